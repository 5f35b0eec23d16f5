package import PlatformFacts

/// What the size of a text depends on besides the text.
package struct TextEnvironment: Hashable, Sendable {
  /// The version whose canvas is drawn, which decides the system font and the text styles.
  package var toolsVersion: ToolsVersion
  /// The pixels of a point, to which sizes are rounded up.
  package var scale: Double
  /// The text size that the person chose; nil as the canvas of `toolsVersion` has it.
  package var category: ContentSizeCategory?

  /// Creates an environment; the scale is the canvas's, see `ToolsVersion.canvasScale`.
  package init(toolsVersion: ToolsVersion, scale: Double, category: ContentSizeCategory? = nil) {
    self.toolsVersion = toolsVersion
    self.scale = scale
    self.category = category
  }

  /// Rounds a length up to whole pixels; a millionth of a pixel too much does not count.
  package func roundedUp(_ length: Double) -> Double {
    (length * scale - 1e-6).rounded(.up) / scale
  }

  /// Rounds a position to the nearest pixel, halves up.
  package func rounded(_ position: Double) -> Double {
    (position * scale + 0.5).rounded(.down) / scale
  }
}
