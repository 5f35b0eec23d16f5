/// The fields of a finding in few bytes, for as long as the run that made it.
extension Diagnostic {
  /// Writes the finding without its kind.
  ///
  /// - Parameters:
  ///   - writer: The writer.
  ///   - table: The texts that findings share.
  ///   - names: The names of all configurations that were examined, whose indices are written
  ///     instead of them.
  package func write(
    to writer: inout FieldWriter, sharing table: FindingTable, configurations names: [String]
  ) {
    writer.writeShort(severity.number << 1 | (isUndecided ? 1 : 0))
    writer.writeShort(range)
    writer.writeShort(message)
    writer.writeShort(object?.text)
    writer.writeShort(scene)
    writer.writeShort(identity)
    writer.writeShort(configurations) { writer, name in
      let index = names.firstIndex(of: name)
      writer.writeShort((index ?? -1) + 1)
      if index == nil { writer.writeShort(name) }
    }
    writer.writeShort(notes) { $1.write(to: &$0, sharing: table) }
    writer.writeShort(fixIts) { $1.write(to: &$0, sharing: table) }
  }

  /// Reads what `write` wrote.
  package init(
    _ kind: DiagnosticKind, from reader: inout FieldReader, sharing table: FindingTable,
    configurations names: [String]
  ) throws(FieldReader.Fault) {
    let first = try reader.short()
    let range = try reader.shortRange()
    self.init(
      kind, severity: try Severity(number: first >> 1), at: range, message: try reader.shortText())
    isUndecided = first & 1 == 1
    object = try reader.shortTextOrNil().map { ObjectID($0) }
    scene = try reader.shortTextOrNil()
    identity = try reader.shortTextOrNil()
    configurations = try reader.shortList { reader throws(FieldReader.Fault) in
      let index = try reader.short() - 1
      guard index >= 0 else { return try reader.shortText() }
      guard names.indices.contains(index) else { throw FieldReader.Fault() }
      return names[index]
    }
    notes = try reader.shortList { reader throws(FieldReader.Fault) in
      try Note(from: &reader, sharing: table)
    }
    fixIts = try reader.shortList { reader throws(FieldReader.Fault) in
      try FixIt(from: &reader, sharing: table)
    }
  }
}

extension Diagnostic.Note {
  package func write(to writer: inout FieldWriter, sharing table: FindingTable) {
    writer.writeShort(message, sharing: table)
    writer.write(range != nil)
    if let range { writer.writeShort(range) }
    writer.writeShort(path)
    writer.writeShort(object?.text)
  }

  package init(
    from reader: inout FieldReader, sharing table: FindingTable
  ) throws(FieldReader.Fault) {
    self.init(try reader.shortText(sharing: table))
    if try reader.flag() { range = try reader.shortRange() }
    path = try reader.shortTextOrNil()
    object = try reader.shortTextOrNil().map { ObjectID($0) }
  }
}

extension Diagnostic.FixIt {
  package func write(to writer: inout FieldWriter, sharing table: FindingTable) {
    writer.writeShort(label, sharing: table)
    writer.write(isSafe)
    writer.writeShort(edits) { $1.write(to: &$0) }
  }

  package init(
    from reader: inout FieldReader, sharing table: FindingTable
  ) throws(FieldReader.Fault) {
    let label = try reader.shortText(sharing: table)
    let isSafe = try reader.flag()
    let edits = try reader.shortList { reader throws(FieldReader.Fault) in
      try SourceEdit(from: &reader)
    }
    self.init(label, edits: edits, isSafe: isSafe)
  }
}

extension SourceEdit {
  package func write(to writer: inout FieldWriter) {
    writer.writeShort(range)
    writer.writeShort(replacement.count)
    writer.writeRest(replacement)
  }

  package init(from reader: inout FieldReader) throws(FieldReader.Fault) {
    let range = try reader.shortRange()
    let count = try reader.short()
    self.init(range: range, replacement: Array(try reader.rest(count)))
  }
}

extension Diagnostic.Severity {
  fileprivate var number: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  fileprivate init(number: Int) throws(FieldReader.Fault) {
    switch number {
    case 0: self = .note
    case 1: self = .warning
    case 2: self = .error
    default: throw FieldReader.Fault()
    }
  }
}

extension FieldWriter {
  /// Writes the number of a shared text, or a text that is not shared.
  fileprivate mutating func writeShort(_ text: String, sharing table: FindingTable) {
    let number = table.number(of: text)
    writeShort((number ?? -1) + 1)
    if number == nil { writeShort(text) }
  }

  /// Writes a text that may be missing.
  fileprivate mutating func writeShort(_ text: String?) {
    write(text != nil)
    if let text { writeShort(text) }
  }
}

extension FieldReader {
  fileprivate mutating func shortText(sharing table: FindingTable) throws(Fault) -> String {
    let number = try short() - 1
    return number < 0 ? try shortText() : table.text(number)
  }

  fileprivate mutating func shortTextOrNil() throws(Fault) -> String? {
    try flag() ? try shortText() : nil
  }
}
