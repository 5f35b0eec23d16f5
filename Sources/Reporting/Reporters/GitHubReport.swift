import InterfaceSource
import Ninefold

/// Findings as workflow commands, which GitHub's runner reads from the log and shows next to the
/// changed lines.
///
/// GitHub shows ten annotations of each level per step and drops the rest, so the others go into
/// the summary.
package enum GitHubReport {
  /// The number of annotations of each level that GitHub shows per step.
  package static let limit = 10
  /// The maximum size of a table, in bytes.
  ///
  /// GitHub accepts 1 MiB of summary per step.
  static let summaryLimit = 512 * 1024

  /// A finding with everything needed to print it.
  package struct Annotation: Sendable {
    var path: String
    var entry: FileReport.Entry
    var configurations: [String]
    var devices: DeviceTitles
  }

  /// Returns all findings of a run, with paths relative to the workspace where possible.
  package static func annotations(_ run: LintRun) -> [Annotation] {
    run.reports.flatMap { report in
      report.entries.map {
        Annotation(
          path: run.inWorkspace(report.path), entry: $0, configurations: report.configurations,
          devices: run.devices)
      }
    }
  }

  /// Returns the annotations that GitHub shows, the first ten of each level, and the others.
  package static func split(_ annotations: [Annotation]) -> (
    shown: [Annotation], rest: [Annotation]
  ) {
    var counts: [Diagnostic.Severity: Int] = [:]
    var shown: [Annotation] = []
    var rest: [Annotation] = []
    for annotation in annotations {
      let severity = annotation.entry.diagnostic.severity
      counts[severity, default: 0] += 1
      if counts[severity, default: 0] <= limit {
        shown.append(annotation)
      } else {
        rest.append(annotation)
      }
    }
    return (shown, rest)
  }

  /// Returns the commands, one per line.
  package static func lines(_ annotations: [Annotation]) -> String {
    annotations.map(line).joined()
  }

  /// Returns a table of annotations for the summary of the job.
  ///
  /// Empty if there are none.
  package static func summary(_ rest: [Annotation]) -> String {
    guard !rest.isEmpty else { return "" }
    var text = "### Ninefold\n\n" + MarkdownReport.head
    for (index, annotation) in rest.enumerated() {
      let row = MarkdownReport.row(
        annotation.entry, in: annotation.path, of: annotation.configurations,
        annotation.devices)
      guard text.utf8.count + row.utf8.count <= summaryLimit else {
        return text + "\n\(rest.count - index) more findings are not shown.\n"
      }
      text += row
    }
    return text
  }

  private static func line(_ annotation: Annotation) -> String {
    let entry = annotation.entry
    var properties = [
      ("file", annotation.path), ("line", "\(entry.start.line)"),
      ("endLine", "\(max(entry.start.line, entry.end.line))"),
    ]
    // GitHub ignores the columns of a range of several lines.
    if entry.start.line == entry.end.line { properties.append(("col", "\(entry.columns.start)")) }
    properties.append(("title", entry.diagnostic.id))
    let message =
      [annotation.devices.text(FindingText.message(entry, of: annotation.configurations))]
      + entry.notes.map {
        "note: \(annotation.devices.text($0.note.message))"
          + ($0.location.map { " (line \($0.line))" } ?? "")
      }
    return "::\(level(entry.diagnostic.severity)) "
      + properties.map { "\($0.0)=\(escaped($0.1, isProperty: true))" }.joined(separator: ",")
      + "::" + message.map { escaped($0, isProperty: false) }.joined(separator: "%0A") + "\n"
  }

  private static func level(_ severity: Diagnostic.Severity) -> String {
    severity == .note ? "notice" : severity.rawValue
  }

  /// Escapes the characters that the runner decodes.
  ///
  /// Source: https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in PrintedText.line(text).unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
