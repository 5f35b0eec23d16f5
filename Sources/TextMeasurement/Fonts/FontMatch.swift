/// A font of a file, at a place of its variations.
package struct FontMatch: Sendable {
  /// The font.
  package let face: FontFace
  /// What it is called: the face's names, or those of an instance.
  package let names: FontNames
  /// The place on the axes of a variable font; none for its default.
  package var variations: [FontVariation]
  /// The path of its file.
  package let path: String
}
