import InterfaceModel
import InterfaceTraits

/// Writes the values of keyed properties.
enum PropertyJSON {
  static func write(_ value: PropertyValue, to writer: inout JSONWriter) {
    switch value {
    case .null: writer.null()
    case .bool(let flag): writer.value(flag)
    case .number(let number): writer.value(number)
    case .string(let text): writer.value(text)
    case .rect(let rect): writer.value(rect)
    case .size(let size): write([size.width, size.height], to: &writer)
    case .point(let point): write([point.x, point.y], to: &writer)
    case .insets(let insets): write(insets, "left", "right", to: &writer)
    case .directionalInsets(let insets): write(insets, "leading", "trailing", to: &writer)
    case .color(let color): write(color, to: &writer)
    case .font(let font): write(font, to: &writer)
    case .attributedString(let string): write(string, to: &writer)
    case .image(let image): write(image, to: &writer)
    case .element(let element): write(element, to: &writer)
    }
  }

  static func write(_ image: ImageReference, to writer: inout JSONWriter) {
    writer.object { member in
      member.member("image", image.name)
      if image.isSymbol { member.member("catalog", "system") }
      if let scale = image.symbolScale { member.member("symbolScale", scale) }
      if let mode = image.renderingMode { member.member("renderingMode", mode) }
    }
  }

  private static func write(_ numbers: [Double], to writer: inout JSONWriter) {
    writer.array(numbers) { writer, number in writer.value(number) }
  }

  private static func write(
    _ insets: EdgeInsets, _ near: String, _ far: String, to writer: inout JSONWriter
  ) {
    writer.object { member in
      member.member("top", insets.top)
      member.member(near, insets.left)
      member.member("bottom", insets.bottom)
      member.member(far, insets.right)
    }
  }

  private static func write(_ color: Color, to writer: inout JSONWriter) {
    writer.object { member in
      switch color.name {
      case .system(let name): member.member("systemColor", name)
      case .legacySystem(let name): member.member("cocoaTouchSystemColor", name)
      case .asset(let name): member.member("name", name)
      case .catalog(let name): member.member("catalogColor", name)
      case nil: break
      }
      let parts: KeyValuePairs<String, Double> =
        switch color.components {
        case .rgb(let red, let green, let blue, let alpha):
          ["red": red, "green": green, "blue": blue, "alpha": alpha]
        case .gray(let white, let alpha): ["white": white, "alpha": alpha]
        case .cmyk(let cyan, let magenta, let yellow, let black, let alpha):
          ["cyan": cyan, "magenta": magenta, "yellow": yellow, "black": black, "alpha": alpha]
        case nil: [:]
        }
      for (name, value) in parts { member.member(name, value) }
      if let space = color.space { member.member("colorSpace", space) }
    }
  }

  private static func write(_ font: FontDescription, to writer: inout JSONWriter) {
    writer.object { member in
      switch font.face {
      case .system(let weight, let isItalic):
        member.member("type", "system")
        member.member("weight", weight.rawValue)
        if isItalic { member.member("italic", true) }
      case .style(let style): member.member("style", style)
      case .named(let name, let family):
        member.member("name", name)
        member.member("family", family)
      }
      if let size = font.pointSize { member.member("pointSize", size) }
      if let size = font.sizeName { member.member("size", size) }
    }
  }

  private static func write(_ string: AttributedString, to writer: inout JSONWriter) {
    writer.object { member in
      member.key("fragments")
      member.array(string.fragments) { writer, fragment in
        writer.object { member in
          member.member("content", fragment.content)
          if let font = fragment.font {
            member.key("font")
            write(font, to: &member)
          }
          if let color = fragment.color {
            member.key("color")
            write(color, to: &member)
          }
          if let style = fragment.paragraphStyle {
            member.key("paragraphStyle")
            write(style, to: &member)
          }
          if fragment.kern != 0 { member.member("kern", fragment.kern) }
          if fragment.isUnderlined { member.member("underlined", true) }
        }
      }
    }
  }

  private static func write(
    _ style: AttributedString.ParagraphStyle, to writer: inout JSONWriter
  ) {
    let lengths: KeyValuePairs<String, Double> = [
      "lineSpacing": style.lineSpacing, "lineHeightMultiple": style.lineHeightMultiple,
      "minimumLineHeight": style.minimumLineHeight, "paragraphSpacing": style.paragraphSpacing,
      "paragraphSpacingBefore": style.paragraphSpacingBefore, "headIndent": style.headIndent,
      "firstLineHeadIndent": style.firstLineHeadIndent,
    ]
    writer.object { member in
      if let alignment = style.alignment { member.member("alignment", alignment) }
      if let mode = style.lineBreakMode { member.member("lineBreakMode", mode) }
      for (name, length) in lengths where length != 0 { member.member(name, length) }
    }
  }

  /// An element without a type of its own: its name, attributes, text and children.
  private static func write(_ element: Element, to writer: inout JSONWriter) {
    writer.object { member in
      member.member("element", element.spelling)
      if let key = element.key { member.member("key", key.spelling) }
      let known = element.attributes.known.filter { $0.name != .key }
        .sorted { $0.name.rawValue < $1.name.rawValue }
      if !known.isEmpty || !element.attributes.unknown.isEmpty {
        member.key("attributes")
        member.object { member in
          for attribute in known {
            member.key(attribute.name.spelling)
            AttributesJSON.write(attribute, on: element.name, to: &member)
          }
          for attribute in element.attributes.unknown {
            member.member(attribute.name, attribute.value)
          }
        }
      }
      if let text = element.text { member.member("text", text) }
      if !element.children.isEmpty {
        member.key("children")
        member.array(element.children) { writer, child in write(child, to: &writer) }
      }
    }
  }
}
