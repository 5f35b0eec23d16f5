/// How much closer or farther pairs of characters stand than their advances say.
///
/// Inter's pairs, used for every weight and design of the system font: 1.75 points of view
/// agreement (docs/text.md, 'The model').
package enum Kerning {
  /// The kerning of two ASCII characters, in em; 0 for pairs that are not kerned.
  package static func pair(_ first: UInt8, _ second: UInt8) -> Double {
    guard (0x20...0x7E).contains(first), (0x20...0x7E).contains(second) else { return 0 }
    return Double(table[Int(first - 0x20) * 95 + Int(second - 0x20)]) / 10_000
  }

  /// All pairs of U+0020 to U+007E, the first character's rows one after the other, in 1/10,000
  /// em; read from the packed text when the first text is measured.
  package static let table = table(PackedText(InterFont.kerning))

  /// `table` for texts below 20 points, where labels show more of digits than Inter says.
  static let smallTable: [Int16] = {
    var sums = table
    for (index, amount) in table(PackedText(SystemFontRefit.kerning)).enumerated() {
      sums[index] += amount
    }
    return sums
  }()

  /// Reads a table of pairs.
  ///
  /// - Parameters:
  ///   - text: In each line a word of first characters, then by turns an amount in 1/10,000 em and a word of second
  ///     characters; before them the family, where the text holds several.
  ///   - family: The family to read; nil for a text without families.
  /// - Returns: The amounts, the first character's rows one after the other; empty for a family without any.
  static func table(
    _ text: PackedText, of family: Slice<UnsafeBufferPointer<UInt8>>? = nil
  ) -> [Int16] {
    var table = family == nil ? [Int16](repeating: 0, count: 95 * 95) : []
    text.forEach { line in
      if let family {
        guard let name = line.word(), name.elementsEqual(family) else { return }
        if table.isEmpty { table = [Int16](repeating: 0, count: 95 * 95) }
      }
      guard let firsts = line.word() else { return }
      while let amount = line.number() {
        guard let seconds = line.word(), let amount = Int16(exactly: amount) else {
          preconditionFailure("a line of a kerning table is not characters, amounts and characters")
        }
        for first in firsts {
          for second in seconds {
            table[Int(first - 0x20) * 95 + Int(second - 0x20)] = amount
          }
        }
      }
    }
    return table
  }
}
