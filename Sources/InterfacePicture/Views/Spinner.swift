import PlatformFacts

/// The wheel of an activity indicator or a refresh control.
enum Spinner {
  private typealias Appearance = ControlAppearance.Spinner

  static func draw(_ color: RGBA, _ view: DrawnView, _ drawing: inout Drawing) {
    let radius = min(view.width, view.height) / 2
    for (spoke, (dx, dy)) in directions.enumerated() {
      drawing.line(
        view.midX + dx * radius * Appearance.spoke.start,
        view.midY + dy * radius * Appearance.spoke.start,
        view.midX + dx * radius * Appearance.spoke.end,
        view.midY + dy * radius * Appearance.spoke.end,
        .init(
          color: color.faded(1 - Appearance.fade * Double(spoke)),
          width: radius * Appearance.spokeWidth,
          isRound: true))
    }
  }

  /// The eight directions of the spokes, clockwise from the top.
  private static let directions: [(Double, Double)] = {
    let diagonal = 0.5.squareRoot()
    return [
      (0, -1), (diagonal, -diagonal), (1, 0), (diagonal, diagonal), (0, 1),
      (-diagonal, diagonal), (-1, 0), (-diagonal, -diagonal),
    ]
  }()
}
