/// Finds what somebody who mistyped a name probably meant.
package enum NearestName {
  /// The candidate that takes the fewest edits, the first of equals; nil when none is near.
  ///
  /// An edit is an insertion, deletion or replacement of a byte, or a swap of two neighbours; near is what takes at
  /// most one for every three bytes of the word. Words of 200 bytes and more are near to nothing.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    var word = word
    return word.withUTF8 { letters in
      guard letters.count < longest else { return nil }
      var search = EditSearch(letters)
      var limit = max(1, letters.count / 3)
      var best: String?
      for candidate in candidates {
        guard let distance = search.distance(to: candidate, atMost: limit) else { continue }
        best = candidate
        // Only fewer edits are better; the first of equals stays.
        limit = distance - 1
        if limit < 0 { break }
      }
      return best
    }
  }

  private static let longest = 200
}

/// Counts the edits between a word and many candidates, as long as there are few.
private struct EditSearch {
  private let letters: UnsafeBufferPointer<UInt8>
  private let kinds: UInt64
  /// The rows of the table for the last two prefixes of the word and the current one.
  private var rows: [[Int]] = [[], [], []]

  init(_ letters: UnsafeBufferPointer<UInt8>) {
    self.letters = letters
    kinds = Self.kinds(of: letters)
  }

  /// How many edits lead to a candidate; nil when more than a limit do.
  mutating func distance(to candidate: String, atMost limit: Int) -> Int? {
    guard abs(candidate.utf8.count - letters.count) <= limit else { return nil }
    var candidate = candidate
    return candidate.withUTF8 { other -> Int? in
      // Each edit changes at most two of the kinds of bytes that occur.
      guard (kinds ^ Self.kinds(of: other)).nonzeroBitCount <= 2 * limit else { return nil }
      return distance(to: other, atMost: limit)
    }
  }

  private mutating func distance(to other: UnsafeBufferPointer<UInt8>, atMost limit: Int) -> Int? {
    let width = other.count
    for row in rows.indices where rows[row].count <= width {
      rows[row] = Array(repeating: 0, count: width + 1)
    }
    for column in 0...width { rows[0][column] = column }
    for row in letters.indices {
      rows[1][0] = row + 1
      var leastOfRow = row + 1
      for column in 0..<width {
        var least = min(
          rows[0][column + 1] + 1, rows[1][column] + 1,
          rows[0][column] + (letters[row] == other[column] ? 0 : 1))
        if row > 0, column > 0, letters[row] == other[column - 1],
          letters[row - 1] == other[column]
        {
          least = min(least, rows[2][column - 1] + 1)
        }
        rows[1][column + 1] = least
        leastOfRow = min(leastOfRow, least)
      }
      // A swap reaches back by two rows, and costs one.
      guard leastOfRow <= limit + 1 else { return nil }
      rows.swapAt(1, 2)
      rows.swapAt(0, 2)
    }
    return rows[0][width] <= limit ? rows[0][width] : nil
  }

  private static func kinds(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }
}
