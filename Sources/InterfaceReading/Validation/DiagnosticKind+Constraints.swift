package import InterfaceSource

/// The kinds that `CheckConstraints` reports, about single constraints.
extension DiagnosticKind {
  package static let constraintOutsideOwner = DiagnosticKind(
    "constraint-outside-owner", .error, .constraints,
    summary: "A constraint names an item that is neither its owner nor inside it.",
    rationale: "UIKit raises an exception when such a constraint is activated.",
    remedy: "Move the constraint to a view that contains both of its items.")

  package static let constraintWithoutSecondAttribute = DiagnosticKind(
    "constraint-without-second-attribute", .error, .constraints,
    summary: "A constraint has a second item but no second attribute.",
    rationale: "The constraint does not specify what to compare with and is ignored.",
    remedy: "Add secondAttribute, or remove secondItem.")

  package static let constraintWithoutSecondItem = DiagnosticKind(
    "constraint-without-second-item", .error, .constraints,
    summary: "A constraint has one item but needs two.",
    rationale:
      "Only a width or height can be constrained to a constant. The constraint is ignored.",
    remedy: "Add secondItem and secondAttribute.")

  package static let constraintsWithoutAutoLayout = DiagnosticKind(
    "constraints-without-auto-layout", .warning, .constraints,
    summary: "The document has constraints but does not use Auto Layout.",
    rationale:
      "Without useAutolayout=\"YES\" on the root element, views are positioned by their frames "
      + "and autoresizing masks, and constraints have no effect.",
    remedy: "Add useAutolayout=\"YES\" to the root element, or remove the constraints.")

  package static let incompatibleAttributes = DiagnosticKind(
    "incompatible-attributes", .error, .constraints,
    summary: "A constraint compares attributes of different types.",
    rationale:
      "A size can be compared only with a size, a horizontal position only with a horizontal "
      + "position, and a vertical position only with a vertical position. UIKit raises an "
      + "exception for any other pair.",
    remedy: "Correct one of the two attributes.")

  package static let mixedDirections = DiagnosticKind(
    "mixed-directions", .error, .constraints,
    summary: "A constraint compares leading or trailing with left or right.",
    rationale:
      "Leading is on the left in some languages and on the right in others, so UIKit raises an "
      + "exception for such a constraint.",
    remedy: "Use leading and trailing for both items, or left and right for both.")

  package static let zeroMultiplier = DiagnosticKind(
    "zero-multiplier", .warning, .constraints,
    summary: "The multiplier of a constraint is 0.",
    rationale:
      "The second item has no effect in such a constraint. UIKit raises an exception if the "
      + "attributes are positions.",
    remedy: "Use another multiplier, or remove secondItem and secondAttribute.")
}
