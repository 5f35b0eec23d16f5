import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ViewContent.Switch {
  private typealias Look = ControlAppearance.Switch

  func draw(_ view: DrawnView, _ drawing: inout Drawing) {
    let track = LayoutRect(
      x: 0, y: 0, width: min(view.width, Look.track.width),
      height: min(view.height, Look.track.height))
    drawing.rect(track, radius: track.height / 2, fill: isOn ? onTintColor : offTintColor)
    let radius = max(track.height / 2 - Look.thumbInset, 0)
    drawing.circle(
      x: isOn ? track.width - radius - Look.thumbInset : radius + Look.thumbInset,
      y: track.height / 2, radius: radius, fill: thumbTintColor,
      stroke: .init(color: .gray(0, alpha: Look.thumbLineAlpha)))
  }
}
