import ConstraintSolver
import InterfaceResolution
import InterfaceTraits

/// The explanation of a view's frame from the solver's state.
extension SolvedConstraints {
  /// Returns the explanation of the four edges of a view of the part.
  func explanation(of local: LocalIndex) -> [LayoutExplanation.EdgeExplanation] {
    let flowsLeft = constraints.layouter.context.flow == .rightToLeft
    let leading = constraints.variables.leading(local, .horizontal)
    let trailing = constraints.variables.trailing(local, .horizontal)
    let edges: [(LayoutExplanation.Edge, Variable)] = [
      (.left, flowsLeft ? trailing : leading), (.right, flowsLeft ? leading : trailing),
      (.top, constraints.variables.top(local)), (.bottom, constraints.variables.bottom(local)),
    ]
    return edges.map { edge, variable in
      var reasons: [LayoutReason] = []
      for reason in solution.reasons(for: variable) {
        let existing = self.reason(reason.constraint, at: reason.level)
        if !reasons.contains(existing) { reasons.append(existing) }
      }
      var position = solution.value(of: variable)
      if flowsLeft, edge == .left || edge == .right {
        position = solution.value(of: constraints.variables.right(.root)) - position
      }
      return LayoutExplanation.EdgeExplanation(
        edge: edge, position: position, reasons: reasons,
        isDetermined: !(solution.freedom?.contains(variable) ?? false))
    }
  }

  /// Returns whether the width of a view is determined by its own content.
  func contentDecidesWidth(of local: LocalIndex) -> Bool {
    let own: [ConstraintOrigin] = [
      .hugging(view: local, .horizontal), .compressionResistance(view: local, .horizontal),
    ]
    return [constraints.variables.left(local), constraints.variables.right(local)].contains {
      variable in
      solution.reasons(for: variable).contains {
        own.contains(constraints.origins[Int($0.constraint.index)])
      }
    }
  }

  /// Returns the reason for a constraint of the system.
  ///
  /// - Parameters:
  ///   - index: The constraint.
  ///   - level: The level at which it took effect.
  /// - Returns: The reason in the scene's terms.
  func reason(_ index: ConstraintIndex, at level: Level) -> LayoutReason {
    func make(_ kind: LayoutReason.Kind, _ local: LocalIndex) -> LayoutReason {
      LayoutReason(
        kind: kind, view: constraints.members[local].view,
        priority: Priorities.priority(level))
    }
    /// Returns the reason for a content or its substitute; a level directly below a priority counts
    /// as that priority.
    func content(
      _ kind: (LayoutAxis, Double) -> LayoutReason.Kind, _ local: LocalIndex, _ axis: LayoutAxis
    )
      -> LayoutReason
    {
      let substitute =
        constraints.substituteExtent(local, axis) ?? constraints.leastExtent(local, axis)
      var reason = make(
        kind(axis, substitute ?? constraints.contentExtent(local, axis) ?? 0), local)
      if substitute != nil { reason.priority = reason.priority?.rounded(.up) }
      return reason
    }
    switch constraints.origins[Int(index.index)] {
    case .root(let axis):
      let size = constraints.layouter.canvas.frame.size
      return make(.root(axis, extent: axis == .horizontal ? size.width : size.height), .root)
    case .nonNegative(let view): return make(.nonNegative, view)
    case .contentView(let view): return make(.contentView, view)
    case .autoresizing(let view): return make(.autoresizing, view)
    case .standardCell(let view): return make(.standardCell, view)
    case .stackView(let view): return make(.stackView, view)
    case .hugging(let view, let axis):
      return content({ .hugging($0, extent: $1) }, view, axis)
    case .compressionResistance(let view, let axis):
      return content({ .compressionResistance($0, extent: $1) }, view, axis)
    case .scrollContent(let view): return make(.scrollContent, view)
    case .stored(let view): return make(.stored, view)
    case .document(let index):
      return LayoutReason(
        kind: .constraint(index), view: constraints.layouter.scene.constraints[index].owner,
        priority: Priorities.priority(level))
    }
  }
}
