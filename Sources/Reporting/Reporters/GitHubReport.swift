import InterfaceSource

/// Findings as commands that GitHub's runner takes from the log and shows beside the changed lines.
///
/// Of each level it shows ten of a step and drops the rest, so what is beyond goes elsewhere.
package enum GitHubReport {
  /// How many annotations of each level GitHub shows of a step.
  package static let limit = 10
  /// How many bytes of a table are written; GitHub takes 1 MiB of summary from a step.
  static let summaryLimit = 512 * 1024

  /// A finding with what it takes to print it.
  package struct Annotation: Sendable {
    var path: String
    var entry: FileReport.Entry
    var configurations: [String]
  }

  /// All findings of a run, with paths below the workspace where they are there.
  package static func annotations(_ run: LintRun) -> [Annotation] {
    run.reports.flatMap { report in
      report.entries.map {
        Annotation(
          path: run.inWorkspace(report.path), entry: $0, configurations: report.configurations)
      }
    }
  }

  /// The annotations that GitHub shows, the first ten of each level, and the others.
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

  /// The commands, a line each.
  package static func lines(_ annotations: [Annotation]) -> String {
    annotations.map(line).joined()
  }

  /// A table of annotations for the summary of the job; empty when there are none.
  package static func summary(_ rest: [Annotation]) -> String {
    guard !rest.isEmpty else { return "" }
    var text = "### Ninefold\n\n" + MarkdownReport.head
    for (index, annotation) in rest.enumerated() {
      let row = MarkdownReport.row(
        annotation.entry, in: annotation.path, of: annotation.configurations)
      guard text.utf8.count + row.utf8.count <= summaryLimit else {
        return text + "\n\(rest.count - index) more are left out.\n"
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
    // Columns of a range of several lines mean nothing to GitHub.
    if entry.start.line == entry.end.line { properties.append(("col", "\(entry.columns.start)")) }
    properties.append(("title", entry.diagnostic.id))
    let message =
      [FindingText.message(entry, of: annotation.configurations)]
      + entry.notes.map {
        "note: \($0.note.message)" + ($0.location.map { " (line \($0.line))" } ?? "")
      }
    return "::\(level(entry.diagnostic.severity)) "
      + properties.map { "\($0.0)=\(escaped($0.1, isProperty: true))" }.joined(separator: ",")
      + "::" + message.map { escaped($0, isProperty: false) }.joined(separator: "%0A") + "\n"
  }

  private static func level(_ severity: Diagnostic.Severity) -> String {
    severity == .note ? "notice" : severity.rawValue
  }

  /// Escapes what the runner decodes.
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
