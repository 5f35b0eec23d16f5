/// A search for the intended name when a name is misspelled.
package enum NearestName {
  /// Returns the candidate with the smallest edit distance, the first of equals, or `nil` if none
  /// is near.
  ///
  /// An edit is an insertion, deletion or replacement of a byte, or a swap of two adjacent ones; a
  /// name is near if it takes at most one edit for every three bytes of the word. Words of 200
  /// bytes and more are near to nothing.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    var word = word
    return word.withUTF8 { letters in
      guard letters.count < longest else { return nil }
      var search = EditSearch(letters)
      var limit = Self.limit(letters)
      var best: String?
      for candidate in candidates {
        guard let distance = search.distance(to: candidate, atMost: limit) else { continue }
        best = candidate
        // Only a smaller distance is better, so the first of equals is returned.
        limit = distance - 1
        if limit < 0 { break }
      }
      return best
    }
  }

  /// Returns the maximum number of edits to a near word.
  static func limit(_ letters: UnsafeBufferPointer<UInt8>) -> Int { max(1, letters.count / 3) }

  /// The length in bytes from which a word is near to nothing.
  static let longest = 200
}
