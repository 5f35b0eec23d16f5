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
        in: Rect(x: drawn.midX - side / 2, y: drawn.midY - side, width: side, height: side), ink,
        &drawing)
    }
    let room =
      symbol == nil
      ? drawn.bounds.inset(4)
      : Rect(x: 4, y: drawn.midY + 4, width: max(drawn.width - 8, 0), height: 22)
    drawing.text(name, in: room, DrawnTextStyle(size: 15, color: ink, anchor: .middle))
  }

  /// Draws the class of a view that the app draws itself: one of the app's own, with nothing inside.
  func drawCustomView(_ drawn: DrawnView, _ drawing: inout Drawing) {
    guard let name = drawn.view.customClass, children(of: drawn.index).isEmpty,
      drawn.width >= 24, drawn.height >= 12
    else { return }
    let fill = background(of: drawn.view)
    if fill == nil {
      drawing.rect(
        drawn.bounds.inset(0.5), stroke: .init(color: .gray(160, alpha: 0.6), dashes: [4, 3]))
    }
    let brightness = fill.map { ($0.red + $0.green + $0.blue) / 3 } ?? 1
    drawing.text(
      name, in: drawn.bounds.inset(4),
      DrawnTextStyle(
        size: 13, color: brightness < 0.5 ? .gray(220) : .gray(130), anchor: .middle))
  }

  /// Draws a map: land, water, a park and roads that fill whatever room there is.
  func drawMap(_ drawn: DrawnView, _ drawing: inout Drawing) {
    let width = drawn.width
    let height = drawn.height
    drawing.group(clip: .init(rect: drawn.bounds)) { drawing in
      drawing.rect(drawn.bounds, fill: RGBA(245, 240, 229))
      drawing.rect(
        Rect(x: width * 0.08, y: height * 0.58, width: width * 0.3, height: height * 0.3),
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
    _ content: ResolvedContent.VisualEffectView, _ drawn: DrawnView, _ drawing: inout Drawing
  ) {
    guard case .blur = content.effect else { return }
    drawing.rect(
      drawn.bounds,
      fill: content.isDark ? .gray(28, alpha: 0.75) : .gray(247, alpha: 0.78))
  }
}
