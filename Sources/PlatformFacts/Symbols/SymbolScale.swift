/// The scale of a symbol relative to its font.
///
/// ```swift
/// if view.image?.symbolConfiguration?.scale == SymbolScale.large { print(view, "is a large symbol") }
/// ```
public enum SymbolScale: String, Hashable, Sendable, CaseIterable {
  /// Smaller than the default.
  case small
  /// The default scale.
  case medium
  /// Larger than the default.
  case large

  /// The factor relative to the medium size (confidence medium).
  var factor: Double {
    switch self {
    case .small: 0.78
    case .medium: 1
    case .large: 1.28
    }
  }
}
