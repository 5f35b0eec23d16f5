/// Counts the edits between a word and many candidates, as long as there are few.
struct EditSearch {
  private let letters: UnsafeBufferPointer<UInt8>
  /// A set of the kinds of bytes that occur.
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
      guard mayBeNear(Self.kinds(of: other), atMost: limit) else { return nil }
      return distance(to: other, atMost: limit)
    }
  }

  /// Whether a few edits may lead to a candidate, by the kinds of bytes that occur in it.
  func mayBeNear(_ kinds: UInt64, atMost limit: Int) -> Bool {
    // Each edit changes at most two of them.
    (self.kinds ^ kinds).nonzeroBitCount <= 2 * limit
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

  /// The kinds of bytes that occur in a word, as a set.
  static func kinds(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }
}
