/// How large a symbol is drawn beside its font.
///
/// ```swift
/// if view.image?.symbolConfiguration?.scale == SymbolScale.large { print(view, "is a large symbol") }
/// ```
public enum SymbolScale: String, Hashable, Sendable, CaseIterable {
  /// Smaller than usual.
  case small
  /// As usual.
  case medium
  /// Larger than usual.
  case large

  /// The factor on the medium size (confidence medium).
  var factor: Double {
    switch self {
    case .small: 0.78
    case .medium: 1
    case .large: 1.28
    }
  }
}
