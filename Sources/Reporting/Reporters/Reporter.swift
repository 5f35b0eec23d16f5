import InterfaceSource

/// The formats of findings.
package enum Reporter: String, CaseIterable, Sendable {
  /// Lines for people, by document, with a summary.
  case text
  /// A line for each finding, in the format that Xcode and editors read.
  case xcode
  /// A JSON array, for programs that support Ninefold or IBLinter.
  case json
  /// The Static Analysis Results Interchange Format, version 2.1.0.
  case sarif
  /// Annotations of GitHub Actions.
  case github
  /// Checkstyle's XML.
  case checkstyle
  /// JUnit's XML.
  case junit
  /// Code Climate's issues.
  case codeclimate
  /// GitLab's code quality report.
  case gitlab
  /// SonarQube's generic issues.
  case sonarqube
  /// A table in GitHub's Markdown.
  case markdown
  /// An HTML page.
  case html
  /// Comma-separated values.
  case csv
  /// Lines with an emoji for the severity.
  case emoji
  /// The number of findings of each rule.
  case summary

  /// Whether the report contains omissions.
  package var listsOmissions: Bool {
    switch self {
    case .text, .json, .sarif, .junit, .markdown, .html, .summary: true
    case .xcode, .github, .checkstyle, .codeclimate, .gitlab, .sonarqube, .csv, .emoji: false
    }
  }

  /// Whether the report begins or ends with the summary.
  package var printsSum: Bool { [.text, .markdown, .html, .summary].contains(self) }

  /// Parses a reporter's name.
  ///
  /// `github-actions-logging` is an alias of `github`.
  package init?(name: String) {
    self.init(rawValue: name == "github-actions-logging" ? "github" : name)
  }

  /// Returns all findings of a run in this format.
  package func bytes(_ run: LintRun) -> [UInt8] {
    switch self {
    case .text: TextReport(run).reduce(into: []) { $0 += $1.utf8 }
    case .xcode: run.reports.flatMap { FindingLine.printed($0).utf8 }
    case .json: JSONReport.bytes(run)
    case .sarif: SARIFReport.bytes(run)
    case .github: Array(GitHubReport.lines(GitHubReport.annotations(run)).utf8)
    case .checkstyle: Array(CheckstyleReport.text(run.reports).utf8)
    case .junit: Array(JUnitReport.text(run).utf8)
    case .codeclimate: CodeQualityReport.bytes(run, .codeClimate)
    case .gitlab: CodeQualityReport.bytes(run, .gitLab)
    case .sonarqube: SonarQubeReport.bytes(run)
    case .markdown: Array(MarkdownReport.text(run).utf8)
    case .html: Array(HTMLReport.text(run).utf8)
    case .csv: Array(CSVReport.text(run.reports).utf8)
    case .emoji: Array(EmojiReport.text(run.reports, run.devices).utf8)
    case .summary: Array(SummaryReport.text(run).utf8)
    }
  }
}
