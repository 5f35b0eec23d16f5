import LintPolicy
import ProjectIndex
import Reporting
import ConfigurationReading
import InterfaceLint
import InterfaceSource
import Ninefold
import NinefoldProject

/// The documents of a command line, with their compiler options.
struct Batch: Sendable {
  /// The rules that documents are checked against.
  struct Linting: Sendable {
    var rules: RuleSelection
    /// Returns the rule settings of a document from configurations and the command line.
    var settings: @Sendable (DocumentInput) -> LintSettings = { _ in LintSettings() }
    /// Whether the property lists of the apps declare if phones rotate to landscape, or the user names
    /// the configurations.
    ///
    /// If not, findings of compact height alone are notes: many apps are for portrait only.
    var isLandscapeKnown = true
  }

  var documents: [DocumentInput]
  let assets: AssetSelection
  let fonts: FontSelection
  let configurations: ConfigurationSelection
  /// Inputs that could not be read.
  let faults: [EnvironmentError]
  /// Warnings about inputs that are probably mistakes.
  let warnings: [EnvironmentWarning]
  /// The findings in the app's property list, or `nil` if none is given.
  private let appReport: FileReport?
  private(set) var localizations: LocalizationSearch
  private let limits: AppLimits?
  /// The options of documents for which configurations declare other environments, by the index of
  /// the configuration.
  private(set) var optionsByConfiguration: [Int: CompilerOptions] = [:]
  var options: CompilerOptions
  /// The major version of the SDK on the command line, or `nil` if it has none.
  private let requestedSDK: Int?
  /// Converts PDF images to SVG for pictures, or `nil` if none are drawn.
  var pdf: PDFConversion?
  /// The range of window sizes in which documents are additionally laid out, or `nil` if there is
  /// none.
  var resizeRange: ResizeRange?
  /// Whether explanations of the positions of views are requested.
  var explainsViews = false
  /// The rules that documents are checked against, or `nil` if nothing is checked.
  var linting: Linting?
  /// Whether findings of ambiguous views suggest constraints.
  var suggestsConstraints = false
  /// The minimum system version in the app's property list, or `nil` if it declares none.
  let minimumSystem: Int?
  /// The main storyboard in the app's property list, or `nil` if it declares none.
  let mainStoryboard: String?
  /// The main storyboard on tablets, or `nil` if it is the same as on phones.
  let mainStoryboardOnTablets: String?
  let jobs: Int?
  /// The operands of the command.
  private let operands: [String]
  private let isIsolated: Bool

  /// Finds the documents and reads the catalogs.
  init(_ arguments: DocumentArguments) throws(ToolError) {
    let search = try arguments.search()
    try self.init(arguments, search)
  }

  /// Reads the catalogs for documents that have been found already.
  init(_ arguments: DocumentArguments, _ search: InputSearch) throws(ToolError) {
    let limits = try arguments.infoPlist.map { path throws(ToolError) in
      try AppLimits(
        reading: path, limit: arguments.options.limits.bytes, isIsolated: arguments.isIsolated)
    }
    self.limits = limits
    appReport = limits?.report
    minimumSystem = limits?.app.minimumSystem
    mainStoryboard = limits?.app.mainStoryboard
    mainStoryboardOnTablets = limits?.app.mainStoryboardOnTablets
    do throws(FileError) {
      let assets = try AssetSelection(
        specified: arguments.assets, search: search, jobs: arguments.jobs,
        isIsolated: arguments.isIsolated, namingImagesFrom: arguments.imageRoot)
      self.assets = assets
      fonts = try FontSelection(
        specified: arguments.fonts, search: search, projects: assets.projects,
        bundledNames: limits?.app.fontNames)
      configurations = try ConfigurationSelection(
        arguments.configuration, documents: search.documents,
        takesForeign: arguments.takesForeignConfiguration, isIsolated: arguments.isIsolated)
    } catch {
      throw .environment(.file(error))
    }
    documents = search.documents
    var options = arguments.options
    requestedSDK = options.sdkVersion
    options.sdkVersion = options.sdkVersion ?? configurations.sdk(of: search.documents)
    do throws(UsageError) {
      try limits?.apply(to: &options, named: arguments.namedWindows)
      localizations = try LocalizationSearch(
        for: search.documents, arguments.options.languages, limit: arguments.options.limits.bytes)
    } catch {
      throw .usage(error)
    }
    let empty =
      arguments.allowsEmpty ? [] : search.emptyFolders(besidesCatalogs: arguments.searchesCatalogs)
    faults =
      empty.map { .noDocuments(folder: $0) }
      + (search.faults + assets.faults + configurations.faults).map { .file($0) }
    warnings =
      (search.warnings + assets.warnings).map { .search($0) }
      + (limits?.warnings(for: search.documents) ?? [])
      + (limits?.warnings(withSDK: options.sdkVersion) ?? [])
    operands = arguments.operands
    isIsolated = arguments.isIsolated
    self.options = options
    jobs = arguments.jobs
  }

  /// Applies the environments that configurations declare, if the command line declares none.
  ///
  /// Returns the languages in configurations into which no document is translated, by file.
  mutating func applyLintConfigurations(
    _ arguments: DocumentArguments
  ) throws(UsageError) -> [(file: SourceFile, diagnostics: [Diagnostic])] {
    var requested: [(configuration: Int, tag: LanguageTag, location: ConfigurationRange)] = []
    for (number, configuration) in configurations.all.enumerated() {
      var own = options
      let declared = configuration.lintConfigurations
      if let devices = declared.devices, !arguments.namesConfigurations {
        own.configurations = (suggestsConstraints ? [.canvas] : []) + devices
        try limits?.apply(to: &own, named: [])
      }
      // The canvas does not depend on the language.
      if let languages = declared.languages, !arguments.namesLanguages,
        own.configurations != [.canvas]
      {
        own.languages = languages
        requested += declared.namedLanguages.map { (number, $0.tag, $0.location) }
      }
      if own != options { optionsByConfiguration[number] = own }
    }
    // String catalogs are checked against their documents in any language.
    localizations = LocalizationSearch(for: documents, isEnabled: true)
    var findings: [(file: SourceFile, diagnostics: [Diagnostic])] = []
    for missing in localizations.missing(requested.map(\.tag), limit: options.limits.bytes) {
      for (number, tag, location) in requested where tag == missing.tag {
        let file = configurations.all[number].files[location.file]
        guard configurations.isComplete(file) else { continue }
        findings.append(
          (file, [.untranslated(tag, at: location.range, found: missing.found)]))
      }
    }
    return findings
  }

  /// The paths of the app's property list and of the Xcode projects that determine its SDK.
  var appFiles: [String] { limits.map { [$0.report.path] + $0.projects.map(\.path) } ?? [] }

  /// Returns the major version of the SDK for documents with a configuration, or `nil` if it is
  /// unknown.
  ///
  /// The command line takes precedence over configurations, and these over the app's property list.
  func sdk(ofConfiguration number: Int?) -> Int? {
    requestedSDK ?? number.flatMap { configurations.all[$0].sdkVersion } ?? options.sdkVersion
  }

  /// The real paths of documents of which only the classes and the names for the rules of their
  /// projects are checked.
  var documentsWithoutLayouts: Set<PathKey> = []

  /// Returns whether a document is laid out and checked by itself.
  func laysOut(_ document: DocumentInput) -> Bool {
    documentsWithoutLayouts.isEmpty
      || !documentsWithoutLayouts.contains(PathKey(RealPath.of(document.path)))
  }

  /// Disables layouts.
  mutating func leaveOutLayouts() {
    options.configurations = []
    for number in optionsByConfiguration.keys {
      optionsByConfiguration[number]?.configurations = []
    }
  }

  /// The findings in the app's property list, in the catalogs and in the given fonts, by file.
  var catalogReports: [FileReport] { catalogReports { !$0.isOptIn } }

  /// Returns these findings for some kinds, including opt-in ones.
  ///
  /// Findings in catalogs are packed if there is a table of shared texts.
  func catalogReports(
    sharing table: FindingTable? = nil, _ isIncluded: @Sendable @escaping (DiagnosticKind) -> Bool
  ) -> [FileReport] {
    let inCatalogs = Workers.map(assets.catalogs, count: jobs) {
      { _, catalog in
        FileReport.all(catalog.findings(isIncluded)).map { report in
          var report = report
          if let table { report.pack(sharing: table) }
          return report
        }
      }
    }
    return [appReport].compactMap(\.self) + inCatalogs.flatMap(\.self)
      + FileReport.all(Assets.findings(between: assets.catalogs, where: isIncluded))
      + specifiedFontReports
  }

  /// The findings in the given fonts.
  var specifiedFontReports: [FileReport] { FileReport.all(fonts.findings) }

  /// The findings in the fonts that an app bundles, as far as documents used them.
  var fontReports: [FileReport] { FileReport.all(fonts.bundledFindings) }

  /// Returns the findings in configurations, by file, including those of apps that are not in
  /// documents, and additional ones.
  func configurationReports(
    _ results: [DocumentResult], _ further: [ConfigurationUsage] = [],
    with others: [(file: SourceFile, diagnostics: [Diagnostic])] = []
  ) -> [FileReport] {
    configurationReports(results.compactMap(\.configurationUse) + further, with: others)
  }

  /// Returns the findings in configurations, by file, and additional ones.
  func configurationReports(
    _ uses: [ConfigurationUsage], with others: [(file: SourceFile, diagnostics: [Diagnostic])]
  ) -> [FileReport] {
    configurations.reports(uses, with: others, limit: options.limits.findings)
  }

  /// A function that produces the result of a document without compiling it, and returns whether it
  /// could.
  ///
  /// The number is the index of the document's configuration.
  typealias Recall =
    @Sendable (
      _ inputs: CompileCache.Inputs, _ configuration: Int?, _ document: DocumentInput,
      _ lookupDigests: inout AssetLookupDigests, _ result: inout DocumentResult
    ) throws(EnvironmentError) -> Bool

  /// Compiles every document and passes its compilation to `finish`.
  ///
  /// - Parameters:
  ///   - console: The source of standard input.
  ///   - sources: The declarations in the sources of the documents' projects, or `nil` if there are
  ///     none.
  ///   - contents: Replacements for the bytes of files, by real path. Other files are read.
  ///   - recall: Produces results of documents that need not be compiled, and returns whether it
  ///     could.
  ///   - isOnlyRun: Whether the command runs no other batch. If the process exits afterwards, the
  ///     data of a single document is not freed.
  ///   - finish: Produces the result of a compilation. Called concurrently by several workers.
  /// - Returns: The results in the order of the documents.
  func run(
    _ console: Console, _ sources: SourceSearch? = nil, contents: [PathKey: [UInt8]] = [:],
    recall: Recall? = nil, isOnlyRun: Bool = false,
    finish: @Sendable @escaping (Compilation, DocumentInput, inout DocumentResult) -> Void
  ) -> [DocumentResult] {
    run(
      console, sources, contents: contents, recall: recall, isOnlyRun: isOnlyRun, finish: finish
    ) { $0 }
  }

  /// Compiles every document in the same way, and keeps only a part of each result.
  func run<Kept: Sendable>(
    _ console: Console, _ sources: SourceSearch?, contents: [PathKey: [UInt8]],
    recall: Recall? = nil, isOnlyRun: Bool,
    finish: @Sendable @escaping (Compilation, DocumentInput, inout DocumentResult) -> Void,
    keep: @Sendable @escaping (DocumentResult) -> Kept
  ) -> [Kept] {
    let isLast = isOnlyRun && documents.count == 1 && console.endsWithRun
    let progress = Progress(console, of: documents.count, "documents")
    defer { progress?.end() }
    return Workers.map(documents, count: jobs) { [self] in
      let worker = BatchWorker(self, console, sources, contents: contents)
      return { (_, document) -> Kept in
        var result = DocumentResult()
        defer { progress?.step() }
        do throws(EnvironmentError) {
          let inputs = try worker.read(document)
          if let recall, try worker.recall(inputs, by: recall, &result) { return keep(result) }
          let compilation = worker.compile(inputs, &result)
          finish(compilation, document, &result)
          if isLast { _ = Unmanaged.passRetained(Unfreed(compilation, worker)) }
        } catch {
          result.faults.append(error)
        }
        return keep(result)
      }
    }
  }

  /// Holds objects until the process exits.
  private final class Unfreed {
    private let compilation: Compilation
    private let worker: BatchWorker

    init(_ compilation: Compilation, _ worker: BatchWorker) {
      self.compilation = compilation
      self.worker = worker
    }
  }

  /// Returns the projects of the operands, if any rule needs their sources.
  ///
  /// `keepsScans` determines whether the declarations of each source are retained.
  func projects(
    keepsScans: Bool = false, known: ProjectIndexCache = ProjectIndexCache()
  ) -> SourceSearch {
    let needsSources = linting.map { $0.rules.checksClasses || $0.rules.checksProject } ?? false
    return SourceSearch(
      for: needsSources ? operands : [], jobs: jobs, isIsolated: isIsolated,
      keepsScans: keepsScans, known: known)
  }

  /// Returns the bytes of a document.
  ///
  /// If it is too large, reads only enough bytes to detect that.
  static func read(
    _ document: DocumentInput, _ console: Console, _ limits: Limits
  ) throws(EnvironmentError) -> SourceFile {
    let limit = limits.bytes + 1
    guard document.origin == .standardInput else {
      return try SourceFile(reading: document.path, limit: limit)
    }
    do throws(SystemFault) {
      return SourceFile(path: document.path, bytes: try console.readInput(limit))
    } catch {
      throw .unreadable(path: document.path, error)
    }
  }
}

extension Diagnostic {
  fileprivate static func untranslated(
    _ tag: LanguageTag, at range: SourceRange, found: [LanguageTag]
  ) -> Diagnostic {
    let nearest = LocaleNearMiss.nearest(to: tag, among: found)
    return Diagnostic(
      .configurationUnmatched, at: range, message: "no document is translated into '\(tag)'",
      notes: nearest.map { [Note("did you mean '\($0)'?")] } ?? [])
  }
}
