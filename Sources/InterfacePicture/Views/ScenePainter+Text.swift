import InterfaceResolution
import InterfaceLayout
import InterfaceModel
import InterfaceTraits
import PlatformFacts

extension ScenePainter {
  func drawLabel(_ drawn: DrawnView, _ drawing: inout Drawing) {
    let view = drawn.view
    let attributed =
      view.attributes.flag(.usesAttributedText) == true
      ? view.properties.attributedString(.attributedText) : nil
    let text = attributed?.text ?? drawn.string(.text, .text) ?? ""
    let color =
      palette.color(attributed?.fragments.first?.color ?? view.properties.color(.textColor))
      ?? palette.system("labelColor")
    drawText(
      drawn, text, font: attributed?.fragments.first?.font, color: color,
      isUnderlined: attributed?.fragments.first?.isUnderlined ?? false, &drawing)
  }

  func drawTextView(_ drawn: DrawnView, _ drawing: inout Drawing) {
    let attributed = drawn.view.properties.attributedString(.attributedText)
    let text = drawn.string(.text, .text) ?? attributed?.text ?? ""
    let color =
      palette.color(
        drawn.view.properties.color(.textColor) ?? attributed?.fragments.first?.color)
      ?? palette.system("labelColor")
    drawText(drawn, text, inset: 8, color: color, isAtTop: true, &drawing)
  }

  func drawTextField(_ drawn: DrawnView, _ drawing: inout Drawing) {
    let view = drawn.view
    let field = drawn.bounds
    let line = palette.system("systemGray4Color")
    var inset = 0.0
    switch view.attributes[.borderStyle] {
    case "roundedRect":
      inset = 7
      let fill =
        view.properties.color(.backgroundColor) == nil
        ? palette.system("systemBackgroundColor") : nil
      drawing.rect(field.inset(0.5), radius: 5, fill: fill, stroke: .init(color: line))
    case "line":
      inset = 7
      drawing.rect(field.inset(0.5), stroke: .init(color: .black))
    case "bezel":
      inset = 7
      drawing.rect(field.inset(0.5), stroke: .init(color: .gray(140), width: 1.5))
    default: break
    }
    var text = drawn.string(.text, .text) ?? ""
    let isPlaceholder = text.isEmpty
    if isPlaceholder { text = drawn.string(.placeholder, .placeholder) ?? "" }
    let isSecret =
      !isPlaceholder
      && view.properties.element(.textInputTraits)?.attributes.flag(.secureTextEntry) == true
    let color =
      isPlaceholder
      ? palette.system("placeholderTextColor")
      : palette.color(view.properties.color(.textColor)) ?? palette.system("labelColor")
    if isSecret {
      var secret = drawn
      secret = DrawnView(
        index: drawn.index, view: view, bounds: drawn.bounds, tint: drawn.tint, text: nil)
      let dots = String(repeating: "\u{2022}", count: min(text.count, 40))
      drawText(secret, dots, inset: inset, color: color, &drawing)
    } else {
      drawText(drawn, text, inset: inset, color: color, &drawing)
    }
    if view.attributes[.clearButtonMode] == "always", drawn.width > 40 {
      drawing.circle(
        x: drawn.width - 14, y: drawn.midY, radius: 7, fill: palette.system("systemGray3Color"))
      drawGlyph(
        "xmark", in: Rect(x: drawn.width - 18, y: drawn.midY - 4, width: 8, height: 8),
        .white, &drawing)
    }
  }

  /// Draws the lines that layout measured or, where it measured none, the text's own lines in the
  /// view's font.
  func drawText(
    _ drawn: DrawnView, _ text: String, font: FontDescription? = nil, inset: Double = 0,
    color: RGBA, isAtTop: Bool = false, isUnderlined: Bool = false, _ drawing: inout Drawing
  ) {
    let color = drawn.isDisabled ? color.faded(0.5) : color
    if let text = drawn.text, !text.lines.isEmpty {
      var style = DrawnTextStyle(text.style, color: color)
      style.isUnderlined = isUnderlined
      for line in text.lines {
        drawing.text(line.text, x: line.x, baseline: line.baseline, style, width: line.width)
      }
      return
    }
    guard !text.isEmpty else { return }
    var style = self.style(
      font ?? drawn.view.properties.font(.fontDescription), color: color)
    let room = drawn.bounds.inset(x: inset, y: isAtTop ? 8 : 0)
    switch drawn.view.attributes[.textAlignment] {
    case "center": style.anchor = .middle
    case "right": style.anchor = .end
    default: style.anchor = drawn.view.kind == .button ? .middle : .start
    }
    let x: Double
    switch style.anchor {
    case .start: x = room.x
    case .middle: x = room.x + room.width / 2
    case .end: x = room.maxX
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let lineHeight = style.size * 1.2
    let top =
      isAtTop ? room.y : room.y + (room.height - lineHeight * Double(lines.count)) / 2
    for (number, line) in lines.prefix(200).enumerated() {
      let baseline = top + lineHeight * Double(number) + style.size * 0.96
      drawing.text(String(line), x: x, baseline: baseline, style)
    }
  }

  /// How a font of the document looks where layout measured nothing.
  func style(_ font: FontDescription?, default size: Double = 17, color: RGBA) -> DrawnTextStyle {
    var style = DrawnTextStyle(size: font?.pointSize ?? size, color: color)
    switch font?.face {
    case .system(let weight, let isItalic):
      style.weight = Self.weight(weight)
      style.isItalic = isItalic
    case .style(let name):
      let textStyle = TextStyle(documentName: name)
      style.size = textStyle?.metrics(.large).size ?? size
      if textStyle == .headline { style.weight = 600 }
    case .named(let name, let family):
      style.family = family
      if name.contains("Bold") { style.weight = 700 }
      style.isItalic = name.contains("Italic") || name.contains("Oblique")
    case nil: break
    }
    return style
  }

  private static func weight(_ weight: FontDescription.Weight) -> Int {
    switch weight {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}
