import LintPolicy
import Ninefold
import Reporting
import NinefoldProject

import SystemCalls

/// The only document of a command.
struct SingleDocument: Sendable {
  private let batch: Batch
  private let input: DocumentInput

  /// Finds the document and its texts in the requested languages, and reads the catalogs.
  init(_ arguments: DocumentArguments) throws(ToolError) {
    let search = try arguments.search()
    guard let input = search.documents.first, [input.path] == arguments.operands else {
      throw .environment(.unreadable(path: arguments.operands[0], SystemFault(code: EISDIR)))
    }
    self.input = input
    batch = try Batch(arguments, search)
  }

  /// Reads the document and prints the result of `body`: a text for standard output, and
  /// diagnostics.
  func run(
    _ console: Console,
    body: (BatchWorker.Input) throws(ToolError) -> (text: String, diagnostics: [Diagnostic])
  ) throws(ToolError) -> ExitStatus {
    let worker = BatchWorker(batch, console)
    let read = try ToolError.rethrowing(environment: worker.read(input))
    let found = try body(read)
    var result = DocumentResult()
    result.report = FileReport(found.diagnostics, in: read.file)
    result.output = Array(found.text.utf8)
    var reporter = RunReporter(console)
    reporter.report(
      (batch.assets.faults + batch.configurations.faults).map { .file($0) },
      batch.assets.warnings.map { .search($0) })
    reporter.report(
      batch.specifiedFontReports + batch.fontReports
        + batch.configurations.reports([], limit: FindingList.standardLimit))
    try reporter.report([result])
    return reporter.status
  }
}
