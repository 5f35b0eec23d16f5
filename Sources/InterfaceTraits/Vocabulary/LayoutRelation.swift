/// The relation between the two sides of a constraint.
///
/// ```swift
/// let limits = layout.constraints.filter { $0.relation != LayoutRelation.equal }
/// print(limits.map(\.description))
/// ```
public enum LayoutRelation: String, Hashable, Sendable, CaseIterable {
  /// The left side equals the right one.
  case equal
  /// The left side is at most the right one.
  case lessThanOrEqual
  /// The left side is at least the right one.
  case greaterThanOrEqual

  /// The relation of the negated sides.
  package var mirrored: LayoutRelation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
