/// Substitutes plural variables in texts that contain them: `%#@files@`.
struct PluralSubstitution {
  /// A function that returns the text of a variable for the category `other`, or `nil` if there is
  /// none.
  let words: (_ name: Substring) -> String?

  /// The maximum size of the result, in bytes, because variables may contain others, so that a few
  /// lines can expand to more than fits in memory.
  private static let longest = 1 << 16
  /// The maximum number of variables in one text, for the same reason; real texts have three.
  private static let mostNames = 100

  /// Returns a text with all variables substituted, or the text itself if it exceeds the limits.
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
    var remaining = text
    while names >= 0, result.utf8.count <= Self.longest,
      let start = remaining.firstRange(of: "%#@"),
      let end = remaining[start.upperBound...].firstIndex(of: "@")
    {
      result += remaining[..<start.lowerBound]
      names -= 1
      let after = remaining.index(after: end)
      if names >= 0, let own = words(remaining[start.upperBound..<end]) {
        fill(own[...], &names, into: &result)
      } else {
        result += remaining[start.lowerBound..<after]
      }
      remaining = remaining[after...]
    }
    result += remaining
  }
}
