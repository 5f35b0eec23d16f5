/// The variables that constraints do not determine, grouped by those that move together.
public struct Freedom: Hashable, Sendable {
  /// The groups, each in the order of its variables, and ordered by their first.
  public let groups: [[Variable]]

  /// Whether every variable is determined.
  public var isEmpty: Bool { groups.isEmpty }

  /// Returns whether a variable is among the free ones.
  public func contains(_ variable: Variable) -> Bool {
    groups.contains { $0.contains(variable) }
  }
}
