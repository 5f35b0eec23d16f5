import InterfaceXML
package import InterfaceSource

/// A color that a document states by its components.
package struct StatedColor: Sendable {
  package let node: Int
  package let range: SourceRange
  package let red: Double
  package let green: Double
  package let blue: Double
  package let alpha: Double
}

extension ElementIndex {
  /// Returns the colors with components, without conversion between color spaces.
  package func colors() -> [StatedColor] {
    guard let name = xml.number(ofName: "color") else { return [] }
    return xml.nodes.indices.compactMap { node in
      guard xml.nodes[node].name == name else { return nil }
      func number(_ name: String) -> Double? {
        value(name, of: node).flatMap { Double($0) }.map { min(max($0, 0), 1) }
      }
      let alpha = number("alpha") ?? 1
      let range = startTag(node)
      if let red = number("red"), let green = number("green"), let blue = number("blue") {
        return StatedColor(
          node: node, range: range, red: red, green: green, blue: blue, alpha: alpha)
      }
      if let white = number("white") {
        return StatedColor(
          node: node, range: range, red: white, green: white, blue: white, alpha: alpha)
      }
      return nil
    }
  }

  /// Returns the start tag of a color with other components in sRGB, or `nil` if there is no color in
  /// the range.
  package func presentation(
    of range: SourceRange, red: Double, green: Double, blue: Double, alpha: Double
  ) -> (tag: SourceRange, text: String)? {
    guard let place = place(at: Int(range.start)), name(place.node) == "color" else { return nil }
    let tag = startTag(place.node)
    let components = Set([
      "alpha", "black", "catalog", "cocoaTouchSystemColor", "colorSpace", "customColorSpace",
      "cyan",
      "green", "blue", "magenta", "name", "red", "systemColor", "white", "yellow",
    ])
    var text = "<color"
    for attribute in xml.attributes(of: place.node)
    where !components.contains(attributeName(attribute)) {
      text += " " + file.text(self.range(ofAttribute: attribute))
    }
    for (name, value) in [("red", red), ("green", green), ("blue", blue), ("alpha", alpha)] {
      text += " \(name)=\"\(PointText.text(min(max(value, 0), 1)))\""
    }
    text += " colorSpace=\"custom\" customColorSpace=\"sRGB\""
    return (tag, text + (file.text(tag).hasSuffix("/>") ? "/>" : ">"))
  }
}
