package import InterfaceModel
package import InterfaceResolution
package import PlatformFacts

/// What a picture shows besides the document: images and named colours, handed in by whoever reads
/// catalogs.
package struct PreviewAssets: Sendable {
  /// The bytes of a catalog's file; nil when it is not at hand.
  ///
  /// PNG and JPEG are drawn.
  package var bytes: @Sendable (ResolvedAsset) -> [UInt8]?
  /// What is known of an image that a button, bar item or segment names.
  package var image: @Sendable (ImageReference) -> ResolvedImage?
  /// A catalog's colour in sRGB.
  package var color: @Sendable (String) -> RGBA?

  /// Creates assets; without arguments there are none, and placeholders are drawn.
  package init(
    bytes: @escaping @Sendable (ResolvedAsset) -> [UInt8]? = { _ in nil },
    image: @escaping @Sendable (ImageReference) -> ResolvedImage? = { _ in nil },
    color: @escaping @Sendable (String) -> RGBA? = { _ in nil }
  ) {
    self.bytes = bytes
    self.image = image
    self.color = color
  }
}
