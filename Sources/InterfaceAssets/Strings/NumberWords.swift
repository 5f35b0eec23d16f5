/// Puts the words for numbers in the places of texts that name them: `%#@files@`.
struct NumberWords {
  /// The words of a name for the number `other`; nil when there are none.
  let words: (_ name: Substring) -> String?

  /// How many bytes of text are made at most: words may name others, and a few lines that do can spell more than any
  /// memory holds.
  private static let longest = 1 << 16
  /// How many names are looked up for one text at most, for the same reason; real texts have three.
  private static let mostNames = 100

  /// A text with all names filled in; one beyond the limits stays as it is.
  func filled(_ text: String) -> String {
    guard text.utf8.count <= Self.longest, text.utf8.contains(UInt8(ascii: "%")) else {
      return text
    }
    var result = ""
    var names = Self.mostNames
    fill(text[...], &names, into: &result)
    return names < 0 || result.utf8.count > Self.longest ? text : result
  }

  private func fill(_ text: Substring, _ names: inout Int, into result: inout String) {
    var rest = text
    while names >= 0, result.utf8.count <= Self.longest,
      let start = rest.firstRange(of: "%#@"),
      let end = rest[start.upperBound...].firstIndex(of: "@")
    {
      result += rest[..<start.lowerBound]
      names -= 1
      let after = rest.index(after: end)
      if names >= 0, let own = words(rest[start.upperBound..<end]) {
        fill(own[...], &names, into: &result)
      } else {
        result += rest[start.lowerBound..<after]
      }
      rest = rest[after...]
    }
    result += rest
  }
}
