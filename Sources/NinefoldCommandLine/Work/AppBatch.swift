import InterfaceLint
import InterfaceModel
import InterfaceSource
import InterfaceTraits
import Ninefold

/// The storyboards of a command line, put together as one app.
struct AppBatch {
  let app: App
  /// What became of each document, in their order.
  let results: [DocumentResult]
  let batch: Batch

  /// Reads the documents and puts them together.
  ///
  /// - Parameters:
  ///   - arguments: The documents and how they are shown.
  ///   - start: The name of the storyboard that the app starts with; nil for the one that its property list names, else
  ///     `Main`.
  ///   - pdf: Turns PDF images into SVG; nil where no pictures are drawn.
  ///   - console: Where standard input comes from.
  /// - Throws: When operands or options cannot be followed, or the environment does not let files be read.
  init(
    _ arguments: DocumentArguments, startingWith start: String?, pdf: PDFConversion? = nil,
    _ console: Console
  ) async throws(ToolError) {
    var batch = try await Batch(arguments)
    batch.options.wantsLayouts = false
    batch.pdf = pdf
    self.batch = batch
    results = await batch.run(console) { compilation, _, result in
      result.compilation = compilation
    }
    let storyboards = zip(batch.documents, results).compactMap { document, result in
      result.compilation.map { compilation in
        App.Storyboard(
          name: DocumentNames.baseName(of: document.path), compilation: compilation,
          configuration: batch.configurations.number(for: document).map {
            batch.configurations.all[$0]
          })
      }
    }
    app = App(
      storyboards, startingWith: start ?? batch.mainStoryboard, options: batch.options)
  }

  /// Prints what was found, with what a command found besides.
  ///
  /// - Parameters:
  ///   - console: Where lines go.
  ///   - findings: What findings do to the status.
  ///   - faults: What the environment did not allow.
  ///   - composition: What is wrong with how the app's storyboards hang together, in their order; nil for what is without looking
  ///     closer.
  /// - Returns: The exit status.
  /// - Throws: When lines cannot be printed.
  func close(
    _ console: Console, findings: FindingsUse, _ faults: [EnvironmentError] = [],
    composition: [[Diagnostic]]? = nil
  ) throws(ToolError) -> ExitStatus {
    var closing = Closing(console, findings: findings)
    closing.report(batch.faults + faults, batch.warnings)
    closing.report(batch.catalogReports + batch.fontReports)
    closing.report(batch.configurationReports(results))
    try closing.report(results)
    let files = results.compactMap { result in
      result.compilation.flatMap { $0.document?.kind == .storyboard ? $0.file : nil }
    }
    closing.report(
      zip(files, composition ?? app.findings).filter { !$0.1.isEmpty }
        .map { FileReport($0.1, in: $0.0) })
    return closing.status
  }
}
