import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// The frame of a device around its whole screen.
struct DeviceFrame {
  private typealias Frame = DeviceShapeTable.Frame

  let shape: DeviceShape
  /// The size of the screen, in points.
  let screen: LayoutSize
  /// Whether the top of the device is at the left.
  let isLandscape: Bool

  /// Creates the frame of a configuration's device, or returns `nil` if none is requested, there is
  /// no device, or the canvas is not its whole screen.
  init?(_ bezel: Bezel, _ configuration: Configuration, canvas: LayoutSize) {
    guard bezel == .simple, let device = configuration.device, let shape = device.shape,
      device.size(configuration.orientation) == canvas
    else { return nil }
    self.shape = shape
    screen = canvas
    isLandscape = canvas.width > canvas.height
  }

  /// The distances between the edges of the frame and the screen, in points.
  var insets: LayoutInsets {
    let ends = shape.hasHomeButton ? Frame.widthWithHomeButton : Frame.width
    let (horizontal, vertical) = isLandscape ? (ends, Frame.width) : (Frame.width, ends)
    return LayoutInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// The clip of the screen's content, with the screen's corner at the origin.
  var clip: DrawnGroup.Clip {
    .init(
      rect: LayoutRect(x: 0, y: 0, width: screen.width, height: screen.height),
      radius: shape.cornerRadius)
  }

  /// Draws the device behind its screen, whose corner is at the origin.
  func drawBody(_ drawing: inout Drawing) {
    let insets = insets
    let body = LayoutRect(
      x: -insets.left, y: -insets.top, width: screen.width + insets.left + insets.right,
      height: screen.height + insets.top + insets.bottom)
    let radius =
      shape.hasHomeButton ? Frame.radiusWithHomeButton : shape.cornerRadius + Frame.width
    drawing.rect(
      body.inset(0.5), radius: radius, fill: Frame.color, stroke: .init(color: Frame.line))
    guard shape.hasHomeButton else { return }
    let middle = Frame.widthWithHomeButton / 2
    drawing.circle(
      x: isLandscape ? screen.width + middle : screen.width / 2,
      y: isLandscape ? screen.height / 2 : screen.height + middle, radius: Frame.homeButton / 2,
      stroke: .init(color: Frame.line, width: 2))
  }

  /// Draws what covers the screen: the notch or island, and the home indicator.
  func drawCover(_ palette: SystemPalette, _ drawing: inout Drawing) {
    if let cutout = shape.cutout {
      let size = cutout.size
      // A notch continues beyond the edge of the screen, where its corners are not visible.
      let beyond = cutout.top > 0 ? 0 : Frame.notchRadius
      let radius = cutout.top > 0 ? size.height / 2 : Frame.notchRadius
      let start = cutout.top - beyond
      let length = size.height + beyond
      drawing.rect(
        isLandscape
          ? LayoutRect(
            x: start, y: (screen.height - size.width) / 2, width: length, height: size.width)
          : LayoutRect(
            x: (screen.width - size.width) / 2, y: start, width: size.width, height: length),
        radius: radius, fill: Frame.color)
    }
    guard !shape.hasHomeButton else { return }
    typealias Indicator = DeviceShapeTable.HomeIndicator
    let width = min(screen.width * Indicator.share, Indicator.greatestWidth)
    drawing.rect(
      LayoutRect(
        x: (screen.width - width) / 2, y: screen.height - Indicator.bottom - Indicator.height,
        width: width, height: Indicator.height),
      radius: Indicator.height / 2, fill: palette[.label])
  }

  /// The status bar's width beside the notch or island in portrait, or `nil` if it has its whole
  /// width.
  var statusBarSide: Double? {
    guard !isLandscape, let cutout = shape.cutout else { return nil }
    return (screen.width - cutout.size.width) / 2
  }
}
