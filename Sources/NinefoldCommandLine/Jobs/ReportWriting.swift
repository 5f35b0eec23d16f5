import Ninefold
import NinefoldProject
import Reporting

/// Delivers the reports of a run.
enum ReportWriting {
  /// The environment variable with the path of the file whose content GitHub shows on the page of a
  /// job.
  static let summaryVariable = "GITHUB_STEP_SUMMARY"

  /// Writes the report files atomically, then prints the report for standard output.
  ///
  /// At most one goes to standard output. Returns the files that could not be written.
  static func write(
    _ requests: [ReporterRequest], of run: LintRun, to console: Console
  ) throws(ToolError) -> [EnvironmentError] {
    var faults: [EnvironmentError] = []
    for request in requests {
      guard let path = request.path else { continue }
      let fault = EnvironmentError.caught(
        try OutputFile.write(request.reporter.bytes(run), to: path))
      faults += [fault].compactMap(\.self)
    }
    for request in requests where request.path == nil {
      guard request.reporter == .github, let path = console.environment(summaryVariable),
        !path.isEmpty
      else {
        try request.reporter.print(run, to: console)
        continue
      }
      let (shown, rest) = GitHubReport.split(GitHubReport.annotations(run))
      try console.print(GitHubReport.lines(shown))
      if let fault = EnvironmentError.caught(
        try AppendedFile.append(Array(GitHubReport.summary(rest).utf8), to: path))
      {
        faults.append(fault)
        try console.print(GitHubReport.lines(rest))
      }
    }
    return faults
  }
}

extension Reporter {
  /// Prints all findings of a run in this format.
  func print(_ run: LintRun, to console: Console) throws(ToolError) {
    guard self == .text else { return try console.print(bytes(run)) }
    // The text for a large project is large.
    var bytes: [UInt8] = []
    for part in TextReport(run, isColored: console.hasColors) {
      bytes += part.utf8
      guard bytes.count >= Self.portion else { continue }
      try console.print(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    try console.print(bytes)
  }

  /// The number of bytes that are printed at a time.
  private static let portion = 1 << 16
}
