import LintPolicy
import ProjectIndex
import Reporting
import Ninefold
import NinefoldProject

/// Compiles the documents of a batch one after another.
final class BatchWorker {
  /// A document and its compiler options.
  struct Input {
    let document: DocumentInput
    let file: SourceFile
    let assets: Assets
    let localizations: Localizations
    /// The index of its configuration, or `nil` if it has none.
    let number: Int?
    let configuration: ProjectConfiguration?
  }

  private let batch: Batch
  private let console: Console
  private let sources: SourceSearch?
  private let contents: [PathKey: [UInt8]]
  private var compiler: Compiler
  private var lookupDigests = AssetLookupDigests()
  /// Most documents have the same names as the previous one, so the array is shared.
  private var configurationNames: [String] = []

  /// Creates a worker for a batch, with the source of standard input, the declarations in the
  /// sources of projects, and replacements for the bytes of files by real path.
  init(
    _ batch: Batch, _ console: Console, _ sources: SourceSearch? = nil,
    contents: [PathKey: [UInt8]] = [:]
  ) {
    self.batch = batch
    self.console = console
    self.sources = sources
    self.contents = contents
    compiler = Compiler(options: batch.options)
  }

  /// Reads a document and determines its compiler options.
  func read(_ document: DocumentInput) throws(EnvironmentError) -> Input {
    let content = contents.isEmpty ? nil : contents[PathKey(RealPath.of(document.path))]
    let file: SourceFile
    if let content {
      file = SourceFile(path: document.path, bytes: content)
    } else {
      file = try Batch.read(document, console, compiler.options.limits)
    }
    let number = batch.configurations.number(for: document)
    var own = number.flatMap { batch.optionsByConfiguration[$0] } ?? batch.options
    if !batch.laysOut(document) { own.configurations = [] }
    let sdk = batch.sdk(ofConfiguration: number)
    if compiler.options.configurations != own.configurations
      || compiler.options.languages != own.languages || compiler.options.sdkVersion != sdk
    {
      compiler.move(to: own.configurations, in: own.languages, sdk: sdk)
    }
    var assets = batch.assets.assets(for: document).with(fonts: batch.fonts.fonts(for: document))
    if let pdf = batch.pdf {
      assets.drawPDF = { (bytes) throws(PlaceholderReason) in try pdf.svg(bytes) }
      assets.reportPlaceholder = { pdf.note($0, $1) }
    }
    return Input(
      document: document, file: file, assets: assets,
      localizations: batch.localizations.localizations(of: document), number: number,
      configuration: number.map { batch.configurations.all[$0] })
  }

  /// Produces the result of a document that need not be compiled, and returns whether it could.
  func recall(
    _ input: Input, by recall: Batch.Recall, _ result: inout DocumentResult
  ) throws(EnvironmentError) -> Bool {
    let inputs = CompileCache.Inputs(
      file: input.file, name: Path.lastPart(input.document.outputPath), assets: input.assets,
      localizations: input.localizations, configuration: input.configuration,
      options: compiler.options)
    return try recall(inputs, input.number, input.document, &lookupDigests, &result)
  }

  /// Compiles and checks a document, and explains and resizes it if requested.
  func compile(_ input: Input, _ result: inout DocumentResult) -> Compilation {
    let compilation = compiler.compile(
      input.file, assets: input.assets, localizations: input.localizations,
      configuration: input.configuration)
    if let number = input.number {
      result.configurationUse = ConfigurationUsage(number, compilation)
    }
    report(compilation, of: input.document, &result)
    result.isMade = compilation.laidOut != nil
    if batch.explainsViews { result.explanations = compiler.explanations(of: compilation) }
    if let range = batch.resizeRange, result.isMade {
      result.resizing = compiler.resizing(
        input.file, assets: input.assets, configuration: input.configuration, in: range)
    }
    return compilation
  }

  /// Reports the findings in a document and in its texts.
  private func report(
    _ compilation: Compilation, of document: DocumentInput, _ result: inout DocumentResult
  ) {
    let names = compilation.configurationNames
    if names != configurationNames { configurationNames = names }
    var diagnostics =
      batch.suggestsConstraints
      ? compiler.suggestingConstraints(for: compilation) : compilation.diagnostics
    var localizationFindings = compilation.localizationFindings
    if let linting = batch.linting {
      var settings = linting.settings(document)
      settings.partsWithAssets = sources?.partsWithAssets(of: document) ?? []
      let lint = compiler.lint(
        compilation,
        LintRequest(
          rules: batch.laysOut(document) ? linting.rules : linting.rules.aboutOtherFiles,
          settings: settings,
          declarations: sources?.declarations(for: document),
          hasSources: sources?.hasDeclarations ?? true))
      diagnostics += lint.diagnostics
      localizationFindings += lint.localizationFindings
      result.lint = lint
      if !linting.isLandscapeKnown {
        for index in diagnostics.indices { diagnostics[index].softenIfOfLandscape() }
      }
    }
    result.report = FileReport(
      diagnostics, in: compilation.file, configurations: configurationNames)
    result.localizationReports = FileReport.all(localizationFindings)
  }
}

extension Diagnostic {
  /// Makes a warning a note if it applies in compact height only, which phones have in landscape.
  fileprivate mutating func softenIfOfLandscape() {
    guard severity == .warning, !configurations.isEmpty,
      configurations.allSatisfy({ $0.utf8.suffix(9).elementsEqual("-hCompact".utf8) })
    else { return }
    severity = .note
  }
}
