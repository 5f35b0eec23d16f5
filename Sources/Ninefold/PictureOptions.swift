package import InterfacePicture

/// What is drawn of a document, and how.
package struct PictureOptions: Sendable {
  /// Whether to draw sheets only.
  package var sheetsOnly = false
  /// What changes from row to row and from column to column of a sheet; nil for no such sheet.
  package var matrix: (rows: SheetAxis, columns: SheetAxis)?
  /// What is drawn over the scenes.
  package var overlays: Overlays = []
  /// Counts the texts that stay texts where they are drawn as outlines; nil where all are texts.
  package var outlinedTexts: TextTally?

  /// Pictures of everything, without a matrix and overlays.
  package init() {}
}
