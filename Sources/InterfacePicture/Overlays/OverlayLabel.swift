import InterfaceTraits
import PlatformFacts

/// Small labels over a scene, on a background of their own.
enum OverlayLabel {
  private static let size = 7.5

  /// Draws a label with its center at a point.
  static func draw(
    _ text: String, atX x: Double, y: Double, _ color: RGBA, _ drawing: inout Drawing
  ) {
    let width = Double(text.unicodeScalars.count) * size * 0.58 + 4
    draw(text, fromX: x - width / 2, y: y, color, &drawing)
  }

  /// Draws a label that begins at a point.
  static func draw(
    _ text: String, fromX x: Double, y: Double, _ color: RGBA, _ drawing: inout Drawing
  ) {
    guard !text.isEmpty else { return }
    let width = Double(text.unicodeScalars.count) * size * 0.58 + 4
    drawing.rect(
      LayoutRect(x: x, y: y - 5, width: width, height: 10), radius: 3, fill: .gray(255, alpha: 0.85)
    )
    drawing.text(
      text, x: x + width / 2, baseline: y + size * 0.36,
      DrawnTextStyle(size: size, weight: 600, color: color, anchor: .middle))
  }
}
