import InterfaceTraits
import PlatformFacts

/// A time and a battery, which are no part of the interface.
enum StatusBarPainter {
  /// Less room is no status bar: time and battery would not fit.
  private static let leastHeight = 16.0

  /// Draws a status bar at the top.
  ///
  /// - Parameters:
  ///   - height: The bar's height, in points; in less room than time and battery take there is none.
  ///   - width: The bar's width, in points.
  ///   - palette: The system's colours.
  ///   - drawing: Takes the shapes.
  static func draw(
    height: Double, width: Double, _ palette: SystemPalette, _ drawing: inout Drawing
  ) {
    guard height >= leastHeight else { return }
    let baseline = height < 30 ? height / 2 + 4 : height - 14
    let ink = palette[.label].faded(0.75)
    let isWide = width >= 500
    drawing.text(
      "9:41", x: isWide ? width / 2 : height < 30 ? width / 2 : 34, baseline: baseline,
      DrawnTextStyle(
        size: height < 30 ? 12 : 15, weight: 600, color: ink,
        anchor: isWide || height < 30 ? .middle : .start))
    let battery = LayoutRect(x: width - 32, y: baseline - 9, width: 21, height: 10)
    drawing.rect(battery.inset(0.5), radius: 2.5, stroke: .init(color: ink.faded(0.6)))
    drawing.rect(
      LayoutRect(x: battery.x + 2, y: battery.y + 2, width: 15, height: 6), radius: 1, fill: ink)
    drawing.rect(
      LayoutRect(x: battery.maxX + 1, y: battery.y + 3.5, width: 1.5, height: 3),
      fill: ink.faded(0.6))
  }
}
