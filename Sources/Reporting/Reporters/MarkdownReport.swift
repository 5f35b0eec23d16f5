import InterfaceSource
import Ninefold

/// Findings as a table in GitHub's Markdown, followed by a summary.
enum MarkdownReport {
  static func text(_ run: LintRun) -> String {
    var text = ""
    var rows = 0
    for report in run.reports {
      for entry in report.entries {
        if rows == 0 { text += head }
        text += row(entry, in: report.path, of: report.configurations, run.devices)
        rows += 1
      }
    }
    guard !run.isQuiet else { return text }
    return text + (text.isEmpty ? "" : "\n") + MarkdownText.escaped(run.sum) + "\n"
  }

  static let head = "| location | severity | message | rule |\n| --- | --- | --- | --- |\n"

  static func row(
    _ entry: FileReport.Entry, in path: String, of configurations: [String],
    _ devices: DeviceTitles
  ) -> String {
    let message = devices.text(FindingText.message(entry, of: configurations))
    let notes = entry.notes.map {
      "<br>note: " + MarkdownText.escaped(devices.text($0.note.message))
    }
    return """
      | \(MarkdownText.escaped(FindingText.location(path, entry.start))) | \(entry.diagnostic.severity.rawValue) \
      | \(MarkdownText.escaped(message))\(notes.joined()) | \
      \(entry.diagnostic.id) |\n
      """
  }
}
