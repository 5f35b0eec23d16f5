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

  /// `any` by UIKit's name.
  public static let unspecified = SizeClass.any

  /// The word that documents and JSON use: `unspecified`, `compact` or `regular`.
  public var traitName: String {
    switch self {
    case .any: "unspecified"
    case .compact: "compact"
    case .regular: "regular"
    }
  }

  /// The word that configuration names use: `Any`, `Compact` or `Regular`.
  public var gridName: String {
    switch self {
    case .any: "Any"
    case .compact: "Compact"
    case .regular: "Regular"
    }
  }
}
