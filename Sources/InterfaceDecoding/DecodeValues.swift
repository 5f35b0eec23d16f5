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
    case .attributedString: return .attributedString(AttributedString(element(node)))
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

  /// The text of a `<string>`.
  func stringContent(_ node: Int32) -> String {
    Base64.text(text(node) ?? "", isEncoded: value(node, .base64UTF8) == "YES")
  }

  func color(_ node: Int32) -> Color { Color(attributes(node)) }

  func font(_ node: Int32) -> FontDescription { FontDescription(attributes(node)) }

  func imageReference(_ attributes: Attributes) -> ImageReference { ImageReference(attributes) }
}
