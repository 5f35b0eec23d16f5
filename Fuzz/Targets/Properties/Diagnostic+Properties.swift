import InterfaceSource

extension Diagnostic {
  /// Requires that the ranges of the finding, its notes and its fix-its are inside the file.
  func requireRanges(in file: SourceFile) {
    range.require(in: file, id)
    for note in notes where note.path == nil { note.range?.require(in: file, id) }
    for fixIt in fixIts {
      Property.require(
        file.applying(fixIt.edits) != nil, "the fix-it '\(fixIt.label)' of \(id) cannot be applied")
    }
  }
}

extension SourceRange {
  /// Requires that a range is inside the file.
  func require(in file: SourceFile, _ what: String) {
    Property.require(
      0 <= start && start <= end && Int(end) <= file.bytes.count,
      "\(start)..<\(end) of \(what) lies outside of \(file.bytes.count) bytes")
  }
}
