import JSONRPC

/// Splits a stream into the messages of the base protocol: a header with a content length, an empty
/// line, and that many bytes.
///
/// Bytes are passed in as they arrive. A header that is too long or names no length is skipped up to
/// the next one, so that one broken message does not lose those after it.
package struct MessageReader: Sendable {
  /// A part of the stream.
  package enum Item: Hashable, Sendable {
    /// The content of a message.
    case content([UInt8])
    /// Bytes that are no message, with the reason.
    case fault(String)
  }

  /// The maximum size of a header, in bytes.
  package static let headerLimit = 4 << 10
  /// The maximum size of a content, in bytes.
  package static let contentLimit = Message.byteLimit

  private var buffer: [UInt8] = []
  /// The number of bytes of the buffer that have been read.
  private var next = 0
  /// The number of bytes of a message that is too large and still arrives.
  private var left = 0
  /// Whether the header was not understood, so that everything up to the next one is skipped.
  private var isLost = false

  package init() {}

  /// Returns a content with its header, as a reader takes it.
  package static func framed(_ content: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }

  /// Whether a message has begun that is not complete.
  package var isInMessage: Bool { next < buffer.count || left > 0 }

  /// Adds bytes of the stream.
  package mutating func add(_ bytes: [UInt8]) {
    if next > 0, next == buffer.count || next > 1 << 20 {
      buffer.removeFirst(next)
      next = 0
    }
    buffer += bytes
  }

  /// Returns the next item, or `nil` until more bytes are added.
  package mutating func nextItem() -> Item? {
    while true {
      if left > 0 {
        let skipped = min(left, buffer.count - next)
        next += skipped
        left -= skipped
        if left > 0 { return nil }
      }
      if isLost {
        guard let start = startOfHeader() else { return nil }
        next = start
        isLost = false
      }
      guard let header = header() else {
        guard buffer.count - next > Self.headerLimit else { return nil }
        isLost = true
        next += 1
        return .fault("a header has more than \(Self.headerLimit) bytes")
      }
      guard let length = header.length else {
        next = header.end
        isLost = startOfHeader() != next
        return .fault("a header has no valid Content-Length")
      }
      guard length <= Self.contentLimit else {
        next = header.end
        left = length
        return .fault("a message has more than \(Self.contentLimit) bytes")
      }
      guard buffer.count - header.end >= length else { return nil }
      next = header.end + length
      return .content(Array(buffer[header.end..<next]))
    }
  }

  private static let field = Array("content-length:".utf8)

  /// Returns the offset of the next field with a length, or `nil` after skipping what is none.
  private mutating func startOfHeader() -> Int? {
    var index = next
    while index + Self.field.count <= buffer.count {
      if isField(at: index) { return index }
      index += 1
    }
    next = max(next, min(index, buffer.count))
    return nil
  }

  private func isField(at index: Int) -> Bool {
    guard index + Self.field.count <= buffer.count else { return false }
    for (offset, byte) in Self.field.enumerated() {
      let found = buffer[index + offset]
      guard found == byte || (byte >= UInt8(ascii: "a") && found | 0x20 == byte) else {
        return false
      }
    }
    return true
  }

  /// Returns the length that the header states, or `nil` if it is invalid, and the end of the header;
  /// `nil` if the header is not complete.
  private func header() -> (length: Int?, end: Int)? {
    var length: Int?
    var isValid = true
    var line = next
    var index = next
    let limit = min(buffer.count, next + Self.headerLimit)
    while index < limit {
      guard buffer[index] == UInt8(ascii: "\n") else {
        index += 1
        continue
      }
      var end = index
      if end > line, buffer[end - 1] == UInt8(ascii: "\r") { end -= 1 }
      index += 1
      if end == line { return (isValid ? length : nil, index) }
      if isField(at: line), line + Self.field.count <= end {
        let number = Self.number(buffer[line + Self.field.count..<end])
        isValid = isValid && number != nil && (length == nil || length == number)
        length = number
      }
      line = index
    }
    return nil
  }

  /// Returns the number that a field consists of, or `nil` if it is none or far too large.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let digits = bytes.drop(while: isBlank)
    let end = digits.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? digits.startIndex
    guard (1...15).contains(end - digits.startIndex) else { return nil }
    var number = 0
    for byte in digits[..<end] {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return number
  }
}
