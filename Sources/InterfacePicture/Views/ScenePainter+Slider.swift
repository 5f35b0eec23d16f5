import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ScenePainter {
  func drawSlider(
    _ content: ViewContent.Slider, _ drawn: DrawnView, _ drawing: inout Drawing
  ) {
    let part = Self.part(content.value, from: content.minimumValue, to: content.maximumValue)
    let radius = min(14, drawn.height / 2)
    let x = radius + part * max(drawn.width - 2 * radius, 0)
    let track = LayoutRect(x: 2, y: drawn.midY - 2, width: max(drawn.width - 4, 0), height: 4)
    drawing.rect(track, radius: 2, fill: content.maximumTrackTintColor)
    drawing.rect(
      LayoutRect(x: 2, y: track.y, width: max(x - 2, 0), height: 4), radius: 2,
      fill: content.minimumTrackTintColor)
    drawing.circle(
      x: x, y: drawn.midY, radius: max(radius - 0.5, 0), fill: content.thumbTintColor,
      stroke: .init(color: .gray(0, alpha: 0.15)))
  }

  private static func part(_ value: Double, from low: Double, to high: Double) -> Double {
    high > low ? min(max((value - low) / (high - low), 0), 1) : 0
  }
}
