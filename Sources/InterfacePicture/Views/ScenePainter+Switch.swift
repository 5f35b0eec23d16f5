import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ScenePainter {
  func drawSwitch(
    _ content: ViewContent.Switch, _ drawn: DrawnView, _ drawing: inout Drawing
  ) {
    let track = LayoutRect(x: 0, y: 0, width: min(drawn.width, 63), height: min(drawn.height, 31))
    drawing.rect(
      track, radius: track.height / 2,
      fill: content.isOn ? content.onTintColor : content.offTintColor)
    let radius = max(track.height / 2 - 2, 0)
    drawing.circle(
      x: content.isOn ? track.width - radius - 2 : radius + 2, y: track.height / 2,
      radius: radius, fill: content.thumbTintColor, stroke: .init(color: .gray(0, alpha: 0.08)))
  }
}
