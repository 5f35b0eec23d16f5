package import InterfaceSource

/// The kinds that `DecodeConstraints` reports, about invalid constraints, variations and masks.
extension DiagnosticKind {
  package static let badLayoutAttribute = DiagnosticKind(
    "bad-layout-attribute", .error, .constraints,
    summary: "The value is not a layout attribute.",
    rationale: "The constraint cannot be interpreted and is ignored.",
    remedy: "Use one of the layout attributes that the note lists.")

  package static let badMultiplier = DiagnosticKind(
    "bad-multiplier", .error, .constraints,
    summary: "The value is not a multiplier.",
    rationale: "A multiplier is a number, or a ratio a:b or a/b in which b is not 0. 1 is assumed.",
    remedy: "Write the multiplier as a number or a ratio.")

  package static let badPriority = DiagnosticKind(
    "bad-priority", .error, .constraints,
    summary: "The priority of a constraint is not between 1 and 1000.",
    rationale: "UIKit has no other priorities. 1000 (required) is assumed.",
    remedy: "Use a number from 1 to 1000.")

  package static let badRelation = DiagnosticKind(
    "bad-relation", .error, .constraints,
    summary: "The value is not a relation.",
    rationale: "The relations are equal, lessThanOrEqual and greaterThanOrEqual. equal is assumed.",
    remedy: "Use one of the three, or omit the attribute for equal.")

  package static let constraintWithoutAttribute = DiagnosticKind(
    "constraint-without-attribute", .error, .constraints,
    summary: "A constraint has no first attribute.",
    rationale: "The constraint does not specify what it constrains and is ignored.",
    remedy: "Add firstAttribute.")

  package static let badMask = DiagnosticKind(
    "bad-mask", .error, .variations,
    summary: "The key of a mask is neither subviews nor constraints.",
    rationale:
      "Masks can install and uninstall only subviews and constraints. This mask is ignored.",
    remedy: "Use subviews or constraints as the key.")

  package static let badVariationKey = DiagnosticKind(
    "bad-variation-key", .error, .variations,
    summary: "The key of a variation is invalid.",
    rationale:
      "A key is 'default', or parts such as heightClass=regular that are joined by '-' and name "
      + "each trait once. The variation is ignored.",
    remedy: "Correct the key.")

  package static let nestedVariation = DiagnosticKind(
    "nested-variation", .error, .variations,
    summary: "A variation is inside another variation.",
    rationale: "The format does not allow nested variations. The inner one is ignored.",
    remedy: "Combine the two keys in one variation next to the outer one.")
}
