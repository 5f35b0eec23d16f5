/// The Objective-C selectors of Swift methods.
///
/// Source: the rules of the Swift compiler (`AbstractFunctionDecl::getObjCSelector`, and the prepositions of its list
/// of parts of speech).
package enum SwiftSelector {
  /// Returns the selector of a function.
  ///
  /// - Parameters:
  ///   - name: The function's name.
  ///   - labels: The label of each parameter, or `nil` for those without.
  /// - Returns: Its name with a colon for each parameter, such as `save:`.
  package static func selector(of name: String, labels: [String?]) -> String {
    guard let first = labels.first else { return name }
    var selector = name
    if let first {
      let hasPreposition =
        prepositions.contains(firstWord(of: first)) || prepositions.contains(lastWord(of: name))
      if !hasPreposition { selector += "With" }
      selector += capitalized(first)
    }
    selector += ":"
    for label in labels.dropFirst() { selector += (label ?? "") + ":" }
    return selector
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  /// Returns the first word of a camel-case name, in lower case.
  private static func firstWord(of name: String) -> String {
    let letters = Array(name.utf8)
    let end = letters.indices.dropFirst().first { isCapital(letters[$0]) } ?? letters.count
    return String(decoding: letters[..<end], as: UTF8.self).lowercased()
  }

  /// Returns the last word of a camel-case name, in lower case.
  private static func lastWord(of name: String) -> String {
    let letters = Array(name.utf8)
    let start = letters.lastIndex(where: isCapital) ?? 0
    return String(decoding: letters[start...], as: UTF8.self).lowercased()
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  private static func capitalized(_ label: String) -> String {
    label.prefix(1).uppercased() + label.dropFirst()
  }
}
