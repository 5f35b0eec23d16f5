import LintPolicy
import ProjectIndex
import Reporting
import InterfaceLint
import Ninefold
import NinefoldProject

/// The storyboards of a command line, put together as one app.
struct AppBatch {
  var app: StoryboardApp
  /// What became of each document, in their order.
  let results: [DocumentResult]
  let batch: Batch
  /// What findings do to the exit status.
  private let findings: FindingsUse

  /// Reads the documents and puts them together.
  ///
  /// `start` is the name of the storyboard that the app starts with; nil for the one that its property list names, else
  /// `Main`. `readsSources` says whether sources say where unwind segues lead.
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
          // With `~ipad`, which says where it is loaded.
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

  /// Whether documents were read, and none of them says what the app starts with.
  var lacksStart: Bool { !app.hasInitialScene && results.contains(where: \.isMade) }

  /// Prints what was found, with what a command found besides.
  ///
  /// `composition` is what is wrong with how the app's storyboards hang together, in their order; nil for what is without
  /// looking closer.
  func close(
    _ console: Console, _ faults: [EnvironmentError] = [],
    composition: [[Diagnostic]]? = nil
  ) throws(ToolError) -> Closing {
    var closing = Closing(console, findings: findings)
    let storyboards = results.indices.filter {
      results[$0].compilation?.isStoryboard == true
    }
    let uses = zip(storyboards, app.containerUses).compactMap { index, use in
      batch.configurations.number(for: batch.documents[index]).flatMap { number in
        use.map { ConfigurationUse(number, $0) }
      }
    }
    closing.report(inputsOf: batch, results, faults, uses: uses)
    // What a folder holds for other systems is one thing to say.
    let skips = zip(batch.documents, results).map { document, result in
      document.origin == .folder ? result.compilation?.foreignSystem : nil
    }
    if let words = Omission.Skip.words(skips.compactMap { $0.map { .system($0) } }) {
      console.warn(words)
    }
    var composed = results
    for (index, found) in zip(storyboards, composition ?? app.findings) {
      guard let file = results[index].compilation?.file else { continue }
      composed[index].report?.merge(FileReport(found, in: file))
    }
    try closing.report(zip(composed, skips).filter { $1 == nil }.map(\.0))
    return closing
  }
}
