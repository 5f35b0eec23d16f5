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
    documents.options.recordsDependencies = depfile != nil || cache != nil || watches
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
    var memory: CompileMemory?
    guard watches else { return try compile(console, after: .unknown, &memory) }
    let outputs = [output, depfile, cache?.folder].compactMap { $0 }.map { RealPath.of($0) }
    FileWatcher.run(arguments.watchScope(leavingOut: outputs), console) {
      changes throws(ToolError) in
      _ = try compile(console, after: changes, &memory)
      return memory?.dependencies ?? []
    }
    return .clean
  }

  /// Compiles the documents that changed, or all of them without memory of an earlier run.
  private func compile(
    _ console: Console, after changes: FileChanges, _ memory: inout CompileMemory?
  ) throws(ToolError) -> ExitStatus {
    let known = memory
    // A run that fails leaves nothing for the next one.
    memory = nil
    let cache = try self.openCache()
    let batch: Batch
    let plan: OutputPlan?
    var results: [DocumentResult]
    if let known, let numbers = known.documents(changedBy: changes) {
      (batch, plan, results) = (known.batch, known.plan?.again(), known.results)
      var part = batch
      part.documents = numbers.map { batch.documents[$0] }
      let recall = try self.recall(from: cache, nil, plan)
      for (number, result) in zip(numbers, compile(part, plan, cache, recall, console)) {
        results[number] = result
      }
    } else {
      let search = try arguments.search()
      plan = try self.plan(search)
      batch = try Batch(arguments, search)
      let recall = try self.recall(from: cache, known, plan)
      results = compile(batch, plan, cache, recall, console)
    }
    if watches { memory = CompileMemory(batch, plan, results) }
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

  /// Compiles documents and writes their layouts.
  private func compile(
    _ batch: Batch, _ plan: OutputPlan?, _ cache: CompileCache?, _ recall: Batch.Recall?,
    _ console: Console
  ) -> [DocumentResult] {
    let lists = depfile != nil || watches
    let results = batch.run(console, recall: recall, isOnlyRun: !watches) {
      [watches] compilation, document, result in
      let bytes = compilation.layoutFile(named: Path.lastPart(document.outputPath))
      if lists { result.dependencies = compilation.dependencies }
      if let key = result.key, let report = result.report,
        result.localizationReports.allSatisfy(\.isEmpty)
      {
        let usage = result.configurationUse?.use
        if let cache {
          cache.store(compilation, report, usage: usage, layout: bytes, as: key)
        } else if watches, CompileCache.isReproducible(compilation, report, usage: usage) {
          result.reusable = ReusableResult(compilation)
        }
      }
      guard let bytes else { return }
      guard let plan else {
        result.output = bytes
        return
      }
      do throws(EnvironmentError) {
        try plan.folder.write(bytes, to: plan.layoutFile(of: document))
        if watches { result.outputStamp = Self.outputStamp(of: document, plan) }
      } catch {
        result.faults.append(error)
      }
    }
    cache?.results.trim()
    return results
  }

  private static func outputStamp(of document: DocumentInput, _ plan: OutputPlan) -> FileStamp? {
    FileStamp(of: Path.join(plan.folder.path, plan.layoutFile(of: document)))
  }

  /// Returns a function that takes results from the cache or from the last run.
  private func recall(
    from cache: CompileCache?, _ memory: CompileMemory?, _ plan: OutputPlan?
  ) throws(ToolError) -> Batch.Recall? {
    if let cache { return recall(from: cache, plan) }
    return watches ? recall(from: memory, try propertyList() ?? []) : nil
  }

  /// Returns a function that takes results from the last run.
  private func recall(from memory: CompileMemory?, _ start: [UInt8]) -> Batch.Recall {
    {
      inputs, configuration, document, lookupDigests, result throws(EnvironmentError) -> Bool in
      let key = inputs.digest(after: start)
      result.key = key
      guard let memory, var known = memory.result(of: document), known.key == key,
        let reusable = known.reusable, known.faults.isEmpty,
        lookupDigests.digest(of: reusable.lookups, in: inputs.assets) == reusable.lookupDigest,
        memory.hasOutput(known, document)
      else { return false }
      known.configurationUse = configuration.flatMap { number in
        known.configurationUse.map { ConfigurationUsage(number, $0.use) }
      }
      known.dependencies = Self.dependencies(inputs, reusable.lookups)
      result = known
      return true
    }
  }

  private static func dependencies(
    _ inputs: CompileCache.Inputs, _ lookups: AssetLookups
  ) -> [Dependency] {
    Dependency.all(
      document: inputs.file.path,
      configurations: inputs.configuration?.files.map(\.path) ?? [],
      localizations: inputs.localizations.paths(readFor: inputs.options.languages),
      assets: inputs.assets, lookups: lookups)
  }

  /// Returns a function that takes results from the cache.
  private func recall(from cache: CompileCache, _ plan: OutputPlan?) -> Batch.Recall {
    let lists = depfile != nil || watches
    return {
      [watches]
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
        result.dependencies = Self.dependencies(inputs, cached.lookups)
      }
      if watches, let plan, cached.layout != nil {
        result.outputStamp = Self.outputStamp(of: document, plan)
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
    return CompileCache(
      ResultCache(cache.folder, limit: cache.limit), words: words,
      propertyList: try propertyList())
  }

  private func propertyList() throws(ToolError) -> [UInt8]? {
    let limit = arguments.options.limits.bytes
    return try arguments.infoPlist.map { path throws(ToolError) in
      try ToolError.rethrowing(environment: SourceFile(reading: path, limit: limit)).bytes
    }
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
