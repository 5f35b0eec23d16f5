import ConfigurationReading
package import InterfaceSource

/// The findings in one file, with line and column numbers.
package struct FileReport: Sendable {
  package struct Entry: Sendable {
    /// The finding.
    package var diagnostic: Diagnostic
    /// The position of its first character.
    package var start: SourcePosition
    /// The position after its last character.
    package var end: SourcePosition
    /// The columns of both positions in UTF-16 code units, starting at 1.
    package var columns: UTF16Span
    /// Its notes, with their positions.
    package var notes: [PlacedNote]
    /// The changes that would fix it.
    package var fixIts: [PlacedFixIt]
    /// Whether it means that a document is broken or cannot be read, so that configurations cannot
    /// turn it off.
    package var isMandatory: Bool
  }

  /// Columns in UTF-16 code units, starting at 1.
  package struct UTF16Span: Sendable {
    /// The first column.
    package var start: Int
    /// The column after the last one.
    package var end: Int
  }

  /// A note with its position, or `nil` if the note has none in this file.
  package struct PlacedNote: Sendable {
    package var note: Diagnostic.Note
    /// The position of its first character, or `nil` if it has none in this file.
    package var location: SourcePosition?
    /// The note's column in UTF-16 code units, starting at 1; 1 if it has no position in this file.
    package var utf16Column = 1
  }

  /// A change of the file with the positions of its edits.
  package struct PlacedFixIt: Sendable {
    /// The description of the change.
    package var label: String
    /// Whether the change may be made without confirmation.
    package var isSafe: Bool
    package var edits: [PlacedEdit]
  }

  /// An edit with its positions.
  package struct PlacedEdit: Sendable {
    package var edit: SourceEdit
    /// The position of the replaced text.
    package var start: SourcePosition
    /// The position after the replaced text.
    package var end: SourcePosition
    /// The columns of both positions in UTF-16 code units, starting at 1.
    package var columns: UTF16Span
  }

  /// A finding that a configuration suppresses.
  package struct Suppressed: Sendable {
    package var entry: Entry
    /// The reason in the configuration.
    package var reason: String
  }

  /// The path of the file as the user passed it.
  package var path: String
  /// The findings in file order, in either form.
  private enum Content {
    case whole([Entry])
    case packed(PackedEntries)
  }

  private var content: Content
  /// The findings in file order.
  package var entries: [Entry] {
    get {
      switch content {
      case .whole(let entries): entries
      case .packed(let packed): packed.entries(configurations: configurations)
      }
    }
    set {
      switch content {
      case .whole: content = .whole(newValue)
      case .packed(let packed):
        content = .whole(newValue)
        pack(sharing: packed.table)
      }
    }
  }
  /// The findings that a configuration suppresses, in file order.
  package var suppressed: [Suppressed] = []
  /// The findings that are in the baseline, in file order.
  package var baselined: [Entry] = []
  /// The names of all configurations that were examined.
  ///
  /// Empty if findings do not depend on configurations.
  package let configurations: [String]
  /// The reason why the file was skipped, or `nil` if it was examined.
  @Indirect package var omission: Omission?
  /// The bytes of the file, retained if a finding has a change that may be made without
  /// confirmation.
  @Indirect package var source: SourceFile?

  /// Creates a report from the findings in a file, and looks up their positions.
  package init(_ diagnostics: [Diagnostic], in file: SourceFile, configurations: [String] = []) {
    path = file.path
    self.configurations = configurations
    guard !diagnostics.isEmpty else {
      content = .whole([])
      return
    }
    let lines = LineTable(file)
    let columns = UTF16Columns(file)
    let order = diagnostics.indices.sorted {
      (diagnostics[$0].range.start, $0) < (diagnostics[$1].range.start, $1)
    }
    content = .whole(order.map { Entry(diagnostics[$0], lines, columns) })
  }

  /// Whether there are no findings.
  package var isEmpty: Bool {
    switch content {
    case .whole(let entries): entries.isEmpty
    case .packed: false
    }
  }

  /// Keeps the findings in few bytes from now on; every access to them takes longer.
  ///
  /// - Parameter table: The texts that the findings of a run share.
  package mutating func pack(sharing table: FindingTable) {
    guard case .whole(let entries) = content, !entries.isEmpty else { return }
    content = .packed(
      PackedEntries(entries, configurations: configurations, sharing: table))
  }

  /// Returns reports for the findings in several files, one per file.
  package static func all(_ findings: [(file: SourceFile, diagnostics: [Diagnostic])])
    -> [FileReport]
  {
    findings.map { FileReport($0.diagnostics, in: $0.file) }
  }

  /// Adds findings in the same file from another report.
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

  /// Adds a finding that a configuration suppresses, with the reason.
  package mutating func suppress(_ entry: Entry, reason: String) {
    suppressed.append(Suppressed(entry: entry, reason: reason))
  }

  /// Returns whether there is an error, or, if strict, a warning.
  package func hasErrors(isStrict: Bool = false) -> Bool {
    let limit: Diagnostic.Severity = isStrict ? .warning : .error
    return entries.contains { $0.diagnostic.severity >= limit }
  }
}

extension FileReport.Entry {
  fileprivate init(_ diagnostic: Diagnostic, _ lines: LineTable, _ columns: UTF16Columns) {
    self.diagnostic = diagnostic
    isMandatory = diagnostic.kind.isMandatory(diagnostic.severity)
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
