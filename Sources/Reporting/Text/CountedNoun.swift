/// Numbers of things in words.
package enum CountedNoun {
  /// Such as `1 document` and `2 documents`.
  package static func text(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
