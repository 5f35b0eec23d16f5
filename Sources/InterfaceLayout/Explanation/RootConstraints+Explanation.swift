import ConstraintSolver
import InterfaceResolution
import InterfaceTraits

/// What the solver knows about the place of a view.
extension RootConstraints {
  /// The four edges of a view of the part.
  func explanation(of local: Int) -> [LayoutExplanation.EdgeExplanation] {
    guard let solution else { return [] }
    let edges: [(LayoutExplanation.Edge, Variable)] = [
      (.left, variables.left(local)), (.right, variables.right(local)),
      (.top, variables.top(local)), (.bottom, variables.bottom(local)),
    ]
    return edges.map { edge, variable in
      var reasons: [LayoutExplanation.Reason] = []
      for reason in solution.reasons(for: variable) {
        let known = self.reason(reason)
        if !reasons.contains(known) { reasons.append(known) }
      }
      return LayoutExplanation.EdgeExplanation(
        edge: edge, position: solution.value(of: variable), reasons: reasons,
        isDetermined: !(solution.freedom?.contains(variable) ?? false))
    }
  }

  /// Whether the width of a view is what it is because of the view's own content.
  func contentDecidesWidth(of local: Int) -> Bool {
    guard let solution else { return false }
    let own: [ConstraintOrigin] = [
      .hugging(view: local, .horizontal), .compressionResistance(view: local, .horizontal),
    ]
    return [variables.left(local), variables.right(local)].contains { variable in
      solution.reasons(for: variable).contains {
        own.contains(origins[Int($0.constraint.index)])
      }
    }
  }

  private func reason(_ reason: Reason) -> LayoutExplanation.Reason {
    let origin = origins[Int(reason.constraint.index)]
    func make(
      _ kind: LayoutExplanation.Reason.Kind, _ local: Int
    ) -> LayoutExplanation.Reason {
      LayoutExplanation.Reason(
        kind: kind, view: layouter.part.members[local],
        priority: Priorities.priority(reason.level))
    }
    switch origin {
    case .root: return make(.root, 0)
    case .nonNegative(let view): return make(.nonNegative, view)
    case .contentView(let view): return make(.contentView, view)
    case .autoresizing(let view): return make(.autoresizing, view)
    case .stackView(let view): return make(.stackView, view)
    case .hugging(let view, let axis):
      return make(.hugging(axis, extent: contentExtent(view, axis) ?? 0), view)
    case .compressionResistance(let view, let axis):
      return make(.compressionResistance(axis, extent: contentExtent(view, axis) ?? 0), view)
    case .scrollContent(let view): return make(.scrollContent, view)
    case .stored(let view): return make(.stored, view)
    case .document(let index):
      return LayoutExplanation.Reason(
        kind: .constraint(index), view: layouter.scene.constraints[index].owner,
        priority: Priorities.priority(reason.level))
    }
  }
}
