import InterfaceModel
import InterfaceTraits

/// The values of elements that the model stores unprocessed: states, configurations, layouts.
extension Element {
  /// Returns the child color for a key, or `nil` if it is absent or something else.
  func color(_ key: PropertyKey) -> Color? {
    guard let child = child(key), child.name == .color else { return nil }
    return Color(child.attributes)
  }

  /// Returns the child font for a key, or `nil` if it is absent or something else.
  func font(_ key: PropertyKey) -> FontDescription? {
    guard let child = child(key), child.name == .fontDescription else { return nil }
    return FontDescription(child.attributes)
  }

  /// Returns a text that is declared by an attribute, or by a child if an attribute cannot
  /// represent it.
  func string(_ attribute: AttributeName, _ key: PropertyKey) -> String? {
    attributes[attribute] ?? child(key)?.string
  }

  /// The image that the element names, by a child or else by an attribute.
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

  /// Returns the child size for a key, in points, or `nil` if it is absent.
  func size(_ key: PropertyKey) -> LayoutSize? {
    guard let attributes = child(key)?.attributes else { return nil }
    return LayoutSize(
      width: attributes.number(.width) ?? 0, height: attributes.number(.height) ?? 0)
  }

  /// Returns the absolute insets for a key, in points, or `nil` if they are absent.
  func insets(_ key: PropertyKey) -> LayoutInsets? {
    guard let attributes = child(key)?.attributes else { return nil }
    return LayoutInsets(
      top: attributes.number(.minY) ?? 0, left: attributes.number(.minX) ?? 0,
      bottom: attributes.number(.maxY) ?? 0, right: attributes.number(.maxX) ?? 0)
  }

  /// Returns the directional insets for a key, in points, with leading as left, or `nil` if they
  /// are absent.
  func directionalInsets(_ key: PropertyKey) -> LayoutInsets? {
    guard let attributes = child(key)?.attributes else { return nil }
    return LayoutInsets(
      top: attributes.number(.top) ?? 0, left: attributes.number(.leading) ?? 0,
      bottom: attributes.number(.bottom) ?? 0, right: attributes.number(.trailing) ?? 0)
  }
}
