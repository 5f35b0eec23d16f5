import InterfaceSource

/// Prints what a batch came to, in the order of the documents.
struct Closing: Sendable {
  let console: Console
  /// What findings do to the status.
  private let use: FindingsUse
  private(set) var status = ExitStatus.clean

  init(_ console: Console, findings use: FindingsUse = .report) {
    self.console = console
    self.use = use
  }

  /// Prints what is wrong and what is odd in the environment to standard error.
  mutating func report(_ faults: [EnvironmentError], _ warnings: [EnvironmentWarning] = []) {
    for warning in warnings { console.warn(warning.message) }
    for fault in faults {
      console.report(fault.message)
      status = .failure
    }
  }

  /// Prints diagnostics of other files than documents to standard error.
  mutating func report(_ reports: [FileReport]) {
    write(reports)
    if use == .report { count(reports, isStrict: false) }
  }

  /// Prints diagnostics and faults to standard error and results to standard output.
  mutating func report(_ results: [DocumentResult]) throws(ToolError) {
    for result in results {
      if let report = result.report {
        write([report])
        if use == .report || !result.isMade { count([report], isStrict: false) }
      }
      if let (path, kept) = result.kept {
        let text = kept.lines.map { $0.printed(path) }.joined()
        if !text.isEmpty { console.writeError(Array(text.utf8)) }
        if use == .report || !result.isMade, kept.severity == .error {
          status = status.merged(with: .findings)
        }
      }
      report(result.localizationReports)
      self.report(result.faults)
      try console.print(result.output)
    }
  }

  /// Lets findings that are printed elsewhere count for the exit status.
  mutating func count(_ reports: [FileReport], isStrict: Bool) {
    for report in reports { status = status.merged(with: report.status(isStrict: isStrict)) }
  }

  private func write(_ reports: [FileReport]) {
    let text = reports.flatMap { LineReport.bytes($0) }
    if !text.isEmpty { console.writeError(text) }
  }
}
