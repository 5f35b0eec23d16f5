import LintPolicy
import ProjectIndex
import Reporting
import ConfigurationReading
import InterfaceLint
import InterfaceSource
import Ninefold
import NinefoldProject

/// The documents that `lint` checks, and the reports about them and related files.
struct LintBatch: Sendable {
  private var batch: Batch
  private let arguments: DocumentArguments
  private let selection: LintSelection
  private let rules: RuleSelection
  /// Whether reports retain the bytes of documents with fixable findings.
  var keepsSources = false
  /// Whether the results of documents and the declarations in sources are retained, for
  /// `results(in:)`.
  var keepsResults = false {
    didSet { if !keepsResults { cached = nil } }
  }
  private var cached: (results: [LintedResult], projects: SourceSearch)?
  /// The results of documents and sources that need not be checked again.
  var reuse = LintReuse()
  /// Receives each compilation with the sources of the projects, on several threads.
  var observer: (@Sendable (Compilation, SourceSearch) -> Void)?
  private var ignored: IgnoredPaths
  /// The findings about languages in configurations that no document has, by file.
  private let unmatched: [(file: SourceFile, diagnostics: [Diagnostic])]
  /// Folders that are excluded as a whole.
  private let ignoredOperands: [EnvironmentError]
  /// Inputs that could not be read.
  private(set) var faults: [EnvironmentError]
  /// Warnings about inputs that are probably mistakes.
  let warnings: [EnvironmentWarning]
  /// The parts of projects that were not examined in the last run, and documents that could not be
  /// read.
  private(set) var omissions: [Omission] = []

  /// Finds the documents to lint.
  ///
  /// `rules` limits the rules that configurations turn on; `nil` permits all.
  init(_ arguments: DocumentArguments, rules: Set<DiagnosticKind.ID>? = nil) throws(ToolError) {
    // Documents and sources are searched in the same folders.
    InputFiles.current.get()?.keepListings()
    var search = try arguments.search()
    var ignored = IgnoredPaths(isIsolated: arguments.isIsolated)
    let found = Self.folders(search)
    search.leaveOut {
      ignored.leavesOut($0.outputPath, below: $0.operand)
    }
    ignored.forgetFolders()
    let left = Self.folders(search)
    var batch = try Batch(arguments, search)
    let selection = LintSelection(batch.configurations)
    let (isRequested, needsLayouts) = Self.leaveOutExcluded(from: &batch, selection)
    let rules = RuleSelection(
      rules.map { rules in
        zip(DiagnosticKind.rules, isRequested).map { rules.contains($0.id) && $1 }
      } ?? isRequested)
    batch.suggestsConstraints = arguments.suggestsConstraints
    unmatched = try ToolError.rethrowing(usage: batch.applyLintConfigurations(arguments))
    if !needsLayouts, !rules.needsLayouts { batch.leaveOutLayouts() }
    let projectTarget = batch.minimumSystem.map { DeploymentTarget($0, origin: .propertyList) }
    let targets = batch.assets.targets
    batch.linting = Batch.Linting(rules: rules) { document in
      var settings = selection.settings(for: document)
      if let target = arguments.deploymentTarget { settings.deploymentTarget = target }
      settings.projectDeploymentTarget = projectTarget ?? targets.deploymentTarget(of: document)
      return settings
    }
    self.rules = rules
    self.batch = batch
    self.arguments = arguments
    self.selection = selection
    self.ignored = ignored
    ignoredOperands =
      arguments.allowsEmpty
      ? [] : found.filter { !left.contains($0) }.map { .onlyIgnored(folder: $0) }
    faults = ignoredOperands + batch.faults
    let names = OperandPaths(arguments.operands)
    warnings = batch.warnings + ignored.cutFiles.map { .ignoreFileCut(path: names.path(of: $0)) }
  }

  /// Removes the documents that configurations exclude.
  ///
  /// Returns whether each of `DiagnosticKind.rules` is on for any of the others, and whether
  /// findings in layouts are needed.
  private static func leaveOutExcluded(
    from batch: inout Batch, _ selection: LintSelection
  ) -> (isRequested: [Bool], needsLayouts: Bool) {
    let rules = DiagnosticKind.rules
    var others = Array(rules.indices)
    var isRequested = [Bool](repeating: false, count: rules.count)
    // The declarations in a configuration are also checked against layouts.
    var needsLayouts = batch.configurations.all.contains { $0.hasAppDeclarations }
    batch.documents.removeAll {
      let policy = selection.policy(for: $0)
      if policy.isIncluded {
        others.removeAll {
          isRequested[$0] = policy.isOn(rules[$0])
          return isRequested[$0]
        }
        needsLayouts = needsLayouts || DiagnosticKind.ofLayouts.contains { policy.isOn($0) }
      }
      return !policy.isIncluded
    }
    // Other files are checked against the project even if no document remains.
    if batch.documents.isEmpty {
      let policy = LintPolicy()
      for index in others { isRequested[index] = policy.isOn(rules[index]) }
    }
    return (isRequested, needsLayouts)
  }

  /// Returns the operands that contain documents, in their order.
  private static func folders(_ search: InputSearch) -> [String] {
    var folders: [String] = []
    for document in search.documents where document.origin == .folder {
      if folders.last != document.operand { folders.append(document.operand) }
    }
    return folders
  }

  var documents: [DocumentInput] { batch.documents }

  /// The configurations that the command line or configurations ask for.
  var requests: [ConfigurationRequest] {
    arguments.namedWindows + batch.options.configurations
      + batch.optionsByConfiguration.sorted { $0.key < $1.key }.flatMap(\.value.configurations)
  }

  /// The documents that are not laid out.
  var documentsWithoutLayouts: [DocumentInput] {
    batch.documentsWithoutLayouts.isEmpty ? [] : documents.filter { !batch.laysOut($0) }
  }

  /// Checks only the classes of documents, and their names for the rules of their projects.
  mutating func leaveOutLayouts(of paths: [String]) {
    batch.documentsWithoutLayouts = Set(paths.map { PathKey(RealPath.of($0)) })
  }

  /// Returns whether a rule reports findings in a document.
  func checks(_ rule: DiagnosticKind, in document: DocumentInput) -> Bool {
    selection.policy(for: document).isOn(rule)
  }

  /// Returns the reported findings among those that code other than rules made.
  func reported(
    _ diagnostics: [Diagnostic], in file: SourceFile, of document: DocumentInput
  ) -> FileReport {
    var report = FileReport(diagnostics, in: file)
    report.apply(
      selection.policy(for: document), selection.section(for: document)?.suppressions ?? [])
    return report
  }

  /// Returns whether a file was checked, or would have been if it existed.
  func covers(_ path: String) -> Bool {
    (arguments.operands + batch.documents.map(\.path)).contains {
      $0 != "-" && RealPath.isPath(path, at: RealPath.of($0))
    }
  }

  /// Lints the documents and returns the reports, by file.
  ///
  /// `contents` replaces the bytes of documents, by real path. Other files are read.
  mutating func reports(
    _ console: Console, contents: [PathKey: [UInt8]] = [:]
  ) throws(ToolError) -> [FileReport] {
    let projects = batch.projects(keepsScans: keepsResults, known: reuse.scans)
    // Nothing lists the same folders after the search for sources.
    InputFiles.current.get()?.removeListings()
    // The listings of many folders take as much memory as the results of their documents, and so
    // do later the caches of the workers.
    let releasesMemory = batch.documents.count > 1000
    if releasesMemory { FreedMemory.release() }
    var fresh = batch
    if arguments.infoPlist == nil, !arguments.namesConfigurations, !arguments.isIsolated {
      let apps = ProjectApps(batch.assets.targets, projects)
      apps.apply(to: &fresh.options)
      fresh.linting?.isLandscapeKnown = apps.areKnown
    }
    if !reuse.documents.isEmpty {
      fresh.documents.removeAll { reuse.documents[PathKey(RealPath.of($0.path))] != nil }
    }
    // Fixed documents and those of a revision are checked in another run.
    let isOnlyRun = !keepsSources && !keepsResults
    // The reports of a few documents are not worth packing.
    let table = fresh.documents.count > 100 ? FindingTable() : nil
    let made = fresh.run(console, projects, contents: contents, isOnlyRun: isOnlyRun) {
      [selection, keepsSources, observer] compilation, document, result in
      observer?(compilation, projects)
      result.report?.omission = Omission(compilation)
      result.lintUse = selection.apply(to: &result.report, of: document, compilation.file)
      if keepsSources, document.mayBeChanged,
        result.report?.entries.contains(where: { $0.diagnostic.safeFixIt != nil }) ?? false
      {
        result.report?.source = compilation.file
      }
      guard let table else { return }
      result.report?.pack(sharing: table)
      for index in result.localizationReports.indices {
        result.localizationReports[index].pack(sharing: table)
      }
    } keep: {
      LintedResult($0)
    }
    if releasesMemory { FreedMemory.release() }
    let results = reuse.documents.isEmpty ? made : withReused(made)
    if keepsResults { cached = (results, projects) }
    faults = ignoredOperands + batch.faults + results.flatMap(\.faults)
    let found = projectReports(projects, results)
    omissions =
      zip(batch.documents, results).filter { $1.report == nil }.map {
        Omission(unreadable: $0.0.path)
      } + unreported(found.omissions)
    var suppressing: Set<LintSelection.SuppressionKey> = []
    let catalogs = try applied(
      to: batch.catalogReports(sharing: table) { _ in true } + batch.fontReports, &suppressing)
    let others = try applied(
      to: found.others.leavingOut(results.flatMap(\.localizationReports)), &suppressing)
    var texts: [[FileReport]] = []
    for result in results {
      texts.append(try applied(to: result.localizationReports, &suppressing))
    }
    // Documents that are not checked in full may need any suppression.
    let needless =
      !batch.documentsWithoutLayouts.isEmpty
      ? []
      : selection.needless(
        results.compactMap(\.lintUse) + found.uses, besides: suppressing
      ) { path in
        arguments.operands.contains { $0 != "-" && RealPath.isPath(path, at: RealPath.of($0)) }
      }
    let configurations = try applied(
      to: batch.configurationReports(
        results.compactMap(\.configurationUse), with: needless + unmatched), &suppressing,
      isConfiguration: true)
    var reports = catalogs + configurations + others
    for (number, (document, result)) in zip(batch.documents, results).enumerated() {
      if var report = result.report {
        if let more = found.documents[PathKey(document.path)] { report.merge(more) }
        reports.append(report)
      }
      reports += texts[number]
    }
    return reports
  }

  /// Returns the results of all documents, in order: those of an earlier run and the new ones.
  private func withReused(_ made: [LintedResult]) -> [LintedResult] {
    var rest = made[...]
    return batch.documents.compactMap { document in
      reuse.documents[PathKey(RealPath.of(document.path))] ?? rest.popFirst()
    }
  }

  /// Returns the results of documents and sources that are unchanged from a revision.
  func results(in old: RevisionCheckout) -> LintReuse {
    var reuse = LintReuse()
    guard let cached else { return reuse }
    for (document, result) in zip(batch.documents, cached.results)
    where old.hasEqualFindings(document.path) {
      var result = result
      result.report?.path = old.counterpart(of: document.path)
      for index in result.localizationReports.indices {
        let path = result.localizationReports[index].path
        result.localizationReports[index].path = old.counterpart(of: path)
      }
      reuse.documents[PathKey(old.counterpart(of: document.path))] = result
    }
    for project in cached.projects.projects {
      if old.hasEqualFiles(project.root) {
        let folder = old.counterpart(of: project.root)
        // Files that git ignores are not in any revision.
        let files = project.files.filtered { FileReading.isThere(Path.join(folder, $0)) }
        reuse.scans.projects[PathKey(folder)] = (files, project.declarations, project.gaps)
        continue
      }
      for (relativePath, scan) in zip(project.files.sources, project.scans ?? []) {
        let path = Path.join(project.root, relativePath)
        guard let scan, old.isUnchanged(path) else { continue }
        reuse.scans.sources[PathKey(old.counterpart(of: path))] = scan
      }
    }
    return reuse
  }

  /// Returns the findings of rules about projects, separately for the documents that were checked.
  private func projectReports(
    _ projects: SourceSearch, _ results: [LintedResult]
  ) -> (
    documents: [PathKey: FileReport], others: [FileReport], uses: [SuppressionUsage],
    omissions: [Omission]
  ) {
    guard rules.checksProject || rules.checksClasses else {
      return ([:], [], [], [])
    }
    var numbers: [Digest: Int] = [:]
    var folders: [PathKey: String] = [:]
    for (number, document) in batch.documents.enumerated() {
      let below = Path.folder(document.path) ?? ""
      let folder = folders[PathKey(below)] ?? RealPath.of(below)
      folders[PathKey(below)] = folder
      numbers[Digest(ofPath: Path.join(folder, Path.lastPart(document.path)))] = number
    }
    let linted = numbers
    let project = ProjectBatch(
      batch.options, rules: rules, operands: arguments.operands, jobs: batch.jobs)
    var reports: [PathKey: FileReport] = [:]
    var others: [FileReport] = []
    var uses: [SuppressionUsage] = []
    // The projects whose documents name classes that no source declares.
    var leaning: Set<Int> = []
    for (document, result) in zip(batch.documents, results)
    where result.lacksDependencies {
      if let index = projects.project(of: document.path) { leaning.insert(index) }
    }
    let omissions = project.omissions(projects.projects, leaning: leaning)
    guard rules.checksProject else { return ([:], [], [], omissions) }
    for (real, report) in project.reports(
      projects.projects, compiled: results.compactMap(\.names),
      names: { path in linted[Digest(ofPath: path)].flatMap { results[$0].names } })
    {
      guard Path.isDocument(real) else {
        others.append(report)
        continue
      }
      // Excluded documents are not reported.
      guard let number = linted[Digest(ofPath: real)] else { continue }
      let document = batch.documents[number]
      var own: FileReport? = report
      own?.path = document.path
      if let use = selection.apply(to: &own, of: document) { uses.append(use) }
      reports[PathKey(document.path)] = own
    }
    return (reports, others, uses, omissions)
  }

  /// Returns the omissions to report.
  ///
  /// Configurations may turn them off.
  private func unreported(_ omissions: [Omission]) -> [Omission] {
    guard !omissions.isEmpty, let document = batch.documents.first else { return omissions }
    let isOn = selection.policy(for: document).isOn(.skippedInput)
    return isOn ? omissions : []
  }

  /// Drops findings in files other than documents, changes their severity, and suppresses them.
  ///
  /// `suppressing` receives the suppressions that were used; if it is `nil`, configurations are not
  /// applied.
  private mutating func applied(
    to reports: [FileReport], _ suppressing: inout Set<LintSelection.SuppressionKey>,
    isConfiguration: Bool = false
  ) throws(ToolError) -> [FileReport] {
    let files = reports.filter { !$0.isEmpty }.map { input($0.path) }
    guard !files.isEmpty else { return reports }
    let selection = LintSelection(
      try ToolError.rethrowing(
        file: ConfigurationSelection(arguments.configuration, documents: files, takesForeign: true))
    )
    var result: [FileReport] = []
    for var report in reports {
      guard !report.isEmpty else {
        result.append(report)
        continue
      }
      let file = input(report.path)
      let policy = selection.policy(for: file)
      if !isConfiguration {
        guard policy.isIncluded else { continue }
        guard
          file.origin != .folder
            || !ignored.leavesOut(file.outputPath, below: file.operand)
        else { continue }
      }
      let matched = report.apply(policy, selection.section(for: file)?.suppressions ?? [])
      suppressing.formUnion(selection.suppressions(matched, of: file))
      result.append(report)
    }
    return result
  }

  /// Returns an input for a file as if it were a document: inside the operand that contains it, if
  /// there is one.
  private func input(_ path: String) -> DocumentInput {
    let folder = arguments.operands.filter {
      path.utf8.starts(with: Path.join($0, "").utf8) && !$0.isEmpty
    }.max { $0.utf8.count < $1.utf8.count }
    guard let folder else {
      return DocumentInput(path: path, outputPath: Path.lastPart(path), origin: .operand)
    }
    let below = path.utf8.dropFirst(Path.join(folder, "").utf8.count)
    return DocumentInput(
      path: path, outputPath: String(decoding: below, as: UTF8.self), origin: .folder)
  }
}
