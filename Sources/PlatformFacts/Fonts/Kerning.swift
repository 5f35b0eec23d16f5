/// The kerning of pairs of characters.
///
/// Inter's pairs are used for every weight and design of the system font, which improves the
/// agreement of views by 1.75 percentage points (docs/internals/text.md, 'The model').
package enum Kerning {
  /// Returns the kerning of two ASCII characters, in em, or 0 for pairs without kerning.
  package static func pair(_ first: UInt8, _ second: UInt8) -> Double {
    guard (0x20...0x7E).contains(first), (0x20...0x7E).contains(second) else { return 0 }
    return Double(table[Int(first - 0x20) * 95 + Int(second - 0x20)]) / 10_000
  }

  /// All pairs of U+0020 to U+007E, grouped by first character, in 1/10,000 em, read from the
  /// packed text when the first text is measured.
  package static let table = table(PackedText(InterFont.kerning))

  /// The table of the system font: Inter's pairs without those of the underscore.
  ///
  /// Of 106 labels with an underscore at 11 to 28 points, 89 are within half a point of their stored
  /// width without those pairs, and 79 with them, each with the advance that fits best. All are from
  /// one project (confidence low).
  static let systemTable: [Int16] = {
    var pairs = table
    let underscore = 0x5F - 0x20
    for index in 0..<95 {
      pairs[underscore * 95 + index] = 0
      pairs[index * 95 + underscore] = 0
    }
    return pairs
  }()

  /// The table for text below 20 points, with values for digits fitted to labels in addition to
  /// Inter's.
  static let smallTable: [Int16] = {
    var sums = systemTable
    forEachPair(in: PackedText(SystemFontRefit.kerning)) { sums[$0] += $1 }
    return sums
  }()

  /// Reads a table of pairs.
  ///
  /// - Parameters:
  ///   - text: Lines with a word of first characters, followed by alternating amounts in 1/10,000
  ///     em and words of second characters; each line begins with the family if the text contains
  ///     several.
  ///   - family: The family to read, or `nil` for a text without families.
  /// - Returns: The amounts, grouped by first character, empty for a family without kerning.
  static func table(
    _ text: PackedText, of family: Slice<UnsafeBufferPointer<UInt8>>? = nil
  ) -> [Int16] {
    var table = family == nil ? [Int16](repeating: 0, count: 95 * 95) : []
    forEachPair(in: text, of: family) { index, amount in
      if table.isEmpty { table = [Int16](repeating: 0, count: 95 * 95) }
      table[index] = amount
    }
    return table
  }

  /// Passes the index in a table and the amount of each pair to a function.
  private static func forEachPair(
    in text: PackedText, of family: Slice<UnsafeBufferPointer<UInt8>>? = nil,
    _ body: (_ index: Int, _ amount: Int16) -> Void
  ) {
    text.forEach { line in
      if let family {
        guard let name = line.word(), name.elementsEqual(family) else { return }
      }
      guard let firsts = line.word() else { return }
      while let amount = line.number() {
        guard let seconds = line.word(), let amount = Int16(exactly: amount) else {
          preconditionFailure("a line of a kerning table is not characters, amounts and characters")
        }
        for first in firsts {
          for second in seconds {
            body(Int(first - 0x20) * 95 + Int(second - 0x20), amount)
          }
        }
      }
    }
  }
}
