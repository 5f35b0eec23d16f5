import InterfaceSource

/// The conflict markers of Git.
enum ConflictMarker {
  /// Returns the error for the first marker line, or `nil` if there is none.
  static func first(in bytes: Bytes) -> Diagnostic? {
    var start = 0
    while start < bytes.count {
      let end = bytes.offset(of: 0x0A, from: start) ?? bytes.count
      if isMarker(bytes, start..<end) { return report(start..<end) }
      start = end + 1
    }
    return nil
  }

  private static func isMarker(_ bytes: Bytes, _ line: Range<Int>) -> Bool {
    guard line.count >= 7 else { return false }
    let next = line.count == 7 ? 0x20 : bytes[line.lowerBound + 7]
    return
      (bytes.hasPrefix("<<<<<<<", at: line.lowerBound)
      || bytes.hasPrefix(">>>>>>>", at: line.lowerBound)) && next.isWhite
  }

  private static func report(_ line: Range<Int>) -> Diagnostic {
    Diagnostic(
      .mergeConflict,
      at: SourceRange(start: Int32(line.lowerBound), end: Int32(line.upperBound)),
      message: "the file contains an unresolved Git conflict",
      notes: [
        Diagnostic.Note(
          "keep one side of each conflict and delete the lines that begin with <<<<<<<, "
            + "======= and >>>>>>>")
      ])
  }
}
