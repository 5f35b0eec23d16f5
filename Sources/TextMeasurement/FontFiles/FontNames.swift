/// The names of a font.
package struct FontNames: Hashable, Sendable {
  /// The PostScript name that documents and programs use, such as `Lato-SemiBold`.
  package var postScript: String
  /// The display name, such as `Lato SemiBold`, empty if the file has none.
  package var full: String
  /// The family, such as `Lato`.
  package var family: String
  /// The style that distinguishes the font within its family, such as `SemiBold Italic`.
  package var style: String
}
