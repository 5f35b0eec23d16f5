import InterfaceTraits

/// Places broken lines one below the other.
struct LinePlacer {
  let text: ShapedText
  let environment: TextEnvironment

  /// The metrics of a line, from its tallest fonts.
  private struct Measures {
    var ascender = 0.0
    var descender = 0.0
    var pitch = 0.0
    var roundedDescender = 0.0
    var style = ParagraphStyle()
  }

  /// Places the lines of a breaker.
  ///
  /// The height of several lines (docs/internals/text.md, 'Heights of labels') is the height of one
  /// line plus a pitch for each further line. The pitch is the line's height in a plain font and
  /// the published leading in a text style.
  func layout(_ breaker: LineBreaker) -> TextLayout {
    guard !breaker.lines.isEmpty else { return .empty }
    var lines: [TextLine] = []
    lines.reserveCapacity(breaker.lines.count)
    var layout = TextLayout.empty
    var bottom = 0.0
    var width = 0.0
    var widthWithSpaces = 0.0
    var spacingAfter = 0.0
    var lastDescender = 0.0
    for (index, line) in breaker.lines.enumerated() {
      let measures = measures(line)
      let natural = measures.ascender + measures.descender
      let style = measures.style
      let height = style.height(of: natural)
      var top = bottom
      if index > 0 {
        let extra = style.height(of: measures.pitch) - height
        top += extra + spacingAfter
        if line.startsParagraph { top += style.paragraphSpacingBefore }
      }
      let baseline = top + height - measures.descender
      lines.append(
        TextLine(
          range: text.offsets[line.start]..<text.offsets[line.contentEnd],
          cut: line.cut.map { text.offsets[$0.lowerBound]..<text.offsets[$0.upperBound] },
          width: line.width, indent: line.indent, top: top, height: height, baseline: baseline))
      bottom = top + height
      width = max(width, line.indent + line.width)
      widthWithSpaces = max(widthWithSpaces, line.indent + line.widthWithSpaces)
      let following = index + 1 < breaker.lines.count ? breaker.lines[index + 1] : nil
      let endsParagraph = following?.startsParagraph ?? false
      spacingAfter = style.lineSpacing + (endsParagraph ? style.paragraphSpacing : 0)
      if index == 0 {
        layout.firstBaseline = environment.roundedUp(height) - measures.roundedDescender
      }
      lastDescender = measures.roundedDescender
    }
    layout.lines = lines
    layout.size = LayoutSize(
      width: environment.roundedUp(width), height: environment.roundedUp(bottom))
    layout.widthWithSpaces = environment.roundedUp(max(width, widthWithSpaces))
    layout.lastBaselineFromBottom = lastDescender
    layout.isApproximate = text.isApproximate
    layout.sameWidths = TextLayout.SameWidths(least: breaker.least, limit: breaker.limit)
    return layout
  }

  private func measures(_ line: LineBreaker.Line) -> Measures {
    var index = text.segment(at: line.start)
    var measures = Measures()
    measures.style = text.segments[index].paragraph
    repeat {
      let metrics = text.segments[index].metrics
      measures.ascender = max(measures.ascender, metrics.ascender)
      measures.descender = max(measures.descender, metrics.descender)
      measures.pitch = max(measures.pitch, metrics.pitch)
      measures.roundedDescender = max(measures.roundedDescender, metrics.roundedDescender)
      index += 1
    } while index < text.segments.count && text.segments[index].start < line.contentEnd
    return measures
  }
}
