import InterfaceTraits
import PlatformFacts

/// A time and a battery, which are not part of the interface.
enum StatusBarPainter {
  private typealias Look = BarAppearance.StatusBar

  /// Draws a status bar at the top.
  ///
  /// - Parameters:
  ///   - height: The bar's height, in points. If time and battery do not fit, nothing is drawn.
  ///   - width: The bar's width, in points.
  ///   - palette: The system's colors.
  ///   - drawing: Receives the shapes.
  static func draw(
    height: Double, width: Double, _ palette: SystemPalette, _ drawing: inout Drawing
  ) {
    guard height >= Look.leastHeight else { return }
    let isLow = height < Look.tallHeight
    let baseline =
      isLow ? height / 2 + Look.baseline.belowMiddle : height - Look.baseline.aboveBottom
    let ink = palette[.label].faded(Look.alpha)
    let isInMiddle = isLow || width >= Look.wideWidth
    drawing.text(
      "9:41", x: isInMiddle ? width / 2 : Look.timePlace, baseline: baseline,
      DrawnTextStyle(
        size: isLow ? Look.fontSize.low : Look.fontSize.tall, weight: Look.weight, color: ink,
        anchor: isInMiddle ? .middle : .start))
    let battery = LayoutRect(
      x: width - Look.batteryPlace.right, y: baseline - Look.batteryPlace.top,
      width: Look.battery.width, height: Look.battery.height)
    drawing.rect(
      battery.inset(0.5), radius: Look.batteryRadius,
      stroke: .init(color: ink.faded(Look.batteryAlpha)))
    drawing.rect(
      Look.charge.moved(by: LayoutPoint(x: battery.x, y: battery.y)), radius: Look.chargeRadius,
      fill: ink)
    drawing.rect(
      Look.pole.moved(by: LayoutPoint(x: battery.maxX, y: battery.y)),
      fill: ink.faded(Look.batteryAlpha))
  }
}
