import InterfaceTraits

/// The classes and labels of elements.
enum InterfaceBuilderClass {
  /// The classes of elements, other than views, whose class is not their name with a prefix.
  ///
  /// Source: the names of UIKit's and GLKit's classes.
  private static let classes: [String: String] = [
    "customObject": "NSObject", "placeholder": "UIProxyObject", "exit": "UIStoryboardExit",
    "viewLayoutGuide": "UILayoutGuide", "viewControllerLayoutGuide": "UILayoutGuide",
    "viewControllerPlaceholder": "UIStoryboardPlaceholder",
    "glkViewController": "GLKViewController", "avPlayerViewController": "AVPlayerViewController",
    "hostingController": "UIHostingController",
  ]

  /// Returns the class of an element without custom class.
  static func name(of element: String, isMac: Bool) -> String {
    if !isMac, let name = classes[element] ?? PlatformClass.ofElements[element] { return name }
    if element == "customObject" { return "NSObject" }
    return (isMac ? "NS" : "UI") + capitalized(element)
  }

  /// Returns the label of an object: its own, or its element's name as separate words.
  static func label(of object: InterfaceBuilderObject) -> String {
    if let label = object.attributes["userLabel"] { return label }
    switch object.element {
    case "placeholder":
      switch object.attributes["placeholderIdentifier"] {
      case "IBFilesOwner": return "File's Owner"
      case "IBFirstResponder": return "First Responder"
      case let other: return other ?? "Placeholder"
      }
    case "viewLayoutGuide":
      return object.attributes["key"] == "safeArea" ? "Safe Area" : "Layout Guide"
    default: break
    }
    var label = ""
    for scalar in capitalized(object.element).unicodeScalars {
      if (0x41...0x5A).contains(scalar.value), !label.isEmpty { label += " " }
      label.unicodeScalars.append(scalar)
    }
    return label
  }

  private static func capitalized(_ element: String) -> String {
    guard let first = element.unicodeScalars.first, (0x61...0x7A).contains(first.value),
      let capital = Unicode.Scalar(first.value - 0x20)
    else { return element }
    return String(capital) + String(String.UnicodeScalarView(element.unicodeScalars.dropFirst()))
  }
}
