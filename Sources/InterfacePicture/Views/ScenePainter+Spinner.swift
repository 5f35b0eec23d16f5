import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ScenePainter {
  /// Draws the wheel of an activity indicator or a refresh control.
  func drawSpinner(_ color: RGBA, _ drawn: DrawnView, _ drawing: inout Drawing) {
    let radius = min(drawn.width, drawn.height) / 2
    for spoke in 0..<8 {
      let (dx, dy) = Self.directions[spoke]
      drawing.line(
        drawn.midX + dx * radius * 0.5, drawn.midY + dy * radius * 0.5,
        drawn.midX + dx * radius * 0.92, drawn.midY + dy * radius * 0.92,
        .init(
          color: color.faded(1 - 0.09 * Double(spoke)), width: radius * 0.2, isRound: true))
    }
  }

  /// The eight directions of a spinner's spokes, clockwise from the top.
  private static let directions: [(Double, Double)] = {
    let diagonal = 0.5.squareRoot()
    return [
      (0, -1), (diagonal, -diagonal), (1, 0), (diagonal, diagonal), (0, 1),
      (-diagonal, diagonal), (-1, 0), (-diagonal, -diagonal),
    ]
  }()
}
