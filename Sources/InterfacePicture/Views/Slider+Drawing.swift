import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ViewContent.Slider {
  private typealias Appearance = ControlAppearance.Slider

  func draw(_ view: DrawnView, _ drawing: inout Drawing) {
    let part =
      maximumValue > minimumValue
      ? min(max((value - minimumValue) / (maximumValue - minimumValue), 0), 1) : 0
    let shapes = view.palette.appearance.appearanceSet
    let radius = min(Appearance.thumbRadius, view.height / 2)
    let half = shapes.sliderThumb.map { min($0.width, view.width) / 2 } ?? radius
    let x = half + part * max(view.width - 2 * half, 0)
    let trackHeight = shapes.sliderTrackHeight
    var track = LayoutRect(
      x: Appearance.trackInset, y: view.midY - trackHeight / 2,
      width: max(view.width - 2 * Appearance.trackInset, 0), height: trackHeight)
    drawing.rect(track, radius: trackHeight / 2, fill: maximumTrackTintColor)
    track.width = max(x - Appearance.trackInset, 0)
    drawing.rect(track, radius: trackHeight / 2, fill: minimumTrackTintColor)
    let line = Stroke(color: .gray(0, alpha: Appearance.thumbLineAlpha))
    guard let thumb = shapes.sliderThumb else {
      return drawing.circle(
        x: x, y: view.midY, radius: max(radius - Appearance.thumbInset, 0), fill: thumbTintColor,
        stroke: line)
    }
    let height = min(thumb.height, view.height)
    drawing.rect(
      LayoutRect(x: x - half, y: view.midY - height / 2, width: 2 * half, height: height)
        .inset(Appearance.thumbInset),
      radius: height / 2, fill: thumbTintColor, stroke: line)
  }
}
