import InterfaceLayout
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ScenePainter {
  /// Draws the reason why a scene has no content over its root view, unless the picture shows it
  /// already.
  func drawEmptyCaption(_ drawing: inout Drawing) {
    guard let mainRoot, let reason = EmptyScene(scene, layout), reason != .container else { return }
    let frame = layout.frames[mainRoot]
    guard frame.width >= 60, frame.height >= 16 else { return }
    let ground = background(of: scene.views[mainRoot]) ?? palette[.systemBackground]
    drawing.text(
      reason.caption, in: frame.inset(x: 8, y: 2),
      DrawnTextStyle(
        size: 17, weight: 500, color: ground.isDark ? .gray(165) : .gray(110), anchor: .middle))
  }
}

extension RGBA {
  /// Whether light text is more legible on the color than dark text.
  fileprivate var isDark: Bool {
    let (back, share) = (1.0, alpha)
    func over(_ part: Double) -> Double { part * share + back * (1 - share) }
    return 0.299 * over(red) + 0.587 * over(green) + 0.114 * over(blue) < 0.5
  }
}
