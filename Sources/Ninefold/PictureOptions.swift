public import InterfacePicture

/// What is drawn of a document, and how.
///
/// ```swift
/// var options = PictureOptions()
/// options.overlays = [.constraints, .safeArea]
/// for picture in compilation.pictures(options) { print(picture.title, picture.svg.count) }
/// ```
public struct PictureOptions: Sendable {
  /// Whether to draw sheets only.
  public var sheetsOnly = false
  /// What changes from row to row and from column to column of a sheet; nil for no such sheet.
  public var matrix: (rows: SheetAxis, columns: SheetAxis)?
  /// What is drawn over the scenes.
  public var overlays: Overlays = []
  /// Counts the texts that stay texts where they are drawn as outlines; nil where all are texts.
  package var outlinedTexts: TextTally?

  /// Pictures of everything, without a matrix and overlays.
  public init() {}
}
