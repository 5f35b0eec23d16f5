package import InterfaceTraits

extension Pseudolanguage {
  /// Returns the replacement of a text in the document, with unchanged format specifiers and line
  /// breaks.
  package func text(for text: String) -> String {
    guard !text.isEmpty else { return text }
    switch self {
    case .rightToLeft: return text
    case .double: return "\(text) \(text)"
    case .bounded: return "[# \(text) #]"
    case .long: return Self.lengthened(text)
    case .accented:
      return changed(text) { words in String(words.map { Self.accented[$0] ?? $0 }) }
    }
  }

  private func changed(_ text: String, _ change: (Substring) -> String) -> String {
    FormattedText(text).parts.map { part in
      switch part {
      case .words(let words): change(words)
      case .fixed(let fixed): String(fixed)
      }
    }.joined()
  }

  /// Returns the text with every third letter or digit doubled, beginning with the first.
  ///
  /// The added characters have the widths of the text's own letters, and words remain words.
  private static func lengthened(_ text: String) -> String {
    var result = ""
    var count = 0
    for part in FormattedText(text).parts {
      switch part {
      case .fixed(let fixed): result += fixed
      case .words(let words):
        for character in words {
          result.append(character)
          guard character.isLetter || character.isNumber else { continue }
          if count.isMultiple(of: 3) { result.append(character) }
          count += 1
        }
      }
    }
    return result
  }

  /// Latin letters with marks above and below, all single characters.
  private static let accented: [Character: Character] = {
    let plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    let marked = "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļḿñöþǫŕšţûṽŵẋýž"
    return Dictionary(uniqueKeysWithValues: zip(plain, marked))
  }()
}
