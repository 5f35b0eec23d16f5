import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ScenePainter {
  func drawStepper(_ drawn: DrawnView, _ drawing: inout Drawing) {
    drawing.rect(drawn.bounds, radius: 8, fill: palette[.tertiarySystemFill])
    let side = min(drawn.height * 0.45, 14)
    for (symbol, x) in [("minus", drawn.width * 0.25), ("plus", drawn.width * 0.75)] {
      drawGlyph(
        symbol,
        in: LayoutRect(x: x - side / 2, y: drawn.midY - side / 2, width: side, height: side),
        palette[.label], &drawing)
    }
    drawing.line(
      drawn.midX, drawn.height * 0.22, drawn.midX, drawn.height * 0.78,
      .init(color: palette[.separator]))
  }
}
