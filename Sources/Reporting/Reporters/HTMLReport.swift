import InterfaceSource
import Ninefold

/// Findings as one self-contained page without scripts and pictures, and with inline styles.
///
/// The page declares this to the browser, and is readable under a policy of
/// `default-src 'none'; style-src 'unsafe-inline'`.
enum HTMLReport {
  static func text(_ run: LintRun) -> String {
    var text = head
    text += "<h1>Ninefold</h1>\n"
    if !run.isQuiet { text += "<p>\(XMLText.line(run.sum))</p>\n" }
    for report in run.reports {
      let rows = report.entries.map { row($0, in: report, run.devices) }
      guard !rows.isEmpty else { continue }
      text += "<h2><bdi>\(XMLText.line(report.path))</bdi></h2>\n"
      text += "<table>\n<tr><th>location</th><th>severity</th><th>message</th><th>rule</th></tr>\n"
      text += rows.joined() + "</table>\n"
    }
    return text + "</body>\n</html>\n"
  }

  private static func row(
    _ entry: FileReport.Entry, in report: FileReport, _ devices: DeviceTitles
  ) -> String {
    let diagnostic = entry.diagnostic
    let severity = diagnostic.severity.rawValue
    var text = "<tr><td>\(entry.start.line):\(entry.start.column)</td>"
    text += "<td class=\"\(severity)\">\(severity)</td>"
    text += "<td><bdi>\(XMLText.line(devices.text(FindingText.message(entry, in: report))))</bdi>"
    for note in entry.notes {
      let location = note.note.path.map { " (\($0))" }
      let line = note.location.map { " (\($0.line):\($0.column))" }
      text +=
        "<br><small><bdi>\(XMLText.line("note: " + devices.text(note.note.message) + (location ?? line ?? "")))"
      text += "</bdi></small>"
    }
    return text + "</td><td><code>\(XMLText.line(diagnostic.id))</code></td></tr>\n"
  }

  private static let head = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <meta name="viewport" content="width=device-width">
    <title>Ninefold</title>
    <style>
    \(String(decoding: PackageResources.report_css, as: UTF8.self))</style>
    </head>
    <body>

    """
}
