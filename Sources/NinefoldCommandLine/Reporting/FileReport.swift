import InterfaceSource

/// What was found in one file, with the places as a person names them.
struct FileReport: Sendable {
  /// One finding.
  struct Entry: Sendable {
    var diagnostic: Diagnostic
    var start: SourceLocation
    var end: SourceLocation
    /// A note with its place; nil where the note has none in this file.
    var notes: [(note: Diagnostic.Note, location: SourceLocation?)]
  }

  /// The path of the file as the user gave it.
  var path: String
  /// The findings in the order of the file.
  var entries: [Entry]

  /// Names the places of findings in a file.
  init(_ diagnostics: [Diagnostic], in file: SourceFile) {
    path = file.path
    guard !diagnostics.isEmpty else {
      entries = []
      return
    }
    let lines = LineTable(file)
    let order = diagnostics.indices.sorted {
      (diagnostics[$0].range.start, $0) < (diagnostics[$1].range.start, $1)
    }
    entries = order.map { index in
      let diagnostic = diagnostics[index]
      return Entry(
        diagnostic: diagnostic, start: lines.location(of: diagnostic.range.start),
        end: lines.location(of: diagnostic.range.end),
        notes: diagnostic.notes.map { note in
          (note, note.path == nil ? note.range.map { lines.location(of: $0.start) } : nil)
        })
    }
  }

  /// What the findings mean for the exit status.
  func status(isStrict: Bool) -> ExitStatus {
    let limit: Diagnostic.Severity = isStrict ? .warning : .error
    return entries.contains { $0.diagnostic.severity >= limit } ? .findings : .clean
  }
}
