import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// The precedence of constraints that contradict each other (docs/internals/auto-layout.md,
/// 'Constraints: Contradictions').
///
/// `ContradictionMetrics` determines which kinds come first and last; among the others, constraints
/// of outer views precede those of inner views, and later ones of a view its earlier ones.
struct ConstraintPrecedence: Comparable {
  /// The kinds of constraints, the strongest first.
  private enum Rank: Int {
    case fixedExtentThatHolds
    case plain
    case fixedExtentThatGivesWay
    case trailingEdge
  }

  private let rank: Rank
  /// The depth of the owner of a fixed extent that can be dropped: inner ones are dropped first.
  private let depth: Int
  /// The length of a fixed extent that can be dropped, in points: of those at the same depth,
  /// longer ones are dropped first.
  private let extent: Double
  private let owner: ViewIndex
  /// The index of the constraint in the scene.
  let index: ResolvedConstraint.Index

  /// Creates the precedence of a constraint.
  ///
  /// - Parameters:
  ///   - index: The index of the constraint in the scene.
  ///   - scene: The scene.
  ///   - root: The layout root to which it belongs.
  ///   - ownerDepth: The number of ancestors of the view that owns the constraint.
  ///   - rules: The rules that determine which constraint is dropped.
  init(
    _ index: ResolvedConstraint.Index, in scene: borrowing ResolvedScene, root: ViewIndex,
    depth ownerDepth: Int,
    _ rules: ContradictionMetrics
  ) {
    let constraint = scene.constraints[index]
    rank = Self.rank(constraint, in: scene, root: root, rules)
    let givesWay = rank == .fixedExtentThatGivesWay
    depth = givesWay ? ownerDepth : 0
    extent = givesWay ? constraint.constant : 0
    owner = constraint.owner
    self.index = index
  }

  private static func rank(
    _ constraint: ResolvedConstraint, in scene: ResolvedScene, root: ViewIndex,
    _ rules: ContradictionMetrics
  ) -> Rank {
    if constraint.second == nil, case .view(let first) = constraint.first {
      let view = scene.views[first]
      switch rules.fixedExtents {
      case .giveWay: return .fixedExtentThatGivesWay
      case .hold:
        return view.kind == .view || view.layout.isArranged ? .plain : .fixedExtentThatHolds
      }
    }
    let owner = scene.views[constraint.owner]
    guard
      scene.isOutsideController(root: root)
        ? rules.trailingEdgesOfXibsGiveWay : rules.trailingEdgesGiveWay,
      constraint.owner == root || owner.role == .contentView && owner.superview == root
    else { return .plain }
    return constraint.namesTrailingEdge(of: constraint.owner) ? .trailingEdge : .plain
  }

  /// Returns whether the left constraint takes precedence.
  static func < (lhs: ConstraintPrecedence, rhs: ConstraintPrecedence) -> Bool {
    if lhs.rank != rhs.rank { return lhs.rank.rawValue < rhs.rank.rawValue }
    if lhs.depth != rhs.depth { return lhs.depth < rhs.depth }
    if lhs.extent != rhs.extent { return lhs.extent < rhs.extent }
    if lhs.owner != rhs.owner { return lhs.owner < rhs.owner }
    return lhs.index > rhs.index
  }
}

extension ResolvedConstraint {
  /// Returns whether one side is the bottom or the trailing edge of a view or of its margins.
  fileprivate func namesTrailingEdge(of view: ViewIndex) -> Bool {
    func isTrailingEdge(_ item: ConstraintItem?, _ attribute: LayoutAttribute?) -> Bool {
      guard item == .view(view) else { return false }
      return switch attribute {
      case .bottom, .trailing, .right, .bottomMargin, .trailingMargin, .rightMargin: true
      default: false
      }
    }
    return isTrailingEdge(first, firstAttribute) || isTrailingEdge(second, secondAttribute)
  }
}
