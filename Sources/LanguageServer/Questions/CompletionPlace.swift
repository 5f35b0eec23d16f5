/// The place in a start tag where something is typed, which is found by scanning back, so that the
/// document need not be XML.
package enum CompletionPlace: Hashable, Sendable {
  /// The name of an element.
  case element(tag: Int, name: Range<Int>)
  /// The name of an attribute, with those that the element has.
  case attribute(tag: Int, element: String, name: Range<Int>, others: Set<String>)
  /// The value of an attribute, with the values of those before it.
  case value(
    tag: Int, element: String, attribute: String, value: Range<Int>, others: [String: String])

  /// The maximum size of a start tag that is scanned, in bytes.
  private static let reach = 64 << 10

  /// Finds the place at an offset, or returns `nil` outside of start tags.
  package init?(_ bytes: [UInt8], at offset: Int) {
    guard (0...bytes.count).contains(offset) else { return nil }
    var tag = offset - 1
    let least = max(0, offset - Self.reach)
    while tag >= least, bytes[tag] != UInt8(ascii: "<") { tag -= 1 }
    guard tag >= least else { return nil }
    var scanner = Scanner(bytes: bytes, index: tag + 1, end: offset)
    // End tags, comments, declarations and instructions are no elements.
    if let first = scanner.peek, "/!?".utf8.contains(first) { return nil }
    let name = scanner.name()
    guard name.upperBound < offset else {
      self = .element(tag: tag, name: name)
      return
    }
    let element = scanner.text(name)
    var others: [String: String] = [:]
    while true {
      scanner.skipBlanks()
      let attribute = scanner.name()
      if attribute.upperBound == offset {
        // A name begins behind white space.
        guard attribute.lowerBound > 0, Scanner.isBlank(bytes[attribute.lowerBound - 1]) else {
          return nil
        }
        self = .attribute(
          tag: tag, element: element, name: attribute, others: Set(others.keys))
        return
      }
      guard !attribute.isEmpty else { return nil }
      scanner.skipBlanks()
      guard scanner.skip(UInt8(ascii: "=")) else { return nil }
      scanner.skipBlanks()
      guard let quote = scanner.peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      else { return nil }
      scanner.index += 1
      let start = scanner.index
      while let byte = scanner.peek, byte != quote { scanner.index += 1 }
      guard scanner.index == offset else {
        others[scanner.text(attribute)] = scanner.text(start..<scanner.index)
        scanner.index += 1
        continue
      }
      // The rest of the value is replaced, but nothing behind its line.
      var end = offset
      while end < bytes.count, bytes[end] != quote, !"<>\n\r".utf8.contains(bytes[end]) { end += 1 }
      let isClosed = end < bytes.count && bytes[end] == quote
      self = .value(
        tag: tag, element: element, attribute: scanner.text(attribute),
        value: start..<(isClosed ? end : offset), others: others)
      return
    }
  }

  private struct Scanner {
    let bytes: [UInt8]
    var index: Int
    let end: Int

    var peek: UInt8? { index < end ? bytes[index] : nil }

    static func isBlank(_ byte: UInt8) -> Bool { " \t\n\r".utf8.contains(byte) }

    mutating func skipBlanks() { while let byte = peek, Self.isBlank(byte) { index += 1 } }

    mutating func skip(_ byte: UInt8) -> Bool {
      guard peek == byte else { return false }
      index += 1
      return true
    }

    /// Reads a name, which may be empty.
    mutating func name() -> Range<Int> {
      let start = index
      while let byte = peek, !Self.isBlank(byte), !"=<>\"'/".utf8.contains(byte) { index += 1 }
      return start..<index
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
  }
}
