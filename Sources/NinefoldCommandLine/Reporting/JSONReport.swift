import InterfaceEmission
import InterfaceSource

/// Findings as a JSON array, with the keys that IBLinter's reports have and more.
enum JSONReport {
  /// The array of all findings, file by file.
  static func bytes(_ reports: [FileReport]) -> [UInt8] {
    var writer = JSONWriter()
    writer.array(.lines) { writer in
      for report in reports {
        for entry in report.entries { write(entry, in: report.path, to: &writer) }
      }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private static func write(
    _ entry: FileReport.Entry, in path: String, to writer: inout JSONWriter
  ) {
    let diagnostic = entry.diagnostic
    writer.object { member in
      member.member("file", path)
      member.member("level", diagnostic.severity.rawValue)
      member.member("message", diagnostic.message)
      member.member("rule", diagnostic.id)
      write(entry.start, "line", "column", to: &member)
      write(entry.end, "endLine", "endColumn", to: &member)
      member.key("cells")
      member.array(diagnostic.configurations) { $0.value($1) }
      member.key("notes")
      member.array(entry.notes) { writer, note in
        writer.object { member in
          member.member("message", note.note.message)
          if let path = note.note.path { member.member("file", path) }
          if let location = note.location { write(location, "line", "column", to: &member) }
        }
      }
    }
  }

  private static func write(
    _ location: SourceLocation, _ line: String, _ column: String, to writer: inout JSONWriter
  ) {
    writer.member(line, Double(location.line))
    writer.member(column, Double(location.column))
  }
}
