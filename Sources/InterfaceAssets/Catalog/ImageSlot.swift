package import InterfaceSource
package import InterfaceTraits

/// A variant of an image.
package struct ImageSlot: Sendable {
  /// The conditions of the variant.
  package var conditions: SlotConditions
  /// The number of pixels per point, or `nil` for a single-scale image, which a vector usually is.
  package var scale: Double?
  /// The name of the file in the folder of `Contents.json`, or `nil` for an empty slot.
  package var fileName: String?
  /// The file, or `nil` for an empty slot or a missing file.
  package var file: AssetFile?
  /// The stretching of the image, or `nil` if it stretches as a whole.
  package var resizing: ImageResizing?
  /// The insets of the alignment rectangle within the image, in pixels of the file.
  package var alignmentInsets: LayoutInsets?
  /// The range of the slot's object in `Contents.json`, empty for a loose file.
  package var range: SourceRange

  package init(
    conditions: SlotConditions, scale: Double?, fileName: String?, file: AssetFile?,
    resizing: ImageResizing? = nil, alignmentInsets: LayoutInsets? = nil, range: SourceRange
  ) {
    self.conditions = conditions
    self.scale = scale
    self.fileName = fileName
    self.file = file
    self.resizing = resizing
    self.alignmentInsets = alignmentInsets
    self.range = range
  }

  /// Whether the file is a vector, according to its name.
  package var isVector: Bool {
    guard let fileName, let dot = fileName.lastIndex(of: ".") else { return false }
    return ["pdf", "svg"].contains(fileName[fileName.index(after: dot)...].lowercased())
  }
}
