import InterfaceTraits
import PlatformFacts

/// A time and a battery, which are not part of the interface.
enum StatusBarPainter {
  private typealias Appearance = BarAppearance.StatusBar

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
    guard height >= Appearance.leastHeight else { return }
    let isLow = height < Appearance.tallHeight
    let baseline =
      isLow
      ? height / 2 + Appearance.baseline.belowMiddle : height - Appearance.baseline.aboveBottom
    let ink = palette[.label].faded(Appearance.alpha)
    let isInMiddle = isLow || width >= Appearance.wideWidth
    drawing.text(
      "9:41", x: isInMiddle ? width / 2 : Appearance.timePosition, baseline: baseline,
      DrawnTextStyle(
        size: isLow ? Appearance.fontSize.low : Appearance.fontSize.tall, weight: Appearance.weight,
        color: ink,
        anchor: isInMiddle ? .middle : .start))
    let battery = LayoutRect(
      x: width - Appearance.batteryPosition.right, y: baseline - Appearance.batteryPosition.top,
      width: Appearance.battery.width, height: Appearance.battery.height)
    drawing.rect(
      battery.inset(0.5), radius: Appearance.batteryRadius,
      stroke: .init(color: ink.faded(Appearance.batteryAlpha)))
    drawing.rect(
      Appearance.charge.moved(by: LayoutPoint(x: battery.x, y: battery.y)),
      radius: Appearance.chargeRadius,
      fill: ink)
    drawing.rect(
      Appearance.pole.moved(by: LayoutPoint(x: battery.maxX, y: battery.y)),
      fill: ink.faded(Appearance.batteryAlpha))
  }
}
