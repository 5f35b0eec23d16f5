import InterfaceResolution
import InterfaceTraits

/// The views of a scene whose constraints code may change.
///
/// Those are constraints that an outlet leads to, and placeholders, which are not there at run time, also for the size of a
/// content. It is found out when it is first asked for.
final class MovedViews {
  private let scene: ResolvedScene
  private let access: CodeAccess
  private lazy var isMoved = find()

  init(_ scene: ResolvedScene, _ access: CodeAccess) {
    self.scene = scene
    self.access = access
  }

  /// Whether a view, one that it is inside or one that its place depends on may move.
  func contains(_ index: ViewIndex) -> Bool { isMoved[index] }

  private func find() -> Table<ResolvedView, Bool> {
    var isMoved = scene.views.mapValues { _ in false }
    var neighbours: [ViewIndex: [ViewIndex]] = [:]
    var pending: [ViewIndex] = []
    for constraint in scene.constraints {
      let first = scene.owner(of: constraint.first)
      let second = constraint.second.map(scene.owner) ?? first
      let isFree = constraint.isPlaceholder || access.isConnected(constraint.id)
      let isInside = scene.views[first].end > second && second > first
      let isAround = scene.views[second].end > first && first > second
      if isFree {
        // What is inside moves, not what is around.
        pending.append(isInside ? second : first)
        if !isInside, !isAround { pending.append(second) }
      }
      // Beside each other, one moves with the other.
      if !isInside, !isAround, first != second {
        neighbours[first, default: []].append(second)
        neighbours[second, default: []].append(first)
      }
    }
    for (index, view) in scene.views.indexed {
      let layout = view.layout
      if layout.removesPlaceholderSize, view.customClass != nil || view.kind == .view,
        LayoutAxis.allCases.contains(where: { layout.placeholderIntrinsicSize[$0] != .absent })
      {
        pending.append(index)
      }
    }
    guard !pending.isEmpty else { return isMoved }
    while let next = pending.popLast() {
      guard !isMoved[next] else { continue }
      isMoved[next] = true
      pending += neighbours[next] ?? []
      if scene.views[next].layout.isArranged, let outer = scene.views[next].superview {
        pending.append(outer)
      }
      pending += scene.views.subviews(of: next)
    }
    return isMoved
  }
}
