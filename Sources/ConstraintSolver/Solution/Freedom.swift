/// The variables that constraints do not determine, grouped by those that move together.
public struct Freedom: Hashable, Sendable {
  /// The groups, each in the order of its variables, sorted by their first variables.
  public let groups: [[Variable]]

  /// A Boolean value that indicates whether every variable is determined.
  public var isEmpty: Bool { groups.isEmpty }

  /// Returns whether a variable is among the free ones.
  public func contains(_ variable: Variable) -> Bool {
    groups.contains { $0.contains(variable) }
  }
}
