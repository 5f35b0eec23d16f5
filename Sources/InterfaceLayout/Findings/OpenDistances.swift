import ConstraintSolver

/// The distances in a layout root that its constraints leave open.
///
/// That both edges of a view are free does not tell whether its extent is: they may move together.
struct OpenDistances {
  /// The number of the group of each free variable, by what moves together; nil for the others.
  private var groups: [Int?]
  /// Joins groups of which a distance says that they belong together: for each group another one of the same, or itself.
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

  /// Whether a variable is free.
  func isFree(_ variable: Variable) -> Bool { groups[Int(variable.index)] != nil }

  /// Notes that a distance is asked for: what it lies between belongs together.
  mutating func join(_ near: Variable, _ far: Variable) {
    guard let one = group(of: near), let other = group(of: far) else { return }
    parents[max(one, other)] = min(one, other)
  }

  /// The number of the group of a distance, once all are known; nil where it is determined.
  func group(_ near: Variable, _ far: Variable) -> Int? {
    motions.movesApart(near, far) ? group(of: near) ?? group(of: far) : nil
  }

  private func group(of variable: Variable) -> Int? {
    guard var group = groups[Int(variable.index)] else { return nil }
    while parents[group] != group { group = parents[group] }
    return group
  }
}
