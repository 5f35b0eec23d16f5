import InterfaceTraits
import PlatformFacts

/// A time and a battery, which are not part of the interface; on a device with a frame also signal and
/// Wi-Fi.
enum StatusBarPainter {
  private typealias Appearance = BarAppearance.StatusBar

  /// Draws a status bar at the top.
  ///
  /// - Parameters:
  ///   - height: The bar's height, in points. If time and battery do not fit, nothing is drawn.
  ///   - width: The bar's width, in points.
  ///   - palette: The system's colors.
  ///   - deviceFrame: The device around the bar, or `nil` if it is not drawn.
  ///   - drawing: Receives the shapes.
  static func draw(
    height: Double, width: Double, _ palette: SystemPalette, _ deviceFrame: DeviceFrame?,
    _ drawing: inout Drawing
  ) {
    guard height >= Appearance.leastHeight else { return }
    let isLow = height < Appearance.tallHeight
    let baseline =
      isLow
      ? height / 2 + Appearance.baseline.belowMiddle : height - Appearance.baseline.aboveBottom
    let ink = palette[.label].faded(Appearance.alpha)
    let isInMiddle = isLow || width >= Appearance.wideWidth
    let side = deviceFrame?.statusBarSide
    let x = isInMiddle ? width / 2 : side.map { $0 / 2 } ?? Appearance.timePosition
    drawing.text(
      "9:41", x: x, baseline: baseline,
      DrawnTextStyle(
        size: isLow ? Appearance.fontSize.low : Appearance.fontSize.tall, weight: Appearance.weight,
        color: ink,
        anchor: isInMiddle || side != nil ? .middle : .start))
    let end = side.map { width - ($0 - Appearance.iconsWidth) / 2 - Appearance.battery.width }
    let battery = LayoutRect(
      x: end ?? width - Appearance.batteryPosition.right,
      y: baseline - Appearance.batteryPosition.top, width: Appearance.battery.width,
      height: Appearance.battery.height)
    if deviceFrame != nil { drawReception(before: battery, ink, &drawing) }
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

  /// Draws signal and Wi-Fi, each as high as the battery.
  private static func drawReception(
    before battery: LayoutRect, _ ink: RGBA, _ drawing: inout Drawing
  ) {
    let wifi = LayoutRect(
      x: battery.x - Appearance.iconGap - Appearance.wifiWidth,
      y: battery.y + (battery.height - Appearance.wifiWidth) / 2, width: Appearance.wifiWidth,
      height: Appearance.wifiWidth)
    drawing.glyph("wifi", in: wifi, ink)
    let signal = Appearance.signal
    var x = wifi.x - Appearance.iconGap - Appearance.signalWidth
    for bar in 1...signal.count {
      let height = battery.height * Double(bar) / Double(signal.count)
      drawing.rect(
        LayoutRect(x: x, y: battery.maxY - height, width: signal.width, height: height), radius: 1,
        fill: ink)
      x += signal.step
    }
  }
}
