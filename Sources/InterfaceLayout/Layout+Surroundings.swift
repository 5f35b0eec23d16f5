import InterfaceModel
package import InterfaceResolution
import InterfaceTraits

extension Layout {
  /// How far what surrounds a scene reaches into the canvas from above and below, in points: what the
  /// safe area, or the top and bottom guides, leave of the root view.
  package func surroundingInsets(of scene: ResolvedScene) -> (top: Double, bottom: Double) {
    var top: Double?
    var bottom: Double?
    for (guide, frame) in zip(scene.guides, guideFrames) {
      guard scene.views[guide.owner].role == .controllerRoot else { continue }
      let root = frames[guide.owner]
      switch guide.kind {
      case .safeArea:
        top = root.y + frame.y
        bottom = size.height - root.y - frame.maxY
      case .top: top = root.y + frame.maxY
      case .bottom: bottom = size.height - root.y - frame.y
      default: break
      }
    }
    let usual =
      (scene.surroundings.hasStatusBar ?? true ? 20.0 : 0)
      + (scene.surroundings.hasNavigationBar ? 44 : 0)
    return (max(top ?? usual, 0), max(bottom ?? 0, 0))
  }
}
