import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ViewContent.Slider {
  private typealias Appearance = ControlAppearance.Slider

  func draw(_ view: DrawnView, _ drawing: inout Drawing) {
    let part =
      maximumValue > minimumValue
      ? min(max((value - minimumValue) / (maximumValue - minimumValue), 0), 1) : 0
    let radius = min(Appearance.thumbRadius, view.height / 2)
    let x = radius + part * max(view.width - 2 * radius, 0)
    var track = LayoutRect(
      x: Appearance.trackInset, y: view.midY - Appearance.trackHeight / 2,
      width: max(view.width - 2 * Appearance.trackInset, 0), height: Appearance.trackHeight)
    drawing.rect(track, radius: Appearance.trackHeight / 2, fill: maximumTrackTintColor)
    track.width = max(x - Appearance.trackInset, 0)
    drawing.rect(track, radius: Appearance.trackHeight / 2, fill: minimumTrackTintColor)
    drawing.circle(
      x: x, y: view.midY, radius: max(radius - Appearance.thumbInset, 0), fill: thumbTintColor,
      stroke: .init(color: .gray(0, alpha: Appearance.thumbLineAlpha)))
  }
}
