import InterfaceSource

/// A name that was probably meant, with its spelling.
struct Suggestion {
  var name: String
  var edits: [SourceEdit]

  init(_ name: String, edits: [SourceEdit]) {
    self.name = name
    self.edits = edits
  }
}

extension SourceEdit {
  /// Creates the suggestion that replaces an XML name at an offset.
  static func name(
    _ name: String, at offset: Int32, becomes other: String
  ) -> SourceEdit {
    SourceEdit(
      range: SourceRange(start: offset, end: offset + Int32(name.utf8.count)),
      replacement: Array(other.utf8))
  }
}

extension Diagnostic {
  /// Returns the diagnostic with a note and a fix-it for the suggested name.
  func suggesting(_ suggestion: Suggestion?) -> Diagnostic {
    guard let suggestion else { return self }
    var diagnostic = self
    diagnostic.notes.insert(Note("did you mean '\(suggestion.name)'?"), at: 0)
    diagnostic.fixIts.append(FixIt("write '\(suggestion.name)'", edits: suggestion.edits))
    return diagnostic
  }
}
