public import InterfacePicture

/// Options for drawing a document.
///
/// ```swift
/// var options = PictureOptions()
/// options.overlays = [.constraints, .safeArea]
/// for picture in compilation.pictures(options) { print(picture.title, picture.svg.count) }
/// ```
public struct PictureOptions: Sendable {
  /// A Boolean value that indicates whether to draw only sheets.
  public var sheetsOnly = false
  /// The axes that vary between the rows and between the columns of a sheet, or `nil` for no such
  /// sheet.
  public var matrix: (rows: SheetAxis, columns: SheetAxis)?
  /// The overlays drawn over the scenes.
  public var overlays: Overlays = []
  /// The device drawn around scenes that fill its screen.
  public var bezel = Bezel.none
  /// Counts the texts that remain text although outlines were requested, or `nil` if all text stays
  /// text.
  package var outlinedTexts: TextTally?

  /// Creates options for all pictures, without a matrix, overlays or devices.
  public init() {}
}
