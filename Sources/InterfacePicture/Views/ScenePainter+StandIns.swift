import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ScenePainter {
  /// Draws a container view as a dashed frame with its name, since its content is another scene.
  func drawContainerView(_ drawn: DrawnView, _ drawing: inout Drawing) {
    drawing.rect(
      drawn.bounds.inset(0.5), fill: .gray(128, alpha: 0.06),
      stroke: .init(color: .gray(160), dashes: [6, 4]))
    drawing.text(
      "Container", in: drawn.bounds.inset(4),
      DrawnTextStyle(size: 17, weight: 500, color: .gray(150), anchor: .middle))
  }

  /// Draws the class of a view that only the app draws: one of a class of its own with nothing inside and no ground.
  func drawCustomView(_ drawn: DrawnView, _ drawing: inout Drawing) {
    guard let name = drawn.view.customClass, children(of: drawn.index).isEmpty,
      drawn.width >= 24, drawn.height >= 12, drawn.view.role != .controllerRoot
    else { return }
    let isPainted = (drawn.appearance.backgroundColor?.alpha ?? 0) > 0
    let ink = isPainted ? RGBA.gray(128, alpha: 0.75) : .gray(150)
    if !isPainted {
      drawing.rect(
        drawn.bounds.inset(0.5), radius: drawn.appearance.layer.cornerRadius,
        stroke: .init(color: .gray(160, alpha: 0.6), dashes: [4, 3]))
    }
    drawing.text(
      name, in: drawn.bounds.inset(3), DrawnTextStyle(size: 13, color: ink, anchor: .middle))
  }

  /// Draws the button that shows a colour: a ring of all colours around a disc.
  func drawColorWell(_ drawn: DrawnView, _ drawing: inout Drawing) {
    let radius = min(drawn.width, drawn.height, 28) / 2 - 1.5
    guard radius > 3 else { return }
    let hues = [
      RGBA(255, 59, 48), RGBA(255, 149, 0), RGBA(255, 204, 0), RGBA(52, 199, 89),
      RGBA(0, 122, 255), RGBA(175, 82, 222),
    ]
    let directions = [
      (0.0, -1.0), (0.8660254, -0.5), (0.8660254, 0.5), (0, 1), (-0.8660254, 0.5),
      (-0.8660254, -0.5),
    ]
    for (index, hue) in hues.enumerated() {
      let (start, end) = (directions[index], directions[(index + 1) % 6])
      var arc = Path()
      arc.move(drawn.midX + start.0 * radius, drawn.midY + start.1 * radius)
      arc.arc(
        radius: radius, isLong: false, isClockwise: true, drawn.midX + end.0 * radius,
        drawn.midY + end.1 * radius)
      drawing.path(arc, stroke: .init(color: hue, width: 3))
    }
    drawing.circle(
      x: drawn.midX, y: drawn.midY, radius: max(radius - 4, 1),
      fill: palette[.secondarySystemFill])
  }

  /// Draws a view whose content only the app knows.
  func drawStandIn(
    _ drawn: DrawnView, _ name: String, symbol: String?, fill: RGBA?, _ drawing: inout Drawing
  ) {
    let isDark = (fill?.red ?? 1) < 0.5
    let ink: RGBA = isDark ? .gray(200) : .gray(150)
    drawing.rect(
      drawn.bounds.inset(0.5), fill: fill,
      stroke: .init(color: .gray(160, alpha: 0.6), dashes: fill == nil ? [4, 3] : []))
    let side = min(44, drawn.width * 0.5, drawn.height * 0.35)
    if let symbol, side > 6 {
      drawGlyph(
        symbol,
        in: LayoutRect(x: drawn.midX - side / 2, y: drawn.midY - side, width: side, height: side),
        ink,
        &drawing)
    }
    let room =
      symbol == nil
      ? drawn.bounds.inset(4)
      : LayoutRect(x: 4, y: drawn.midY + 4, width: max(drawn.width - 8, 0), height: 22)
    drawing.text(name, in: room, DrawnTextStyle(size: 15, color: ink, anchor: .middle))
  }

  /// Draws a map: land, water, a park and roads that fill whatever room there is.
  func drawMap(_ drawn: DrawnView, _ drawing: inout Drawing) {
    let width = drawn.width
    let height = drawn.height
    drawing.group(clip: .init(rect: drawn.bounds)) { drawing in
      drawing.rect(drawn.bounds, fill: RGBA(245, 240, 229))
      drawing.rect(
        LayoutRect(x: width * 0.08, y: height * 0.58, width: width * 0.3, height: height * 0.3),
        radius: 6, fill: RGBA(203, 230, 182))
      var water = Path()
      water.move(width * 0.62, 0)
      water.curve(
        width * 0.56, height * 0.2, width * 0.8, height * 0.28, width, height * 0.34)
      water.line(width, 0)
      water.close()
      drawing.path(water, fill: RGBA(164, 209, 240))
      for (x1, y1, x2, y2, thickness) in [
        (0, 0.42, 1, 0.55, 7.0), (0.3, 0, 0.46, 1, 7), (0, 0.16, 0.6, 0.1, 4),
        (0.74, 0.3, 0.68, 1, 4), (0.4, 0.8, 1, 0.76, 4),
      ] as [(Double, Double, Double, Double, Double)] {
        drawing.line(
          width * x1, height * y1, width * x2, height * y2,
          .init(color: .white, width: thickness))
      }
    }
  }

  func drawVisualEffect(
    _ content: ViewContent.VisualEffectView, _ drawn: DrawnView, radius: Double = 0,
    _ drawing: inout Drawing
  ) {
    guard case .blur = content.effect else { return }
    drawing.rect(
      drawn.bounds, radius: radius,
      fill: content.isDark ? .gray(28, alpha: 0.75) : .gray(247, alpha: 0.78))
  }
}
