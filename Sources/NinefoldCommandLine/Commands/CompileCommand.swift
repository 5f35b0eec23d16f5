import LintPolicy
import Reporting
import EditorCanvas
import Ninefold
import NinefoldProject
import PlatformFacts

/// `ninefold compile`: writes layout files.
struct CompileCommand: Command {
  static let name = "compile"

  static let manual = Manual(
    name: name, summary: "Write the layouts of documents as JSON",
    usage: ["DOCUMENT|FOLDER|-… --output FOLDER [OPTION…]", "DOCUMENT|- [OPTION…]"],
    about: """
      Write the layouts of documents as JSON.

      Each document is laid out on its own canvas and in all nine size-class cells, or in the
      configurations that options select. The layout of 'Views/Main.storyboard' in a folder is
      written to 'Views/Main.storyboard.layout.json' below --output. Without --output, the layout of
      a single document goes to standard output. Findings go to standard error.

      \(Paragraphs.operands("whose result is named 'stdin'"))

      \(Paragraphs.assets)
      """,
    options: [
      Option.output, Option.depfile, Option.cache, Option.cacheSize, Flag.watchLayouts,
    ] + DocumentArguments.options + [
      Flag.closedForm, Option.findings, Flag.withoutWeakRules, Option.withoutRule,
    ],
    examples: [
      ("ninefold compile App -o Layouts", "Write a layout file for each document below App"),
      (
        "ninefold compile Main.storyboard --device 'iPhone 15 Pro:landscape'",
        "Print the layout of one storyboard on a phone in landscape"
      ),
    ])

  let arguments: DocumentArguments
  let output: String?
  let depfile: String?
  let watches: Bool
  /// The cache folder and its maximum size in bytes, or `nil` if there is no cache.
  let cache: (folder: String, limit: Int)?
  /// The options that affect results.
  private let words: [String]

  init(_ arguments: Arguments) throws(UsageError) {
    // As for commands that write one file, '-' is standard output.
    output = try arguments.readPath(.output)
    depfile = try arguments.read(.depfile)
    watches = arguments.read(.watchLayouts)
    let size = try arguments.read(.cacheSize)
    cache = try arguments.read(.cache).map { ($0, (size ?? 1000) * 1_000_000) }
    if size != nil, cache == nil {
      throw .contradiction("--cache-size requires --cache")
    }
    if depfile != nil, output == nil {
      throw .missingOption("--output", reason: "--depfile lists the dependencies of written files")
    }
    let emitsClosedForms = arguments.read(.closedForm)
    let withoutWeakRules = arguments.read(.withoutWeakRules)
    let excluded = try arguments.readAll(.withoutRule)
    var documents = try DocumentArguments(arguments)
    documents.options.excludedEditorRules = Set(excluded.map(\.id))
      .union(withoutWeakRules ? EditorRule.weakIDs : [])
    documents.options.emitsClosedForms = emitsClosedForms
    documents.options.resolvesColors = false
    documents.options.recordsDependencies = depfile != nil || cache != nil
    self.arguments = documents
    if watches, documents.operands.contains("-") {
      throw .contradiction(
        "--watch and '-' cannot be combined: standard input can be read only once")
    }
    if watches, output == nil {
      throw .missingOption("--output", reason: "--watch rewrites layout files")
    }
    words = arguments.words(without: [
      Option.output, Option.depfile, Option.cache, Option.cacheSize, Flag.watchLayouts,
      Option.jobs, Option.findings, Option.assets, Option.fonts, Option.configuration,
      Flag.noConfiguration, Option.infoPlist,
    ])
  }

  var outputs: [OutputTarget] {
    (output.map { [.folder($0)] } ?? []) + OutputTarget.files(depfile)
  }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    guard watches else { return try compile(console) }
    let outputs = [output, depfile, cache?.folder].compactMap { $0 }.map { RealPath.of($0) }
    FileWatcher.run({ arguments.watchedFiles(leavingOut: outputs) }, console) {
      () throws(ToolError) in
      _ = try compile(console)
    }
    return .clean
  }

  private func compile(_ console: Console) throws(ToolError) -> ExitStatus {
    let search = try arguments.search()
    let plan = try self.plan(search)
    let batch = try Batch(arguments, search)
    let cache = try self.openCache()
    let lists = depfile != nil
    let recall = cache.map { self.recall(from: $0, plan) }
    let results = batch.run(console, recall: recall, isOnlyRun: !watches) {
      compilation, document, result in
      let bytes = compilation.layoutFile(named: Path.lastPart(document.outputPath))
      if lists { result.dependencies = compilation.dependencies }
      if let cache, let key = result.key, let report = result.report,
        result.localizationReports.allSatisfy(\.entries.isEmpty)
      {
        cache.store(
          compilation, report, usage: result.configurationUse?.use, layout: bytes, as: key)
      }
      guard let bytes else { return }
      guard let plan else {
        result.output = bytes
        return
      }
      do throws(EnvironmentError) {
        try plan.folder.write(bytes, to: plan.layoutFile(of: document))
      } catch {
        result.faults.append(error)
      }
    }
    cache?.results.trim()
    let unwritable = cache?.results.failure.map { EnvironmentWarning.cacheUnwritable($0) }
    var reporter = try RunReporter(
      console, findings: arguments.findings, of: batch, results, [],
      [unwritable].compactMap(\.self))
    reporter.report(writeDepfile(batch, results, plan))
    if let output {
      reporter.announce(
        wrote: results.count { $0.isMade && $0.faults.isEmpty }, "layout", to: output)
    }
    return reporter.status
  }

  /// Returns a function that takes results from the cache.
  private func recall(from cache: CompileCache, _ plan: OutputPlan?) -> Batch.Recall {
    let lists = depfile != nil
    return {
      inputs, configuration, document, lookupDigests, result throws(EnvironmentError) -> Bool in
      let key = cache.key(of: inputs)
      result.key = key
      guard let cached = cache.result(of: key, inputs, &lookupDigests),
        try Self.write(cached, of: document, to: plan, from: cache, &result)
      else { return false }
      result.cached = (document.path, cached)
      result.isMade = cached.layout != nil
      result.configurationUse = configuration.map {
        ConfigurationUsage($0, matched: cached.matched, missing: cached.missing)
      }
      if lists {
        result.dependencies = Dependency.all(
          document: inputs.file.path,
          configurations: inputs.configuration?.files.map(\.path) ?? [],
          localizations: inputs.localizations.paths(readFor: inputs.options.languages),
          assets: inputs.assets, lookups: cached.lookups)
      }
      return true
    }
  }

  /// Writes the layout of a cached result if the file is not up to date.
  ///
  /// Returns `false` if the cache no longer contains it.
  private static func write(
    _ cached: CachedResult, of document: DocumentInput, to plan: OutputPlan?,
    from cache: CompileCache,
    _ result: inout DocumentResult
  ) throws(EnvironmentError) -> Bool {
    guard let digest = cached.layout else { return true }
    if let plan, let present = plan.folder.content(of: plan.layoutFile(of: document)),
      Digest(of: present) == digest
    {
      return true
    }
    guard let bytes = cache.results.content(of: digest, .layout) else { return false }
    if let plan {
      try plan.folder.write(bytes, to: plan.layoutFile(of: document))
    } else {
      result.output = bytes
    }
    return true
  }

  private func openCache() throws(ToolError) -> CompileCache? {
    guard let cache else { return nil }
    let limit = arguments.options.limits.bytes
    let propertyList = try arguments.infoPlist.map { path throws(ToolError) in
      try ToolError.rethrowing(environment: SourceFile(reading: path, limit: limit)).bytes
    }
    return CompileCache(
      ResultCache(cache.folder, limit: cache.limit), words: words, propertyList: propertyList)
  }

  /// Writes the dependency file.
  ///
  /// Returns the reason if that fails.
  private func writeDepfile(
    _ batch: Batch, _ results: [DocumentResult], _ plan: OutputPlan?
  ) -> EnvironmentError? {
    guard let depfile, let plan else { return nil }
    let rules = zip(batch.documents, results).filter { !$1.dependencies.isEmpty }.map {
      document, result in
      (
        target: Path.join(plan.folder.path, plan.layoutFile(of: document)),
        files: result.dependencies.map(\.path) + batch.appFiles
      )
    }
    return EnvironmentError.caught(
      try OutputFile.write(Array(Depfile.text(rules).utf8), to: depfile))
  }

  private func plan(_ search: InputSearch) throws(ToolError) -> OutputPlan? {
    if let output {
      return try ToolError.rethrowing(
        usage: OutputPlan(folder: output, documents: search.documents))
    }
    guard search.documents.count <= 1 else {
      throw .usage(
        .missingOption(
          "--output", reason: "the layouts of several documents cannot go to standard output"))
    }
    return nil
  }
}
