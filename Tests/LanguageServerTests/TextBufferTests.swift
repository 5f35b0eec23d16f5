import InterfaceSource
import LanguageServer
import Testing

/// A repeatable source of random numbers.
struct TestGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

/// A text as a client has it: lines of UTF-16 code units, joined and cut as texts.
private struct ClientText {
  var units: [UInt16]

  /// The offsets of the lines, found anew each time.
  var starts: [Int] {
    var starts = [0]
    for (index, unit) in units.enumerated() {
      if unit == 10 || unit == 13 && (index + 1 == units.count || units[index + 1] != 10) {
        starts.append(index + 1)
      }
    }
    return starts
  }

  func position(_ offset: Int) -> TextPosition {
    let starts = starts
    let line = (starts.lastIndex { $0 <= offset }) ?? 0
    return TextPosition(line: line, character: offset - starts[line])
  }

  /// Whether an offset is between two halves of one character or of one line end.
  func isInside(_ offset: Int) -> Bool {
    guard offset > 0, offset < units.count else { return false }
    return UTF16.isTrailSurrogate(units[offset]) || units[offset - 1] == 13 && units[offset] == 10
  }
}

@Suite struct TextBufferTests {
  private static let pieces = [
    "a", "<view id=\"a\"/>", "\n", "\r\n", "\r", "é", "漢", "👩‍👧", "  ", "&amp;", "\u{0}", "\t",
  ]

  /// After random changes, the server has the text of the client, and the same positions.
  @Test(arguments: 0..<6)
  func randomEditsGiveTheTextOfTheClient(seed: UInt64) {
    var random = TestGenerator(seed + 1)
    var client = ClientText(units: Array("<a>\r\n  <b/>é\n</a>\n".utf16))
    var document = OpenDocument(
      uri: "a", path: nil, version: 0,
      text: Array(String(decoding: client.units, as: UTF16.self).utf8))
    for _ in 0..<300 {
      func place() -> Int {
        var offset = Int.random(in: 0...client.units.count, using: &random)
        while client.isInside(offset) { offset -= 1 }
        return offset
      }
      let (one, other) = (place(), place())
      var range = min(one, other)..<max(one, other)
      if range.count > 40, Bool.random(using: &random) {
        range = range.lowerBound..<range.lowerBound
      }
      let count = Int.random(in: 0...4, using: &random)
      let text = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
      let positions = TextRange(
        start: client.position(range.lowerBound), end: client.position(range.upperBound))
      client.units.replaceSubrange(range, with: Array(text.utf16))
      document.change(positions, to: Array(text.utf8), .utf16)
      let expected = String(decoding: client.units, as: UTF16.self)
      guard document.text.bytes.elementsEqual(expected.utf8) else {
        Issue.record("the texts differ")
        return
      }
      #expect(document.text.lineCount == client.starts.count)
    }
    let fresh = TextBuffer(document.text.bytes)
    for offset in 0...document.text.bytes.count {
      for encoding in [PositionEncoding.utf8, .utf16] {
        let position = document.text.position(of: offset, encoding)
        #expect(position == fresh.position(of: offset, encoding))
      }
    }
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16])
  func positionsAreRoundTrips(encoding: PositionEncoding) {
    let text = "aé漢👩b\r\nsecond\rthird\n\nlast é"
    let buffer = TextBuffer(Array(text.utf8))
    #expect(buffer.lineCount == 5)
    var offset = 0
    for character in text.unicodeScalars {
      // The second half of a line end has no position of its own.
      if character != "\n" || buffer.bytes[max(0, offset - 1)] != 13 {
        let position = buffer.position(of: offset, encoding)
        #expect(buffer.offset(of: position, encoding) == offset, "\(offset)")
      }
      offset += String(character).utf8.count
    }
    #expect(buffer.offset(of: buffer.position(of: offset, encoding), encoding) == offset)
  }

  @Test func positionsOutsideAreClamped() {
    let buffer = TextBuffer(Array("ab👩\nc".utf8))
    #expect(buffer.offset(of: TextPosition(line: 0, character: 99), .utf16) == 6)
    #expect(buffer.offset(of: TextPosition(line: 9, character: 0), .utf16) == 8)
    // The middle of a character is its start.
    #expect(buffer.offset(of: TextPosition(line: 0, character: 3), .utf16) == 2)
    #expect(buffer.offset(of: TextPosition(line: 0, character: 4), .utf8) == 2)
    #expect(buffer.position(of: 99, .utf16) == TextPosition(line: 1, character: 1))
    #expect(TextBuffer([]).position(of: 3, .utf16) == TextPosition(line: 0, character: 0))
    #expect(TextBuffer([0xFF, 0xE2, 0x82]).position(of: 3, .utf16).character == 3)
  }

  /// Positions that no edit touches are where their bytes are.
  @Test(arguments: 0..<6)
  func historyMovesPositions(seed: UInt64) {
    var random = TestGenerator(seed + 7)
    let original = (0..<400).map { UInt8($0 % 200) + 32 }
    var buffer = TextBuffer(original)
    var history = EditHistory()
    // The byte of the original that each byte is, or nothing for new ones.
    var origins: [Int?] = Array(0..<original.count)
    for _ in 0..<60 {
      let start = Int.random(in: 0...buffer.bytes.count, using: &random)
      let end = min(buffer.bytes.count, start + Int.random(in: 0...6, using: &random))
      let count = Int.random(in: 0...6, using: &random)
      history.add(buffer.replace(start..<end, with: [UInt8](repeating: 1, count: count)))
      origins.replaceSubrange(start..<end, with: [Int?](repeating: nil, count: count))
    }
    for (offset, origin) in origins.enumerated() {
      guard let origin else { continue }
      #expect(history.moved(origin) == offset)
      #expect(history.original(offset) == origin)
    }
    for origin in 0...original.count {
      #expect((0...buffer.bytes.count).contains(history.moved(origin)))
      let range = history.moved(SourceRange(start: Int32(origin / 2), end: Int32(origin)))
      #expect(range.start <= range.end && Int(range.end) <= buffer.bytes.count)
    }
  }
}
