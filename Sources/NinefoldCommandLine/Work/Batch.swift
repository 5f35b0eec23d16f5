import LintPolicy
import ProjectIndex
import Reporting
import ConfigurationReading
import InterfaceLint
import Ninefold
import NinefoldProject

/// The documents of a command line with what they are compiled with.
struct Batch: Sendable {
  /// The rules that documents are checked against.
  struct Linting: Sendable {
    var rules: RuleSelection
    /// What configurations and the command line say of rules for a document.
    var settings: @Sendable (DocumentInput) -> LintSettings = { _ in LintSettings() }
  }

  var documents: [DocumentInput]
  let assets: AssetSelection
  let fonts: FontSelection
  let configurations: ConfigurationSelection
  /// What could not be looked into.
  let faults: [EnvironmentError]
  /// What is probably not meant.
  let warnings: [EnvironmentWarning]
  /// What is wrong in the app's property list; nil when none is given.
  private let appReport: FileReport?
  private(set) var localizations: LocalizationSearch
  private let limits: AppLimits?
  /// The options of documents that configurations have laid out elsewhere, by the numbers of the configurations.
  private(set) var places: [Int: CompilerOptions] = [:]
  var options: CompilerOptions
  /// Turns PDF images into SVG, for pictures; nil where none are drawn.
  var pdf: PDFConversion?
  /// The windows of all sizes that documents are laid out in besides; nil for none.
  var resizeRange: ResizeRange?
  /// Whether somebody asks why views lie where they lie.
  var explainsViews = false
  /// The rules that documents are checked against; nil where nothing is checked.
  var linting: Linting?
  /// Whether findings of ambiguous views say which constraints would settle them.
  var suggestsConstraints = false
  /// The version of the system that the app's property list asks for; nil when it does not say.
  let minimumSystem: Int?
  /// The storyboard that the app's property list starts with; nil when it does not say.
  let mainStoryboard: String?
  /// The same for tablets; nil where they start like phones.
  let mainStoryboardOnTablets: String?
  let jobs: Int?
  /// What the command was given.
  private let operands: [String]
  private let isIsolated: Bool

  /// Finds the documents and reads the catalogs.
  init(_ arguments: DocumentArguments) throws(ToolError) {
    let search = try arguments.search()
    try self.init(arguments, search)
  }

  /// Takes documents that are found already and reads the catalogs.
  init(_ arguments: DocumentArguments, _ search: InputSearch) throws(ToolError) {
    let limits = try arguments.infoPlist.map { path throws(ToolError) in
      try AppLimits(reading: path, limit: arguments.options.limits.bytes)
    }
    self.limits = limits
    appReport = limits?.report
    minimumSystem = limits?.app.minimumSystem
    mainStoryboard = limits?.app.mainStoryboard
    mainStoryboardOnTablets = limits?.app.mainStoryboardOnTablets
    do throws(FileError) {
      let assets = try AssetSelection(
        given: arguments.assets, search: search, jobs: arguments.jobs,
        isIsolated: arguments.isIsolated, namingImagesFrom: arguments.imageRoot)
      self.assets = assets
      fonts = try FontSelection(
        given: arguments.fonts, search: search, projects: assets.projects,
        bundledNames: limits?.app.fontNames)
      configurations = try ConfigurationSelection(
        arguments.configuration, documents: search.documents,
        takesForeign: arguments.takesForeignConfiguration, isIsolated: arguments.isIsolated)
    } catch {
      throw .environment(.file(error))
    }
    documents = search.documents
    var options = arguments.options
    do throws(UsageError) {
      try limits?.apply(to: &options, named: arguments.namedDevices)
      localizations = try LocalizationSearch(
        for: search.documents, arguments.options.languages, limit: arguments.options.limits.bytes)
    } catch {
      throw .usage(error)
    }
    let empty =
      arguments.allowsEmpty ? [] : search.emptyFolders(besidesCatalogs: arguments.looksIntoCatalogs)
    faults =
      empty.map { .noDocuments(folder: $0) }
      + (search.faults + assets.faults + configurations.faults).map { .file($0) }
    warnings =
      (search.warnings + assets.warnings).map { .search($0) }
      + (limits?.warnings(for: search.documents) ?? [])
    operands = arguments.operands
    isIsolated = arguments.isIsolated
    self.options = options
    jobs = arguments.jobs
  }

  /// Lays documents out where configurations say so and the command line does not.
  ///
  /// Returns the languages of configurations that no document is translated into, file by file.
  mutating func takeLintPlaces(
    _ arguments: DocumentArguments
  ) throws(UsageError) -> [(file: SourceFile, diagnostics: [Diagnostic])] {
    var wanted: [(configuration: Int, tag: LanguageTag, place: ConfigurationPlace)] = []
    for (number, configuration) in configurations.all.enumerated() {
      var own = options
      let stated = configuration.lintPlaces
      if let devices = stated.devices, !arguments.namesPlaces {
        own.configurations = (suggestsConstraints ? [.canvas] : []) + devices
        try limits?.apply(to: &own, named: [])
      }
      // No language changes the canvas.
      if let languages = stated.languages, !arguments.namesLanguages,
        own.configurations != [.canvas]
      {
        own.languages = languages
        wanted += stated.namedLanguages.map { (number, $0.tag, $0.place) }
      }
      if own != options { places[number] = own }
    }
    // String catalogs are held to their documents whatever the language.
    localizations = LocalizationSearch(for: documents, looks: true)
    var findings: [(file: SourceFile, diagnostics: [Diagnostic])] = []
    for missing in localizations.missing(wanted.map(\.tag), limit: options.limits.bytes) {
      for (number, tag, place) in wanted where tag == missing.tag {
        let file = configurations.all[number].files[place.file]
        guard configurations.isWhole(file) else { continue }
        findings.append(
          (file, [.untranslated(tag, at: place.range, found: missing.found)]))
      }
    }
    return findings
  }

  /// Lays no document out.
  mutating func leaveOutLayouts() {
    options.configurations = []
    for number in places.keys { places[number]?.configurations = [] }
  }

  /// What is wrong in the app's property list, in the catalogs and in the fonts that were given, file by file.
  var catalogReports: [FileReport] { catalogReports { !$0.isOptIn } }

  /// The same of some kinds, also of those that are told only where they are asked for.
  func catalogReports(_ isWanted: (DiagnosticKind) -> Bool) -> [FileReport] {
    [appReport].compactMap(\.self)
      + FileReport.all(Assets.findings(in: assets.catalogs, where: isWanted)) + givenFontReports
  }

  /// What is wrong with the fonts that were given.
  var givenFontReports: [FileReport] { FileReport.all(fonts.findings) }

  /// What is wrong with the fonts that an app bundles, as far as the documents needed them.
  var fontReports: [FileReport] { FileReport.all(fonts.bundledFindings) }

  /// What is wrong in configurations, file by file, with what apps found besides documents, and what else was found in them.
  func configurationReports(
    _ results: [DocumentResult], _ further: [ConfigurationUse] = [],
    with others: [(file: SourceFile, diagnostics: [Diagnostic])] = []
  ) -> [FileReport] {
    configurations.reports(
      results.compactMap(\.configurationUse) + further, with: others, limit: options.limits.findings
    )
  }

  /// Makes the result of a document that need not be compiled, and says whether it did; the number is that of the document's
  /// configuration.
  typealias Recall =
    @Sendable (
      _ inputs: CompileCache.Inputs, _ configuration: Int?, _ document: DocumentInput,
      _ answers: inout AssetAnswers, _ result: inout DocumentResult
    ) throws(EnvironmentError) -> Bool

  /// Compiles every document and hands what became of it to `finish`.
  ///
  /// - Parameters:
  ///   - console: Where standard input comes from.
  ///   - sources: What the sources of the documents' projects declare; nil for nothing.
  ///   - contents: What is taken for the bytes of files, by their real paths; other files are read.
  ///   - recall: Makes results of documents that need not be compiled, and says whether it did.
  ///   - isOnlyRun: Whether the command runs no batch besides: where the process ends with it, what a single document was made into is not freed.
  ///   - finish: Makes results of a compilation; called by several workers at once.
  /// - Returns: The results in the order of the documents.
  func run(
    _ console: Console, _ sources: SourceSearch? = nil, contents: [PathKey: [UInt8]] = [:],
    recall: Recall? = nil, isOnlyRun: Bool = false,
    finish: @Sendable @escaping (Compilation, DocumentInput, inout DocumentResult) -> Void
  ) -> [DocumentResult] {
    let isLast = isOnlyRun && documents.count == 1 && console.endsWithRun
    let progress = Progress(console, of: documents.count, "documents")
    defer { progress?.end() }
    return Workers.map(documents, count: jobs) { [self] in
      let worker = BatchWorker(self, console, sources, contents: contents)
      return { (_, document) -> DocumentResult in
        var result = DocumentResult()
        defer { progress?.step() }
        do throws(EnvironmentError) {
          let known = try worker.read(document)
          if let recall, try worker.recall(known, by: recall, &result) { return result }
          let compilation = worker.compile(known, &result)
          finish(compilation, document, &result)
          if isLast { _ = Unmanaged.passRetained(Unfreed(compilation)) }
        } catch {
          result.faults.append(error)
        }
        return result
      }
    }
  }

  /// Holds what the end of the process frees.
  private final class Unfreed: Sendable {
    private let compilation: Compilation

    init(_ compilation: Compilation) { self.compilation = compilation }
  }

  /// The projects of what the command was given, where some rule asks for their sources.
  ///
  /// `keepsScans` says whether what each source declares is kept.
  func projects(
    keepsScans: Bool = false, known: KnownSources = KnownSources()
  ) -> SourceSearch {
    let isAsked = linting.map { $0.rules.checksClasses || $0.rules.checksProject } ?? false
    return SourceSearch(
      for: isAsked ? operands : [], jobs: jobs, isIsolated: isIsolated,
      keepsScans: keepsScans, known: known)
  }

  /// The bytes of a document; of one that is too large no more than it takes to see that.
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
