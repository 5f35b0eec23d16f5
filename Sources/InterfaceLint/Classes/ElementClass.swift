import InterfaceTraits

/// The platform's classes for elements.
enum ElementClass {
  /// Returns the class name for an element such as `tableViewCell`.
  ///
  /// An element that is not a view of the vocabulary is assumed to have the name of its class,
  /// without `UI` and with a lowercase first letter.
  static func name(of element: String) -> String {
    PlatformClass.ofElements[element] ?? "UI" + element.prefix(1).uppercased() + element.dropFirst()
  }
}
