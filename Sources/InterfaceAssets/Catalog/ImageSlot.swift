package import InterfaceSource
package import InterfaceTraits

/// One variant of an image.
package struct ImageSlot: Sendable {
  /// Where the variant applies.
  package var conditions: SlotConditions
  /// How many pixels a point has; nil for a single-scale image, which a vector usually is.
  package var scale: Double?
  /// The name of the file beside `Contents.json`; nil for an empty slot.
  package var fileName: String?
  /// The file; nil for an empty slot and when the file is missing.
  package var file: AssetFile?
  /// How the image stretches; nil when it does so as a whole.
  package var resizing: ImageResizing?
  /// How far the alignment rectangle lies within the image, in pixels of the file.
  package var alignmentInsets: LayoutInsets?
  /// The slot's object in `Contents.json`; empty for a loose file.
  package var range: SourceRange

  /// Creates a slot.
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

  /// Whether the file is a vector by its name.
  package var isVector: Bool {
    guard let fileName, let dot = fileName.lastIndex(of: ".") else { return false }
    return ["pdf", "svg"].contains(fileName[fileName.index(after: dot)...].lowercased())
  }
}
