import InterfaceSource

/// Findings as Xcode and editors read them: `path:line:column: severity: message [id]`, notes below them.
enum LineReport {
  /// The lines of one file's findings.
  static func bytes(_ report: FileReport) -> [UInt8] {
    let lines = FindingLine.all(report).map { $0.printed(of: report.path, isColored: false) }
    return Array(lines.joined().utf8)
  }
}
