/// Splits a stream into messages, each of which is a line.
///
/// Bytes are passed in as they arrive. A line that is too long is skipped up to its end, so that it
/// does not lose those after it. Empty lines are no messages.
package struct LineReader: Sendable {
  /// A part of the stream.
  package enum Item: Hashable, Sendable {
    /// The content of a message.
    case content([UInt8])
    /// A line that is no message, with the reason.
    case fault(String)
  }

  /// The maximum size of a line, in bytes.
  package static let lineLimit = 4 << 20

  private var buffer: [UInt8] = []
  /// The number of bytes of the buffer in which there is no end of a line.
  private var searched = 0
  /// Whether the start of the line was dropped because the line is too long.
  private var isSkipping = false

  package init() {}

  /// Adds bytes of the stream, and returns the items that they complete.
  package mutating func items(adding bytes: [UInt8]) -> [Item] {
    buffer += bytes
    var items: [Item] = []
    var start = 0
    while let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
      if let item = item(buffer[start..<end]) { items.append(item) }
      isSkipping = false
      start = end + 1
      searched = start
    }
    buffer.removeFirst(start)
    searched = buffer.count
    if buffer.count > Self.lineLimit {
      buffer = []
      searched = 0
      isSkipping = true
    }
    return items
  }

  /// Returns the last item, when the stream has ended within a line.
  package mutating func lastItem() -> Item? {
    defer { self = LineReader() }
    return item(buffer[...])
  }

  private func item(_ line: ArraySlice<UInt8>) -> Item? {
    guard !isSkipping, line.count <= Self.lineLimit else {
      return .fault("a message has more than \(Self.lineLimit) bytes")
    }
    let content = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    let blanks = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    return content.allSatisfy(blanks.contains) ? nil : .content(Array(content))
  }
}
