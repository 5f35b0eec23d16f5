/// The text size that a user selected, from the smallest to the largest.
///
/// The raw value is the argument of `ninefold --content-size`. The accessibility sizes are the five
/// that users find under "Larger Accessibility Sizes"; UIKit calls them `accessibilityMedium` to
/// `accessibilityExtraExtraExtraLarge`.
///
/// ```swift
/// let large = TextSizeCategory.allCases.filter { $0 > .large }
/// print(large.map(\.rawValue).joined(separator: ", "))
/// ```
public enum TextSizeCategory: String, Hashable, Sendable, CaseIterable, Comparable {
  /// The smallest size.
  case extraSmall = "xSmall"
  /// A small size.
  case small
  /// A size below the default.
  case medium
  /// The default.
  case large
  /// A size above the default.
  case extraLarge = "xLarge"
  /// A large size.
  case extraExtraLarge = "xxLarge"
  /// The largest size without accessibility sizes.
  case extraExtraExtraLarge = "xxxLarge"
  /// The smallest accessibility size.
  case accessibilityMedium = "AX1"
  /// The second accessibility size.
  case accessibilityLarge = "AX2"
  /// The third accessibility size.
  case accessibilityExtraLarge = "AX3"
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge = "AX4"
  /// The largest size.
  case accessibilityExtraExtraExtraLarge = "AX5"

  /// The index in the order of sizes, 0 for the smallest.
  package var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Returns whether the first size is smaller than the second.
  public static func < (lhs: TextSizeCategory, rhs: TextSizeCategory) -> Bool {
    lhs.index < rhs.index
  }
}
