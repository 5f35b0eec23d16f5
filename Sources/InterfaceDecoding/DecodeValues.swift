import InterfaceModel
import InterfaceSource
import InterfaceTraits

extension DocumentDecoder {
  /// The property that a keyed child is; nil when the child has no key or one that is unknown.
  func property(_ node: Int32) -> Property? {
    guard let key = key(node) else { return nil }
    return Property(key: key, value: propertyValue(node), range: range(node))
  }

  func propertyValue(_ node: Int32) -> PropertyValue {
    switch name(node) {
    case .nil: return .null
    case .bool: return .bool(value(node, .value) == "YES")
    case .real, .integer:
      return .number(attributes(node).number(.value) ?? 0)
    case .string, .mutableString: return .string(stringContent(node))
    case .rect:
      let attributes = attributes(node)
      return .rect(
        Rect(
          x: attributes.number(.x) ?? 0, y: attributes.number(.y) ?? 0,
          width: attributes.number(.width) ?? 0, height: attributes.number(.height) ?? 0))
    case .size: return .size(size(node))
    case .point:
      let attributes = attributes(node)
      return .point(Point(x: attributes.number(.x) ?? 0, y: attributes.number(.y) ?? 0))
    case .edgeInsets:
      let attributes = attributes(node)
      return .insets(
        EdgeInsets(
          top: attributes.number(.top) ?? 0, left: attributes.number(.left) ?? 0,
          bottom: attributes.number(.bottom) ?? 0, right: attributes.number(.right) ?? 0))
    case .inset: return .insets(inset(node))
    case .directionalEdgeInsets:
      let attributes = attributes(node)
      return .directionalInsets(
        EdgeInsets(
          top: attributes.number(.top) ?? 0, left: attributes.number(.leading) ?? 0,
          bottom: attributes.number(.bottom) ?? 0, right: attributes.number(.trailing) ?? 0))
    case .color: return .color(color(node))
    case .fontDescription: return .font(font(node))
    case .attributedString: return .attributedString(attributedString(node))
    case .imageReference: return .image(imageReference(attributes(node)))
    default: return .element(element(node))
    }
  }

  func size(_ node: Int32) -> Size {
    let attributes = attributes(node)
    return Size(width: attributes.number(.width) ?? 0, height: attributes.number(.height) ?? 0)
  }

  /// `<inset>` whose tiny sentinel (the least normal number) stands for an explicit zero.
  private func inset(_ node: Int32) -> EdgeInsets {
    let attributes = attributes(node)
    func length(_ name: AttributeName) -> Double {
      let value = attributes.number(name) ?? 0
      return abs(value) < 1e-300 ? 0 : value
    }
    return EdgeInsets(
      top: length(.minY), left: length(.minX), bottom: length(.maxY), right: length(.maxX))
  }

  /// The text of a `<string>`, which may be base64 of UTF-8 with its padding stripped.
  func stringContent(_ node: Int32) -> String {
    let text = text(node) ?? ""
    guard value(node, .base64UTF8) == "YES" else { return text }
    return Base64.decode(text).map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  func color(_ node: Int32) -> Color {
    let attributes = attributes(node)
    let alpha = attributes.number(.alpha) ?? 1
    var components: Color.Components?
    if let red = attributes.number(.red), let green = attributes.number(.green),
      let blue = attributes.number(.blue)
    {
      components = .rgb(red: red, green: green, blue: blue, alpha: alpha)
    } else if let white = attributes.number(.white) {
      components = .gray(white: white, alpha: alpha)
    } else if let cyan = attributes.number(.cyan), let magenta = attributes.number(.magenta),
      let yellow = attributes.number(.yellow), let black = attributes.number(.black)
    {
      components = .cmyk(
        cyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
    }
    var name: Color.Name?
    if let system = attributes[.systemColor] ?? attributes[.xcode11CocoaTouchSystemColor] {
      name = .system(system)
    } else if let legacy = attributes[.cocoaTouchSystemColor] {
      name = .legacySystem(legacy)
    } else if let asset = attributes[.name] {
      name = attributes[.catalog] == nil ? .asset(asset) : .catalog(asset)
    }
    return Color(
      name: name, components: components,
      space: attributes[.customColorSpace] ?? attributes[.colorSpace])
  }

  func font(_ node: Int32) -> FontDescription {
    let attributes = attributes(node)
    let size = attributes.number(.pointSize)
    let sizeName = attributes[.size].flatMap { DecimalNumber.parse($0) == nil ? $0 : nil }
    if let style = attributes[.style] {
      return FontDescription(face: .style(style), pointSize: nil)
    }
    if attributes[.type] == nil, let name = attributes[.name] {
      return FontDescription(
        face: .named(name: name, family: attributes[.family] ?? name), pointSize: size,
        sizeName: sizeName)
    }
    let type = attributes[.type]
    var weight = attributes[.weight].flatMap { FontDescription.Weight(rawValue: $0) } ?? .regular
    if type == "boldSystem" { weight = .bold }
    return FontDescription(
      face: .system(weight: weight, isItalic: type == "italicSystem"), pointSize: size,
      sizeName: sizeName)
  }

  func imageReference(_ attributes: Attributes) -> ImageReference {
    ImageReference(
      name: attributes[.image] ?? "", isSymbol: attributes[.catalog] == "system",
      symbolScale: attributes[.symbolScale], renderingMode: attributes[.renderingMode])
  }
}
