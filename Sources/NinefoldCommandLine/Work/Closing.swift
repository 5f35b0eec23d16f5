/// Prints what a batch came to, in the order of the documents.
struct Closing: Sendable {
  let console: Console
  private(set) var status = ExitStatus.clean

  init(_ console: Console) { self.console = console }

  /// Prints faults of the environment to standard error.
  mutating func report(_ faults: [EnvironmentError]) {
    for fault in faults {
      console.report(fault.message)
      status = .failure
    }
  }

  /// Prints diagnostics to standard error.
  mutating func report(_ reports: [FileReport], isStrict: Bool = false) {
    let text = Reporter.text.bytes(reports)
    if !text.isEmpty { console.writeError(text) }
    count(reports, isStrict: isStrict)
  }

  /// Prints diagnostics and faults to standard error and results to standard output.
  mutating func report(_ results: [DocumentResult]) throws(ToolError) {
    for result in results {
      if let report = result.report { self.report([report]) }
      self.report(result.faults)
      try console.print(result.output)
    }
  }

  /// Lets findings that are printed elsewhere count for the exit status.
  mutating func count(_ reports: [FileReport], isStrict: Bool) {
    for report in reports { status = status.merged(with: report.status(isStrict: isStrict)) }
  }
}
