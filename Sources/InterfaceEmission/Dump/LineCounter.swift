import InterfaceSource

/// Converts ascending offsets to lines and columns, in one pass over a file.
struct LineCounter {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var lineStart = 0

  init(file: SourceFile) {
    bytes = file.bytes
  }

  /// Returns the position of an offset as `line:column`.
  ///
  /// Both start at 1; columns count UTF-8 bytes.
  mutating func position(of target: Int32) -> String {
    let target = max(0, min(Int(target), bytes.count))
    if target < offset { (offset, line, lineStart) = (0, 1, 0) }
    while offset < target {
      if bytes[offset] == UInt8(ascii: "\n") {
        line += 1
        lineStart = offset + 1
      }
      offset += 1
    }
    return "\(line):\(target - lineStart + 1)"
  }
}
