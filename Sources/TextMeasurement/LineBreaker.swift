/// Breaks a shaped text into lines, in one step per unit.
struct LineBreaker {
  /// A line without a position.
  struct Line {
    var start: Int
    /// The index of the first character after the drawn content.
    var contentEnd: Int
    /// The index of the first character of the next line.
    var end: Int
    var width: Double
    /// The width including the spaces at the line break, even if they exceed the available width,
    /// or 0 for a line without a break at spaces.
    var widthWithSpaces = 0.0
    var indent: Double
    var startsParagraph: Bool
    /// The characters that an ellipsis replaces.
    var cut: Range<Int>?
  }

  let text: ShapedText
  let options: TextOptions
  /// The available width for lines, in points, infinite if they do not break.
  let maxWidth: Double
  private(set) var lines: [Line] = []
  private(set) var least = 0.0
  private(set) var limit = Double.infinity

  /// The tolerance, in points: an excess of a millionth of a point still fits.
  private static let slack = 1e-6

  init(_ text: ShapedText, options: TextOptions, maxWidth: Double) {
    self.text = text
    self.options = options
    self.maxWidth = maxWidth
    breakLines()
  }

  /// Records that the result requires at least the given width, which `maxWidth` satisfies.
  private mutating func requireWidth(from width: Double) {
    least = max(least, min(width, maxWidth))
  }

  /// Records that the result changes at the given width, which exceeds `maxWidth`.
  private mutating func limitWidth(below width: Double) {
    limit = min(limit, max(width - 2 * Self.slack, maxWidth.nextUp))
  }

  private mutating func breakLines() {
    var start = 0
    var unit = 0
    var startsParagraph = true
    while start < text.count {
      let isLast = options.numberOfLines > 0 && lines.count == options.numberOfLines - 1
      let style = paragraph(at: start)
      let indent = startsParagraph ? style.firstLineHeadIndent : style.headIndent
      var line: Line
      if isLast, options.lineBreakMode.truncates || options.lineBreakMode == .clip {
        line = lastLine(from: start, unit: &unit, indent: indent)
      } else {
        line = fittingLine(from: start, unit: &unit, indent: indent)
      }
      line.startsParagraph = startsParagraph
      lines.append(line)
      if isLast { return }
      startsParagraph =
        unit > 0 && text.units[unit - 1].end == line.end
        && text.units[unit - 1].endsParagraph
      start = line.end
    }
    let hasRoom = options.numberOfLines == 0 || lines.count < options.numberOfLines
    if text.endsWithNewline, hasRoom {
      lines.append(
        Line(
          start: text.count, contentEnd: text.count, end: text.count, width: 0, indent: 0,
          startsParagraph: true, cut: nil))
    }
  }

  /// Returns the longest line from `start` that fits, with at least one character.
  private mutating func fittingLine(from start: Int, unit: inout Int, indent: Double) -> Line {
    let available = maxWidth - indent
    var line = Line(
      start: start, contentEnd: start, end: start, width: 0, indent: indent,
      startsParagraph: false, cut: nil)
    while unit < text.units.count {
      let next = text.units[unit]
      let needed = text.width(start, max(start, next.contentEnd))
      guard needed <= available + Self.slack else {
        limitWidth(below: needed + indent)
        break
      }
      line.contentEnd = max(start, next.contentEnd)
      line.end = next.end
      line.width = needed
      unit += 1
      if next.endsParagraph {
        requireWidth(from: needed + indent)
        return endingParagraph(line, next, available)
      }
    }
    if line.end > start, options.lineBreakMode != .characterWrap {
      requireWidth(from: line.width + indent)
      line.widthWithSpaces = text.width(start, line.end)
      return line
    }
    return characterLine(line, unit: &unit, available: available)
  }

  /// Extends a line at the end of a paragraph by its trailing spaces, up to the available width.
  private mutating func endingParagraph(
    _ line: Line, _ unit: ShapedText.Unit, _ available: Double
  ) -> Line {
    var line = line
    let full = text.width(line.start, unit.end)
    guard full > line.width else { return line }
    if full <= available + Self.slack {
      line.width = full
      requireWidth(from: full + line.indent)
    } else {
      limitWidth(below: full + line.indent)
    }
    return line
  }

  /// Returns a line that breaks within a unit, with as many characters as fit, but at least one.
  private mutating func characterLine(
    _ line: Line, unit: inout Int, available: Double
  ) -> Line {
    var line = line
    let unitEnd = text.units[unit].contentEnd
    let end = lastFitting(from: line.start, in: line.start + 1...unitEnd, width: available)
    let width = text.width(line.start, end)
    if width <= available + Self.slack { requireWidth(from: width + line.indent) }
    if end < unitEnd {
      limitWidth(below: text.width(line.start, end + 1) + line.indent)
    } else {
      limitWidth(below: text.width(line.start, unitEnd) + line.indent)
    }
    line.contentEnd = end
    line.end = end
    line.width = width
    if end == unitEnd {
      line.end = text.units[unit].end
      unit += 1
    }
    return line
  }

  /// Returns the last line of a truncated text: the rest of its paragraph, shortened by an
  /// ellipsis.
  private mutating func lastLine(from start: Int, unit: inout Int, indent: Double) -> Line {
    while !text.units[unit].endsParagraph {
      unit += 1
    }
    let last = text.units[unit]
    unit += 1
    var line = Line(
      start: start, contentEnd: last.contentEnd, end: last.end,
      width: text.width(start, last.end), indent: indent, startsParagraph: false, cut: nil)
    let available = maxWidth - indent
    let content = text.width(start, last.contentEnd)
    if content <= available + Self.slack {
      line.width = min(line.width, max(content, available))
      requireWidth(from: line.width + indent)
      if text.width(start, last.end) > line.width {
        limitWidth(below: text.width(start, last.end) + indent)
      }
      return line
    }
    limitWidth(below: content + indent)
    if options.lineBreakMode.truncates { cut(&line, available: available) }
    return line
  }

  /// Replaces as few characters of a line as necessary with an ellipsis.
  private mutating func cut(_ line: inout Line, available: Double) {
    let (start, end) = (line.start, line.contentEnd)
    let ellipsis = text.ellipsisWidth(at: start)
    let availableWidth = max(0, available - ellipsis)
    switch options.lineBreakMode {
    case .headTruncation:
      let first = firstFitting(to: end, in: start...end, width: availableWidth)
      line.cut = start..<first
      line.width = text.width(first, end) + ellipsis
      if first > start { limitWidth(below: text.width(first - 1, end) + ellipsis + line.indent) }
      if first < end { requireWidth(from: line.width + line.indent) }
    case .middleTruncation:
      let half = lastFitting(from: start, in: start...end, width: availableWidth / 2)
      let remainingWidth = max(0, availableWidth - text.width(start, half))
      let tail = firstFitting(to: end, in: half...end, width: remainingWidth)
      line.cut = half..<tail
      line.width = text.width(start, half) + text.width(tail, end) + ellipsis
      // The next character may go to either side, so the result is valid for exactly this width
      // only.
      least = maxWidth
      limit = maxWidth.nextUp
    default:
      let last = lastFitting(from: start, in: start...end, width: availableWidth)
      line.cut = last..<end
      line.width = text.width(start, last) + ellipsis
      if last < end { limitWidth(below: text.width(start, last + 1) + ellipsis + line.indent) }
      if last > start { requireWidth(from: line.width + line.indent) }
    }
  }

  /// Returns the highest end in `range` for which the characters from `start` fit, or else its
  /// lower bound.
  private func lastFitting(from start: Int, in range: ClosedRange<Int>, width: Double) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high + 1) / 2
      if text.width(start, middle) <= width + Self.slack { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the lowest start in `range` for which the characters up to `end` fit, or else its
  /// upper bound.
  private func firstFitting(to end: Int, in range: ClosedRange<Int>, width: Double) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if text.width(middle, end) <= width + Self.slack { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the paragraph style at a character.
  private func paragraph(at index: Int) -> ParagraphStyle {
    text.segments[text.segment(at: index)].paragraph
  }
}
