import PlatformFacts
import TextMeasurement

/// A text fitted to the available space.
struct FittedText {
  /// The text in its final fonts.
  var runs: [TextRun]
  var layout: TextLayout
  /// The factor by which the fonts are smaller than requested.
  var scale = 1.0
  /// Whether the text is truncated even if the available space is enlarged by the uncertainty of
  /// its measure.
  var isCut = false
}

extension ContentMeasurer {
  /// Breaks a text into lines for the available width.
  ///
  /// A text that determines its own width, as in a view that hugs it, is not truncated: edges are
  /// rounded to pixels, by at most half a pixel each, and some contents calculate their text as
  /// slightly narrower than it is. A text that would be truncated is therefore tried again with an
  /// allowance for both. One whose measure is based on another font is truncated only if it would
  /// be in a tenth more space.
  ///
  /// - Parameters:
  ///   - runs: The text.
  ///   - availableWidth: The available width, in points.
  ///   - options: The line-breaking options.
  ///   - allowance: The width by which a text may exceed the available width, in points.
  ///   - leastScale: The minimum font scale of a text of one line that is too long, or `nil` for a
  ///     text whose fonts do not shrink.
  /// - Returns: The lines, truncated if nothing else fits.
  mutating func fit(
    _ runs: [TextRun], in availableWidth: Double, options: TextOptions, allowance: Double = 0,
    leastScale: Double? = nil
  ) -> FittedText {
    let layout = text.measure(
      runs, maxWidth: availableWidth, options: options, environment: environment)
    guard layout.isCut else { return FittedText(runs: runs, layout: layout) }
    let slack = max(1 + allowance, layout.isApproximate ? availableWidth / 10 : 0)
    let roomy = text.measure(
      runs, maxWidth: availableWidth + slack, options: options, environment: environment)
    let isCut = roomy.isCut
    let widest = availableWidth + allowance + 1 / environment.scale
    let whole = text.measure(runs, maxWidth: widest, options: options, environment: environment)
    if !whole.isCut { return FittedText(runs: runs, layout: whole) }
    if options.numberOfLines == 1, let leastScale, leastScale < 1 {
      var fitted = shrink(runs, to: availableWidth, options: options, leastScale: leastScale)
      fitted.isCut = isCut && fitted.layout.isCut
      return fitted
    }
    if isCut { return FittedText(runs: runs, layout: layout, isCut: true) }
    // Whether it is truncated is unknown: the letters of a missing font are assumed to be narrower
    // by that amount.
    let fitted = shrink(
      runs, to: availableWidth, options: options,
      leastScale: availableWidth / (availableWidth + slack))
    return fitted.layout.isCut ? FittedText(runs: runs, layout: roomy) : fitted
  }

  /// Shrinks the fonts of a line that is too long, down to a minimum scale.
  private mutating func shrink(
    _ runs: [TextRun], to availableWidth: Double, options: TextOptions, leastScale: Double
  ) -> FittedText {
    var fitted = FittedText(runs: runs, layout: .empty)
    // Smaller fonts have wider letter spacing, so that the first attempt may be slightly too wide.
    for _ in 0..<5 where fitted.scale > leastScale {
      let natural = text.measure(fitted.runs, options: options, environment: environment)
      guard let width = natural.lines.first?.width, width > availableWidth else { break }
      fitted.scale = max(leastScale, fitted.scale * availableWidth / width * 0.999)
      fitted.runs = runs.map { scaled($0, by: fitted.scale) }
    }
    fitted.layout = text.measure(
      fitted.runs, maxWidth: availableWidth, options: options, environment: environment)
    return fitted
  }

  /// Returns a run whose font size is scaled.
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
