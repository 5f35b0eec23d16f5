import InterfaceSource

extension DiagnosticCatalog {
  /// What decoding and validation report about constraints.
  static let constraints: [Entry] = [
    Entry(
      "bad-layout-attribute", .error, "The value is not a layout attribute.",
      "The constraint is left out. The note names all attributes."),
    Entry(
      "bad-multiplier", .error, "The value is not a multiplier.",
      "A multiplier is a number, a:b or a/b with b not 0. 1 is assumed."),
    Entry(
      "bad-priority", .error, "The priority is not between 1 and 1000.",
      "1000, required, is assumed."),
    Entry(
      "bad-relation", .error, "The value is not a relation.",
      "Relations are equal, lessThanOrEqual and greaterThanOrEqual. equal is assumed."),
    Entry(
      "constraint-outside-owner", .error,
      "A constraint names an item that is not inside the view that owns it.",
      "UIKit raises an exception for such a constraint. Move it to a view that contains both items."
    ),
    Entry(
      "constraint-without-attribute", .error,
      "The constraint does not say which attribute it is about.",
      "It is left out. Add firstAttribute."),
    Entry(
      "constraint-without-second-attribute", .error,
      "The constraint has a second item but no second attribute.",
      "It cannot be understood and is left out. Add secondAttribute, or remove secondItem."),
    Entry(
      "constraint-without-second-item", .error,
      "The constraint has one item, but only a width or a height can stand alone.",
      "Add secondItem and secondAttribute."),
    Entry(
      "constraints-without-auto-layout", .warning,
      "The document has constraints but does not use Auto Layout.",
      "Without useAutolayout=\"YES\" on the root, views are placed by their stored frames and "
        + "autoresizing masks."),
    Entry(
      "incompatible-attributes", .error, "The constraint compares attributes of different kinds.",
      "A width or height can be compared with a width or height, a horizontal position with a "
        + "horizontal position, and a vertical one with a vertical one."),
    Entry(
      "mixed-directions", .error,
      "The constraint compares leading or trailing with left or right.",
      "UIKit raises an exception for such a constraint: leading is not always on the left. Use "
        + "leading and trailing for both, or left and right for both."),
    Entry(
      "zero-multiplier", .warning, "The multiplier is 0.",
      "The second item has no part in the constraint then. Give another multiplier, or remove "
        + "secondItem and secondAttribute."),
  ]
}
