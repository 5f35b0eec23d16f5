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
    var pending: [ViewIndex] = []
    for constraint in scene.constraints
    where constraint.isPlaceholder || access.isConnected(constraint.id) {
      let (first, second) = owners(of: constraint)
      // The contents of a view move with it, but not its superview.
      pending.append(isView(second, inside: first) ? second : first)
      if areApart(first, second) { pending.append(second) }
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
    let neighbours = neighbours
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

  /// The views that move with a view because of constraints: if neither of two views contains the
  /// other, one moves with the other.
  private var neighbours: [ViewIndex: [ViewIndex]] {
    var neighbours: [ViewIndex: [ViewIndex]] = [:]
    for constraint in scene.constraints {
      let (first, second) = owners(of: constraint)
      if areApart(first, second), first != second {
        neighbours[first, default: []].append(second)
        neighbours[second, default: []].append(first)
      }
    }
    return neighbours
  }

  /// Returns the views of both items of a constraint; a constraint with one item has it twice.
  private func owners(of constraint: ResolvedConstraint) -> (ViewIndex, ViewIndex) {
    let first = scene.owner(of: constraint.first)
    return (first, constraint.second.map(scene.owner) ?? first)
  }

  /// Returns whether neither of two views contains the other.
  private func areApart(_ first: ViewIndex, _ second: ViewIndex) -> Bool {
    !isView(second, inside: first) && !isView(first, inside: second)
  }

  private func isView(_ inner: ViewIndex, inside outer: ViewIndex) -> Bool {
    inner > outer && scene.views[outer].end > inner
  }
}
