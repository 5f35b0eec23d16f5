public import Ninefold

extension Diagnostic {
  /// Requires that the finding, its notes and its fix-its lie inside the file.
  public func requirePlaces(in file: SourceFile) {
    require(range, in: file)
    for note in notes where note.path == nil {
      if let range = note.range { require(range, in: file) }
    }
    for fixIt in fixIts {
      Property.require(
        file.applying(fixIt.edits) != nil, "the fix-it '\(fixIt.label)' of \(id) cannot be applied")
    }
  }

  private func require(_ range: SourceRange, in file: SourceFile) {
    Property.require(
      0 <= range.start && range.start <= range.end && Int(range.end) <= file.bytes.count,
      "\(range.start)..<\(range.end) of \(id) lies outside of \(file.bytes.count) bytes")
  }
}
