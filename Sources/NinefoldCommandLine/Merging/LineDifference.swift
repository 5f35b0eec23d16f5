import InterfaceSource

/// The difference between two documents by lines.
enum LineDifference {
  /// Returns a file with edits of whole lines that make it another document.
  static func file(_ old: SourceFile, to new: [UInt8]) -> EditedFile {
    let (before, after) = (lines(old.bytes), lines(new))
    let difference = after.difference(from: before)
    var removed: Set<Int> = []
    var inserted: [Int: ArraySlice<UInt8>] = [:]
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, let line, _): inserted[offset] = line
      }
    }
    var edits: [SourceEdit] = []
    var position = 0
    var added: [UInt8] = []
    var start = 0
    func flush(_ end: Int) {
      guard !added.isEmpty || end > start else { return }
      edits.append(
        SourceEdit(range: SourceRange(start: Int32(start), end: Int32(end)), replacement: added))
      added = []
    }
    for (index, line) in before.enumerated() {
      while let line = inserted[position] {
        added += line
        position += 1
      }
      if !removed.contains(index) {
        flush(line.startIndex)
        start = line.endIndex
        position += 1
      }
    }
    while let line = inserted[position] {
      added += line
      position += 1
    }
    flush(old.bytes.count)
    var file = EditedFile(old)
    _ = file.apply(edits)
    return file
  }

  /// Returns lines with their line breaks.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }
}
