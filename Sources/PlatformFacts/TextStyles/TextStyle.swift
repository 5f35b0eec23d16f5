package import InterfaceTraits

/// A role that text plays, from which its font follows.
///
/// ```swift
/// if case .label(let label) = view.content, label.font.textStyle == TextStyle.largeTitle {
///   print(label.text.string, "is a large title")
/// }
/// ```
public enum TextStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// A large title.
  case largeTitle
  /// A title of the first level.
  case title1
  /// A title of the second level.
  case title2
  /// A title of the third level.
  case title3
  /// A heading.
  case headline
  /// The text itself.
  case body
  /// A text that stands out.
  case callout
  /// A heading of the second level.
  case subheadline
  /// A footnote.
  case footnote
  /// A caption.
  case caption1
  /// A smaller caption.
  case caption2

  /// Reads the `style` of a `fontDescription`, such as `UICTFontTextStyleBody`; nil for a style
  /// that is not known.
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

  /// The style's font in a category of text size.
  package func metrics(_ category: TextSizeCategory) -> TextStyleMetrics {
    TextStyleTable.metrics(self, category)
  }
}
