/// Counts with nouns.
package enum CountedNoun {
  /// Returns a text such as `1 document` or `2 documents`.
  package static func text(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
