import InterfaceSource

extension DiagnosticCatalog {
  /// What decoding and validation report about variations and their masks.
  static let variations: [Entry] = [
    Entry(
      "bad-mask", .error, "A mask is about something that masks cannot switch.",
      "Masks switch subviews and constraints. This one is ignored."),
    Entry(
      "bad-variation-key", .error, "The key of a variation cannot be read.",
      "A key is 'default' or parts such as heightClass=regular joined by '-', each trait once. The "
        + "variation is ignored."),
    Entry(
      "contradictory-mask", .warning, "A mask both includes and excludes an object.",
      "The later entry counts. Remove one of them."),
    Entry(
      "dangling-mask-reference", .warning, "A mask names an id that no object has.",
      "The entry is ignored. Remove it."),
    Entry(
      "fixed-attribute-varied", .warning, "A variation overrides an attribute that cannot vary.",
      "Of a constraint only the constant can vary, not its items, attributes or relation. Declare a "
        + "second constraint and switch both with masks."),
    Entry(
      "id-in-variation", .error, "An object with an id stands inside a variation.",
      "Variations switch and override objects that are declared outside. Declare the object there and "
        + "switch it with a mask."),
    Entry(
      "mask-outside-owner", .warning,
      "A mask names an object that does not belong to the mask's owner.",
      "Masks switch direct subviews of their view and constraints that it owns. The entry is ignored."
    ),
    Entry(
      "nested-variation", .error, "A variation stands inside a variation.",
      "The inner one is ignored. Join their keys in one variation beside the other."),
    Entry(
      "non-canonical-variation-key", .warning,
      "The parts of a variation key do not stand in the order of their traits.",
      "Interface Builder always writes them in one order. The variation counts as if they stood so."
    ),
    Entry(
      "repeated-variation-key", .warning, "Two variations of one object have the same key.",
      "Where both say something, the later one wins. Join them."),
    Entry(
      "unknown-size-class", .warning, "A variation key asks for a size class that does not exist.",
      "Keys ask for compact or regular. The variation never applies."),
    Entry(
      "unknown-trait", .warning, "A variation key asks for a trait that is not known.",
      "The variation never applies in the nine cells."),
    Entry(
      "variation-order", .warning, "Variations do not stand in the order in which they apply.",
      "Variations with fewer parts apply first, then by name, wherever they stand. The order in the "
        + "file has no effect, but a reader may think so."),
    Entry(
      "variations-without-trait-collections", .error,
      "The document has variations but does not use trait collections.",
      "Without useTraitCollections=\"YES\" on the root nothing varies on a device."),
  ]
}
