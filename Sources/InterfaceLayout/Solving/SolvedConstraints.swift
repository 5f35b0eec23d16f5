import ConstraintSolver
import InterfaceResolution
import InterfaceTraits

/// The constraints of a layout root with their solution, from which it can be explained.
struct SolvedConstraints {
  let constraints: RootConstraints
  let solution: Solution

  private static let mostConflictSets = 100

  /// The minimal sets of contradicting requirements, in the order in which the solver rejected
  /// their last members.
  ///
  /// After a number of sets that exceeds any reader's patience, and when the effort limit is
  /// reached, unsatisfiable constraints are listed alone; the set at which the limit is reached
  /// need not be minimal. Sets without any constraint of the document are omitted, because they
  /// cannot be fixed there.
  var conflicts: [Conflict] {
    var effort = constraints.layouter.effort.conflicts
    return solution.rejected.enumerated().compactMap { number, rejected in
      var set = ConflictSet(constraints: [rejected], isMinimal: false)
      if number < Self.mostConflictSets {
        set = solution.conflict(of: rejected, effort: &effort)
      }
      return conflict(of: set, rejected: rejected, violation: solution.error(of: rejected))
    }
  }

  private func conflict(
    of set: ConflictSet, rejected: ConstraintIndex, violation: Double
  ) -> Conflict? {
    var members: [LayoutReason] = []
    var seen: Set<LayoutReason> = []
    var uncertainty = 0.0
    for index in set.constraints {
      let reason = reason(index, at: .required)
      guard seen.insert(reason).inserted else { continue }
      members.append(reason)
      uncertainty += contentUncertainty(of: constraints.origins[Int(index.index)])
    }
    guard members.contains(where: { $0.constraint != nil }) else { return nil }
    let root = constraints.layouter.part.root
    let dependsOnUndeclaredExtent = members.contains { member in
      if case .root(let axis, _) = member.kind {
        !constraints.layouter.scene.declaresExtent(of: root, along: axis)
      } else {
        false
      }
    }
    members.sort {
      ($0.constraint?.index ?? .max, $0.view) < ($1.constraint?.index ?? .max, $1.view)
    }
    return Conflict(
      members: members, dropped: constraints.origins[Int(rejected.index)].constraint,
      violation: violation,
      uncertainty: uncertainty, root: root, dependsOnUndeclaredExtent: dependsOnUndeclaredExtent,
      isMinimal: set.isMinimal)
  }

  /// Returns the uncertainty of the measured content in a requirement, in points; 0 if it involves
  /// none.
  private func contentUncertainty(of origin: ConstraintOrigin) -> Double {
    switch origin {
    case .hugging(let local, let axis), .compressionResistance(let local, let axis):
      return constraints.inputs.content[local].uncertainty(along: axis)
    case .document(let index):
      // The baseline of a text is where it was measured.
      let constraint = constraints.layouter.scene.constraints[index]
      var sum = baselineUncertainty(constraint.first, constraint.firstAttribute)
      if let item = constraint.second, let attribute = constraint.secondAttribute {
        sum += baselineUncertainty(item, attribute)
      }
      return sum
    default: return 0
    }
  }

  private func baselineUncertainty(_ item: ConstraintItem, _ attribute: LayoutAttribute) -> Double {
    guard attribute == .firstBaseline || attribute == .lastBaseline, case .view(let view) = item,
      let local = constraints.local(of: view)
    else { return 0 }
    let content = constraints.inputs.content[local]
    return content.baselines == nil ? 0 : content.uncertainty(along: .vertical)
  }
}
