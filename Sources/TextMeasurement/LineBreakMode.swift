/// The line break mode of a text.
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
  /// Lines break between words; the last line is clipped.
  case clip
  /// Lines break between words; the start of the last line is truncated.
  case headTruncation
  /// Lines break between words; the end of the last line is truncated.
  case tailTruncation
  /// Lines break between words; the middle of the last line is truncated.
  case middleTruncation

  /// Creates a mode from its name in documents or, such as `wordWrapping` and `truncatingTail`, in
  /// attributed strings, or returns `nil` for any other name.
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

  /// Whether the last line has an ellipsis in place of truncated text.
  package var truncates: Bool {
    switch self {
    case .headTruncation, .tailTruncation, .middleTruncation: true
    case .wordWrap, .characterWrap, .clip: false
    }
  }
}
