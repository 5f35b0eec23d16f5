import InterfaceLayout
package import PlatformFacts

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
  package var isItalic = false
  package var isUnderlined = false

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
    isItalic = style.isItalic
  }

  /// A guess at the width of a text that layout did not measure, such as a bar item's title, in points:
  /// for placing what stands beside it, never for wrapping.
  func guessedWidth(_ text: String) -> Double {
    Double(text.unicodeScalars.count) * size * 0.53
  }
}
