/// What happens to a line that is too long.
///
/// ```swift
/// if case .label(let label) = view.content, label.lineBreakMode == LineBreakMode.clip {
///   print(label.text.string, "may be cut off")
/// }
/// ```
public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  /// Lines break between words.
  case wordWrap
  /// Lines break between characters.
  case characterWrap
  /// As `wordWrap`; the last line is cut off.
  case clip
  /// Lines break between words; the last line loses its start.
  case headTruncation
  /// Lines break between words; the last line loses its end.
  case tailTruncation
  /// Lines break between words; the last line loses its middle.
  case middleTruncation

  /// Reads the word that documents use, also `wordWrapping`, `truncatingTail` and the like of
  /// attributed strings; nil for another.
  package init?(documentName: String) {
    switch documentName {
    case "wordWrapping": self = .wordWrap
    case "charWrapping": self = .characterWrap
    case "clipping": self = .clip
    case "truncatingHead": self = .headTruncation
    case "truncatingTail": self = .tailTruncation
    case "truncatingMiddle": self = .middleTruncation
    default: self.init(rawValue: documentName)
    }
  }

  /// Whether the last line gets an ellipsis for what is left out.
  package var truncates: Bool {
    switch self {
    case .headTruncation, .tailTruncation, .middleTruncation: true
    case .wordWrap, .characterWrap, .clip: false
    }
  }
}
