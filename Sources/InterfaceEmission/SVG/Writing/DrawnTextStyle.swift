import InterfaceLayout
import InterfaceTraits
import PlatformFacts

/// How a text is drawn.
struct DrawnTextStyle {
  enum Anchor {
    case start, middle, end
  }

  /// Points.
  var size: Double
  /// From 100 to 900; 400 is regular.
  var weight = 400
  var color: RGBA
  var anchor = Anchor.start
  /// The family; nil for the system font.
  var family: String?
  var isItalic = false
  var isUnderlined = false

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

extension Drawing {
  /// Draws one line of text.
  ///
  /// - Parameters:
  ///   - text: The line.
  ///   - x: Its start, middle or end, as the style's anchor says.
  ///   - baseline: Where its letters stand.
  ///   - style: How it is drawn.
  ///   - width: The width that layout measured, which the line then takes in any font.
  mutating func text(
    _ text: String, x: Double, baseline: Double, _ style: DrawnTextStyle, width: Double? = nil
  ) {
    guard text.contains(where: { !$0.isWhitespace }), style.size > 0 else { return }
    var attributes: [SVGAttribute] = [
      .length("x", x), .length("y", baseline), .length("font-size", style.size),
    ]
    if style.weight != 400 { attributes.append(.length("font-weight", Double(style.weight))) }
    if style.isItalic { attributes.append(.word("font-style", "italic")) }
    if style.isUnderlined { attributes.append(.word("text-decoration", "underline")) }
    if let family = style.family {
      attributes.append(.text("font-family", FontStack.family(family)))
    }
    switch style.anchor {
    case .start: break
    case .middle: attributes.append(.word("text-anchor", "middle"))
    case .end: attributes.append(.word("text-anchor", "end"))
    }
    if let width, width > 0, text.unicodeScalars.count > 1 {
      attributes.append(.length("textLength", width))
      attributes.append(.word("lengthAdjust", "spacingAndGlyphs"))
    }
    attributes.append(.fill(style.color))
    writer.element("text", attributes, text: text)
  }

  /// Draws one line in the middle of a rectangle.
  mutating func text(_ text: String, in rect: Rect, _ style: DrawnTextStyle) {
    var style = style
    let x: Double
    switch style.anchor {
    case .start: x = rect.x
    case .middle: x = rect.x + rect.width / 2
    case .end: x = rect.maxX
    }
    let longest = style.guessedWidth(text)
    if longest > rect.width, longest > 0 {
      style.size = max(style.size * rect.width / longest, min(style.size, 6))
    }
    self.text(text, x: x, baseline: rect.y + rect.height / 2 + style.size * 0.355, style)
  }
}
