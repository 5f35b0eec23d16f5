import InterfaceEmission
import InterfaceSource
import StructuredData

/// Findings in SonarQube's generic format for external issues, as of version 10.3.
///
/// Columns are zero-based offsets in UTF-16 code units. An empty range stops the import, so a
/// finding with an empty range has only its line. Severities are those of the rules.
enum SonarQubeReport {
  private static let engine = "ninefold"

  static func bytes(_ run: LintRun) -> [UInt8] {
    var seen: Set<String> = []
    let kinds = run.findings.lazy.map(\.entry.diagnostic.kind).filter {
      seen.insert($0.id).inserted
    }
    var writer = JSONWriter()
    writer.object(.lines) { report in
      report.array("rules", kinds, .lines) { writer, kind in writer.object { write(kind, to: &$0) }
      }
      report.array("issues", .lines) { writer in
        for file in run.reports {
          let path = run.relative(file.path)
          for entry in file.entries {
            writer.object { write(entry, in: file, at: path, to: &$0) }
          }
        }
      }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private static func write(_ kind: DiagnosticKind, to rule: inout JSONWriter) {
    rule.member("id", kind.id)
    rule.member("name", kind.id)
    rule.member("description", kind.summary + " " + kind.rationale)
    rule.member("engineId", engine)
    rule.member("cleanCodeAttribute", "LOGICAL")
    rule.array("impacts") {
      $0.object { impact in
        impact.member("softwareQuality", "RELIABILITY")
        impact.member("severity", kind.severity.choose("HIGH", "MEDIUM", "LOW"))
      }
    }
  }

  private static func write(
    _ entry: FileReport.Entry, in report: FileReport, at path: String, to issue: inout JSONWriter
  ) {
    issue.member("ruleId", entry.diagnostic.id)
    issue.object("primaryLocation") { location in
      location.member("message", FindingText.message(entry, in: report))
      location.member("filePath", path)
      location.object("textRange") { range in
        range.member("startLine", entry.start.line)
        let hasExtent = entry.end.line > entry.start.line || entry.columns.end > entry.columns.start
        guard hasExtent else { return }
        range.member("endLine", entry.end.line)
        range.member("startColumn", entry.columns.start - 1)
        range.member("endColumn", entry.columns.end - 1)
      }
    }
    let notes = entry.notes.filter { $0.location != nil }
    guard !notes.isEmpty else { return }
    issue.array("secondaryLocations", notes) { writer, note in
      writer.object { location in
        location.member("message", note.note.message)
        location.member("filePath", path)
        location.object("textRange") { $0.member("startLine", note.location?.line ?? 1) }
      }
    }
  }
}
