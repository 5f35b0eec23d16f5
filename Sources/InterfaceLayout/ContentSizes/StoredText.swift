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
  package let font: Font
  /// What the file that has the font calls it; nil where no file has it.
  package let file: String?
  /// Whether it is a button's title.
  package let isButton: Bool
  /// The size that Interface Builder stored, in points.
  package let stored: Size
  /// The view's own size with the fonts that are at hand, in points.
  package let measured: Size
  /// The view's own size if its text were in the system font, in points.
  package let inSystemFont: Size
  /// Whether something of the measured size is approximate.
  package let isApproximate: Bool
}

extension StoredText {
  /// How far a stored size may be off a measured one that it is taken for, in points.
  package static let tolerance = 0.5

  /// How much wider the measured text is than the stored one, in points.
  package var widthError: Double { measured.width - stored.width }

  /// Whether the stored size is the system font's and not the font's own.
  ///
  /// Interface Builder stores what it draws, and draws a font that is not on the Mac as the system font. Both extents must say
  /// so: a width alone may fit by chance.
  package var isDrawnInSystemFont: Bool {
    guard case .named = font.face else { return false }
    func fits(_ size: Size) -> Bool {
      abs(size.width - stored.width) <= Self.tolerance
        && abs(size.height - stored.height) <= Self.tolerance
    }
    return fits(inSystemFont) && !fits(measured)
  }
}
