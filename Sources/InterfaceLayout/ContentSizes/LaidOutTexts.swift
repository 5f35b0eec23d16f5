import InterfaceResolution
import InterfaceTraits
import PlatformFacts
import TextMeasurement

/// The lines of text in views whose frames are known.
extension ContentMeasurer {
  /// The lines that a view of the given size shows, in the view's coordinates; nil without text.
  mutating func lines(of view: ResolvedView, size: Size) -> LaidOutText? {
    switch view.content {
    case .label(let label): return lines(of: label, size)
    case .button(let button): return lines(of: button, size)
    case .textField(let field): return lines(of: field, size)
    case .textView(let textView): return lines(of: textView, size)
    default: return nil
    }
  }

  private mutating func lines(of label: ResolvedContent.Label, _ size: Size) -> LaidOutText? {
    let runs = label.text.measuredRuns
    let layout = text.measure(
      runs, maxWidth: size.width, options: label.textOptions, environment: environment)
    let tops = text.baselines(of: layout, height: size.height, environment)
    return laidOut(
      runs, layout,
      in: Rect(x: 0, y: tops.first - layout.firstBaseline, width: size.width, height: 0),
      LineAlignment(label.alignment))
  }

  private mutating func lines(of button: ResolvedContent.Button, _ size: Size) -> LaidOutText? {
    let configuration = button.configuration
    let runs = button.title.measuredRuns
    let insets = configuration?.contentInsets ?? button.contentInsets ?? .zero
    let shown = configuration == nil ? button.normal.image : configuration?.image
    let image = shown.flatMap { drawnSize(of: $0)?.size.width } ?? 0
    var box = Rect(
      x: insets.left, y: 0, width: max(0, size.width - insets.left - insets.right), height: 0)
    box.x += image
    box.width = max(0, box.width - image)
    let layout = text.measure(
      runs, maxWidth: box.width,
      options: TextOptions(numberOfLines: 1, lineBreakMode: .middleTruncation),
      environment: environment)
    box.y = insets.top + (size.height - insets.top - insets.bottom - layout.size.height) / 2
    return laidOut(runs, layout, in: box, LineAlignment(button.horizontalAlignment))
  }

  private mutating func lines(
    of field: ResolvedContent.TextField, _ size: Size
  ) -> LaidOutText? {
    let runs = field.shown.measuredRuns
    guard !runs.isEmpty else { return nil }
    let padding = field.borderStyle == .none ? 0 : TextFieldMetrics.roundedPadding / 2
    let width = max(0, size.width - 2 * padding)
    let layout = text.measure(
      runs, maxWidth: width,
      options: TextOptions(numberOfLines: 1, lineBreakMode: .tailTruncation),
      environment: environment)
    return laidOut(
      runs, layout,
      in: Rect(x: padding, y: (size.height - layout.size.height) / 2, width: width, height: 0),
      LineAlignment(field.alignment))
  }

  private mutating func lines(
    of textView: ResolvedContent.TextView, _ size: Size
  ) -> LaidOutText? {
    let runs = textView.text.measuredRuns
    let side = TextViewMetrics.sideInset
    let width = max(0, size.width - 2 * side)
    let layout = text.measure(runs, maxWidth: width, environment: environment)
    var result = laidOut(
      runs, layout,
      in: Rect(x: side, y: TextViewMetrics.verticalInset, width: width, height: 0),
      LineAlignment(textView.alignment))
    // Lines below the visible part are scrolled away.
    result?.lines.removeAll { $0.baseline > size.height }
    return result
  }

  /// Places measured lines in a box whose `y` is the top of the text.
  private mutating func laidOut(
    _ runs: [TextRun], _ layout: TextLayout, in box: Rect, _ alignment: LineAlignment
  ) -> LaidOutText? {
    guard let first = runs.first, !layout.lines.isEmpty else { return nil }
    let bytes = Array(runs.map(\.text).joined().utf8)
    func text(_ range: Range<Int>) -> String {
      String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }
    let lines = layout.lines.map { line in
      var drawn = text(line.range)
      if let cut = line.cut {
        drawn =
          text(line.range.lowerBound..<cut.lowerBound) + "…"
          + text(cut.upperBound..<max(cut.upperBound, line.range.upperBound))
      }
      let room = box.width - line.width - line.indent
      let shift =
        switch alignment {
        case .start: 0.0
        case .center: room / 2
        case .end: room
        }
      return LaidOutText.Line(
        text: drawn, x: box.x + line.indent + max(0, shift),
        baseline: environment.rounded(box.y + line.baseline), width: line.width)
    }
    return LaidOutText(lines: lines, style: style(of: first.font))
  }

  private mutating func style(of font: Font) -> LaidOutText.Style {
    let size = text.metrics(font, environment).size
    switch font.face {
    case .system(let weight, let isItalic):
      return LaidOutText.Style(
        family: nil, weight: weight.cssWeight, isItalic: isItalic, size: size)
    case .textStyle(let style):
      return LaidOutText.Style(
        family: nil, weight: environment.texts.weight(style).cssWeight, isItalic: false, size: size)
    case .named(let name, let family):
      let face = face(named: name)
      return LaidOutText.Style(
        family: family.isEmpty ? name : family, weight: face.weight.cssWeight,
        isItalic: face.isItalic, size: size)
    }
  }

  /// What a font's name says of it.
  private mutating func face(named name: String) -> (weight: FontWeight, isItalic: Bool) {
    if let known = faces[name] { return known }
    let lowered = name.lowercased()
    let weight = FontWeight.allCases.last { lowered.contains("\($0)".lowercased()) } ?? .regular
    let face = (weight, lowered.contains("italic") || lowered.contains("oblique"))
    faces[name] = face
    return face
  }
}

/// Where lines stand between the sides of their box.
private enum LineAlignment {
  case start, center, end

  init(_ alignment: TextAlignment) {
    switch alignment {
    case .natural, .left, .justified: self = .start
    case .center: self = .center
    case .right: self = .end
    }
  }

  init(_ alignment: HorizontalAlignment) {
    switch alignment {
    case .left, .leading, .fill: self = .start
    case .center: self = .center
    case .right, .trailing: self = .end
    }
  }
}

extension ResolvedContent.Label {
  /// How the label's lines break.
  var textOptions: TextOptions {
    TextOptions(numberOfLines: numberOfLines, lineBreakMode: lineBreakMode)
  }
}

extension FontWeight {
  /// The weight as CSS counts them.
  fileprivate var cssWeight: Int {
    switch self {
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
