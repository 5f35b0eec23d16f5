import InterfaceSource

/// Findings in the XML of Checkstyle 4.3: a `file` for each file with findings, and an `error` for
/// each finding.
///
/// A note has the severity `info`; columns count UTF-16 code units.
enum CheckstyleReport {
  static func text(_ reports: [FileReport]) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    for report in reports {
      let errors = report.entries.map { element($0, in: report) }
      guard !errors.isEmpty else { continue }
      text += "  <file\(XMLText.attributes([("name", report.path)]))>\n"
      text += errors.joined()
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }

  private static func element(_ entry: FileReport.Entry, in report: FileReport) -> String {
    let severity = entry.diagnostic.severity
    return "    <error"
      + XMLText.attributes([
        ("line", "\(entry.start.line)"), ("column", "\(entry.columns.start)"),
        ("severity", severity == .note ? "info" : severity.rawValue),
        ("message", FindingText.message(entry, in: report)),
        ("source", "ninefold." + entry.diagnostic.id),
      ]) + "/>\n"
  }
}
