import InterfaceResolution
import InterfaceTraits

/// The views of a scene whose constraints code may change.
///
/// Those are the views of constraints that an outlet leads to, and of placeholders, which do not
/// exist at run time, including placeholder intrinsic sizes. Computed on first use.
final class MovedViews {
  private let scene: ResolvedScene
  private let access: CodeAccess
  private lazy var isMoved = find()

  init(_ scene: ResolvedScene, _ access: CodeAccess) {
    self.scene = scene
    self.access = access
  }

  /// Returns whether a view, one of its superviews or a view that its position depends on may move.
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
        // The contents of a view move with it, but not its superview.
        pending.append(isInside ? second : first)
        if !isInside, !isAround { pending.append(second) }
      }
      // If neither view contains the other, one moves with the other.
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
