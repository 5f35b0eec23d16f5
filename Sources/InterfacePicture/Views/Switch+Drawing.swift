import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ViewContent.Switch {
  private typealias Appearance = ControlAppearance.Switch

  func draw(_ view: DrawnView, _ drawing: inout Drawing) {
    let track = LayoutRect(
      x: 0, y: 0, width: min(view.width, Appearance.track.width),
      height: min(view.height, Appearance.track.height))
    drawing.rect(track, radius: track.height / 2, fill: isOn ? onTintColor : offTintColor)
    let radius = max(track.height / 2 - Appearance.thumbInset, 0)
    drawing.circle(
      x: isOn ? track.width - radius - Appearance.thumbInset : radius + Appearance.thumbInset,
      y: track.height / 2, radius: radius, fill: thumbTintColor,
      stroke: .init(color: .gray(0, alpha: Appearance.thumbLineAlpha)))
  }
}
