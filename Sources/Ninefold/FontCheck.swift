package import InterfaceSource

/// The texts of a document whose stored widths show how well a font measures.
package struct FontCheck: Sendable {
  /// A label or button of one line whose stored width nothing but its text decides.
  package struct Text: Sendable {
    /// The view's id.
    package let object: ObjectID?
    /// Where the view begins.
    package let location: SourcePosition
    /// The text.
    package let text: String
    /// The font as the document names it; nil for the system font.
    package let font: String?
    /// The font as its file names it; nil where no file has it.
    package let file: String?
    /// The font's size, in points.
    package let pointSize: Double
    /// The width that Interface Builder stored, in points.
    package let stored: Double
    /// The width that the view has by itself with the fonts at hand, in points.
    package let measured: Double
    /// Whether the stored width is that of the text in Helvetica Neue, which stands for a font that is missing where a document is saved.
    package let isSubstituted: Bool

    /// How much wider the measured text is than the stored one, in points.
    package var error: Double { measured - stored }
  }

  /// The texts in the order of the document.
  package let texts: [Text]
}
