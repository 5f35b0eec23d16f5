import InterfaceLayout
import InterfaceResolution
import InterfaceTraits
package import PlatformFacts
import TextMeasurement

/// The style of a text.
package struct DrawnTextStyle: Equatable, Sendable {
  /// The position in a line that is at its `x`.
  package enum Anchor: Equatable, Sendable {
    case start, middle, end

    /// The anchor that replaces this one in mirrored coordinates.
    var mirrored: Anchor {
      switch self {
      case .start: .end
      case .middle: .middle
      case .end: .start
      }
    }
  }

  /// The font size, in points.
  package var size: Double
  /// The weight from 100 to 900; 400 is regular.
  package var weight = 400
  package var color: RGBA
  package var anchor = Anchor.start
  /// The family, or `nil` for the system font.
  package var family: String?
  /// The PostScript name of the font, or `nil` for the system font.
  package var name: String?
  package var isItalic = false
  package var isUnderlined = false
  package var isStruckThrough = false
  /// The additional space after each character, in points.
  package var kern = 0.0

  init(size: Double, weight: Int = 400, color: RGBA, anchor: Anchor = .start) {
    self.size = size
    self.weight = weight
    self.color = color
    self.anchor = anchor
  }

  /// Creates the style of a laid-out text.
  init(_ style: LaidOutText.Style, color: RGBA) {
    self.init(size: style.size, weight: style.weight, color: color)
    family = style.family
    name = style.name
    isItalic = style.isItalic
  }

  /// Applies the lines and the letter spacing of a part of a text.
  mutating func apply(_ run: StyledText.Run) {
    isUnderlined = run.isUnderlined
    isStruckThrough = run.isStruckThrough
    kern = run.kern
  }

  /// The descriptor with which font files are looked up.
  var font: FontDescriptor {
    if let name { return .named(name, family: family ?? "", size: size) }
    let known = FontWeight.allCases.first { $0.number == weight } ?? .regular
    return .system(size, weight: known, isItalic: isItalic)
  }

  /// Returns the baseline of a line whose capital letters, about 0.71 of the font's size high, are
  /// vertically centered in a rectangle.
  func baseline(in box: LayoutRect) -> Double { box.y + box.height / 2 + size * 0.355 }

  /// Returns the estimated width of a text that layout did not measure, such as a bar item's title,
  /// in points.
  ///
  /// It is used for positions of neighboring content, never for wrapping.
  func guessedWidth(_ text: String) -> Double {
    Double(text.unicodeScalars.count) * size * 0.53
  }
}
