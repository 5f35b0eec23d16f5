import PlatformFacts
import TextMeasurement

/// A text in the room that a view leaves it.
struct FittedText {
  /// The text in the fonts that it is set in.
  var runs: [TextRun]
  var layout: TextLayout
  /// How much smaller than asked for its fonts are.
  var scale = 1.0
  /// Whether the text is cut also in as much more room as its measure may be off.
  var isCut = false
}

extension ContentMeasurer {
  /// Breaks a text into lines for the room that a view leaves it.
  ///
  /// A text that owns its room, as in a view that hugs it, is not cut: edges are rounded to pixels, each
  /// by half a pixel at most, and some contents count their text as a little narrower than it is. A text
  /// that would be cut is therefore tried again with what both may have taken. One whose measure rests on
  /// another font is cut only where it would be in a tenth more room.
  ///
  /// - Parameters:
  ///   - runs: The text.
  ///   - room: The width that the view leaves, in points.
  ///   - options: How the lines break.
  ///   - allowance: How much wider than its room the view's content lets a text be, in points.
  ///   - leastScale: The least part of its fonts' sizes in which a text of one line that is too long is
  ///     set; nil for a text that keeps its fonts.
  /// - Returns: The lines, cut where there is no other way.
  mutating func fit(
    _ runs: [TextRun], in room: Double, options: TextOptions, allowance: Double = 0,
    leastScale: Double? = nil
  ) -> FittedText {
    let layout = text.measure(runs, maxWidth: room, options: options, environment: environment)
    guard layout.isCut else { return FittedText(runs: runs, layout: layout) }
    let slack = max(1 + allowance, layout.isApproximate ? room / 10 : 0)
    let roomy = text.measure(
      runs, maxWidth: room + slack, options: options, environment: environment)
    let isCut = roomy.isCut
    let widest = room + allowance + 1 / environment.scale
    let whole = text.measure(runs, maxWidth: widest, options: options, environment: environment)
    if !whole.isCut { return FittedText(runs: runs, layout: whole) }
    if options.numberOfLines == 1, let leastScale, leastScale < 1 {
      var fitted = shrink(runs, to: room, options: options, leastScale: leastScale)
      fitted.isCut = isCut && fitted.layout.isCut
      return fitted
    }
    if isCut { return FittedText(runs: runs, layout: layout, isCut: true) }
    // Nobody knows whether it is cut: letters of a font that is not at hand are taken to be as much narrower.
    let fitted = shrink(runs, to: room, options: options, leastScale: room / (room + slack))
    return fitted.layout.isCut ? FittedText(runs: runs, layout: roomy) : fitted
  }

  /// Sets a line that is too long in smaller fonts, but not smaller than a part of theirs.
  private mutating func shrink(
    _ runs: [TextRun], to room: Double, options: TextOptions, leastScale: Double
  ) -> FittedText {
    var fitted = FittedText(runs: runs, layout: .empty)
    // Letters of smaller fonts stand wider apart, so that the first try may miss by a little.
    for _ in 0..<5 where fitted.scale > leastScale {
      let natural = text.measure(fitted.runs, options: options, environment: environment)
      guard let width = natural.lines.first?.width, width > room else { break }
      fitted.scale = max(leastScale, fitted.scale * room / width * 0.999)
      fitted.runs = runs.map { scaled($0, by: fitted.scale) }
    }
    fitted.layout = text.measure(
      fitted.runs, maxWidth: room, options: options, environment: environment)
    return fitted
  }

  /// A piece of text in a font whose size is a part of its own's.
  mutating func scaled(_ run: TextRun, by scale: Double) -> TextRun {
    var run = run
    run.kern *= scale
    if case .textStyle(let style) = run.font.face {
      run.font = .system(
        text.metrics(run.font, environment).size, weight: environment.texts.weight(style))
    }
    run.font.size *= scale
    return run
  }
}
