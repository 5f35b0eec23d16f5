import InterfaceLayout
import InterfaceResolution
import InterfaceTraits
import PlatformFacts
import TextMeasurement

extension ScenePainter {
  func drawLabel(
    _ content: ViewContent.Label, _ drawn: DrawnView, _ drawing: inout Drawing
  ) {
    drawText(
      content.text, drawn, color: content.textColor,
      anchor: .init(content.textAlignment, isReversed: drawn.isReversed), &drawing)
  }

  func drawTextView(
    _ content: ViewContent.TextView, _ drawn: DrawnView, _ drawing: inout Drawing
  ) {
    drawText(
      content.text, drawn, color: content.textColor,
      anchor: .init(content.textAlignment, isReversed: drawn.isReversed), inset: 8,
      isAtTop: true, &drawing)
  }

  func drawTextField(
    _ content: ViewContent.TextField, _ drawn: DrawnView, _ drawing: inout Drawing
  ) {
    let field = drawn.bounds
    var inset = 7.0
    switch content.borderStyle {
    case .none: inset = 0
    case .roundedRect:
      drawing.rect(
        field.inset(0.5), radius: 5,
        fill: drawn.appearance.backgroundColor == nil ? palette[.systemBackground] : nil,
        stroke: .init(color: palette[.systemGray4]))
    case .line: drawing.rect(field.inset(0.5), stroke: .init(color: .black))
    case .bezel: drawing.rect(field.inset(0.5), stroke: .init(color: .gray(140), width: 1.5))
    }
    drawText(
      content.shown, drawn, color: content.textColor,
      anchor: .init(content.textAlignment, isReversed: drawn.isReversed),
      inset: inset, &drawing)
    if content.clearButtonMode == .always, drawn.width > 40 {
      drawing.circle(
        x: drawn.width - 14, y: drawn.midY, radius: 7, fill: palette[.systemGray3])
      drawGlyph(
        "xmark", in: LayoutRect(x: drawn.width - 18, y: drawn.midY - 4, width: 8, height: 8),
        .white, &drawing)
    }
  }

  /// Draws the lines that layout measured or, where it measured none, the text's own in its font.
  ///
  /// - Parameters:
  ///   - text: The text, whose first part's look all lines have.
  ///   - drawn: The view.
  ///   - color: The colour of a text that gives none.
  ///   - anchor: What of the lines stands where, unless they were measured.
  ///   - inset: The distance of the text from the view's sides, in points.
  ///   - isAtTop: Whether the lines begin at the top instead of standing in the middle.
  ///   - drawing: Where the text is drawn.
  func drawText(
    _ text: StyledText, _ drawn: DrawnView, color: RGBA, anchor: DrawnTextStyle.Anchor,
    inset: Double = 0, isAtTop: Bool = false, _ drawing: inout Drawing
  ) {
    let first = text.runs.first
    let ink = first?.color ?? color
    let color = drawn.isDisabled ? ink.faded(0.5) : ink
    if let lines = drawn.text, !lines.lines.isEmpty {
      var style = DrawnTextStyle(lines.style, color: color)
      if let first { style.take(first) }
      drawing.mirrored(inWidth: nil) { drawing in
        for line in lines.lines {
          drawing.text(line.text, x: line.x, baseline: line.baseline, style, width: line.width)
        }
      }
      return
    }
    guard let first else { return }
    var style = DrawnTextStyle(first.font, color: color)
    style.take(first)
    style.anchor = anchor
    let mirror = drawn.isReversed ? drawn.width : nil
    let room = drawn.bounds.inset(x: inset, y: isAtTop ? 8 : 0)
    let x: Double
    switch anchor {
    case .start: x = room.x
    case .middle: x = room.x + room.width / 2
    case .end: x = room.maxX
    }
    let all = text.string.split(separator: "\n", omittingEmptySubsequences: false)
    let lineHeight = style.size * 1.2
    let top =
      isAtTop ? room.y : room.y + (room.height - lineHeight * Double(all.count)) / 2
    for (number, line) in all.prefix(200).enumerated() {
      let baseline = top + lineHeight * Double(number) + style.size * 0.96
      drawing.mirrored(inWidth: mirror) { drawing in
        drawing.text(String(line), x: x, baseline: baseline, style)
      }
    }
  }
}

extension DrawnTextStyle.Anchor {
  /// What of a line stands where an alignment wants it, in the flow of the content.
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
  /// How a font looks where layout measured nothing.
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
