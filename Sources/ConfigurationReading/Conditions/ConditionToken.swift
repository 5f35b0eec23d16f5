/// A word or sign of a condition.
struct ConditionToken: Equatable {
  /// The kind of the token.
  enum Kind: Equatable {
    case word(String)
    case number(Double)
    case relation(Condition.Relation)
    case open, close
    /// A character that conditions cannot contain.
    case stray(String)
    /// The end of the text.
    case end
  }

  var kind: Kind
  /// The range in the text, in UTF-8 bytes.
  var range: Range<Int>

  /// Returns the tokens of a text, followed by one for its end.
  static func tokens(of text: String) -> [ConditionToken] {
    let bytes = Array(text.utf8)
    var tokens: [ConditionToken] = []
    var index = 0
    while index < bytes.count {
      let start = index
      let byte = bytes[index]
      if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
        index += 1
        continue
      }
      let kind: Kind
      if let (relation, length) = relation(bytes[index...]) {
        index += length
        kind = .relation(relation)
      } else if byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") {
        index += 1
        kind = byte == UInt8(ascii: "(") ? .open : .close
      } else if isWord(byte) {
        while index < bytes.count, isWord(bytes[index]) { index += 1 }
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        kind = number(word).map { .number($0) } ?? .word(word)
      } else {
        index += 1
        while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
        kind = .stray(String(decoding: bytes[start..<index], as: UTF8.self))
      }
      tokens.append(ConditionToken(kind: kind, range: start..<index))
    }
    tokens.append(ConditionToken(kind: .end, range: bytes.count..<bytes.count))
    return tokens
  }

  /// Returns whether a byte can be part of a word.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// Parses a decimal number with digits and at most one point.
  static func number(_ word: String) -> Double? {
    guard word.utf8.count < 20, word.utf8.first.map({ $0 != UInt8(ascii: "-") }) ?? false,
      word.utf8.allSatisfy({
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
      })
    else { return nil }
    return Double(word)
  }

  private static func relation(_ bytes: ArraySlice<UInt8>) -> (Condition.Relation, length: Int)? {
    let signs: [(String, Condition.Relation)] = [
      ("<=", .lessOrEqual), (">=", .greaterOrEqual), ("!=", .notEqual), ("==", .equal),
      ("≤", .lessOrEqual), ("≥", .greaterOrEqual), ("≠", .notEqual), ("<", .less),
      (">", .greater), ("=", .equal), (":", .equal),
    ]
    for (sign, relation) in signs where bytes.starts(with: sign.utf8) {
      return (relation, sign.utf8.count)
    }
    return nil
  }
}
