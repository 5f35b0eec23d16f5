import PlatformFacts

/// A button that shows a color: a ring of all hues around a disc.
enum ColorWell {
  private typealias Appearance = ControlAppearance.ColorWell

  static func draw(_ view: DrawnView, _ drawing: inout Drawing) {
    let radius = min(view.width, view.height, Appearance.side) / 2 - Appearance.ringWidth / 2
    guard radius > 3 else { return }
    let directions = [
      (0.0, -1.0), (0.8660254, -0.5), (0.8660254, 0.5), (0, 1), (-0.8660254, 0.5),
      (-0.8660254, -0.5),
    ]
    for (index, hue) in Appearance.hues.enumerated() {
      let (start, end) = (directions[index], directions[(index + 1) % 6])
      var arc = Path()
      arc.move(view.midX + start.0 * radius, view.midY + start.1 * radius)
      arc.arc(
        radius: radius, isLong: false, isClockwise: true, view.midX + end.0 * radius,
        view.midY + end.1 * radius)
      drawing.path(arc, stroke: .init(color: hue, width: Appearance.ringWidth))
    }
    drawing.circle(
      x: view.midX, y: view.midY, radius: max(radius - Appearance.discGap, 1),
      fill: view.palette[.secondarySystemFill])
  }
}
