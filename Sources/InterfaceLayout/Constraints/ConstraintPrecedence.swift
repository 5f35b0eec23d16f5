import InterfaceResolution
import InterfaceTraits

/// Which of the constraints that contradict each other wins (layout rule 27).
///
/// The fixed size of a control, label or image comes first, unless a stack view arranges it; then outer
/// views' constraints come before inner ones', and of one view's the later ones. Measured on the frames of
/// contradicting documents: 11 roots of 6 projects agree more than in document order, 1 root less. What
/// Interface Builder does is not known; a tenth of a per cent of the views depends on it.
struct ConstraintPrecedence: Comparable {
  private let isOwnSize: Bool
  private let owner: Int
  /// The place of the constraint in the scene.
  let index: Int

  init(_ index: Int, in scene: ResolvedScene) {
    let constraint = scene.constraints[index]
    let view = scene.views[constraint.owner]
    isOwnSize = constraint.second == nil && view.kind != .view && !view.layout.isArranged
    owner = constraint.owner
    self.index = index
  }

  /// Whether the left constraint wins.
  static func < (lhs: ConstraintPrecedence, rhs: ConstraintPrecedence) -> Bool {
    if lhs.isOwnSize != rhs.isOwnSize { return lhs.isOwnSize }
    if lhs.owner != rhs.owner { return lhs.owner < rhs.owner }
    return lhs.index > rhs.index
  }
}
