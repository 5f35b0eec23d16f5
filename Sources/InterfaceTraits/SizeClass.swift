/// A size class, which classifies the available space along an axis.
///
/// ```swift
/// let width = traits.horizontalSizeClass
/// if width != .unspecified { print("\(width.traitName) width") }
/// ```
public enum SizeClass: UInt8, Hashable, Sendable, CaseIterable {
  /// No size class: "Any" in the size-class grid of Interface Builder, "unspecified" in UIKit.
  case any
  /// A constrained amount of space, such as the width of a phone in portrait.
  case compact
  /// An expansive amount of space, such as the width of a tablet.
  case regular

  /// The UIKit name of `any`.
  public static let unspecified = SizeClass.any

  /// The name in documents and JSON: `unspecified`, `compact` or `regular`.
  public var traitName: String {
    switch self {
    case .any: "unspecified"
    case .compact: "compact"
    case .regular: "regular"
    }
  }

  /// The name in those of configurations: `Any`, `Compact` or `Regular`.
  public var gridName: String {
    switch self {
    case .any: "Any"
    case .compact: "Compact"
    case .regular: "Regular"
    }
  }
}
