/// An image in all its variants.
package struct ImageSet: Sendable {
  /// How an image is drawn.
  package enum RenderingIntent: String, Hashable, Sendable {
    /// Its opaque parts are drawn in the tint colour.
    case template
    /// It is drawn as it is.
    case original
  }

  /// The name and place of the set.
  package var asset: Asset
  /// The variants in the order of the file, empty ones too.
  package var slots: [ImageSlot]
  /// How the image is drawn; nil leaves it to where it stands.
  package var renderingIntent: RenderingIntent?
  /// Whether a vector is kept for sizes other than its own.
  package var preservesVectorRepresentation: Bool

  /// Creates an image set.
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
