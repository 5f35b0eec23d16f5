package import InterfaceModel
import InterfaceSource
package import PlatformFacts

/// The conversion that Interface Builder's compiler applies to the components of a document's
/// colors.
///
/// In a document that matches colors (`colorMatched`), those in Generic RGB become sRGB. All
/// others, and all colors of other documents, stay unchanged. This is the only implementation, used
/// for pictures, rules, and files alike.
package struct ColorMatching: Hashable, Sendable {
  /// The name of Generic RGB in documents.
  private static let genericRGB = "calibratedRGB"

  private let isColorMatched: Bool

  /// Creates the color matching for a document's settings.
  package init(_ settings: DocumentSettings) {
    isColorMatched = settings.isColorMatched
  }

  /// Creates a matching that changes no colors.
  package init() {
    isColorMatched = false
  }

  /// Returns a color as the compiler converts it.
  package func matched(_ color: Color) -> Color {
    guard isColorMatched, color.space == Self.genericRGB,
      case .rgb(let red, let green, let blue, let alpha) = color.components
    else { return color }
    let sRGB = GenericRGB.sRGB(red: red, green: green, blue: blue)
    return Color(
      name: color.name,
      components: .rgb(red: sRGB.red, green: sRGB.green, blue: sRGB.blue, alpha: alpha),
      space: "sRGB")
  }

  /// Returns the color given by the components, in sRGB, or `nil` if the color has no components.
  package func components(of color: Color) -> RGBA? { matched(color).components.map { RGBA($0) } }

  /// Returns a value with its colors as the compiler converts them.
  package func matched(_ value: PropertyValue) -> PropertyValue {
    guard isColorMatched else { return value }
    switch value {
    case .color(let color): return .color(matched(color))
    case .attributedString(var string):
      for index in string.fragments.indices {
        string.fragments[index].color = string.fragments[index].color.map { matched($0) }
        string.fragments[index].extras = string.fragments[index].extras.map { matched($0) }
      }
      return .attributedString(string)
    case .element(let element): return hasGeneric(element) ? .element(matched(element)) : value
    case .null, .bool, .number, .string, .rect, .size, .point, .insets, .directionalInsets, .font,
      .image:
      return value
    }
  }

  /// Returns whether a descendant's color is in Generic RGB; such colors are rare, and other
  /// elements are not copied.
  private func hasGeneric(_ element: Element) -> Bool {
    if element.name == .color { return Color(element.attributes).space == Self.genericRGB }
    return element.children.contains { hasGeneric($0) }
  }

  /// Returns an element with its colors as the compiler converts them.
  private func matched(_ element: Element) -> Element {
    var element = element
    element.children = element.children.map { matched($0) }
    guard element.name == .color else { return element }
    let color = Color(element.attributes)
    let compiled = matched(color)
    guard compiled != color, case .rgb(let red, let green, let blue, _) = compiled.components else {
      return element
    }
    let values: [AttributeName: String] = [
      .red: "\(red)", .green: "\(green)", .blue: "\(blue)", .colorSpace: "custom",
      .customColorSpace: "sRGB",
    ]
    for index in element.attributes.known.indices {
      let name = element.attributes.known[index].name
      if let value = values[name] { element.attributes.known[index].value = value }
    }
    if element.attributes[.customColorSpace] == nil {
      element.attributes.known.append(
        Attribute(name: .customColorSpace, value: "sRGB", range: .start))
    }
    return element
  }
}
