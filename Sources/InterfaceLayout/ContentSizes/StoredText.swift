package import InterfaceSource
package import InterfaceTraits
package import TextMeasurement

/// A text of one line whose stored width only the text determines, with its measured width.
package struct StoredText: Sendable {
  /// The view's id.
  package let id: ObjectID?
  /// The range of the view's start tag.
  package let range: SourceRange
  /// The text.
  package let text: String
  /// Its font.
  package let font: FontDescriptor
  /// The name of the font in its file, or `nil` if no file contains the font.
  package let file: String?
  /// Whether it is the title of a button.
  package let isButton: Bool
  /// The size that Interface Builder stored, in points.
  package let stored: LayoutSize
  /// The view's size with the available fonts, in points.
  package let measured: LayoutSize
  /// The view's width if its text used the substitute for a missing font, in points.
  package let substituted: Double
  /// Whether a part of the measured size is approximate.
  package let isApproximate: Bool
}

extension StoredText {
  /// The maximum difference between a stored and a measured size that count as equal, in points.
  package static let tolerance = 0.5

  /// The difference between the measured and the stored width, in points.
  package var widthError: Double { measured.width - stored.width }

  /// Whether the stored width is not that of the font itself but that of Helvetica Neue, which
  /// replaces a font that is missing where the document is saved.
  ///
  /// Of 89 texts in Roboto, IBM Plex Sans, Fira Mono and Open Sans, of four projects, nine are
  /// stored with a width that is not that of the font: seven have that of Helvetica Neue at their
  /// size to half a point, whatever their weight, none that of the system font (weak: all of one
  /// project).
  package var isSubstituted: Bool {
    guard case .named = font.face else { return false }
    return abs(substituted - stored.width) <= Self.tolerance + 1e-6
      && abs(widthError) > Self.tolerance + 1e-6
  }
}
