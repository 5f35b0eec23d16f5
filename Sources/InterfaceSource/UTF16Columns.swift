/// The columns of a file in UTF-16 code units, for converting many offsets.
///
/// A byte that is not part of well-formed UTF-8 is counted by its value: a continuation byte
/// without a sequence counts as zero code units.
package struct UTF16Columns: Sendable {
  private static let blockSize = 1_024

  /// The number of bytes in excess of code units before each block.
  private let excess: [Int32]
  private let bytes: [UInt8]

  /// Scans a file once.
  package init(_ file: SourceFile) {
    let count = file.bytes.count
    // All bytes are combined first, because this is done for every file with a finding.
    guard Self.hasMoreThanASCII(file.bytes.span) else {
      excess = []
      bytes = []
      return
    }
    var sums: [Int32] = [0]
    for start in stride(from: 0, to: count, by: Self.blockSize) {
      let block = start..<min(start + Self.blockSize, count)
      var sum = sums.last ?? 0
      if Self.hasMoreThanASCII(file.bytes.span.extracting(block)) {
        sum += Self.excess(of: file.bytes[block])
      }
      sums.append(sum)
    }
    excess = sums
    bytes = file.bytes
  }

  /// Returns the column of a byte offset, counted from 1.
  ///
  /// - Parameters:
  ///   - offset: An offset in the file; one past the end is treated as the end.
  ///   - column: Its column in bytes, counted from 1, as in `LineTable`.
  /// - Returns: The column in code units.
  package func column(of offset: Int32, bytes column: Int) -> Int {
    guard !excess.isEmpty else { return column }
    let offset = max(0, min(Int(offset), bytes.count))
    return column - Int(before(offset) - before(max(0, offset - column + 1)))
  }

  private func before(_ offset: Int) -> Int32 {
    let block = offset / Self.blockSize
    return excess[block] + Self.excess(of: bytes[block * Self.blockSize..<offset])
  }

  /// Returns whether any byte is not ASCII.
  private static func hasMoreThanASCII(_ bytes: Span<UInt8>) -> Bool {
    var bits: UInt8 = 0
    for index in bytes.indices { bits |= bytes[index] }
    return bits >= 0x80
  }

  /// Returns the number of bytes in excess of code units: a sequence of two bytes is one code unit,
  /// one of three is one, one of four is two.
  private static func excess(of bytes: ArraySlice<UInt8>) -> Int32 {
    bytes.reduce(into: 0) { sum, byte in
      if byte & 0xC0 == 0x80 { sum += 1 } else if byte >= 0xF0 { sum -= 1 }
    }
  }
}
