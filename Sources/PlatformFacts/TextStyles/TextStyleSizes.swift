import InterfaceTraits

/// Which sizes the text styles have.
package enum TextStyleSizes: UInt8, Hashable, Sendable, CaseIterable {
  /// Those of the category that the person chose.
  case byCategory
  /// The same, but only body grows beyond the largest size without accessibility sizes: to iOS 10.
  case bodyByCategory
  /// Those of the category medium, on a canvas.
  case medium
  /// Those of the default category with titles 1 and 2 two points smaller, on a canvas.
  case largeWithSmallTitles
  /// Those of the category extra small, on a canvas.
  case extraSmall
  /// A television's, which do not follow a category.
  case television

  /// The size and leading of a style's font.
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
      // Titles 1 and 2 had the sizes that the category small has since.
      style.metrics(style == .title1 || style == .title2 ? .small : .large)
    }
  }

  /// The weight of a style's font.
  func weight(_ style: TextStyle) -> FontWeight {
    switch (self, style) {
    case (.television, .subheadline): .regular
    case (.television, _): .medium
    default: style.weight
    }
  }
}
