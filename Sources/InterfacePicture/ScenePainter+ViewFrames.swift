import InterfaceLayout
import InterfaceResolution
import InterfaceTraits

extension ScenePainter {
  /// The frames of the views in the picture, or `nil` for views that are not drawn, and the origins
  /// of their content.
  var viewFrames:
    (
      frames: Table<ResolvedView, LayoutRect?>, origins: Table<ResolvedView, LayoutPoint>
    )
  {
    var frames = scene.views.mapValues { _ in LayoutRect?.none }
    var origins = scene.views.mapValues { _ in LayoutPoint(x: 0, y: 0) }
    func assign(_ index: ViewIndex, at origin: LayoutPoint) {
      let view = scene.views[index]
      guard !view.appearance.isHidden else { return }
      let frame = layout.frames[index].moved(by: origin)
      frames[index] = frame
      let inside = LayoutPoint(x: frame.x, y: frame.y + contentOffset(of: index))
      origins[index] = inside
      for child in children(of: index) { assign(child, at: inside) }
    }
    let beside = Set(besides)
    let bar = layout.bars.navigationBar ?? .zero
    for index in roots where !beside.contains(index) {
      let isInBar = scene.views[index].role == .barItemView
      assign(index, at: isInBar ? LayoutPoint(x: bar.x, y: bar.y) : LayoutPoint(x: 0, y: 0))
    }
    var y = besidesTop
    for index in besides {
      let frame = layout.frames[index]
      assign(index, at: LayoutPoint(x: -frame.x, y: y - frame.y))
      y += max(frame.height, 0) + Self.gap
    }
    return (frames, origins)
  }
}
