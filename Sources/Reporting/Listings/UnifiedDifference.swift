package import InterfaceSource

/// The changes of a file in the format that `git apply` and `patch -p1` read.
package enum UnifiedDifference {
  /// The number of unchanged lines around a change.
  private static let context = 3

  /// Replaced lines, by zero-based index, with the bytes that replace them.
  private struct Change {
    var old: Range<Int>
    var new: [ArraySlice<UInt8>]
  }

  /// Returns the differences of several files.
  package static func bytes(_ files: [EditedFile], isForTerminal: Bool) -> [UInt8] {
    let bytes = files.flatMap { Self.bytes($0, path: $0.original.path) }
    guard isForTerminal else { return bytes }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    return Array(lines.map { PrintedText.line($0) }.joined(separator: "\n").utf8)
  }

  /// Returns the difference with its two lines of names.
  ///
  /// Empty if nothing changes.
  package static func bytes(_ file: EditedFile, path: String) -> [UInt8] {
    let lines = lines(of: file.original.bytes[...])
    let changes = changes(file, lines)
    guard !changes.isEmpty else { return [] }
    var result = Array("--- \(name(path, "a"))\n+++ \(name(path, "b"))\n".utf8)
    var shift = 0
    var next = 0
    while next < changes.count {
      var last = next
      while last + 1 < changes.count,
        changes[last + 1].old.lowerBound - changes[last].old.upperBound <= 2 * context
      { last += 1 }
      write(changes[next...last], lines, &shift, to: &result)
      next = last + 1
    }
    return result
  }

  /// Writes the changes of one hunk with their context.
  private static func write(
    _ changes: ArraySlice<Change>, _ lines: [ArraySlice<UInt8>], _ shift: inout Int,
    to result: inout [UInt8]
  ) {
    guard let first = changes.first, let last = changes.last else { return }
    let start = max(0, first.old.lowerBound - context)
    let end = min(lines.count, last.old.upperBound + context)
    let grown = changes.reduce(0) { $0 + $1.new.count - $1.old.count }
    let (old, new) = (end - start, end - start + grown)
    // If a side has no lines, its number is that of the preceding line.
    result += Array(
      "@@ -\(old == 0 ? start : start + 1),\(old) +\(new == 0 ? start + shift : start + shift + 1),\(new) @@\n"
        .utf8)
    shift += grown
    var position = start
    for change in changes {
      for line in lines[position..<change.old.lowerBound] { write(" ", line, to: &result) }
      for line in lines[change.old] { write("-", line, to: &result) }
      for line in change.new { write("+", line, to: &result) }
      position = change.old.upperBound
    }
    for line in lines[position..<end] { write(" ", line, to: &result) }
  }

  private static func write(
    _ mark: String, _ line: ArraySlice<UInt8>, to result: inout [UInt8]
  ) {
    result += Array(mark.utf8) + line
    if line.last != 0x0A { result += Array("\n\\ No newline at end of file\n".utf8) }
  }

  /// Returns the changes as whole lines, in file order.
  private static func changes(
    _ file: EditedFile, _ lines: [ArraySlice<UInt8>]
  ) -> [Change] {
    var changes: [Change] = []
    let edits = file.edits
    var next = 0
    while next < edits.count {
      let first = line(at: Int(edits[next].range.start), lines)
      var last = next
      var end = lastLine(of: edits[next], lines)
      // Edits of the same line are one change.
      while last + 1 < edits.count, line(at: Int(edits[last + 1].range.start), lines) < end {
        last += 1
        end = max(end, lastLine(of: edits[last], lines))
      }
      changes.append(change(edits[next...last], in: file, lines, first..<max(first, end)))
      next = last + 1
    }
    return changes
  }

  /// Returns the lines that some edits replace, without unchanged ones at the start and end.
  private static func change(
    _ edits: ArraySlice<SourceEdit>, in file: EditedFile, _ lines: [ArraySlice<UInt8>],
    _ range: Range<Int>
  ) -> Change {
    let bytes = file.original.bytes
    var position = range.lowerBound < lines.count ? lines[range.lowerBound].startIndex : bytes.count
    let end = range.isEmpty ? position : lines[range.upperBound - 1].endIndex
    var new: [UInt8] = []
    for edit in edits {
      new += bytes[position..<max(position, Int(edit.range.start))]
      new += edit.replacement
      position = Int(edit.range.end)
    }
    if position < end { new += bytes[position..<end] }
    var change = Change(old: range, new: Self.lines(of: new[...]))
    while let line = change.new.first, !change.old.isEmpty, line == lines[change.old.lowerBound] {
      change.new.removeFirst()
      change.old = change.old.lowerBound + 1..<change.old.upperBound
    }
    while let line = change.new.last, !change.old.isEmpty, line == lines[change.old.upperBound - 1]
    {
      change.new.removeLast()
      change.old = change.old.lowerBound..<change.old.upperBound - 1
    }
    return change
  }

  /// Returns the index after the last line that an edit changes.
  private static func lastLine(of edit: SourceEdit, _ lines: [ArraySlice<UInt8>]) -> Int {
    let start = line(at: Int(edit.range.start), lines)
    let end = line(at: Int(edit.range.end), lines)
    let beginsLine = start < lines.count && lines[start].startIndex == Int(edit.range.start)
    let endsLine = end == lines.count || lines[end].startIndex == Int(edit.range.end)
    // Whole lines are replaced by whole lines.
    if beginsLine, endsLine, edit.replacement.last ?? 0x0A == 0x0A { return end }
    return min(end + 1, lines.count)
  }

  /// Returns the index of the line that contains an offset, or the number of lines at the end of
  /// the file.
  private static func line(at offset: Int, _ lines: [ArraySlice<UInt8>]) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].endIndex <= offset { low = middle + 1 } else { high = middle }
    }
    // Text after a last line without a line break belongs to that line.
    if low == lines.count, let last = lines.last, last.last != 0x0A { return low - 1 }
    return low
  }

  /// Returns the lines of a text with their line breaks.
  private static func lines(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.endIndex
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  /// Returns a path for the lines of names: in `a` or `b` if it is relative, and quoted as by git
  /// if it contains special bytes.
  private static func name(_ path: String, _ side: String) -> String {
    var path = path.utf8[...]
    while path.starts(with: "./".utf8) { path = path.dropFirst(2) }
    let isAbsolute = path.first == UInt8(ascii: "/")
    let bytes = (isAbsolute ? [] : Array("\(side)/".utf8)) + Array(path)
    let isPlain = bytes.allSatisfy {
      (0x21..<0x7F).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain { return String(decoding: bytes, as: UTF8.self) }
    var quoted = "\""
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        quoted += "\\" + String(decoding: [byte], as: UTF8.self)
      case 0x20..<0x7F: quoted += String(decoding: [byte], as: UTF8.self)
      default:
        let digits = String(byte, radix: 8)
        quoted += "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
      }
    }
    return quoted + "\""
  }
}
