/// A search that counts the edits between a word and many candidates, as long as there are few.
///
/// A column of the edit table is one bit for each byte of the word, so that a byte of a candidate
/// takes a few operations for 64 bytes of the word: H. Hyyrö, "A Bit-Vector Algorithm for Computing
/// Levenshtein and Damerau Edit Distances", Nordic Journal of Computing 10 (2003).
struct EditSearch {
  /// 64 rows of a column of the table.
  private struct Block {
    /// The rows whose distance is one more than in the previous row.
    var rises = UInt64.max
    /// The rows whose distance is one less than in the previous row.
    var falls: UInt64 = 0
    /// The rows whose distance is that of the previous row and column.
    var stays: UInt64 = 0
    /// The rows whose byte is that of the column.
    var matches: UInt64 = 0
  }

  private let length: Int
  /// A set of the kinds of bytes that occur.
  private let kinds: UInt64
  /// The number of blocks per column.
  private let height: Int
  /// The positions of each byte in the word, in blocks of bits.
  private var positions: [UInt64]
  /// The previous column and the current one, each after a block without matches.
  private var column: [Block]
  private var next: [Block]

  init(_ letters: UnsafeBufferPointer<UInt8>) {
    length = letters.count
    kinds = Self.kinds(of: letters)
    height = max(1, (letters.count + 63) / 64)
    positions = Array(repeating: 0, count: 256 * height)
    for (row, letter) in letters.enumerated() {
      positions[Int(letter) * height + row / 64] |= 1 << UInt64(row % 64)
    }
    column = Array(repeating: Block(), count: height + 1)
    next = column
  }

  /// Returns the edit distance to a candidate, or `nil` if it exceeds a limit.
  mutating func distance(to candidate: String, atMost limit: Int) -> Int? {
    guard abs(candidate.utf8.count - length) <= limit else { return nil }
    var candidate = candidate
    return candidate.withUTF8 { other -> Int? in
      guard mayBeNear(Self.kinds(of: other), atMost: limit) else { return nil }
      return distance(to: other, atMost: limit)
    }
  }

  /// Returns whether a candidate can be within a number of edits, according to the kinds of bytes
  /// that occur in it.
  func mayBeNear(_ kinds: UInt64, atMost limit: Int) -> Bool {
    // Each edit changes at most two of them.
    (self.kinds ^ kinds).nonzeroBitCount <= 2 * limit
  }

  private mutating func distance(to other: UnsafeBufferPointer<UInt8>, atMost limit: Int) -> Int? {
    guard length > 0 else { return other.count <= limit ? other.count : nil }
    for block in 1...height { column[block] = Block() }
    var distance = length
    var left = other.count
    for letter in other {
      distance += advance(over: letter)
      left -= 1
      // Each remaining byte can reduce the distance by at most one.
      if distance - left > limit { return nil }
    }
    return distance <= limit ? distance : nil
  }

  /// Advances to the next column of the table, and returns the change of the distance in its last
  /// row.
  private mutating func advance(over letter: UInt8) -> Int {
    var carriedRise: UInt64 = 1
    var carriedFall: UInt64 = 0
    var change = 0
    for block in 1...height {
      let before = column[block]
      let matches = positions[Int(letter) * height + block - 1]
      // The rows where this byte and the previous one are those of the word in reverse order.
      let swaps =
        (~before.stays & matches) << 1 | (~column[block - 1].stays & next[block - 1].matches) >> 63
      let alike = matches | carriedFall
      let stays =
        (((alike & before.rises) &+ before.rises) ^ before.rises) | alike | before.falls
        | swaps & before.matches
      var rises = before.falls | ~(stays | before.rises)
      var falls = stays & before.rises
      if block == height {
        let last: UInt64 = 1 << UInt64((length - 1) % 64)
        change = (rises & last == 0 ? 0 : 1) - (falls & last == 0 ? 0 : 1)
      }
      (rises, carriedRise) = (rises << 1 | carriedRise, rises >> 63)
      (falls, carriedFall) = (falls << 1 | carriedFall, falls >> 63)
      next[block] = Block(
        rises: falls | ~(stays | rises), falls: rises & stays, stays: stays, matches: matches)
    }
    swap(&column, &next)
    return change
  }

  /// Returns the set of the kinds of bytes that occur in a word.
  static func kinds(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }
}
