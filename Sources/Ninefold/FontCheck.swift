package import InterfaceSource

/// The texts of a document whose stored widths show how accurately a font is measured.
package struct FontCheck: Sendable {
  /// A single-line label or button whose stored width depends only on its text.
  package struct Text: Sendable {
    package let object: ObjectID?
    /// The start of the view in the document.
    package let location: SourcePosition
    package let text: String
    /// The font that the document names, or `nil` for the system font.
    package let font: String?
    /// The name of the font in its file, or `nil` if no file contains it.
    package let file: String?
    /// The size of the font, in points.
    package let pointSize: Double
    /// The width that Interface Builder stored, in points.
    package let stored: Double
    /// The intrinsic width of the view with the available fonts, in points.
    package let measured: Double
    /// Whether the stored width is that of the text in Helvetica Neue, which replaces a font that
    /// is missing where a document is saved.
    package let isSubstituted: Bool

    /// The measured width minus the stored width, in points.
    package var error: Double { measured - stored }
  }

  /// The texts in document order.
  package let texts: [Text]
}
