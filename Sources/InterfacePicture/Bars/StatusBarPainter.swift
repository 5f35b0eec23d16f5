import InterfaceTraits
import PlatformFacts

/// A time and a battery, which are not part of the interface; on a device with a frame also signal and
/// Wi-Fi.
enum StatusBarPainter {
  private typealias Appearance = BarAppearance.StatusBar

  /// Draws a status bar in its frame, in a column if that is a narrow strip at the side.
  ///
  /// - Parameters:
  ///   - bar: The frame.
  ///   - palette: The system's colors.
  ///   - deviceFrame: The device around the bar, or `nil` if it is not drawn.
  ///   - drawing: Receives the shapes.
  static func draw(
    in bar: LayoutRect, _ palette: SystemPalette, _ deviceFrame: DeviceFrame?,
    _ drawing: inout Drawing
  ) {
    guard bar.x > 0 || bar.width < bar.height else {
      return draw(height: bar.height, width: bar.width, palette, deviceFrame, &drawing)
    }
    drawing.group(x: bar.x, y: bar.y) { drawing in
      if bar.width < bar.height {
        drawColumn(bar.size, palette, &drawing)
      } else {
        draw(height: bar.height, width: bar.width, palette, deviceFrame, &drawing)
      }
    }
  }

  /// Draws the time above the battery.
  private static func drawColumn(
    _ size: LayoutSize, _ palette: SystemPalette, _ drawing: inout Drawing
  ) {
    let ink = palette[.label].faded(Appearance.alpha)
    let baseline = size.height * Appearance.columnBaseline
    drawing.text(
      "9:41", x: size.width / 2, baseline: baseline,
      DrawnTextStyle(
        size: Appearance.fontSize.tall, weight: Appearance.weight, color: ink, anchor: .middle))
    drawBattery(
      at: LayoutPoint(
        x: (size.width - Appearance.battery.width) / 2, y: baseline + Appearance.columnGap), ink,
      &drawing)
  }

  /// Draws a status bar at the top.
  ///
  /// - Parameters:
  ///   - height: The bar's height, in points. If time and battery do not fit, nothing is drawn.
  ///   - width: The bar's width, in points.
  ///   - palette: The system's colors.
  ///   - deviceFrame: The device around the bar, or `nil` if it is not drawn.
  ///   - drawing: Receives the shapes.
  private static func draw(
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
    let origin = LayoutPoint(
      x: end ?? width - Appearance.batteryPosition.right,
      y: baseline - Appearance.batteryPosition.top)
    drawBattery(at: origin, ink, &drawing)
    if deviceFrame != nil { drawReception(before: origin, ink, &drawing) }
  }

  private static func drawBattery(
    at origin: LayoutPoint, _ ink: RGBA, _ drawing: inout Drawing
  ) {
    let battery = LayoutRect(
      x: origin.x, y: origin.y, width: Appearance.battery.width,
      height: Appearance.battery.height)
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

  /// Draws signal and Wi-Fi, each as high as the battery, to the left of the battery's origin.
  private static func drawReception(
    before origin: LayoutPoint, _ ink: RGBA, _ drawing: inout Drawing
  ) {
    let battery = LayoutRect(
      x: origin.x, y: origin.y, width: Appearance.battery.width, height: Appearance.battery.height)
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
