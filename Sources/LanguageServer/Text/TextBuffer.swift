package import InterfaceSource

/// The text of an open document, whose lines are known after each change.
///
/// Lines end with a line feed, a carriage return, or both, as in the Language Server Protocol.
package struct TextBuffer: Sendable {
  /// A replacement of bytes.
  package struct Edit: Hashable, Sendable {
    package var start: Int
    /// The end of the replaced bytes.
    package var oldEnd: Int
    /// The end of the bytes that replace them.
    package var newEnd: Int

    package init(start: Int, oldEnd: Int, newEnd: Int) {
      self.start = start
      self.oldEnd = oldEnd
      self.newEnd = newEnd
    }
  }

  package private(set) var bytes: [UInt8]
  /// The offset of the first byte of each line.
  private var starts: [Int]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = [0]
    starts.reserveCapacity(bytes.count / 48 + 8)
    // Nearly all documents have line feeds only.
    for offset in bytes.indices {
      if bytes[offset] == UInt8(ascii: "\n") {
        starts.append(offset + 1)
      } else if bytes[offset] == UInt8(ascii: "\r"),
        offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n")
      {
        starts.append(offset + 1)
      }
    }
  }

  package var lineCount: Int { starts.count }

  /// Replaces bytes; offsets outside of the text count as its ends.
  package mutating func replace(_ range: Range<Int>, with text: some Collection<UInt8>) -> Edit {
    let start = min(max(0, range.lowerBound), bytes.count)
    let oldEnd = min(max(start, range.upperBound), bytes.count)
    bytes.replaceSubrange(start..<oldEnd, with: text)
    let edit = Edit(start: start, oldEnd: oldEnd, newEnd: start + text.count)
    let moved = edit.newEnd - oldEnd
    // A byte and the one before it decide whether a line starts there.
    let first = firstLine { $0 >= max(1, start) }
    let last = firstLine { $0 > oldEnd }
    var found: [Int] = []
    if edit.newEnd > 0 {
      for offset in max(1, start)...edit.newEnd where isStart(offset) { found.append(offset) }
    }
    if moved != 0 { for line in last..<starts.count { starts[line] += moved } }
    starts.replaceSubrange(max(1, first)..<max(1, last), with: found)
    return edit
  }

  private func isStart(_ offset: Int) -> Bool {
    switch bytes[offset - 1] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): offset == bytes.count || bytes[offset] != UInt8(ascii: "\n")
    default: false
    }
  }

  /// Returns the first line whose start satisfies a condition, which then all later ones do.
  private func firstLine(where isAfter: (Int) -> Bool) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if isAfter(starts[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  // MARK: Positions

  /// Returns the offset of a position; a position outside of the text is the end of its line, or the
  /// end of the text.
  package func offset(of position: TextPosition, _ encoding: PositionEncoding) -> Int {
    guard position.line < starts.count else { return bytes.count }
    guard position.line >= 0 else { return 0 }
    let start = starts[position.line]
    let end = endOfContent(ofLine: position.line)
    switch encoding {
    case .utf8:
      var offset = min(start + max(0, position.character), end)
      while offset > start, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      return offset
    case .utf16:
      var offset = start
      var left = position.character
      while offset < end, left > 0 {
        let width = scalarWidth(at: offset, limit: end)
        left -= width == 4 ? 2 : 1
        // The middle of a character is its start.
        if left < 0 { break }
        offset += width
      }
      return offset
    }
  }

  /// Returns the position of an offset; one outside of the text counts as its end.
  package func position(of offset: Int, _ encoding: PositionEncoding) -> TextPosition {
    let offset = max(0, min(offset, bytes.count))
    let line = firstLine { $0 > offset } - 1
    let start = starts[line]
    // An offset between the two bytes of a line's end is the end of its content.
    let end = min(offset, max(start, endOfContent(ofLine: line)))
    switch encoding {
    case .utf8: return TextPosition(line: line, character: end - start)
    case .utf16:
      var units = 0
      var index = start
      while index < end {
        let width = scalarWidth(at: index, limit: bytes.count)
        units += width == 4 ? 2 : 1
        index += width
      }
      return TextPosition(line: line, character: units)
    }
  }

  /// Returns the range of positions of a range of bytes.
  package func range(_ range: SourceRange, _ encoding: PositionEncoding) -> TextRange {
    TextRange(
      start: position(of: Int(range.start), encoding),
      end: position(of: max(Int(range.start), Int(range.end)), encoding))
  }

  /// Returns the number of bytes of the character at an offset; a byte that is no UTF-8 is one.
  private func scalarWidth(at offset: Int, limit: Int) -> Int {
    let width =
      switch bytes[offset] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    guard width > 1 else { return 1 }
    guard offset + width <= limit else { return 1 }
    for next in offset + 1..<offset + width where bytes[next] & 0xC0 != 0x80 { return 1 }
    return width
  }

  private func endOfContent(ofLine line: Int) -> Int {
    let start = starts[line]
    guard line + 1 < starts.count else { return bytes.count }
    var end = starts[line + 1] - 1
    if end > start, bytes[end] == UInt8(ascii: "\n"), bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return end
  }
}
