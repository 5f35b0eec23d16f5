import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ViewContent.Slider {
  private typealias Look = ControlAppearance.Slider

  func draw(_ view: DrawnView, _ drawing: inout Drawing) {
    let part =
      maximumValue > minimumValue
      ? min(max((value - minimumValue) / (maximumValue - minimumValue), 0), 1) : 0
    let radius = min(Look.thumbRadius, view.height / 2)
    let x = radius + part * max(view.width - 2 * radius, 0)
    var track = LayoutRect(
      x: Look.trackInset, y: view.midY - Look.trackHeight / 2,
      width: max(view.width - 2 * Look.trackInset, 0), height: Look.trackHeight)
    drawing.rect(track, radius: Look.trackHeight / 2, fill: maximumTrackTintColor)
    track.width = max(x - Look.trackInset, 0)
    drawing.rect(track, radius: Look.trackHeight / 2, fill: minimumTrackTintColor)
    drawing.circle(
      x: x, y: view.midY, radius: max(radius - Look.thumbInset, 0), fill: thumbTintColor,
      stroke: .init(color: .gray(0, alpha: Look.thumbLineAlpha)))
  }
}
