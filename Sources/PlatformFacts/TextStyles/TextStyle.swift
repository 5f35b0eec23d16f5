package import InterfaceTraits

/// A text style, which determines a font according to the role of the text.
///
/// ```swift
/// if case .label(let label) = view.content, label.font.textStyle == TextStyle.largeTitle {
///   print(label.text.string, "is a large title")
/// }
/// ```
public enum TextStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// A large title.
  case largeTitle
  /// A first-level title.
  case title1
  /// A second-level title.
  case title2
  /// A third-level title.
  case title3
  /// A heading.
  case headline
  /// Body text.
  case body
  /// A callout.
  case callout
  /// A subheading.
  case subheadline
  /// A footnote.
  case footnote
  /// A standard caption.
  case caption1
  /// A smaller caption.
  case caption2

  /// Creates a style from the `style` of a `fontDescription`, such as `UICTFontTextStyleBody`, or
  /// returns `nil` for an unknown style.
  package init?(documentName: String) {
    let prefix = "UICTFontTextStyle"
    guard documentName.hasPrefix(prefix) else { return nil }
    switch documentName.dropFirst(prefix.count) {
    case "Title0": self = .largeTitle
    case "Title1": self = .title1
    case "Title2": self = .title2
    case "Title3": self = .title3
    case "Headline": self = .headline
    case "Body": self = .body
    case "Callout": self = .callout
    case "Subhead", "Subhead1": self = .subheadline
    case "Footnote": self = .footnote
    case "Caption1": self = .caption1
    case "Caption2": self = .caption2
    default: return nil
    }
  }

  /// The weight of the style's font on phones and tablets.
  package var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// Returns the metrics of the style's font for a text size category.
  package func metrics(_ category: TextSizeCategory) -> TextStyleMetrics {
    TextStyleTable.metrics(self, category)
  }
}
