import Ninefold
import LintPolicy
import Reporting
import NinefoldProject

/// Prints the results of a batch, in the order of the documents.
struct RunReporter: Sendable {
  let console: Console
  /// Whether findings are printed and have an effect on the exit status.
  private let use: FindingsPolicy
  private(set) var status = ExitStatus.clean

  init(_ console: Console, findings use: FindingsPolicy = .report) {
    self.console = console
    self.use = use
  }

  /// Creates the report of a batch and prints the results of its documents.
  init(
    _ console: Console, findings use: FindingsPolicy, of batch: Batch, _ results: [DocumentResult],
    _ faults: [EnvironmentError] = [], _ warnings: [EnvironmentWarning] = []
  ) throws(ToolError) {
    self.init(console, findings: use)
    report(inputsOf: batch, results, faults, warnings)
    try report(results)
  }

  /// Prints errors and warnings about the environment to standard error.
  mutating func report(_ faults: [EnvironmentError], _ warnings: [EnvironmentWarning] = []) {
    for warning in warnings { console.warn(warning.message) }
    var reportedFaults: Set<EnvironmentError> = []
    var repeated: [SystemFault: Int] = [:]
    for fault in faults {
      status = .failure
      // One cause is reported once: a full disk affects every file.
      if case .unwritable(_, let cause) = fault {
        repeated[cause, default: 0] += 1
        if repeated[cause, default: 0] > 1 { continue }
      }
      if reportedFaults.insert(fault).inserted { console.report(fault.message) }
    }
    for (cause, count) in repeated.sorted(by: { $0.key.code < $1.key.code }) where count > 1 {
      console.report(
        "cannot write \(count - 1) more file\(count == 2 ? "" : "s"): \(cause.message)")
    }
  }

  /// Prints the findings of a batch outside documents: in the environment, catalogs, fonts and
  /// configurations.
  mutating func report(
    inputsOf batch: Batch, _ results: [DocumentResult], _ faults: [EnvironmentError] = [],
    _ warnings: [EnvironmentWarning] = [], uses: [ConfigurationUsage] = []
  ) {
    report(batch.faults + faults, batch.warnings + warnings + (batch.pdf?.warnings ?? []))
    if use == .report { report(batch.catalogReports + batch.fontReports) }
    report(batch.configurationReports(results, uses))
  }

  /// Prints the findings in files other than documents to standard error.
  mutating func report(_ reports: [FileReport]) {
    var reports = reports
    MissingFilesFold.apply(to: &reports)
    write(reports)
    if use == .report { count(reports, isStrict: false) }
  }

  /// Prints diagnostics and errors to standard error and results to standard output.
  mutating func report(_ results: [DocumentResult]) throws(ToolError) {
    for result in results {
      if use == .report || !result.isMade {
        if let report = result.report {
          write([report])
          count([report], isStrict: false)
        }
        if let (path, cached) = result.cached {
          write(cached.lines, of: path)
          if cached.severity == .error { status = status.merged(with: .findings) }
        }
      }
      if use == .report { report(result.localizationReports) }
      try console.print(result.output)
    }
    report(results.flatMap(\.faults))
  }

  /// Prints an error of the environment, if there is one.
  mutating func report(_ fault: EnvironmentError?) { report([fault].compactMap(\.self)) }

  /// Reports the number of results that were written.
  ///
  /// Nothing is reported after an error without results.
  func announce(wrote count: Int, _ noun: String, to path: String) {
    guard count > 0 || status != .failure else { return }
    console.announce(wrote: CountedNoun.text(count, noun), to: path)
  }

  /// Includes findings that are printed elsewhere in the exit status.
  mutating func count(_ reports: [FileReport], isStrict: Bool) {
    if reports.contains(where: { $0.hasErrors(isStrict: isStrict) }) {
      status = status.merged(with: .findings)
    }
  }

  private func write(_ reports: [FileReport]) {
    for report in reports { write(FindingLine.all(report), of: report.path) }
  }

  /// Writes findings as build systems and editors read them: each line contains its file's path.
  private func write(_ lines: [FindingLine], of path: String) {
    guard !lines.isEmpty else { return }
    let text = lines.map { $0.printed(of: path, isColored: console.errorHasColors) }.joined()
    console.writeError(Array(text.utf8))
  }
}
