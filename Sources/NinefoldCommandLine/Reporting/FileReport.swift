import ConfigurationReading
import InterfaceSource

/// What was found in one file, with the places as a person names them.
struct FileReport: Sendable {
  /// One finding.
  struct Entry: Sendable {
    var diagnostic: Diagnostic
    var start: SourcePosition
    var end: SourcePosition
    /// The columns of both in UTF-16 code units, counted from 1.
    var columns: UTF16Span
    var notes: [PlacedNote]
    var fixIts: [PlacedFixIt]
    /// Whether it says that a document is broken or cannot be read, so that it is reported whatever anybody says.
    var isFixed: Bool
  }

  /// Columns in UTF-16 code units, counted from 1.
  struct UTF16Span: Sendable {
    var start: Int
    var end: Int
  }

  /// A note with its place; nil where the note has none in this file.
  struct PlacedNote: Sendable {
    var note: Diagnostic.Note
    var location: SourcePosition?
    /// The note's column in UTF-16 code units, counted from 1; 1 where it has no place in this file.
    var utf16Column = 1
  }

  /// A change of the file with the places of its edits.
  struct PlacedFixIt: Sendable {
    var label: String
    /// Whether it may be made without asking.
    var isSafe: Bool
    var edits: [PlacedEdit]
  }

  /// An edit with its places.
  struct PlacedEdit: Sendable {
    var edit: SourceEdit
    var start: SourcePosition
    var end: SourcePosition
    /// The columns of both in UTF-16 code units, counted from 1.
    var columns: UTF16Span
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
  /// Why the file was skipped; nil for one that was looked into.
  var omission: Omission?
  /// The bytes of the file, kept where a finding has a change that may be made without asking.
  var source: SourceFile?

  /// Names the places of findings in a file.
  init(_ diagnostics: [Diagnostic], in file: SourceFile, configurations: [String] = []) {
    path = file.path
    self.configurations = configurations
    guard !diagnostics.isEmpty else {
      entries = []
      return
    }
    let lines = LineTable(file)
    let columns = UTF16Columns(file)
    let order = diagnostics.indices.sorted {
      (diagnostics[$0].range.start, $0) < (diagnostics[$1].range.start, $1)
    }
    entries = order.map { Entry(diagnostics[$0], lines, columns) }
  }

  /// Names the places of findings, file by file.
  static func all(_ findings: [(file: SourceFile, diagnostics: [Diagnostic])]) -> [FileReport] {
    findings.map { FileReport($0.diagnostics, in: $0.file) }
  }

  /// Adds findings in the same file that were made apart from these.
  mutating func merge(_ other: FileReport) {
    func merged(_ one: [Entry], _ other: [Entry]) -> [Entry] {
      let all = one + other
      return all.indices.sorted {
        (all[$0].diagnostic.range.start, $0) < (all[$1].diagnostic.range.start, $1)
      }.map { all[$0] }
    }
    entries = merged(entries, other.entries)
    suppressed += other.suppressed
  }

  /// Whether there is an error, or a warning where these count as such.
  func hasErrors(isStrict: Bool = false) -> Bool {
    let limit: Diagnostic.Severity = isStrict ? .warning : .error
    return entries.contains { $0.diagnostic.severity >= limit }
  }
}

extension FileReport.Entry {
  fileprivate init(_ diagnostic: Diagnostic, _ lines: LineTable, _ columns: UTF16Columns) {
    self.diagnostic = diagnostic
    isFixed = diagnostic.kind.isFixed(diagnostic.severity)
    start = lines.location(of: diagnostic.range.start)
    end = lines.location(of: diagnostic.range.end)
    self.columns = FileReport.UTF16Span(
      start: columns.column(of: diagnostic.range.start, bytes: start.column),
      end: columns.column(of: diagnostic.range.end, bytes: end.column))
    notes = diagnostic.notes.map { note in
      guard note.path == nil, let offset = note.range?.start else {
        return FileReport.PlacedNote(note: note)
      }
      let location = lines.location(of: offset)
      return FileReport.PlacedNote(
        note: note, location: location,
        utf16Column: columns.column(of: offset, bytes: location.column))
    }
    fixIts = diagnostic.fixIts.map { fixIt in
      FileReport.PlacedFixIt(
        label: fixIt.label, isSafe: fixIt.isSafe,
        edits: fixIt.edits.map { edit in
          let start = lines.location(of: edit.range.start)
          let end = lines.location(of: edit.range.end)
          return FileReport.PlacedEdit(
            edit: edit, start: start, end: end,
            columns: FileReport.UTF16Span(
              start: columns.column(of: edit.range.start, bytes: start.column),
              end: columns.column(of: edit.range.end, bytes: end.column)))
        })
    }
  }
}
