/// The offsets of a file's lines, for converting many offsets to positions.
package struct LineTable: Sendable {
  /// The offset of the first byte of each line.
  private let starts: [Int32]
  private let end: Int32

  /// Scans a file once.
  package init(_ file: SourceFile) {
    var starts: [Int32] = [0]
    // Lines of documents have about 60 bytes or more.
    starts.reserveCapacity(file.bytes.count / 60 + 8)
    var index = 0
    while let found = file.bytes.index(of: UInt8(ascii: "\n"), from: index) {
      index = found + 1
      starts.append(Int32(clamping: index))
    }
    self.starts = starts
    end = Int32(clamping: file.bytes.count)
  }

  /// Returns the line and column of a byte offset; an offset past the end is treated as the end.
  package func location(of offset: Int32) -> SourcePosition {
    let offset = max(0, min(offset, end))
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: Int(offset - starts[low]) + 1)
  }
}
