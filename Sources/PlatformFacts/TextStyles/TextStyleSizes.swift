import InterfaceTraits

/// The rule for the sizes of text styles.
package enum TextStyleSizes: UInt8, Hashable, Sendable, CaseIterable {
  /// The sizes of the category that the user chose.
  case byCategory
  /// The sizes of the category, except that only body grows beyond the largest size without
  /// accessibility sizes: up to iOS 10.
  case bodyByCategory
  /// The sizes of the medium category, on a canvas.
  case medium
  /// The sizes of the default category with titles 1 and 2 two points smaller, on a canvas.
  case largeWithSmallTitles
  /// The sizes of the extra small category, on a canvas.
  case extraSmall
  /// The sizes of a television, which do not depend on a category.
  case television

  /// Returns the size and leading of a style's font.
  func metrics(_ style: TextStyle, category: TextSizeCategory?) -> TextStyleMetrics {
    if self == .television { return TextStyleTable.television(style) }
    if let category {
      let grows = self != .bodyByCategory || style == .body
      return style.metrics(grows ? category : min(category, .extraExtraExtraLarge))
    }
    return switch self {
    case .byCategory, .bodyByCategory, .television: style.metrics(.large)
    case .medium: style.metrics(.medium)
    case .extraSmall: style.metrics(.extraSmall)
    case .largeWithSmallTitles:
      // Titles 1 and 2 had the sizes that are now those of the small category.
      style.metrics(style == .title1 || style == .title2 ? .small : .large)
    }
  }

  /// Returns the weight of a style's font.
  func weight(_ style: TextStyle) -> FontWeight {
    switch (self, style) {
    case (.television, .subheadline): .regular
    case (.television, _): .medium
    default: style.weight
    }
  }
}
