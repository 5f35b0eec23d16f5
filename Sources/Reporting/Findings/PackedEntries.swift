import InterfaceSource

/// The findings in a file in few bytes: a run over many documents has many, which are printed at
/// its end.
struct PackedEntries: Sendable {
  /// The kinds and texts that findings of several files share.
  let table: FindingTable
  private let bytes: [UInt8]

  /// Packs findings, with the names of all configurations that were examined.
  init(_ entries: [FileReport.Entry], configurations: [String], sharing table: FindingTable) {
    var writer = FieldWriter()
    for entry in entries {
      writer.writeShort(table.number(of: entry.diagnostic.kind))
      entry.write(to: &writer, configurations, sharing: table)
    }
    self.table = table
    bytes = writer.bytes.withoutUnusedCapacity
  }

  /// Returns the findings.
  func entries(configurations: [String]) -> [FileReport.Entry] {
    var reader = FieldReader(bytes)
    var entries: [FileReport.Entry] = []
    do throws(FieldReader.Fault) {
      while !reader.isAtEnd {
        let kind = table.kind(try reader.short())
        entries.append(
          try FileReport.Entry(kind, from: &reader, configurations, sharing: table))
      }
    } catch {
      preconditionFailure("packed findings are those that were packed")
    }
    return entries
  }
}

extension FileReport.Entry {
  fileprivate func write(
    to writer: inout FieldWriter, _ configurations: [String], sharing table: FindingTable
  ) {
    diagnostic.write(to: &writer, sharing: table, configurations: configurations)
    writer.write(isMandatory)
    writer.writeShort(start)
    writer.writeShort(end)
    writer.writeShort(columns)
    writer.writeShort(notes.count)
    for (index, placed) in notes.enumerated() {
      writer.write(placed.note, ifNotIn: diagnostic.notes, at: index) {
        $0.write(to: &$1, sharing: table)
      }
      writer.write(placed.location != nil)
      if let location = placed.location { writer.writeShort(location) }
      writer.writeShort(placed.utf16Column)
    }
    writer.writeShort(fixIts.count)
    for (index, placed) in fixIts.enumerated() {
      let fixIt = Diagnostic.FixIt(
        placed.label, edits: placed.edits.map(\.edit), isSafe: placed.isSafe)
      writer.write(fixIt, ifNotIn: diagnostic.fixIts, at: index) {
        $0.write(to: &$1, sharing: table)
      }
      for edit in placed.edits {
        writer.writeShort(edit.start)
        writer.writeShort(edit.end)
        writer.writeShort(edit.columns)
      }
    }
  }

  fileprivate init(
    _ kind: DiagnosticKind, from reader: inout FieldReader, _ configurations: [String],
    sharing table: FindingTable
  ) throws(FieldReader.Fault) {
    let diagnostic = try Diagnostic(
      kind, from: &reader, sharing: table, configurations: configurations)
    self.diagnostic = diagnostic
    isMandatory = try reader.flag()
    start = try reader.shortPosition()
    end = try reader.shortPosition()
    columns = try reader.shortColumns()
    notes = []
    let noteCount = try reader.short()
    notes.reserveCapacity(noteCount)
    for index in 0..<noteCount {
      let note = try reader.part(ifNotIn: diagnostic.notes, at: index) {
        (reader) throws(FieldReader.Fault) in try Diagnostic.Note(from: &reader, sharing: table)
      }
      let location = try reader.flag() ? try reader.shortPosition() : nil
      notes.append(
        FileReport.PlacedNote(note: note, location: location, utf16Column: try reader.short()))
    }
    fixIts = []
    let fixItCount = try reader.short()
    fixIts.reserveCapacity(fixItCount)
    for index in 0..<fixItCount {
      let fixIt = try reader.part(ifNotIn: diagnostic.fixIts, at: index) {
        (reader) throws(FieldReader.Fault) in try Diagnostic.FixIt(from: &reader, sharing: table)
      }
      var edits: [FileReport.PlacedEdit] = []
      edits.reserveCapacity(fixIt.edits.count)
      for edit in fixIt.edits {
        edits.append(
          FileReport.PlacedEdit(
            edit: edit, start: try reader.shortPosition(), end: try reader.shortPosition(),
            columns: try reader.shortColumns()))
      }
      fixIts.append(
        FileReport.PlacedFixIt(label: fixIt.label, isSafe: fixIt.isSafe, edits: edits))
    }
  }
}

extension FieldWriter {
  /// Writes whether a part is the one at an index of the finding's own, and the part if it is not.
  fileprivate mutating func write<Part: Equatable>(
    _ part: Part, ifNotIn own: [Part], at index: Int, _ write: (Part, inout FieldWriter) -> Void
  ) {
    let isOwn = own.indices.contains(index) && own[index] == part
    self.write(isOwn)
    if !isOwn { write(part, &self) }
  }

  fileprivate mutating func writeShort(_ position: SourcePosition) {
    writeShort(position.line)
    writeShort(position.column)
  }

  fileprivate mutating func writeShort(_ columns: FileReport.UTF16Span) {
    writeShort(columns.start)
    writeShort(columns.end)
  }
}

extension FieldReader {
  /// Returns a part that may be the one at an index of the finding's own.
  fileprivate mutating func part<Part>(
    ifNotIn own: [Part], at index: Int,
    _ read: (inout FieldReader) throws(Fault) -> Part
  ) throws(Fault) -> Part {
    try flag() ? own[index] : try read(&self)
  }

  fileprivate mutating func shortPosition() throws(Fault) -> SourcePosition {
    let line = try short()
    return SourcePosition(line: line, column: try short())
  }

  fileprivate mutating func shortColumns() throws(Fault) -> FileReport.UTF16Span {
    let start = try short()
    return FileReport.UTF16Span(start: start, end: try short())
  }
}
