import InterfaceEmission
import InterfaceSource
import StructuredData

/// Findings as a JSON array, with the keys of IBLinter's reports and additional ones.
///
/// Lines and columns start at 1; columns count UTF-8 bytes. `object`, `scene` and a note's `file`,
/// `line` and `object` are omitted if there are none; `start` and `end` are offsets in bytes.
enum JSONReport {
  /// Returns the array of all findings, by file, and of notes about omissions.
  static func bytes(_ run: LintRun) -> [UInt8] {
    var writer = JSONWriter()
    writer.array(.lines) { writer in
      for report in run.reports {
        for entry in report.entries { write(entry, in: report.path, to: &writer) }
      }
      for report in run.omissionReports {
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
      member.member("category", diagnostic.kind.category.rawValue)
      write(entry.start, "line", "column", to: &member)
      write(entry.end, "endLine", "endColumn", to: &member)
      if let object = diagnostic.object { member.member("object", object.text) }
      if let scene = diagnostic.scene { member.member("scene", scene) }
      member.array("configurations", diagnostic.configurations) { $0.value($1) }
      member.array("notes", entry.notes) { write($1, to: &$0) }
      member.array("fixIts", entry.fixIts) { write($1, to: &$0) }
    }
  }

  private static func write(_ note: FileReport.PlacedNote, to writer: inout JSONWriter) {
    writer.object { member in
      member.member("message", note.note.message)
      if let path = note.note.path { member.member("file", path) }
      if let location = note.location { write(location, "line", "column", to: &member) }
      if let object = note.note.object { member.member("object", object.text) }
    }
  }

  private static func write(_ fixIt: FileReport.PlacedFixIt, to writer: inout JSONWriter) {
    writer.object { member in
      member.member("label", fixIt.label)
      member.member("safe", fixIt.isSafe)
      member.array("edits", fixIt.edits) { writer, edit in
        writer.object { member in
          write(edit.start, "line", "column", to: &member)
          write(edit.end, "endLine", "endColumn", to: &member)
          member.member("start", edit.edit.range.start)
          member.member("end", edit.edit.range.end)
          member.member(
            "replacement", String(decoding: edit.edit.replacement, as: UTF8.self))
        }
      }
    }
  }

  private static func write(
    _ location: SourcePosition, _ line: String, _ column: String, to writer: inout JSONWriter
  ) {
    writer.member(line, location.line)
    writer.member(column, location.column)
  }
}
