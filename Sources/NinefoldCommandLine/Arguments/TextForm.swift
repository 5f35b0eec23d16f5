import Ninefold

enum TextForm: String, Sendable, CaseIterable {
  /// Text elements, which a viewer draws in its own fonts.
  case text
  /// Outlines of the available fonts.
  case paths

  /// A counter of the texts that remain text elements, or `nil` if all do.
  var tally: TextTally? { self == .paths ? TextTally() : nil }

  /// Returns a note about texts that no font file could draw, or `nil` if there are none.
  static func note(_ tally: TextTally?) -> String? {
    guard let tally, !tally.remaining.isEmpty else { return nil }
    let remaining = tally.remaining
    let count = remaining.reduce(0) { $0 + $1.count }
    let fonts = remaining.prefix(5).map { $0.font.isEmpty ? "the system font" : "'\($0.font)'" }
    let rest = remaining.count - fonts.count
    return
      """
      \(count == 1 ? "1 text is" : "\(count) texts are") not drawn as outlines because no available font \
      file can draw \(count == 1 ? "it" : "them"): \(fonts.joined(separator: ", "))
      """
        + (rest > 0 ? " and \(rest) more fonts" : "") + "; use --fonts to add font files"
  }
}

extension Option where Value == TextForm {
  static var textForm: Option {
    Option(
      choice: "--text-as", "FORM",
      help: """
        Form of text in pictures: text, or paths, which look the same everywhere (default: text)
        """
    ).detailed("Paths are drawn for fonts whose file is available.")
  }
}
