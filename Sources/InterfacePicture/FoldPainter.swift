import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// Draws the region of a partly folded phone's fold over its content, as a hatched band.
enum FoldPainter {
  /// The distance between two lines, in points.
  private static let spacing = 10.0

  /// Draws the fold of a configuration, or nothing if there is none.
  static func draw(_ configuration: Configuration, _ drawing: inout Drawing) {
    guard let fold = configuration.window?.fold else { return }
    drawing.group(clip: .init(rect: fold)) { drawing in
      drawing.rect(fold, fill: .gray(128, alpha: 0.15))
      var hatching = Path()
      var x = fold.x - fold.height
      while x < fold.maxX {
        hatching.move(x, fold.maxY)
        hatching.line(x + fold.height, fold.y)
        x += spacing
      }
      drawing.path(hatching, stroke: .init(color: .gray(128, alpha: 0.5)))
    }
  }
}
