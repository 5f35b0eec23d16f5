import InterfaceSource
import Ninefold
import NinefoldProject
import SystemCalls

/// The one document that a command looks into.
struct SingleDocument: Sendable {
  private let input: DocumentInput
  private let assets: AssetSelection
  private let fonts: FontSelection
  private let configurations: ConfigurationSelection
  private let localizations: LocalizationSearch

  /// Finds the document and its texts in the languages that the options ask for, and reads the catalogs.
  init(
    _ operand: String, assets: [String], fonts: [String], _ options: CompilerOptions,
    configuration: ConfigurationOrigin
  ) throws(ToolError) {
    let search = try ToolError.rethrowing { () throws(FileError) in try InputSearch([operand]) }
    guard let input = search.documents.first, input.path == operand else {
      throw .environment(.unreadable(path: operand, SystemFault(code: EISDIR)))
    }
    self.input = input
    do throws(UsageError) {
      localizations = try LocalizationSearch(
        for: [input], options.languages, limit: options.limits.bytes)
    } catch {
      throw .usage(error)
    }
    do throws(FileError) {
      let selection = try AssetSelection(given: assets, search: search, jobs: 1)
      self.assets = selection
      self.fonts = try FontSelection(given: fonts, search: search, projects: selection.projects)
      configurations = try ConfigurationSelection(configuration, documents: [input])
    } catch {
      throw .environment(.file(error))
    }
  }

  /// Reads the document and prints what `body` makes of it: a text for standard output, and diagnostics.
  func run(
    _ console: Console, _ limits: Limits,
    body: (SourceFile, Assets, Localizations, ProjectConfiguration?) throws(ToolError) -> (
      text: String, diagnostics: [Diagnostic]
    )
  ) throws(ToolError) -> ExitStatus {
    let file: SourceFile
    do throws(EnvironmentError) {
      file = try Batch.read(input, console, limits)
    } catch {
      throw .environment(error)
    }
    let found = try body(
      file, assets.assets(for: input).with(fonts: fonts.fonts(for: input)),
      localizations.localizations(of: input),
      configurations.number(for: input).map { configurations.all[$0] })
    var result = DocumentResult()
    result.report = FileReport(found.diagnostics, in: file)
    result.output = Array(found.text.utf8)
    var closing = Closing(console)
    closing.report(
      (assets.faults + configurations.faults).map { .file($0) },
      assets.warnings.map { .search($0) })
    closing.report(
      (fonts.findings + fonts.bundledFindings).map { FileReport($0.diagnostics, in: $0.file) }
        + configurations.reports([], limit: FindingList.standardLimit))
    try closing.report([result])
    return closing.status
  }
}
