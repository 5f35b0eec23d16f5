/// An image with all its variants.
package struct ImageSet: Sendable {
  /// The rendering mode of an image.
  package enum RenderingIntent: String, Hashable, Sendable {
    /// The opaque parts are drawn in the tint color.
    case template
    /// The image is drawn with its own colors.
    case original
  }

  /// The properties common to all assets.
  package var asset: Asset
  /// The variants in the order of the file, including empty ones.
  package var slots: [ImageSlot]
  /// The rendering mode of the image, or `nil` if the context that shows it decides.
  package var renderingIntent: RenderingIntent?
  /// Whether a vector is preserved for sizes other than its own.
  package var preservesVectorRepresentation: Bool

  package init(
    asset: Asset, slots: [ImageSlot], renderingIntent: RenderingIntent? = nil,
    preservesVectorRepresentation: Bool = false
  ) {
    self.asset = asset
    self.slots = slots
    self.renderingIntent = renderingIntent
    self.preservesVectorRepresentation = preservesVectorRepresentation
  }
}
