import InterfaceAssets
public import InterfaceTraits

extension ImageAsset {
  /// A variant of an image: a file, and its stretching and alignment.
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
    /// The number of pixels of the file per point, or `nil` for a vector and for a raster of
    /// unspecified scale, which has one.
    public let scale: Double?
    /// The insets of the edges that keep their size when the image is stretched, in points, or
    /// `nil` if it stretches as a whole.
    public let capInsets: LayoutInsets?
    /// The insets of the alignment rectangle within the image, in points.
    public let alignmentInsets: LayoutInsets

    private let file: AssetFile?
    private let resizing: ImageResizing?

    /// Creates a variant from a file.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - capInsets: The insets of the edges that keep their size when the image is stretched, in
    ///     points, or `nil` if it stretches as a whole.
    ///   - alignmentInsets: The insets of the alignment rectangle within the image, in points.
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

    /// Creates the variant in a slot, or returns `nil` if the slot is empty.
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

    /// The size, in points, or `nil` if the file is missing or its header cannot be read.
    ///
    /// It is the file's size in pixels divided by its scale, or a vector's own size.
    public var size: LayoutSize? {
      var headers = ImageHeaderMemo()
      return ImageMatch(
        slot: slot(for: TraitCollection(displayScale: scale)), renderingIntent: nil,
        preservesVectorRepresentation: false
      ).pointSize(using: &headers)
    }

    /// Returns the catalog slot of the variant when it is registered for some traits.
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
