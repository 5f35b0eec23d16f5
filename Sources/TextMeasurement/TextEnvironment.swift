package import InterfaceTraits
package import PlatformFacts

/// The environment that the size of text and controls depends on, in addition to their content.
package struct TextEnvironment: Hashable, Sendable {
  /// The metrics of the system or of the canvas.
  package var metrics: PlatformMetrics
  /// The number of pixels per point, to which sizes are rounded up.
  package var scale: Double
  /// The text size that the user chose, or `nil` for the default.
  package var category: TextSizeCategory?
  /// The font files that text is measured with, or `nil` to use only tables.
  package var fonts: FontLibrary?

  package init(
    _ metrics: PlatformMetrics, scale: Double, category: TextSizeCategory? = nil,
    fonts: FontLibrary? = nil
  ) {
    self.fonts = fonts
    self.metrics = metrics
    self.scale = scale
    self.category = category
  }

  /// The text metrics, which determine the fonts.
  package var texts: TextMetrics { metrics.texts }

  /// Returns a length rounded up to whole pixels, with a tolerance of a millionth of a pixel.
  package func roundedUp(_ length: Double) -> Double {
    (length * scale - 1e-6).rounded(.up) / scale
  }

  /// Returns a position rounded to the nearest pixel, halves up.
  package func rounded(_ position: Double) -> Double {
    (position * scale + 0.5).rounded(.down) / scale
  }
}

extension TextEnvironment {
  /// The properties that the lines of a text depend on, so that environments that differ only in
  /// controls share lines.
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
