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
    if let largest = view.palette.appearance.appearanceSet.switchThumb {
      return drawCapsule(largest, track, &drawing)
    }
    let radius = max(track.height / 2 - Appearance.thumbInset, 0)
    drawing.circle(
      x: isOn ? track.width - radius - Appearance.thumbInset : radius + Appearance.thumbInset,
      y: track.height / 2, radius: radius, fill: thumbTintColor,
      stroke: .init(color: .gray(0, alpha: Appearance.thumbLineAlpha)))
  }

  /// Draws a thumb that is a capsule.
  private func drawCapsule(_ largest: LayoutSize, _ track: LayoutRect, _ drawing: inout Drawing) {
    let width = min(largest.width, track.width * Appearance.thumbShare)
    let height = min(largest.height, max(track.height - 2 * Appearance.thumbInset, 0))
    drawing.rect(
      LayoutRect(
        x: isOn ? track.width - width - Appearance.thumbInset : Appearance.thumbInset,
        y: (track.height - height) / 2, width: width, height: height),
      radius: height / 2, fill: thumbTintColor,
      stroke: .init(color: .gray(0, alpha: Appearance.thumbLineAlpha)))
  }
}
