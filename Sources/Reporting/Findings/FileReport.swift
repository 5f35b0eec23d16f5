import ConfigurationReading
package import InterfaceSource

/// What was found in one file, with the places as a person names them.
package struct FileReport: Sendable {
  /// One finding.
  package struct Entry: Sendable {
    /// What was found.
    package var diagnostic: Diagnostic
    /// Where it begins.
    package var start: SourcePosition
    /// The place behind its last character.
    package var end: SourcePosition
    /// The columns of both in UTF-16 code units, counted from 1.
    package var columns: UTF16Span
    /// Its notes, with their places.
    package var notes: [PlacedNote]
    /// The changes that would mend it.
    package var fixIts: [PlacedFixIt]
    /// Whether it says that a document is broken or cannot be read, so that it is reported whatever anybody says.
    package var isFixed: Bool
  }

  /// Columns in UTF-16 code units, counted from 1.
  package struct UTF16Span: Sendable {
    /// The first column.
    package var start: Int
    /// The column behind the last one.
    package var end: Int
  }

  /// A note with its place; nil where the note has none in this file.
  package struct PlacedNote: Sendable {
    /// What is said.
    package var note: Diagnostic.Note
    /// Where it begins.
    package var location: SourcePosition?
    /// The note's column in UTF-16 code units, counted from 1; 1 where it has no place in this file.
    package var utf16Column = 1
  }

  /// A change of the file with the places of its edits.
  package struct PlacedFixIt: Sendable {
    /// What the change does, in words.
    package var label: String
    /// Whether it may be made without asking.
    package var isSafe: Bool
    /// The edits that it is made of.
    package var edits: [PlacedEdit]
  }

  /// An edit with its places.
  package struct PlacedEdit: Sendable {
    /// The edit.
    package var edit: SourceEdit
    /// Where the replaced text begins.
    package var start: SourcePosition
    /// The place behind the replaced text.
    package var end: SourcePosition
    /// The columns of both in UTF-16 code units, counted from 1.
    package var columns: UTF16Span
  }

  /// A finding that a configuration suppresses.
  package struct Suppressed: Sendable {
    /// The finding.
    package var entry: Entry
    /// Why, as the configuration says it.
    package var reason: String
  }

  /// The path of the file as the user gave it.
  package var path: String
  /// The findings in the order of the file.
  package var entries: [Entry]
  /// The findings that a configuration suppresses, in the order of the file.
  package var suppressed: [Suppressed] = []
  /// The findings that a baseline has, in the order of the file.
  package var baselined: [Entry] = []
  /// The names of all configurations that were looked into; empty when findings do not depend on any.
  package var configurations: [String]
  /// Why the file was skipped; nil for one that was looked into.
  package var omission: Omission?
  /// The bytes of the file, kept where a finding has a change that may be made without asking.
  package var source: SourceFile?

  /// Names the places of findings in a file.
  package init(_ diagnostics: [Diagnostic], in file: SourceFile, configurations: [String] = []) {
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
  package static func all(_ findings: [(file: SourceFile, diagnostics: [Diagnostic])])
    -> [FileReport]
  {
    findings.map { FileReport($0.diagnostics, in: $0.file) }
  }

  /// Adds findings in the same file that were made apart from these.
  package mutating func merge(_ other: FileReport) {
    func merged(_ one: [Entry], _ other: [Entry]) -> [Entry] {
      let all = one + other
      return all.indices.sorted {
        (all[$0].diagnostic.range.start, $0) < (all[$1].diagnostic.range.start, $1)
      }.map { all[$0] }
    }
    entries = merged(entries, other.entries)
    suppressed += other.suppressed
  }

  /// Adds a finding that a configuration suppresses for a reason.
  package mutating func suppress(_ entry: Entry, reason: String) {
    suppressed.append(Suppressed(entry: entry, reason: reason))
  }

  /// Whether there is an error, or a warning where these count as such.
  package func hasErrors(isStrict: Bool = false) -> Bool {
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
