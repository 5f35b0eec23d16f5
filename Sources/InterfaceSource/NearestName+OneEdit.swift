extension NearestName {
  /// Returns whether a single edit, as `nearest(to:among:)` counts them, turns a word into another.
  package static func isOneEdit(from word: String, to other: String) -> Bool {
    var word = word
    return word.withUTF8 { letters in
      guard letters.count < longest else { return false }
      var search = EditSearch(letters)
      return search.distance(to: other, atMost: 1) == 1
    }
  }
}
