import ConfigurationReading
import InterfaceSource

/// What was found in one file, with the places as a person names them.
struct FileReport: Sendable {
  /// One finding.
  struct Entry: Sendable {
    var diagnostic: Diagnostic
    var start: SourceLocation
    var end: SourceLocation
    var notes: [PlacedNote]
    var fixIts: [PlacedFixIt]
    /// Whether it tells that a document is broken, so that it is reported whatever anybody says.
    var isFixed: Bool
  }

  /// A note with its place; nil where the note has none in this file.
  struct PlacedNote: Sendable {
    var note: Diagnostic.Note
    var location: SourceLocation?
  }

  /// A change of the file with the places of its edits.
  struct PlacedFixIt: Sendable {
    var label: String
    var edits: [(edit: SourceEdit, start: SourceLocation, end: SourceLocation)]
  }

  /// A finding that a configuration suppresses.
  struct Suppressed: Sendable {
    var entry: Entry
    /// Why, as the configuration says it.
    var reason: String
  }

  /// The path of the file as the user gave it.
  var path: String
  /// The findings in the order of the file.
  var entries: [Entry]
  /// The findings that a configuration suppresses, in the order of the file.
  var suppressed: [Suppressed] = []
  /// The findings that a baseline has, in the order of the file.
  var baselined: [Entry] = []
  /// The names of all configurations that were looked into; empty when findings do not depend on any.
  var configurations: [String]

  /// Names the places of findings in a file.
  init(_ diagnostics: [Diagnostic], in file: SourceFile, configurations: [String] = []) {
    path = file.path
    self.configurations = configurations
    guard !diagnostics.isEmpty else {
      entries = []
      return
    }
    let lines = LineTable(file)
    let order = diagnostics.indices.sorted {
      (diagnostics[$0].range.start, $0) < (diagnostics[$1].range.start, $1)
    }
    entries = order.map { Entry(diagnostics[$0], lines) }
  }

  /// What the findings mean for the exit status.
  func status(isStrict: Bool) -> ExitStatus {
    let limit: Diagnostic.Severity = isStrict ? .warning : .error
    return entries.contains { $0.diagnostic.severity >= limit } ? .findings : .clean
  }
}

extension FileReport.Entry {
  fileprivate init(_ diagnostic: Diagnostic, _ lines: LineTable) {
    self.diagnostic = diagnostic
    isFixed = diagnostic.kind.isFixed(diagnostic.severity)
    start = lines.location(of: diagnostic.range.start)
    end = lines.location(of: diagnostic.range.end)
    notes = diagnostic.notes.map { note in
      FileReport.PlacedNote(
        note: note,
        location: note.path == nil ? note.range.map { lines.location(of: $0.start) } : nil)
    }
    fixIts = diagnostic.fixIts.map { fixIt in
      FileReport.PlacedFixIt(
        label: fixIt.label,
        edits: fixIt.edits.map {
          ($0, lines.location(of: $0.range.start), lines.location(of: $0.range.end))
        })
    }
  }
}
