package import InterfaceSource
package import InterfaceTraits
package import TextMeasurement

/// A text of one line whose stored width nothing but the text decides, beside what measuring makes of it.
package struct StoredText: Sendable {
  /// The view's id.
  package let id: ObjectID?
  /// The bytes of the view's start tag.
  package let range: SourceRange
  /// The text.
  package let text: String
  /// Its font.
  package let font: FontDescriptor
  /// What the file that has the font calls it; nil where no file has it.
  package let file: String?
  /// Whether it is a button's title.
  package let isButton: Bool
  /// The size that Interface Builder stored, in points.
  package let stored: LayoutSize
  /// The view's own size with the fonts that are at hand, in points.
  package let measured: LayoutSize
  /// The view's own width if its text were in the font that stands for a missing one, in points.
  package let substituted: Double
  /// Whether something of the measured size is approximate.
  package let isApproximate: Bool
}

extension StoredText {
  /// How far a stored size may be off a measured one that it is taken for, in points.
  package static let tolerance = 0.5

  /// How much wider the measured text is than the stored one, in points.
  package var widthError: Double { measured.width - stored.width }

  /// Whether the stored width is not the font's own but that of Helvetica Neue, which stands for a font that is missing where
  /// the document is saved.
  ///
  /// Of 89 texts in Roboto, IBM Plex Sans, Fira Mono and Open Sans, of four projects, nine are stored with a width that the font does not
  /// have: seven have that of Helvetica Neue at their size to half a point, whatever their weight, none that of the system font (weak: all
  /// of one project).
  package var isSubstituted: Bool {
    guard case .named = font.face else { return false }
    return abs(substituted - stored.width) <= Self.tolerance + 1e-6
      && abs(widthError) > Self.tolerance + 1e-6
  }
}
