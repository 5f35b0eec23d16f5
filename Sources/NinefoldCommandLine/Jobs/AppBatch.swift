import LintPolicy
import ProjectIndex
import Reporting
import InterfaceLint
import Ninefold
import NinefoldProject

/// The storyboards of a command line, combined into one app.
struct AppBatch {
  var app: StoryboardApp
  /// The results of the documents, in their order.
  let results: [DocumentResult]
  let batch: Batch
  /// The effect of findings on the exit status.
  private let findings: FindingsPolicy

  /// Reads the documents and combines them.
  ///
  /// `start` is the name of the storyboard that the app starts with; if it is `nil`, that is the
  /// one in the property list, or else `Main`. `readsSources` determines whether the destinations
  /// of unwind segues are looked up in sources.
  init(
    _ arguments: DocumentArguments, startingWith start: String?, pdf: PDFConversion? = nil,
    _ console: Console, readsSources: Bool = false
  ) throws(ToolError) {
    findings = arguments.findings
    var batch = try Batch(arguments)
    batch.pdf = pdf
    self.batch = batch
    // Its scenes are laid out where the app shows them.
    batch.leaveOutLayouts()
    results = batch.run(console) { compilation, _, result in
      result.compilation = compilation
    }
    let storyboards = zip(batch.documents, results).compactMap { document, result in
      result.compilation.map { compilation in
        StoryboardApp.Storyboard(
          // Includes the suffix `~ipad`, which determines the devices that load it.
          name: Path.base(Path.lastPart(document.path)), compilation: compilation,
          configuration: batch.configurations.number(for: document).map {
            batch.configurations.all[$0]
          })
      }
    }
    var app = StoryboardApp(
      storyboards, startingWith: start ?? batch.mainStoryboard,
      onTablets: start == nil ? batch.mainStoryboardOnTablets : nil, options: self.batch.options)
    if readsSources, app.hasUnwindSegues {
      let sources = SourceSearch(
        for: arguments.operands, jobs: arguments.jobs, isIsolated: arguments.isIsolated)
      app.declarations = sources.projects.lazy.compactMap(\.sources).first
    }
    self.app = app
    if let start, !app.hasStart, !batch.documents.isEmpty {
      throw .usage(.unknownScene(start))
    }
  }

  /// Whether documents were read, and none of them contains the initial scene of the app.
  var lacksStart: Bool { !app.hasInitialScene && results.contains(where: \.isMade) }

  /// Prints the findings, including those of the command.
  ///
  /// `composition` contains the problems in the connections between the app's storyboards, in their
  /// order; if it is `nil`, they are those that need no further examination.
  func close(
    _ console: Console, _ faults: [EnvironmentError] = [],
    composition: [[Diagnostic]]? = nil
  ) throws(ToolError) -> RunReporter {
    var reporter = RunReporter(console, findings: findings)
    let storyboards = results.indices.filter {
      results[$0].compilation?.isStoryboard == true
    }
    let uses = zip(storyboards, app.containerUses).compactMap { index, use in
      batch.configurations.number(for: batch.documents[index]).flatMap { number in
        use.map { ConfigurationUsage(number, $0) }
      }
    }
    reporter.report(inputsOf: batch, results, faults, uses: uses)
    // The documents of a folder that are for other systems are reported in one message.
    let skips = zip(batch.documents, results).map { document, result in
      document.origin == .folder ? result.compilation?.foreignSystem : nil
    }
    if let summary = Omission.Skip.summary(skips.compactMap { $0.map { .system($0) } }) {
      console.warn(summary)
    }
    var composed = results
    for (index, found) in zip(storyboards, composition ?? app.findings) {
      guard let file = results[index].compilation?.file else { continue }
      composed[index].report?.merge(FileReport(found, in: file))
    }
    try reporter.report(zip(composed, skips).filter { $1 == nil }.map(\.0))
    return reporter
  }
}
