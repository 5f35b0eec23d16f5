import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ViewContent.MapView {
  /// Draws a map: land, water, a park and roads that fill the view.
  func draw(_ view: DrawnView, _ drawing: inout Drawing) {
    let width = view.width
    let height = view.height
    drawing.group(clip: .init(rect: view.bounds)) { drawing in
      drawing.rect(view.bounds, fill: RGBA(245, 240, 229))
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
}
