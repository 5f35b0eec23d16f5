import InterfaceLayout
import InterfaceResolution
import InterfaceTraits
import PlatformFacts
import TextMeasurement

extension StyledText {
  /// The line height, and the distance from its top to the baseline, of texts that layout did not
  /// measure, as fractions of the font size.
  private static let (lineHeight, ascent) = (1.2, 0.96)
  /// The maximum number of lines of such a text.
  private static let mostLines = 200

  /// Draws the lines that layout measured or, if there are none, the text's own lines in its font.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - color: The color of a text that has none.
  ///   - anchor: The alignment of the lines, unless they were measured.
  ///   - inset: The distance of the text from the view's sides, in points.
  ///   - isAtTop: Whether the lines begin at the top instead of being vertically centered.
  ///   - drawing: Receives the lines.
  func draw(
    _ view: DrawnView, color: RGBA, anchor: DrawnTextStyle.Anchor, inset: Double = 0,
    isAtTop: Bool = false, _ drawing: inout Drawing
  ) {
    let first = runs.first
    let color = view.textColor(first?.color ?? color)
    if let lines = view.text, !lines.lines.isEmpty {
      var style = DrawnTextStyle(lines.style, color: color)
      if let first { style.apply(first) }
      drawing.mirrored(inWidth: nil) { drawing in
        for line in lines.lines {
          drawing.text(line.text, x: line.x, baseline: line.baseline, style, width: line.width)
        }
      }
      return
    }
    guard let first else { return }
    var style = DrawnTextStyle(first.font, color: color)
    style.apply(first)
    style.anchor = anchor
    let mirror = view.isReversed ? view.width : nil
    let textArea = view.bounds.inset(x: inset, y: isAtTop ? inset : 0)
    let x: Double
    switch anchor {
    case .start: x = textArea.x
    case .middle: x = textArea.x + textArea.width / 2
    case .end: x = textArea.maxX
    }
    let all = string.split(separator: "\n", omittingEmptySubsequences: false)
    let lineHeight = style.size * Self.lineHeight
    let top =
      isAtTop ? textArea.y : textArea.y + (textArea.height - lineHeight * Double(all.count)) / 2
    for (number, line) in all.prefix(Self.mostLines).enumerated() {
      let baseline = top + lineHeight * Double(number) + style.size * Self.ascent
      drawing.mirrored(inWidth: mirror) { drawing in
        drawing.text(String(line), x: x, baseline: baseline, style)
      }
    }
  }
}

extension DrawnTextStyle.Anchor {
  /// Creates the anchor for an alignment, in the layout direction of the content.
  init(_ alignment: ViewContent.TextAlignment, isReversed: Bool) {
    self =
      switch alignment {
      case .natural, .justified: .start
      case .left: isReversed ? .end : .start
      case .center: .middle
      case .right: isReversed ? .start : .end
      }
  }
}

extension DrawnTextStyle {
  /// Creates the style of a font for texts that layout did not measure.
  init(_ font: FontDescriptor, color: RGBA) {
    self.init(size: font.size, color: color)
    switch font.face {
    case .system(let weight, let isItalic):
      self.weight = weight.number
      self.isItalic = isItalic
    case .textStyle(let style):
      size = style.metrics(.large).size
      self.weight = style.weight.number
    case .named(let name, let family):
      self.family = family.isEmpty ? name : family
      self.name = name
      if name.contains("Bold") { self.weight = 700 }
      isItalic = name.contains("Italic") || name.contains("Oblique")
    }
  }
}
