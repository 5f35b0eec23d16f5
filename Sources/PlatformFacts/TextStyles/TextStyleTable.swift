import InterfaceTraits

/// The sizes of the text styles by text size category.
///
/// Source: Apple's Human Interface Guidelines, Typography, Specifications; confidence high. In iOS
/// 7 to 10, only body grew in the accessibility categories (medium).
enum TextStyleTable {
  static func metrics(_ style: TextStyle, _ category: TextSizeCategory) -> TextStyleMetrics {
    let row = category.index * TextStyle.allCases.count
    let column = (row + Int(style.rawValue)) * 2
    return TextStyleMetrics(size: Double(table[column]), leading: Double(table[column + 1]))
  }

  /// Returns the metrics of a style's font on a television.
  ///
  /// Source: Apple's Human Interface Guidelines, Typography, tvOS built-in text styles; confidence
  /// high. Stored lines agree for headline and title 1 (46 and 91 points, one project). Subheadline
  /// is assumed to be their "Subtitle 1"; footnote, which they do not list, is assumed to equal
  /// body, and the large title title 1 (low).
  static func television(_ style: TextStyle) -> TextStyleMetrics {
    switch style {
    case .largeTitle, .title1: TextStyleMetrics(size: 76, leading: 96)
    case .title2: TextStyleMetrics(size: 57, leading: 66)
    case .title3: TextStyleMetrics(size: 48, leading: 56)
    case .headline, .subheadline: TextStyleMetrics(size: 38, leading: 46)
    case .callout: TextStyleMetrics(size: 31, leading: 38)
    case .body, .footnote: TextStyleMetrics(size: 29, leading: 36)
    case .caption1: TextStyleMetrics(size: 25, leading: 32)
    case .caption2: TextStyleMetrics(size: 23, leading: 30)
    }
  }

  // swift-format-ignore
  /// The size and leading in points: a row for each category, with a pair for each style in the
  /// order of `TextStyle`.
  private static let table: [UInt8] = [
    31, 38, 25, 31, 19, 24, 17, 22, 14, 19, 14, 19, 13, 18, 12, 16, 12, 16, 11, 13, 11, 13,  // extraSmall
    32, 39, 26, 32, 20, 25, 18, 23, 15, 20, 15, 20, 14, 19, 13, 18, 12, 16, 11, 13, 11, 13,  // small
    33, 40, 27, 33, 21, 26, 19, 24, 16, 21, 16, 21, 15, 20, 14, 19, 12, 16, 11, 13, 11, 13,  // medium
    34, 41, 28, 34, 22, 28, 20, 25, 17, 22, 17, 22, 16, 21, 15, 20, 13, 18, 12, 16, 11, 13,  // large
    36, 43, 30, 37, 24, 30, 22, 28, 19, 24, 19, 24, 18, 23, 17, 22, 15, 20, 14, 19, 13, 18,  // extraLarge
    38, 46, 32, 39, 26, 32, 24, 30, 21, 26, 21, 26, 20, 25, 19, 24, 17, 22, 16, 21, 15, 20,  // extraExtraLarge
    40, 48, 34, 41, 28, 34, 26, 32, 23, 29, 23, 29, 22, 28, 21, 28, 19, 24, 18, 23, 17, 22,  // extraExtraExtraLarge
    44, 52, 38, 46, 34, 41, 31, 38, 28, 34, 28, 34, 26, 32, 25, 31, 23, 29, 22, 28, 20, 25,  // accessibilityMedium
    48, 57, 43, 51, 39, 47, 37, 44, 33, 40, 33, 40, 32, 39, 30, 37, 27, 33, 26, 32, 24, 30,  // accessibilityLarge
    52, 61, 48, 57, 44, 52, 43, 51, 40, 48, 40, 48, 38, 46, 36, 43, 33, 40, 32, 39, 29, 35,  // accessibilityExtraLarge
    56, 66, 53, 62, 50, 59, 49, 58, 47, 56, 47, 56, 44, 52, 42, 50, 38, 46, 37, 44, 34, 41,  // accessibilityExtraExtraLarge
    60, 70, 58, 68, 56, 66, 55, 65, 53, 62, 53, 62, 51, 60, 49, 58, 44, 52, 43, 51, 40, 48,  // accessibilityExtraExtraExtraLarge
  ]
}
