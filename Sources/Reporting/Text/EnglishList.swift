/// Lists in sentences.
enum EnglishList {
  /// Returns a text such as `one, two and three`.
  static func text(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.joined() }
    return "\(parts.dropLast().joined(separator: ", ")) and \(last)"
  }
}
