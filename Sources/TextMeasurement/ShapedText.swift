import PlatformFacts

/// A text with the position of each of its characters, which can be broken at any width.
struct ShapedText: Sendable {
  /// The characters between two line break opportunities.
  struct Unit: Sendable {
    /// The index of the first character after the unit and its trailing spaces.
    var end: Int
    /// The index of the first character after the unit, without its spaces and newline.
    var contentEnd: Int
    /// Whether a newline ends the unit.
    var endsParagraph: Bool
  }

  /// A sequence of characters in one font.
  struct Segment: Sendable {
    var start: Int
    var metrics: FontMetrics
    var paragraph: ParagraphStyle
  }

  /// The offset of each character in the text, in UTF-8 bytes, and the end of the text.
  private(set) var offsets: [Int] = [0]
  /// The position of each character on one unbroken line, in points, and the end of the line.
  private(set) var positions: [Double] = [0]
  private(set) var units: [Unit] = []
  private(set) var segments: [Segment] = []
  private(set) var isApproximate = false
  /// Whether the text ends with a newline, so that an empty line follows.
  private(set) var endsWithNewline = false

  /// The number of characters.
  var count: Int { offsets.count - 1 }

  /// Shapes runs, in one step per character.
  init(_ runs: [TextRun], metrics: [FontMetrics]) {
    var before: LineBreaking.Kind?
    var contentEnd = 0
    for (run, metrics) in zip(runs, metrics) where !run.text.isEmpty {
      segments.append(
        Segment(start: count, metrics: metrics, paragraph: run.paragraph ?? ParagraphStyle()))
      if metrics.isApproximate { isApproximate = true }
      if let shaper = metrics.shaper {
        append(run, shaper, metrics, &before, &contentEnd)
        continue
      }
      var previous: UInt8 = 0
      let kerning = metrics.kerning
      for character in Clusters(run.text) {
        let kind = LineBreaking.kind(of: character.scalar)
        if let before, LineBreaking.mayBreak(before, kind) {
          units.append(
            Unit(end: count, contentEnd: contentEnd, endsParagraph: before == .newline))
        }
        append(character, kind, run.kern, metrics, kerning, &previous)
        if kind != .space && kind != .newline { contentEnd = count }
        before = kind
      }
    }
    guard let before else { return }
    units.append(Unit(end: count, contentEnd: contentEnd, endsParagraph: true))
    endsWithNewline = before == .newline
    for index in units.indices where index > 0 {
      units[index].contentEnd = max(units[index].contentEnd, units[index - 1].end)
    }
  }

  /// Appends a run whose font file is available.
  private mutating func append(
    _ run: TextRun, _ shaper: FontShaper, _ metrics: FontMetrics,
    _ before: inout LineBreaking.Kind?, _ contentEnd: inout Int
  ) {
    let shaped = shaper.advances(of: run.text, joins: run.kern == 0)
    var offset = 0
    for character in Clusters(run.text) {
      let kind = LineBreaking.kind(of: character.scalar)
      if let before, LineBreaking.mayBreak(before, kind) {
        units.append(Unit(end: count, contentEnd: contentEnd, endsParagraph: before == .newline))
      }
      var width = 0.0
      if kind != .newline {
        let bytes = offset..<offset + character.length
        for byte in bytes { width += shaped.widths[byte] }
        width *= metrics.size
        var isVisible = width != 0
        if !shaped.missing.isEmpty, bytes.contains(where: shaped.missing.contains) {
          let advance = metrics.advance(of: character.scalar)
          width = advance.points
          isVisible = false
          isApproximate = true
        }
        if isVisible { width += metrics.shapedTracking }
        if width != 0 { width += run.kern }
      }
      positions.append(positions[count] + width)
      offsets.append(offsets[count] + character.length)
      offset += character.length
      if kind != .space && kind != .newline { contentEnd = count }
      before = kind
    }
  }

  private mutating func append(
    _ character: Clusters.Cluster, _ kind: LineBreaking.Kind, _ kern: Double,
    _ metrics: FontMetrics, _ kerning: [Int16], _ previous: inout UInt8
  ) {
    var width = 0.0
    if kind == .newline {
      previous = 0
    } else if character.isASCII, (0x20...0x7E).contains(character.scalar) {
      let byte = UInt8(character.scalar)
      let index = Int(byte) - 0x20
      width = metrics.ascii[index] + kern
      if !metrics.isASCIIObserved[index] { isApproximate = true }
      applyKerning(to: byte, after: &previous, metrics, kerning)
    } else {
      // Fonts kern a letter with accents like its base letter.
      if let base = ScriptAdvances.baseLetter(of: character.scalar) {
        applyKerning(to: UInt8(base), after: &previous, metrics, kerning)
      } else {
        previous = 0
      }
      let advance = metrics.advance(of: character.scalar)
      width = advance.points + (advance.points == 0 ? 0 : kern)
      if !advance.isMeasured { isApproximate = true }
    }
    positions.append(positions[count] + width)
    offsets.append(offsets[count] + character.length)
  }

  /// Moves the next character by the kerning of the pair that it forms with the previous one.
  private mutating func applyKerning(
    to byte: UInt8, after previous: inout UInt8, _ metrics: FontMetrics, _ kerning: [Int16]
  ) {
    if previous != 0, !kerning.isEmpty {
      let pair = kerning[(Int(previous) - 0x20) * 95 + Int(byte) - 0x20]
      if pair != 0 { positions[count] += Double(pair) * metrics.kerningUnit }
    }
    previous = byte
  }

  /// Returns the width of a range of characters on one line, in points.
  func width(_ start: Int, _ end: Int) -> Double { positions[end] - positions[start] }
}

extension ShapedText {
  /// Returns the index of the segment that contains a character, or of the last one for the end of
  /// the text.
  func segment(at index: Int) -> Int {
    var low = 0
    var high = segments.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if segments[middle].start <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the width of an ellipsis in the font at a character, in points.
  func ellipsisWidth(at index: Int) -> Double {
    segments[segment(at: index)].metrics.ellipsisWidth
  }
}
