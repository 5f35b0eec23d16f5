package import InterfaceSource

/// The kinds that `CheckVariations` reports, about the keys and overrides of variations.
extension DiagnosticKind {
  package static let fixedAttributeVaried = DiagnosticKind(
    "fixed-attribute-varied", .warning, .variations,
    summary: "A variation overrides an attribute that cannot vary.",
    rationale:
      "Only the constant of a constraint and whether it is installed can vary; its items, "
      + "attributes, relation and priority cannot. The override is ignored.",
    remedy: "Declare a second object, and use masks to install one of the two in each variation.")

  package static let idInVariation = DiagnosticKind(
    "id-in-variation", .error, .variations,
    summary: "A variation contains an object with an id.",
    rationale:
      "Variations override and install objects that are declared outside. Nothing can refer to "
      + "an object inside a variation.",
    remedy: "Declare the object outside the variation, and install it with a mask.")

  package static let nonCanonicalVariationKey = DiagnosticKind(
    "non-canonical-variation-key", .warning, .variations,
    summary: "The parts of a variation key are not in alphabetical order.",
    rationale:
      "Interface Builder always writes the parts in this order, so the key was edited by hand. "
      + "The variation is treated as if the order were correct.",
    remedy: "Order the parts by trait name.")

  package static let duplicateVariationKey = DiagnosticKind(
    "duplicate-variation-key", .warning, .variations,
    summary: "Two variations of one object have the same key.",
    rationale: "If both override the same property, the later one wins.",
    remedy: "Merge the two variations."
  ).aliased("repeated-variation-key")

  package static let unknownSizeClass = DiagnosticKind(
    "unknown-size-class", .warning, .variations,
    summary: "A variation key names a size class that does not exist.",
    rationale: "The size classes are compact and regular. The variation never applies.",
    remedy: "Correct the size class, or omit the trait from the key for any.")

  package static let unknownTrait = DiagnosticKind(
    "unknown-trait", .warning, .variations,
    summary: "A variation key names an unknown trait.",
    rationale: "The variation never applies. Each trait is reported once per document.",
    remedy: "Correct the name of the trait, or remove the variation.")

  package static let variationOrder = DiagnosticKind(
    "variation-order", .warning, .variations,
    summary: "Variations are not in the order in which they apply.",
    rationale:
      "Variations apply by number of parts, fewest first, and then by name, regardless of their "
      + "order in the file. A different order in the file is misleading.",
    remedy: "Order the variations by number of parts, then by name.")

  package static let variationsWithoutTraitCollections = DiagnosticKind(
    "variations-without-trait-collections", .warning, .variations,
    summary: "The document has variations but does not use trait collections.",
    rationale:
      "Without useTraitCollections=\"YES\" on the root element, variations are not applied. "
      + "Xcode opens, saves and builds such documents without a warning.",
    remedy: "Add useTraitCollections=\"YES\" to the root element, or remove the variations.")
}
