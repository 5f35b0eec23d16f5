/// A format string divided into words and format specifiers.
struct FormattedText {
  /// A part of a text.
  enum Part: Hashable {
    case words(Substring)
    /// A part that must not change, such as `%@`, `%1$d` or `%#@files@`, or a line break.
    case fixed(Substring)
  }

  /// The parts, in order.
  let parts: [Part]

  /// Divides a text into parts.
  init(_ text: String) {
    var parts: [Part] = []
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      guard let end = Self.fixedEnd(in: text, from: index) else {
        index = text.index(after: index)
        continue
      }
      if start < index { parts.append(.words(text[start..<index])) }
      parts.append(.fixed(text[index..<end]))
      start = end
      index = end
    }
    if start < text.endIndex { parts.append(.words(text[start...])) }
    self.parts = parts
  }

  /// Returns the end of the fixed part at an index, or `nil` if there are words.
  private static func fixedEnd(in text: String, from start: String.Index) -> String.Index? {
    if text[start].isNewline { return text.index(after: start) }
    guard text[start] == "%" else { return nil }
    var index = text.index(after: start)
    func character() -> Character? { index < text.endIndex ? text[index] : nil }
    func skip(while isSkipped: (Character) -> Bool) {
      while let next = character(), isSkipped(next) { index = text.index(after: index) }
    }
    if character() == "%" { return text.index(after: index) }
    skip { $0.isASCII && $0.isWholeNumber || $0 == "$" }
    if character() == "#" {
      // The name of a plural variable between signs: `%#@files@`.
      let after = text.index(after: index)
      if after < text.endIndex, text[after] == "@" {
        index = text.index(after: after)
        skip { $0.isASCII && ($0.isLetter || $0.isWholeNumber || $0 == "_" || $0 == "-") }
        return character() == "@" ? text.index(after: index) : nil
      }
    }
    skip { "+-0#'".contains($0) }
    skip { $0.isASCII && $0.isWholeNumber || ".*$".contains($0) }
    skip { "hlqLzjt".contains($0) }
    guard let kind = character(), "@dDiuUxXoOfFeEgGaAcCsSpn".contains(kind) else { return nil }
    return text.index(after: index)
  }
}
