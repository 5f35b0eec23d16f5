import InterfaceTraits

/// The platform's classes that elements stand for.
enum ElementClass {
  /// The name of the class of an element such as `tableViewCell`.
  ///
  /// What is no view of the vocabulary is taken to have the name of its class, without `UI` and with a small first letter.
  static func name(of element: String) -> String {
    PlatformClass.ofElements[element] ?? "UI" + element.prefix(1).uppercased() + element.dropFirst()
  }
}
