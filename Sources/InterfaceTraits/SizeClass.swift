/// How much room an axis has.
///
/// ```swift
/// let width = traits.horizontalSizeClass
/// if width != .unspecified { print("\(width.traitName) width") }
/// ```
public enum SizeClass: UInt8, Hashable, Sendable, CaseIterable {
  /// No class: what the size-class grid of Interface Builder calls "Any" and UIKit "unspecified".
  case any
  /// Little room, such as a phone's width in portrait.
  case compact
  /// Much room, such as a tablet's width.
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
