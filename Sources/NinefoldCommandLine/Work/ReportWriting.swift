import Ninefold
import NinefoldProject
import Reporting

/// Brings the reports of one run to where they shall be.
enum ReportWriting {
  /// The variable that names the file to which GitHub's steps add what their job's page shall show.
  static let summaryVariable = "GITHUB_STEP_SUMMARY"

  /// Writes the files, each whole or not at all, then prints what goes to standard output.
  ///
  /// At most one goes to standard output. Returns what could not be written.
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
  /// Prints all findings of a run in this form.
  func print(_ run: LintRun, to console: Console) throws(ToolError) {
    guard self == .text else { return try console.print(bytes(run)) }
    // Of a large project the text is large.
    var bytes: [UInt8] = []
    for part in TextReport.parts(run, isColored: console.hasColors) {
      bytes += part.utf8
      guard bytes.count >= Self.portion else { continue }
      try console.print(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    try console.print(bytes)
  }

  /// How many bytes are printed at a time.
  private static let portion = 1 << 16
}
