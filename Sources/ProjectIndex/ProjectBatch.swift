package import Reporting
package import InterfaceLint
import InterfaceSource
package import Ninefold
import NinefoldProject
import SourceScanning

/// Checks whole projects and reports the findings in their linted files.
package struct ProjectBatch: Sendable {
  private let options: CompilerOptions
  private let rules: RuleSelection
  private let jobs: Int?
  private let operands: [String]
  private let names: OperandPaths

  package init(_ options: CompilerOptions, rules: RuleSelection, operands: [String], jobs: Int?) {
    self.options = options
    self.rules = rules
    self.jobs = jobs
    self.operands = operands.filter { $0 != "-" }
    names = OperandPaths(operands)
  }

  private var hasFolders: Bool {
    operands.contains { (try? FileReading.kind(of: $0)) == .folder }
  }

  /// Whether findings in files other than documents are reported.
  private var reportsOtherFiles: Bool { hasFolders || !operands.allSatisfy(Path.isDocument) }

  /// Returns the findings, by file, in the order of the projects.
  ///
  /// Only files that are operands or inside them are reported, each with its real path. `names`
  /// returns the names in the compiled document at a real path.
  package func reports(
    _ projects: [SourceSearch.Project], compiled: @autoclosure () -> [DocumentNames],
    names: @escaping @Sendable (_ path: String) -> DocumentNames?
  ) -> [(real: String, report: FileReport)] {
    // If only single documents are linted, rules that report in other files do not matter.
    let checked = hasFolders ? rules : rules.reporting(in: compiled())
    guard hasFolders || checked.checksProject else { return [] }
    var reports: [(String, FileReport)] = []
    var compiler = Compiler(options: options)
    for project in projects where !project.files.isCut {
      let real = RealPath.of(project.root)
      let found = findings(
        in: project, at: real, checked, areDocumentsOnly: !hasFolders, names)
      for (path, diagnostics) in found {
        if let report = report(diagnostics, in: path, of: real, &compiler) {
          reports.append((Path.join(real, path), report))
        }
      }
    }
    return reports
  }

  /// Returns the findings in the files of a project, or only in its compiled documents.
  private func findings(
    in project: SourceSearch.Project, at real: String, _ rules: RuleSelection,
    areDocumentsOnly: Bool, _ compiled: @escaping @Sendable (_ path: String) -> DocumentNames?
  ) -> [(path: String, diagnostics: [Diagnostic])] {
    let own = project.files.documents.map { path in
      var names = compiled(Path.join(real, path))
      names?.path = path
      return names
    }
    let limit = options.limits.findings
    guard areDocumentsOnly else {
      var index = index(of: project, at: real, rules)
      index.documents = documents(of: project, at: real, own)
      return index.findings(rules, limit: limit)
    }
    let compiledNames = own.compactMap(\.self)
    guard !compiledNames.isEmpty else { return [] }
    var index = index(of: project, at: real, rules)
    index.documents = compiledNames
    index.reportedDocuments = Set(compiledNames.map(\.path))
    if index.needsOtherDocuments(rules) {
      index.documents = documents(of: project, at: real, own)
    }
    return index.findings(rules, limit: limit)
  }

  /// Returns the names in all documents of a project.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - real: The real path of its folder.
  ///   - compiled: The names in each document that was compiled.
  /// - Returns: The names in each document.
  private func documents(
    of project: SourceSearch.Project, at real: String, _ compiled: [DocumentNames?]
  ) -> [DocumentNames] {
    let documents = project.files.documents
    let limit = options.limits.bytes
    let read: @Sendable (inout Compiler, String, [UInt8]?) -> DocumentNames = {
      [rules] compiler, path, bytes in
      let file = bytes.map { SourceFile(path: path, bytes: $0) }
      return file.map { compiler.names(of: $0, for: rules) } ?? DocumentNames(unreadAt: path)
    }
    // If most documents are compiled, the others are read sooner than all names are kept.
    let isKept = compiled.count { $0 != nil } * 2 < documents.count
    let kept =
      isKept
      ? KeptValues.summaries(
        "documents", [real, "\(rules.contentsOfNames.rawValue)", options.limits.key],
        of: documents.map { Path.join(real, $0) }, limit: limit + 1, jobs: jobs,
        KeptValues.Summarizing(
          encode: { $0.write(to: &$1) },
          decode: { (index, reader) throws(FieldReader.Fault) in
            try DocumentNames(path: documents[index], from: &reader)
          },
          compute: { [options] in
            var compiler = Compiler(options: options)
            return { index, bytes in read(&compiler, documents[index], bytes) }
          })) : nil
    if let kept { return zip(compiled, kept).map { $0 ?? $1 } }
    return Workers.map(documents, count: jobs) { [options] in
      var compiler = Compiler(options: options)
      return { (index, path) -> DocumentNames in
        compiled[index]
          ?? read(&compiler, path, try? FileReading.read(Path.join(real, path), limit: limit + 1))
      }
    }
  }

  /// Returns the parts of projects that were not examined.
  ///
  /// `leaning` are the projects whose documents name classes that no source declares: missing
  /// packages matter only there.
  package func omissions(_ projects: [SourceSearch.Project], leaning: Set<Int>) -> [Omission] {
    projects.enumerated().flatMap { index, project -> [Omission] in
      guard !project.files.isCut else {
        let limits = ProjectFiles.limits
        return [
          Omission(
            project.root.isEmpty ? "." : project.root,
            """
            this project is too large: rules that need all of it did not run (more than \(limits.folders) \
            folders or sources, or \(limits.bytes >> 20) MiB of sources)
            """)
        ]
      }
      let real = RealPath.of(project.root)
      return project.gaps.filter { gap in
        (!gap.isDependency || leaning.contains(index)) && !VendoredFolders.contain(gap.path)
      }.sorted {
        $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
      }.map {
        Omission($0, at: names.path(of: Path.join(real, $0.path)))
      }
    }
  }

  /// Returns all names in a project's files other than documents.
  ///
  /// Paths are relative to its folder.
  private func index(
    of project: SourceSearch.Project, at real: String, _ rules: RuleSelection
  ) -> ProjectIndex {
    let limit = options.limits.bytes
    var index = ProjectIndex()
    index.isComplete = project.isComplete
    index.sources = project.sources
    index.images = project.files.images
    index.fonts = project.files.fonts
    index.gaps = project.gaps
    for path in rules.needs(.propertyLists) ? project.files.propertyLists : [] {
      guard let bytes = try? FileReading.read(Path.join(real, path), limit: limit) else {
        index.gaps.append(ProjectGap(path, .unreadable, holding: .propertyLists))
        continue
      }
      index.addPropertyList(SourceFile(path: path, bytes: bytes))
    }
    index.sdkVersion = options.sdkVersion
    for path in rules.needs(.projects) ? project.files.buildSettings : [] {
      guard let bytes = try? FileReading.read(Path.join(real, path), limit: limit) else {
        continue
      }
      index.addBuildSettings(SourceFile(path: path, bytes: bytes))
    }
    for path in rules.needsTexts ? project.files.texts : [] {
      guard let bytes = try? FileReading.read(Path.join(real, path), limit: limit + 1),
        bytes.count <= limit
      else {
        index.gaps.append(ProjectGap(path, .unreadable, holding: .texts))
        continue
      }
      index.addTexts(SourceFile(path: path, bytes: bytes))
    }
    // Rules compare them with the names in code and report findings in both: without sources, or for
    // documents alone, they are not read.
    guard rules.needsCatalogs, index.sources != nil, reportsOtherFiles else { return index }
    index.catalogs = Workers.map(project.files.catalogs, count: jobs) {
      { CatalogListing.read(Path.join(real, $1), named: $1).catalog }
    }
    return index
  }

  /// Returns the findings of a file, or `nil` if it is not linted.
  private func report(
    _ diagnostics: [Diagnostic], in path: String, of root: String, _ compiler: inout Compiler
  ) -> FileReport? {
    let real = Path.join(root, path)
    let limit = max(options.limits.bytes, ProjectFiles.limits.file)
    guard let shown = names.pathBelowOperand(of: real),
      let bytes = try? FileReading.read(real, limit: limit + 1)
    else {
      return nil
    }
    let file = ProjectIndex.located(SourceFile(path: shown, bytes: bytes))
    var diagnostics = diagnostics
    for index in diagnostics.indices {
      for note in diagnostics[index].notes.indices {
        guard let path = diagnostics[index].notes[note].path else { continue }
        diagnostics[index].notes[note].path = names.path(of: Path.join(root, path))
      }
    }
    if Path.isDocument(shown) {
      diagnostics = compiler.located(diagnostics, in: file)
    }
    return FileReport(diagnostics, in: file)
  }
}
