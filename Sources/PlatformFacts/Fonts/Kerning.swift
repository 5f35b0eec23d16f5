/// How much closer or farther pairs of characters stand than their advances say.
///
/// Inter's pairs, used for every weight and design of the system font: 1.75 points of view
/// agreement (layout rule 41).
package enum Kerning {
  /// The kerning of two ASCII characters, in em; 0 for pairs that are not kerned.
  package static func pair(_ first: UInt8, _ second: UInt8) -> Double {
    guard (0x20...0x7E).contains(first), (0x20...0x7E).contains(second) else { return 0 }
    return Double(table[Int(first - 0x20) * 95 + Int(second - 0x20)]) / 10_000
  }

  /// All pairs of U+0020 to U+007E, the first character's rows one after the other, in 1/10,000
  /// em; read from the packed text when the first text is measured.
  package static let table = table(
    "\(InterFont.kerning)".split(separator: "\n").map {
      $0.split(separator: " ")
    })

  /// `table` for texts below 20 points, where labels show more of digits than Inter says.
  static let smallTable: [Int16] = {
    let refit = table(
      "\(SystemFontRefit.kerning)".split(separator: "\n").map {
        $0.split(separator: " ")
      })
    return zip(table, refit).map { $0 + $1 }
  }()

  /// Reads a table of pairs.
  ///
  /// - Parameter lines: For each, a word of first characters, then by turns an amount in 1/10,000 em and
  ///   a word of second characters.
  /// - Returns: The amounts, the first character's rows one after the other.
  static func table(_ lines: [[Substring]]) -> [Int16] {
    var table = [Int16](repeating: 0, count: 95 * 95)
    for words in lines {
      guard words.count >= 3, words.count % 2 == 1 else {
        preconditionFailure("a line of a kerning table is not characters, amounts and characters")
      }
      for index in stride(from: 1, to: words.count, by: 2) {
        guard let amount = Int16(words[index]) else {
          preconditionFailure("an amount of a kerning table is not a number")
        }
        for first in words[0].utf8 {
          for second in words[index + 1].utf8 {
            table[Int(first - 0x20) * 95 + Int(second - 0x20)] = amount
          }
        }
      }
    }
    return table
  }
}
