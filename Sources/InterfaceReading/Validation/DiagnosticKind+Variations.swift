package import InterfaceSource

/// The kinds that `CheckVariations` reports, about the keys and overrides of variations.
extension DiagnosticKind {
  package static let fixedAttributeVaried = DiagnosticKind(
    "fixed-attribute-varied", .warning, .variations,
    summary: "A variation overrides an attribute that cannot vary.",
    rationale:
      "Of a constraint only the constant can vary and whether it is installed, not its items, "
      + "attributes, relation or priority. The override is ignored.",
    cure: "Declare a second object, and install one of the two in each variation with masks.")

  package static let idInVariation = DiagnosticKind(
    "id-in-variation", .error, .variations,
    summary: "An object with an id stands inside a variation.",
    rationale:
      "Variations override and install objects that are declared outside; an object inside "
      + "one cannot be referred to.",
    cure: "Declare the object outside, and install it with a mask.")

  package static let nonCanonicalVariationKey = DiagnosticKind(
    "non-canonical-variation-key", .warning, .variations,
    summary: "The parts of a variation key are not in alphabetical order.",
    rationale:
      "Interface Builder always writes them in that order, so the key was edited by hand. The "
      + "variation is treated as if they were in order.",
    cure: "Order the parts by the names of their traits.")

  package static let duplicateVariationKey = DiagnosticKind(
    "duplicate-variation-key", .warning, .variations,
    summary: "Two variations of one object have the same key.",
    rationale: "Where both override the same thing, the later one wins.",
    cure: "Join the two variations."
  ).aliased("repeated-variation-key")

  package static let unknownSizeClass = DiagnosticKind(
    "unknown-size-class", .warning, .variations,
    summary: "A variation key names a size class that does not exist.",
    rationale: "Size classes are compact and regular. The variation never applies.",
    cure: "Correct the size class, or leave the trait out of the key for any.")

  package static let unknownTrait = DiagnosticKind(
    "unknown-trait", .warning, .variations,
    summary: "A variation key names a trait that is not known.",
    rationale: "The variation never applies. Each trait is reported once per document.",
    cure: "Correct the name of the trait, or remove the variation.")

  package static let variationOrder = DiagnosticKind(
    "variation-order", .warning, .variations,
    summary: "Variations are not in the order in which they apply.",
    rationale:
      "Variations with fewer parts apply first, then by name, in whatever order the file has "
      + "them: a reader of the file is misled.",
    cure: "Order the variations by the number of their parts, then by name.")

  package static let variationsWithoutTraitCollections = DiagnosticKind(
    "variations-without-trait-collections", .warning, .variations,
    summary: "The document has variations but does not use trait collections.",
    rationale:
      "Without useTraitCollections=\"YES\" on the root element the variations are not applied. Xcode opens, saves and "
      + "builds such documents without a word.",
    cure: "Add useTraitCollections=\"YES\" to the root element, or remove the variations.")
}
