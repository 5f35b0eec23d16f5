import InterfaceResolution
import InterfaceTraits
import PlatformFacts
import TextMeasurement

/// The lines of text in views with known frames.
extension ContentMeasurer {
  /// Returns the lines in a view of the given size, in the view's coordinates, or `nil` without
  /// text.
  mutating func lines(of view: ResolvedView, size: LayoutSize) -> LaidOutText? {
    let lines = linesInFlow(of: view, size: size)
    return view.layout.direction == .rightToLeft ? lines?.mirrored(inWidth: size.width) : lines
  }

  /// Returns the lines mirrored if the view's content has a right-to-left direction.
  private mutating func linesInFlow(of view: ResolvedView, size: LayoutSize) -> LaidOutText? {
    let direction = view.layout.direction
    switch view.content {
    case .label(let label):
      return lines(of: label, direction, cachedWidth: designableSize(of: view).width, size)
    case .button(let button):
      let cached = designableSize(of: view).width ?? .infinity
      return lines(
        of: button, direction, size, ownsItsText: size.width + 1 / context.scale >= cached)
    case .textField(let field): return lines(of: field, direction, size)
    case .textView(let textView): return lines(of: textView, direction, size)
    case .plain, .containerView, .window, .imageView, .scrollView, .switch, .slider, .stepper,
      .segmentedControl, .progressView, .activityIndicatorView, .pageControl, .datePicker,
      .pickerView, .searchBar, .refreshControl, .tableView, .tableViewCell, .collectionView,
      .collectionReusableView, .collectionViewCell, .stackView, .visualEffectView, .toolbar,
      .navigationBar, .tabBar, .mapView, .webView, .mediaView, .other:
      return nil
    }
  }

  /// Returns the lines of a label.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - direction: The layout direction of its content.
  ///   - cachedWidth: The width that Interface Builder measured for a label of a custom class,
  ///     which may use a smaller font, or `nil` for others.
  ///   - size: The label's size.
  /// - Returns: The lines, or `nil` without text.
  private mutating func lines(
    of label: ViewContent.Label, _ direction: TraitCollection.LayoutDirection,
    cachedWidth: Double?, _ size: LayoutSize
  ) -> LaidOutText? {
    var runs = label.text.measuredRuns
    var leastScale = self.leastScale(of: label)
    if let cachedWidth, cachedWidth > 0 {
      let own = text.measure(runs, environment: environment).size.width
      if own > cachedWidth, label.numberOfLines != 1 {
        runs = runs.map { scaled($0, by: cachedWidth / own) }
      } else if size.width + 1 / environment.scale >= cachedWidth {
        leastScale = 0
      }
    }
    let fitted = fit(runs, in: size.width, options: label.textOptions, leastScale: leastScale)
    var baseline = text.drawnBaseline(
      of: fitted.layout, height: size.height, environment)
    if fitted.scale < 1, label.baselineAdjustment == .alignBaselines {
      let untruncated = text.measure(runs, options: label.textOptions, environment: environment)
      baseline = text.drawnBaseline(of: untruncated, height: size.height, environment)
    }
    var result = laidOut(
      fitted.runs, fitted.layout,
      in: LayoutRect(x: 0, y: baseline - fitted.layout.firstBaseline, width: size.width, height: 0),
      LineAlignment(label.textAlignment, direction))
    // A label omits the lines that do not fit; half a line is never within the uncertainty of
    // measuring.
    let line = fitted.layout.size.height / Double(max(1, fitted.layout.lines.count))
    result?.isCut = fitted.isCut || size.height < fitted.layout.size.height - line / 2
    return result
  }

  /// Returns the minimum font scale of a label's text, or `nil` if the font does not shrink.
  private mutating func leastScale(of label: ViewContent.Label) -> Double? {
    guard label.adjustsFontSizeToFitWidth, let font = label.text.runs.first?.font else {
      return nil
    }
    return max(
      label.minimumScaleFactor, label.minimumFontSize / text.metrics(font, environment).size)
  }

  private mutating func lines(
    of field: ViewContent.TextField, _ direction: TraitCollection.LayoutDirection,
    _ size: LayoutSize
  ) -> LaidOutText? {
    var runs = field.shown.measuredRuns
    guard let font = runs.first?.font else { return nil }
    if field.isSecureTextEntry, !field.text.isEmpty {
      runs = [TextRun(String(repeating: "\u{2022}", count: field.text.string.count), font: font)]
    }
    let padding = field.borderStyle == .none ? 0 : environment.metrics.fields.roundedPadding / 2
    let width = max(0, size.width - 2 * padding)
    let leastSize = field.adjustsFontSizeToFitWidth ? field.minimumFontSize : 0
    let fitted = fit(
      runs, in: width, options: TextOptions(numberOfLines: 1, lineBreakMode: .tailTruncation),
      leastScale: leastSize > 0 ? leastSize / text.metrics(font, environment).size : nil)
    let height = fitted.layout.size.height
    return laidOut(
      fitted.runs, fitted.layout,
      in: LayoutRect(x: padding, y: (size.height - height) / 2, width: width, height: 0),
      LineAlignment(field.textAlignment, direction))
  }

  private mutating func lines(
    of textView: ViewContent.TextView, _ direction: TraitCollection.LayoutDirection,
    _ size: LayoutSize
  ) -> LaidOutText? {
    let runs = textView.text.measuredRuns
    let side = environment.metrics.textViews.sideInset
    let width = max(0, size.width - 2 * side)
    let layout = text.measure(runs, maxWidth: width, environment: environment)
    var result = laidOut(
      runs, layout,
      in: LayoutRect(
        x: side, y: environment.metrics.textViews.verticalInset, width: width, height: 0),
      LineAlignment(textView.textAlignment, direction))
    // Lines below the visible part are scrolled out of view.
    result?.lines.removeAll { $0.baseline > size.height }
    return result
  }

  /// Positions measured lines in a box whose `y` is the top of the text.
  mutating func laidOut(
    _ runs: [TextRun], _ layout: TextLayout, in box: LayoutRect, _ alignment: LineAlignment
  ) -> LaidOutText? {
    guard let first = runs.first, !layout.lines.isEmpty else { return nil }
    // Most texts already are a single line.
    let line = layout.lines[0]
    let isOneLine =
      runs.count == 1 && layout.lines.count == 1 && line.cut == nil
      && line.range == 0..<first.text.utf8.count
    var bytes: [UInt8] = []
    if !isOneLine { for run in runs { bytes += run.text.utf8 } }
    func text(_ range: Range<Int>) -> String {
      if isOneLine { return first.text }
      return String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }
    let lines = layout.lines.map { line in
      var drawn = text(line.range)
      if let cut = line.cut {
        drawn =
          text(line.range.lowerBound..<cut.lowerBound) + "…"
          + text(cut.upperBound..<max(cut.upperBound, line.range.upperBound))
      }
      let freeWidth = box.width - line.width - line.indent
      let shift =
        switch alignment {
        case .start: 0.0
        case .center: freeWidth / 2
        case .end: freeWidth
        }
      return LaidOutText.Line(
        text: drawn, x: box.x + line.indent + max(0, shift),
        baseline: environment.rounded(box.y + line.baseline), width: line.width)
    }
    var result = LaidOutText(lines: lines, style: style(of: first.font))
    let left = lines.map(\.x).min() ?? box.x
    let right = lines.map { $0.x + $0.width }.max() ?? left
    result.block = LayoutRect(x: left, y: box.y, width: right - left, height: layout.size.height)
    return result
  }

  mutating func style(of font: FontDescriptor) -> LaidOutText.Style {
    let size = text.metrics(font, environment).size
    switch font.face {
    case .system(let weight, let isItalic):
      return LaidOutText.Style(
        family: nil, weight: weight.number, isItalic: isItalic, size: size)
    case .textStyle(let style):
      return LaidOutText.Style(
        family: nil, weight: environment.texts.weight(style).number, isItalic: false, size: size)
    case .named(let name, let family):
      let face = face(named: name)
      return LaidOutText.Style(
        family: family.isEmpty ? name : family, name: name, weight: face.weight.number,
        isItalic: face.isItalic, size: size)
    }
  }

  /// Returns the weight and slope that a font's name indicates.
  private func face(named name: String) -> (weight: FontWeight, isItalic: Bool) {
    let letters = name.utf8.map { (65...90).contains($0) ? $0 | 32 : $0 }
    func has(_ word: [UInt8]) -> Bool {
      letters.indices.contains { letters[$0] == word[0] && letters[$0...].starts(with: word) }
    }
    return (
      Self.weights.last { has($0.word) }?.weight ?? .regular, Self.slants.contains(where: has)
    )
  }

  /// The words for weights in the names of fonts, in lower case.
  private static let weights = FontWeight.allCases.map {
    (weight: $0, word: Array($0.documentName.lowercased().utf8))
  }
  /// The words for slanted faces in the names of fonts, in lower case.
  private static let slants = ["italic", "oblique"].map { Array($0.utf8) }
}

extension LaidOutText {
  /// Returns the lines and the image mirrored in a view of the given width, in points.
  fileprivate func mirrored(inWidth width: Double) -> LaidOutText {
    var result = self
    func mirror(_ lines: inout [Line]) {
      for index in lines.indices {
        lines[index].x = width - lines[index].x - lines[index].width
      }
    }
    mirror(&result.lines)
    for index in subtitles.indices { mirror(&result.subtitles[index].lines) }
    result.image = image?.mirrored(inWidth: width)
    result.block = block.mirrored(inWidth: width)
    return result
  }
}

/// The alignment of lines in their box, in its direction.
enum LineAlignment {
  case start, center, end

  /// Creates the alignment of lines in a box whose content has a layout direction.
  init(_ alignment: ViewContent.TextAlignment, _ direction: TraitCollection.LayoutDirection) {
    switch alignment {
    case .natural, .justified: self = .start
    case .left: self = direction == .leftToRight ? .start : .end
    case .center: self = .center
    case .right: self = direction == .leftToRight ? .end : .start
    }
  }
}

extension ViewContent.Label {
  /// The line-breaking options of the label.
  var textOptions: TextOptions {
    TextOptions(numberOfLines: numberOfLines, lineBreakMode: lineBreakMode)
  }
}
