import InterfaceEmission
import InterfaceSource
import StructuredData

/// Findings as a JSON array of issues, as defined by Code Climate and partly read by GitLab.
///
/// An error is `major`, a warning `minor` and a note `info`, as in IBLinter and SwiftLint.
/// Fingerprints are unique and do not change when lines move.
enum CodeQualityReport {
  enum Dialect: Sendable {
    case codeClimate, gitLab
  }

  static func bytes(_ run: LintRun, _ dialect: Dialect) -> [UInt8] {
    var fingerprints = Fingerprints()
    var writer = JSONWriter()
    writer.array(.lines) { writer in
      for report in run.reports {
        let path = run.relative(report.path)
        for entry in report.entries {
          let fingerprint = fingerprints.next(entry.diagnostic, in: path)
          writer.object { issue in
            write(entry, in: report, at: path, dialect, to: &issue)
            issue.member("fingerprint", fingerprint)
          }
        }
      }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private static func write(
    _ entry: FileReport.Entry, in report: FileReport, at path: String, _ dialect: Dialect,
    to issue: inout JSONWriter
  ) {
    let diagnostic = entry.diagnostic
    if dialect == .codeClimate {
      issue.member("type", "issue")
      issue.member("engine_name", "Ninefold")
      issue.array("categories") { $0.value(diagnostic.severity == .note ? "Clarity" : "Bug Risk") }
    }
    issue.member("check_name", diagnostic.id)
    issue.member("description", FindingText.message(entry, in: report))
    issue.member("severity", diagnostic.severity.choose("major", "minor", "info"))
    issue.object("location") { location in
      location.member("path", path)
      location.object("lines") { lines in
        lines.member("begin", max(1, entry.start.line))
        if dialect == .codeClimate {
          lines.member("end", max(1, entry.start.line, entry.end.line))
        }
      }
    }
  }
}
