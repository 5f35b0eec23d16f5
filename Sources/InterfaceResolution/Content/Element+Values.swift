import InterfaceModel
import InterfaceTraits

/// The values of elements that the model stores unprocessed: states, configurations, layouts.
extension Element {
  /// Returns a color among the children, or `nil` if absent or something else.
  func color(_ key: PropertyKey) -> Color? {
    guard let child = child(key), child.name == .color else { return nil }
    return Color(child.attributes)
  }

  /// Returns a font among the children, or `nil` if absent or something else.
  func font(_ key: PropertyKey) -> FontDescription? {
    guard let child = child(key), child.name == .fontDescription else { return nil }
    return FontDescription(child.attributes)
  }

  /// Returns a text that is declared by an attribute, or by a child if an attribute cannot
  /// represent it.
  func string(_ attribute: AttributeName, _ key: PropertyKey) -> String? {
    attributes[attribute] ?? child(key)?.string
  }

  /// The image that the element names, as a child before as an attribute.
  var imageReference: ImageReference? {
    if let child = child(.image), child.name == .imageReference {
      return ImageReference(child.attributes)
    }
    return attributes[.image] == nil ? nil : ImageReference(attributes)
  }

  /// The symbol configuration of the image that the element names, or `nil` if there is none.
  var symbolConfiguration: Element? {
    child(.preferredSymbolConfiguration) ?? child(.preferredSymbolConfigurationForImage)
  }

  /// Returns a size among the children, in points, or `nil` if absent.
  func size(_ key: PropertyKey) -> LayoutSize? {
    guard let attributes = child(key)?.attributes else { return nil }
    return LayoutSize(
      width: attributes.number(.width) ?? 0, height: attributes.number(.height) ?? 0)
  }

  /// Absolute insets among the children, or `nil` if absent.
  func insets(_ key: PropertyKey) -> LayoutInsets? {
    guard let attributes = child(key)?.attributes else { return nil }
    return LayoutInsets(
      top: attributes.number(.minY) ?? 0, left: attributes.number(.minX) ?? 0,
      bottom: attributes.number(.maxY) ?? 0, right: attributes.number(.maxX) ?? 0)
  }

  /// Insets by the direction of reading among the children, leading at the left, or `nil` if
  /// absent.
  func directionalInsets(_ key: PropertyKey) -> LayoutInsets? {
    guard let attributes = child(key)?.attributes else { return nil }
    return LayoutInsets(
      top: attributes.number(.top) ?? 0, left: attributes.number(.leading) ?? 0,
      bottom: attributes.number(.bottom) ?? 0, right: attributes.number(.trailing) ?? 0)
  }
}
