/// A font in a file, with axis values.
package struct FontMatch: Sendable {
  package let face: FontFace
  /// The names of the face or of an instance.
  package let names: FontNames
  /// The axis values of a variable font, empty for its default.
  package var variations: [FontVariation]
  /// The path of the file.
  package let path: String
}
