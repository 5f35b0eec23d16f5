import InterfaceModel
import InterfaceTraits

extension DocumentDecoder {
  /// Returns the property for a keyed child, or `nil` if the child has no key or an unknown one.
  func property(_ node: Int32) -> Property? {
    property(node, key(node))
  }

  /// Returns the property of a child whose key is already known.
  func property(_ node: Int32, _ key: PropertyKey?) -> Property? {
    guard let key else { return nil }
    return Property(key: key, value: propertyValue(node), range: range(node))
  }

  func propertyValue(_ node: Int32) -> PropertyValue {
    switch name(node) {
    case .nil: return .null
    case .bool: return .bool(value(node, .value) == "YES")
    case .real, .integer:
      return .number(number(node, .value) ?? 0)
    case .string, .mutableString: return .string(stringContent(node))
    case .rect:
      return .rect(
        LayoutRect(
          x: number(node, .x) ?? 0, y: number(node, .y) ?? 0,
          width: number(node, .width) ?? 0, height: number(node, .height) ?? 0))
    case .size: return .size(size(node))
    case .point: return .point(LayoutPoint(x: number(node, .x) ?? 0, y: number(node, .y) ?? 0))
    case .edgeInsets:
      return .insets(
        LayoutInsets(
          top: number(node, .top) ?? 0, left: number(node, .left) ?? 0,
          bottom: number(node, .bottom) ?? 0, right: number(node, .right) ?? 0))
    case .inset: return .insets(inset(node))
    case .directionalEdgeInsets:
      return .directionalInsets(
        LayoutInsets(
          top: number(node, .top) ?? 0, left: number(node, .leading) ?? 0,
          bottom: number(node, .bottom) ?? 0, right: number(node, .trailing) ?? 0))
    case .color: return .color(Color(attributes(node)))
    case .fontDescription: return .font(FontDescription(attributes(node)))
    case .attributedString: return .attributedString(AttributedString(element(node)))
    case .imageReference: return .image(ImageReference(attributes(node)))
    default: return .element(element(node))
    }
  }

  func size(_ node: Int32) -> LayoutSize {
    LayoutSize(width: number(node, .width) ?? 0, height: number(node, .height) ?? 0)
  }

  /// Returns the value of an `<inset>`, in which a tiny sentinel (the least normal number)
  /// represents an explicit zero.
  private func inset(_ node: Int32) -> LayoutInsets {
    func length(_ name: AttributeName) -> Double {
      let value = number(node, name) ?? 0
      return abs(value) < 1e-300 ? 0 : value
    }
    return LayoutInsets(
      top: length(.minY), left: length(.minX), bottom: length(.maxY), right: length(.maxX))
  }

  /// Returns the text of a `<string>`.
  func stringContent(_ node: Int32) -> String {
    Base64.text(text(node) ?? "", isEncoded: value(node, .base64UTF8) == "YES")
  }
}
