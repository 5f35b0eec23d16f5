import InterfaceSource
import NinefoldProject

/// Findings in the XML of JUnit: a suite for each file that was examined, and a failed case for
/// each error and warning.
///
/// A note is a case that passes and has output; a file without findings is one case that passes; an
/// omission is a skipped case.
enum JUnitReport {
  static func text(_ run: LintRun) -> String {
    let suites = run.reports.map { (report: $0, entries: Array($0.entries)) }
    let reported = Set(run.reports.compactMap(\.omission).map { PathKey($0.path) })
    let omissions = run.allOmissions.filter { !reported.contains(PathKey($0.path)) }
    let all = suites.flatMap(\.entries)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites"
    text += XMLText.attributes(
      [("name", "ninefold lint")]
        + counts(
          all,
          tests: suites.map { max(1, $0.entries.count) }.reduce(0, +) + omissions.count))
    text += ">\n"
    for (report, entries) in suites {
      text += "  <testsuite"
      text += XMLText.attributes(
        [("name", report.path)] + counts(entries, tests: max(1, entries.count)))
      text += ">\n"
      if let omission = report.omission, entries.isEmpty {
        text += element(omission)
      } else if entries.isEmpty {
        text += "    <testcase"
        text += XMLText.attributes([("name", "no findings"), ("classname", report.path)])
        text += "/>\n"
      }
      for entry in entries { text += element(entry, in: report) }
      text += "  </testsuite>\n"
    }
    for omission in omissions {
      text += "  <testsuite"
      text += XMLText.attributes([("name", omission.path)] + counts([], tests: 1))
      text += ">\n\(element(omission))  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private static func element(_ omission: Omission) -> String {
    var text = "    <testcase"
    text += XMLText.attributes([("name", "not checked"), ("classname", omission.path)])
    text += "><skipped"
    text += XMLText.attributes([("message", omission.finding.message)])
    return text + "/></testcase>\n"
  }

  private static func counts(
    _ entries: [FileReport.Entry], tests: Int
  ) -> [(name: String, value: String)] {
    let failures = entries.count { $0.diagnostic.severity > .note }
    return [("tests", "\(tests)"), ("failures", "\(failures)"), ("errors", "0")]
  }

  private static func element(_ entry: FileReport.Entry, in report: FileReport) -> String {
    let diagnostic = entry.diagnostic
    let message = FindingText.message(entry, in: report)
    let location = FindingText.location(report.path, entry.start)
    let notes = entry.notes.map {
      "at \(FindingText.location($0, of: entry, in: report.path)): note: \($0.note.message)"
    }
    // Line breaks separate the parts of the report: those in texts are escaped.
    let body = (["at \(location): \(diagnostic.severity.rawValue): \(message)"] + notes)
      .map { XMLText.line($0) }
      .joined(separator: "\n")
    var text = "    <testcase"
    text += XMLText.attributes([
      ("name", "\(diagnostic.id) at \(entry.start.line):\(entry.start.column)"),
      ("classname", report.path),
    ])
    guard diagnostic.severity > .note else {
      return text + "><system-out>\(body)</system-out></testcase>\n"
    }
    text += "><failure"
    text += XMLText.attributes([("type", diagnostic.severity.rawValue), ("message", message)])
    return text + ">\(body)</failure></testcase>\n"
  }
}
