import InterfaceAssets
public import InterfaceTraits

extension ImageAsset {
  /// A variant of an image: a file, and how it is stretched and aligned.
  ///
  /// ```swift
  /// let image = ImageAsset.Image(
  ///   Assets.File(path: "bubble.png") { limit in Array(bytes.prefix(limit)) },
  ///   capInsets: LayoutInsets(top: 8, left: 8, bottom: 8, right: 8))
  /// print(image.path, image.size ?? .zero)
  /// ```
  public struct Image: Sendable {
    /// The file's path.
    public let path: String
    /// How many pixels of the file a point has; nil for a vector, and a raster of which it is one.
    public let scale: Double?
    /// What keeps its size at the edges when the image is stretched, in points; nil when it stretches as a
    /// whole.
    public let capInsets: LayoutInsets?
    /// How far the rectangle that constraints act on lies within the image, in points.
    public let alignmentInsets: LayoutInsets

    private let file: AssetFile?
    private let resizing: ImageResizing?

    /// Creates a variant.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - capInsets: What keeps its size at the edges when the image is stretched, in points; nil when it
    ///     stretches as a whole.
    ///   - alignmentInsets: How far the rectangle that constraints act on lies within the image, in
    ///     points.
    public init(
      _ file: Assets.File, capInsets: LayoutInsets? = nil, alignmentInsets: LayoutInsets = .zero
    ) {
      path = file.file.path
      scale = nil
      self.file = file.file
      self.capInsets = capInsets
      self.alignmentInsets = alignmentInsets
      resizing = nil
    }

    /// The variant in a slot; nil for an empty one.
    init?(_ slot: ImageSlot) {
      guard let fileName = slot.fileName else { return nil }
      let match = ImageMatch(
        slot: slot, renderingIntent: nil, preservesVectorRepresentation: false)
      path = slot.file?.path ?? fileName
      scale = slot.scale
      file = slot.file
      capInsets = match.capInsets
      alignmentInsets = match.alignmentInsets ?? .zero
      resizing = slot.resizing
    }

    /// The size, in points: the file's pixels by its scale, or a vector's own; nil when the file is missing, or
    /// its header says nothing that is understood.
    public var size: LayoutSize? {
      var headers = ImageHeaderMemo()
      return ImageMatch(
        slot: slot(for: TraitCollection(displayScale: scale)), renderingIntent: nil,
        preservesVectorRepresentation: false
      ).pointSize(using: &headers)
    }

    /// The slot of the variant when it is registered for some traits.
    func slot(for traits: TraitCollection) -> ImageSlot {
      let factor = traits.displayScale ?? 1
      func pixels(_ insets: LayoutInsets) -> LayoutInsets {
        LayoutInsets(
          top: insets.top * factor, left: insets.left * factor, bottom: insets.bottom * factor,
          right: insets.right * factor)
      }
      let ownResizing =
        resizing
        ?? capInsets.map {
          ImageResizing(
            mode: .nineParts, capInsets: pixels($0), centerMode: .stretch, center: nil)
        }
      return ImageSlot(
        conditions: SlotConditions(registering: traits), scale: traits.displayScale,
        fileName: path, file: file, resizing: ownResizing,
        alignmentInsets: alignmentInsets == .zero ? nil : pixels(alignmentInsets), range: .start)
    }
  }
}
