import Ninefold

enum TextForm: String, Sendable, CaseIterable {
  /// Texts, which a viewer draws in the fonts that it has.
  case text
  /// Outlines of the fonts at hand.
  case paths

  /// What counts the texts that stay texts; nil where all do.
  var tally: TextTally? { self == .paths ? TextTally() : nil }

  /// What is said of texts that no file could draw; nil for none.
  static func note(_ tally: TextTally?) -> String? {
    guard let tally, !tally.remaining.isEmpty else { return nil }
    let remaining = tally.remaining
    let count = remaining.reduce(0) { $0 + $1.count }
    let fonts = remaining.prefix(5).map { $0.font.isEmpty ? "the system font" : "'\($0.font)'" }
    let rest = remaining.count - fonts.count
    return
      """
      \(count == 1 ? "a text stays" : "\(count) texts stay") text, as no file at hand draws \
      \(count == 1 ? "it" : "them"): \(fonts.joined(separator: ", "))
      """
        + (rest > 0 ? " and \(rest) more fonts" : "") + "; --fonts names files"
  }
}

extension Option where Value == TextForm {
  static var textForm: Option {
    Option(
      choice: "--text-as", "FORM",
      help: """
        Draw texts as text (the default), or as outlines (paths), which look the same everywhere, \
        where the file of their font is at hand
        """)
  }
}
