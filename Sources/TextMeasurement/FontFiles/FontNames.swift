/// What a font is called.
package struct FontNames: Hashable, Sendable {
  /// The name that documents and programs use, such as `Lato-SemiBold`.
  package var postScript: String
  /// The name for people, such as `Lato SemiBold`; empty when the file has none.
  package var full: String
  /// The family, such as `Lato`.
  package var family: String
  /// What tells the font from others of its family, such as `SemiBold Italic`.
  package var style: String
}
