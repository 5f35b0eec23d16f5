import ConstraintSolver
import InterfaceTraits

/// The distances in a layout root that its constraints leave open.
///
/// That both edges of a view are free does not tell whether its extent is: they may move together.
struct OpenDistances {
  /// The number of the group of each variable, by what moves together, or -1.
  private var groups: [Int]
  /// Joins groups of which a distance says that they belong together: for each group another one of the same, or itself.
  private var parents: [Int]
  private let motions: Motions

  init(_ freedom: Freedom, _ motions: Motions, variableCount: Int) {
    groups = [Int](repeating: -1, count: variableCount)
    for (number, group) in freedom.groups.enumerated() {
      for variable in group { groups[Int(variable.index)] = number }
    }
    parents = Array(freedom.groups.indices)
    self.motions = motions
  }

  /// Whether a variable is free.
  func isFree(_ variable: Variable) -> Bool { groups[Int(variable.index)] >= 0 }

  /// Notes that a distance is asked for: what it lies between belongs together.
  mutating func join(_ near: Variable, _ far: Variable) {
    guard isFree(near), isFree(far) else { return }
    let (one, other) = (group(of: near), group(of: far))
    parents[max(one, other)] = min(one, other)
  }

  /// The number of the group of a distance, once all are known; nil where it is determined.
  func group(_ near: Variable, _ far: Variable) -> Int? {
    guard isFree(near) || isFree(far), motions.movesApart(near, far) else { return nil }
    return group(of: isFree(near) ? near : far)
  }

  private func group(of variable: Variable) -> Int {
    var group = groups[Int(variable.index)]
    while parents[group] != group { group = parents[group] }
    return group
  }
}
