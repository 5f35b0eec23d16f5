import InterfaceSource
package import InterfaceTraits

extension DocumentDumper {
  /// Writes properties, on one or several lines each.
  package mutating func dump(_ properties: Properties) {
    for property in properties.all { dump(property.key.spelling, property.value) }
  }

  mutating func dump(_ attribute: RuntimeAttribute) {
    dump("runtime \(attribute.keyPath) (\(attribute.type))", attribute.value)
  }

  private mutating func dump(_ name: String, _ value: PropertyValue) {
    switch value {
    case .element(let element):
      line("\(name):")
      indented { $0.dump(element) }
    case .attributedString(let string):
      line("\(name):")
      indented { $0.dump(string) }
    default: line("\(name): \(Self.description(value))")
    }
  }

  private static func description(_ value: PropertyValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): DumpText.number(value)
    case .string(let text): DumpText.quoted(text)
    case .rect(let rect): description(rect)
    case .size(let size): description(size)
    case .point(let point): "(\(DumpText.number(point.x)), \(DumpText.number(point.y)))"
    case .insets(let insets): "insets \(description(insets, "left", "right"))"
    case .directionalInsets(let insets): "insets \(description(insets, "leading", "trailing"))"
    case .color(let color): description(color)
    case .font(let font): description(font)
    case .image(let image): description(image)
    case .attributedString(let string): DumpText.quoted(string.text)
    case .element(let element): "<\(element.spelling)>"
    }
  }

  private mutating func dump(_ string: AttributedString) {
    for fragment in string.fragments {
      line(DumpText.quoted(fragment.content))
      indented {
        if let font = fragment.font { $0.line("font: \(Self.description(font))") }
        if let color = fragment.color { $0.line("color: \(Self.description(color))") }
        if fragment.kern != 0 { $0.line("kern: \(DumpText.number(fragment.kern))") }
        if fragment.isUnderlined { $0.line("underlined") }
        if let style = fragment.paragraphStyle {
          $0.line("paragraph\($0.description(style.attributes))")
          $0.indented { $0.dump(style.extras) }
        }
        $0.dump(fragment.extras)
      }
    }
    dump(string.extras)
  }

  /// Returns a size as `width × height`.
  package static func description(_ size: LayoutSize) -> String {
    "\(DumpText.number(size.width)) × \(DumpText.number(size.height))"
  }

  static func description(_ rect: LayoutRect) -> String {
    "(\(DumpText.number(rect.x)), \(DumpText.number(rect.y))) \(description(rect.size))"
  }

  private static func description(_ insets: LayoutInsets, _ left: String, _ right: String) -> String
  {
    "top \(DumpText.number(insets.top)) \(left) \(DumpText.number(insets.left)) "
      + "bottom \(DumpText.number(insets.bottom)) \(right) \(DumpText.number(insets.right))"
  }

  /// Returns the description of a stored frame.
  package static func description(_ frame: StoredFrame) -> String {
    switch frame {
    case .rect(let rect): return description(rect)
    case .insets(let minX, let maxX, let width, let minY, let maxY, let height):
      let sides: [(String, Double?)] = [
        ("minX", minX), ("maxX", maxX), ("width", width), ("minY", minY), ("maxY", maxY),
        ("height", height),
      ]
      return "insets"
        + sides.compactMap { name, value in value.map { " \(name) \(DumpText.number($0))" } }
        .joined()
    }
  }

  static func description(_ mask: AutoresizingMask) -> String {
    let names: [(AutoresizingMask, String)] = [
      (.flexibleMinX, "flexibleMinX"), (.widthSizable, "widthSizable"),
      (.flexibleMaxX, "flexibleMaxX"), (.flexibleMinY, "flexibleMinY"),
      (.heightSizable, "heightSizable"), (.flexibleMaxY, "flexibleMaxY"),
    ]
    let set = names.filter { mask.contains($0.0) }.map { " \($0.1)" }
    return set.isEmpty ? " none" : set.joined()
  }

  static func description(_ color: Color) -> String {
    var parts: [String] = []
    switch color.name {
    case .system(let name): parts.append("system color \(name)")
    case .legacySystem(let name): parts.append("legacy color \(name)")
    case .asset(let name): parts.append("named color \(DumpText.quoted(name))")
    case .catalog(let name): parts.append("catalog color \(name)")
    case nil: break
    }
    switch color.components {
    case .rgb(let red, let green, let blue, let alpha):
      parts.append("rgb \(numbers(red, green, blue, alpha))")
    case .gray(let white, let alpha): parts.append("gray \(numbers(white, alpha))")
    case .cmyk(let cyan, let magenta, let yellow, let black, let alpha):
      parts.append("cmyk \(numbers(cyan, magenta, yellow, black, alpha))")
    case nil: break
    }
    if let space = color.space { parts.append("in \(space)") }
    return parts.isEmpty ? "color" : parts.joined(separator: " ")
  }

  private static func numbers(_ values: Double...) -> String {
    values.map { DumpText.number($0) }.joined(separator: " ")
  }

  static func description(_ font: FontDescription) -> String {
    var text =
      switch font.face {
      case .system(let weight, let isItalic):
        "system font \(weight.rawValue)\(isItalic ? " italic" : "")"
      case .style(let style): "text style \(style)"
      case .named(let name, let family): "font \(name) of \(family)"
      }
    if let size = font.pointSize { text += " \(DumpText.number(size))" }
    if let size = font.sizeName { text += " size \(size)" }
    return text
  }

  static func description(_ image: ImageReference) -> String {
    var text = "\(image.isSymbol ? "symbol" : "image") \(DumpText.quoted(image.name))"
    if let scale = image.symbolScale { text += " scale \(scale)" }
    if let mode = image.renderingMode { text += " \(mode)" }
    return text
  }
}
