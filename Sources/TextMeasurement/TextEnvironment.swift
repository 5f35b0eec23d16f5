package import InterfaceTraits
package import PlatformFacts

/// What the size of a text or a control depends on besides what it shows.
package struct TextEnvironment: Hashable, Sendable {
  /// The measures of the system, or of the canvas, that draws.
  package var metrics: PlatformMetrics
  /// The pixels of a point, to which sizes are rounded up.
  package var scale: Double
  /// The text size that the person chose; nil for the default.
  package var category: TextSizeCategory?
  /// The font files that texts are measured with; nil for tables alone.
  package var fonts: FontLibrary?

  /// Creates an environment.
  package init(
    _ metrics: PlatformMetrics, scale: Double, category: TextSizeCategory? = nil,
    fonts: FontLibrary? = nil
  ) {
    self.fonts = fonts
    self.metrics = metrics
    self.scale = scale
    self.category = category
  }

  /// Which fonts texts are drawn with.
  package var texts: TextMetrics { metrics.texts }

  /// Rounds a length up to whole pixels; a millionth of a pixel too much does not count.
  package func roundedUp(_ length: Double) -> Double {
    (length * scale - 1e-6).rounded(.up) / scale
  }

  /// Rounds a position to the nearest pixel, halves up.
  package func rounded(_ position: Double) -> Double {
    (position * scale + 0.5).rounded(.down) / scale
  }
}

extension TextEnvironment {
  /// What of an environment the lines of a text depend on: places with different controls share lines.
  struct Lines: Hashable, Sendable {
    private let texts: TextMetrics
    private let scale: Double
    private let category: TextSizeCategory?
    private let fonts: FontLibrary?

    init(_ environment: TextEnvironment) {
      texts = environment.texts
      scale = environment.scale
      category = environment.category
      fonts = environment.fonts
    }
  }
}
