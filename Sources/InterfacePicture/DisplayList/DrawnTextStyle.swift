import InterfaceLayout
import InterfaceResolution
import InterfaceTraits
package import PlatformFacts
import TextMeasurement

/// How a text is drawn.
package struct DrawnTextStyle: Equatable, Sendable {
  /// What of a line lies at its `x`.
  package enum Anchor: Equatable, Sendable {
    case start, middle, end

    /// The anchor that a mirror shows in this one's place.
    var mirrored: Anchor {
      switch self {
      case .start: .end
      case .middle: .middle
      case .end: .start
      }
    }
  }

  /// Points.
  package var size: Double
  /// From 100 to 900; 400 is regular.
  package var weight = 400
  package var color: RGBA
  package var anchor = Anchor.start
  /// The family; nil for the system font.
  package var family: String?
  /// The PostScript name of the font; nil for the system font.
  package var name: String?
  package var isItalic = false
  package var isUnderlined = false
  package var isStruckThrough = false
  /// What is added after each character, in points.
  package var kern = 0.0

  init(size: Double, weight: Int = 400, color: RGBA, anchor: Anchor = .start) {
    self.size = size
    self.weight = weight
    self.color = color
    self.anchor = anchor
  }

  /// The style that a text was laid out in.
  init(_ style: LaidOutText.Style, color: RGBA) {
    self.init(size: style.size, weight: style.weight, color: color)
    family = style.family
    name = style.name
    isItalic = style.isItalic
  }

  /// What is drawn along and between the letters of a part of a text.
  mutating func take(_ run: StyledText.Run) {
    isUnderlined = run.isUnderlined
    isStruckThrough = run.isStruckThrough
    kern = run.kern
  }

  /// The font by which files are asked for.
  var font: FontDescriptor {
    if let name { return .named(name, family: family ?? "", size: size) }
    let known = FontWeight.allCases.first { $0.number == weight } ?? .regular
    return .system(size, weight: known, isItalic: isItalic)
  }

  /// The baseline of a line whose capital letters, about 0.71 of the font's size high, stand in the middle of a rectangle.
  func baseline(in box: LayoutRect) -> Double { box.y + box.height / 2 + size * 0.355 }

  /// A guess at the width of a text that layout did not measure, such as a bar item's title, in points:
  /// for placing what stands beside it, never for wrapping.
  func guessedWidth(_ text: String) -> Double {
    Double(text.unicodeScalars.count) * size * 0.53
  }
}
