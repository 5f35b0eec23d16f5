import ConstraintSolver

/// The distances in a layout root that its constraints do not determine.
///
/// If both edges of a view are free, its extent may still be determined: they may move together.
struct UndeterminedDistances {
  /// The group of each free variable, in which variables move together, or `nil` for determined
  /// variables.
  private var groups: [Int?]
  /// A disjoint-set forest of groups that a distance connects: for each group, another one in the
  /// same set, or itself.
  private var parents: [Int]
  private let motions: Motions

  init(_ freedom: Freedom, _ motions: Motions, variableCount: Int) {
    groups = Array(repeating: nil, count: variableCount)
    for (number, group) in freedom.groups.enumerated() {
      for variable in group { groups[Int(variable.index)] = number }
    }
    parents = Array(freedom.groups.indices)
    self.motions = motions
  }

  /// Returns whether a variable is free.
  func isFree(_ variable: Variable) -> Bool { groups[Int(variable.index)] != nil }

  /// Records a requested distance: the groups of both variables are joined.
  mutating func join(_ leading: Variable, _ trailing: Variable) {
    guard let firstGroup = group(of: leading), let secondGroup = group(of: trailing) else { return }
    parents[max(firstGroup, secondGroup)] = min(firstGroup, secondGroup)
  }

  /// Returns the group of a distance, once all are recorded, or `nil` if the distance is
  /// determined.
  func group(_ leading: Variable, _ trailing: Variable) -> Int? {
    motions.differenceVaries(between: leading, and: trailing)
      ? group(of: leading) ?? group(of: trailing) : nil
  }

  private func group(of variable: Variable) -> Int? {
    guard var group = groups[Int(variable.index)] else { return nil }
    while parents[group] != group { group = parents[group] }
    return group
  }
}
