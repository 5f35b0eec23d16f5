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
  func contains(_ index: Int) -> Bool { isMoved[index] }

  private func find() -> [Bool] {
    var isMoved = scene.views.map { _ in false }
    var neighbours: [Int: [Int]] = [:]
    var pending: [Int] = []
    for constraint in scene.constraints {
      let first = scene.place(of: constraint.first)
      let second = constraint.second.map(scene.place) ?? first
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
    for (index, view) in scene.views.enumerated() {
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
      let outer = scene.views[next].superview
      if scene.views[next].layout.isArranged, outer >= 0 { pending.append(outer) }
      var inner = next + 1
      while inner < scene.views[next].end {
        pending.append(inner)
        inner = scene.views[inner].end
      }
    }
    return isMoved
  }
}

extension ResolvedScene {
  /// The view that an item of a constraint is, or whose guide it is.
  func place(of item: ConstraintItem) -> Int {
    switch item {
    case .view(let view): view
    case .guide(let guide): guides[guide].owner
    }
  }
}
