/// The relation between the two sides of a constraint.
///
/// ```swift
/// let limits = layout.constraints.filter { $0.relation != LayoutRelation.equal }
/// print(limits.map(\.description))
/// ```
public enum LayoutRelation: String, Hashable, Sendable, CaseIterable {
  /// They are equal.
  case equal
  /// The left side is at most the right one.
  case lessThanOrEqual
  /// The left side is at least the right one.
  case greaterThanOrEqual

  /// The relation of the two sides' negatives.
  package var mirrored: LayoutRelation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
