/// The scanning of character data, and of comments between its parts.
extension PlainXMLScanner {
  /// Reads up to the next tag; the character data begins with white space before `notWhite`.
  @inline(never)
  mutating func readText(from start: Int, notWhiteFrom notWhite: Int, _ tables: inout XMLTables)
    -> Bool
  {
    let end = endOfVerbatimText(from: notWhite)
    let isVerbatim =
      bytes.byte(at: end) == UInt8(ascii: "<") && bytes.byte(at: end + 1) != UInt8(ascii: "!")
      && bytes.offset(of: 0x0D, from: start, to: notWhite) == nil
    guard isVerbatim else { return readPieces(from: start, &tables) }
    tables.append(text: bytes.text(start..<end))
    index = end
    return true
  }

  /// Reads character data that differs from the file's bytes because of references, line ends or
  /// comments.
  private mutating func readPieces(from start: Int, _ tables: inout XMLTables) -> Bool {
    var text: [UInt8] = []
    index = start
    while true {
      let end = endOfVerbatimText(from: index)
      text += bytes[index..<end]
      index = end
      switch bytes.byte(at: index) {
      case UInt8(ascii: "&"):
        guard let reference = CharacterReference(bytes, at: index) else { return false }
        text += UTF8.encode(reference.scalar) ?? UTF8.encodedReplacementCharacter
        index = reference.end
      case 0x0D:
        text.append(0x0A)
        index += bytes.byte(at: index + 1) == 0x0A ? 2 : 1
      case UInt8(ascii: "]"):
        guard !bytes.hasPrefix("]]>", at: index) else { return false }
        text.append(UInt8(ascii: "]"))
        index += 1
      case UInt8(ascii: "<"):
        guard bytes.byte(at: index + 1) == UInt8(ascii: "!") else {
          // White space between tags is layout, unless a text has begun.
          if tables.hasText || !text.allSatisfy(\.isWhite) {
            tables.append(text: String(decoding: text, as: UTF8.self))
          }
          return true
        }
        guard skipComment() else { return false }
      default: return false
      }
    }
  }

  /// Returns the offset of the first byte from a start on that is not verbatim character data: `<`,
  /// `&`, `]`, or a carriage return; the end of the file without one.
  private func endOfVerbatimText(from start: Int) -> Int {
    var index = start
    while true {
      let word = bytes.word(at: index)
      let marks =
        word.marks(of: UInt8(ascii: "<")) | word.marks(of: UInt8(ascii: "&"))
        | word.marks(of: UInt8(ascii: "]")) | word.marks(of: 0x0D) | word.marks(of: 0)
      if marks != 0 { return index &+ marks.bytesBeforeMark }
      index &+= 8
    }
  }
}
