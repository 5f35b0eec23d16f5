import InterfaceSource
import Ninefold
package import NinefoldProject
package import SourceScanning

/// Finds the projects that operands lie in, and reads what their sources declare.
package struct SourceSearch: Sendable {
  /// A project that some operand lies in.
  package struct Project: Sendable {
    /// The path of its folder.
    package let root: String
    /// Whether that folder is a project's or was named itself: beside a document alone, others may lie anywhere.
    let isWhole: Bool
    /// What lies in it.
    package let files: ProjectFiles
    /// What its sources declare; nil where there are none, and no pods or packages whose sources are missing.
    package let declarations: DeclarationIndex?
    /// What could not be looked into, by paths from its folder on; documents apart.
    package let gaps: [ProjectGap]
    /// What each source declares, in the order of the files; nil where nobody wants to know.
    package let scans: [SourceDeclarations?]?

    /// What its sources declare; nil where none was read.
    package var sources: DeclarationIndex? { declarations.flatMap { $0.isEmpty ? nil : $0 } }
  }

  /// The projects, in the order of the operands.
  package let projects: [Project]
  /// The index of the project of each operand, by the operand without a slash at its end.
  private let byOperand: [PathKey: Int]

  /// Reads the sources of the projects that operands lie in; standard input lies in none.
  ///
  /// A project reaches as far as for assets (`ProjectSearch`); a folder without one is a project itself. Where nothing
  /// counts but what is named, each folder is a project, and other operands have none. `keepsScans` says whether what each
  /// source declares is kept.
  package init(
    for operands: [String], jobs: Int?, isIsolated: Bool = false, keepsScans: Bool = false,
    known: KnownSources = KnownSources()
  ) {
    var roots: [(path: String, isWhole: Bool)] = []
    var byRoot: [PathKey: Int] = [:]
    // Operands of one folder have one project, however many there are.
    var byFolder: [PathKey: Int] = [:]
    var byOperand: [PathKey: Int] = [:]
    for operand in operands where operand != "-" {
      let isFolder = (try? FileReading.kind(of: operand)) == .folder
      if isIsolated, !isFolder { continue }
      let folder = isFolder ? operand : Path.folder(operand) ?? ""
      let index: Int
      if let known = byFolder[PathKey(folder)] {
        index = known
      } else {
        let known = isIsolated ? nil : ProjectSearch.knownRoot(of: folder)
        let root = known ?? folder
        let key = PathKey(RealPath.of(root))
        index = byRoot[key] ?? roots.count
        if index == roots.count { roots.append((root, known != nil)) }
        byRoot[key] = index
        byFolder[PathKey(folder)] = index
      }
      if isFolder { roots[index].isWhole = true }
      byOperand[Self.key(operand)] = index
    }
    var projects: [Project] = []
    for (root, isWhole) in roots {
      if let known = known.projects[PathKey(RealPath.of(root))] {
        projects.append(
          Project(
            root: root, isWhole: isWhole, files: known.files, declarations: known.declarations,
            gaps: known.gaps, scans: nil))
        continue
      }
      let files = ProjectFiles(root)
      let scans = Self.scans(of: files, in: root, jobs: jobs, known: known.sources)
      let gaps = Self.gaps(of: files, scans)
      projects.append(
        Project(
          root: root, isWhole: isWhole, files: files,
          declarations: Self.declarations(scans, gaps, in: root), gaps: gaps,
          scans: keepsScans ? scans.map { try? $0.get() } : nil))
    }
    self.projects = projects
    self.byOperand = byOperand
  }

  /// What the sources around a document declare, as for its project.
  package func declarations(for document: DocumentInput) -> DeclarationIndex? {
    guard projects.contains(where: { $0.declarations != nil }) else { return nil }
    return project(of: document.path).flatMap { projects[$0].declarations }
  }

  /// The index of the project of a document: of itself, or of the folder above it that is an operand.
  package func project(of path: String) -> Int? {
    var place = path
    // No path has more parts than this that anybody gave a name.
    for _ in 0..<256 {
      if let index = byOperand[Self.key(place)] { return index }
      guard let above = Path.folder(place), !Path.isSame(above, place) else { break }
      place = above
    }
    // The operand is the folder that the path starts from.
    return byOperand[PathKey("")]
  }

  /// An operand without slashes at its end, unless it is one.
  private static func key(_ operand: String) -> PathKey {
    var path = operand.utf8[...]
    while path.count > 1, path.last == UInt8(ascii: "/") { path.removeLast() }
    return PathKey(String(decoding: path, as: UTF8.self))
  }

  /// What each source declares, or why that is not known; nothing where there are too many.
  private static func scans(
    of files: ProjectFiles, in root: String, jobs: Int?, known: [PathKey: SourceDeclarations]
  ) -> [Result<SourceDeclarations, ProjectGap.Reason>] {
    guard !files.isCut, !files.sources.isEmpty else { return [] }
    let real = known.isEmpty ? root : RealPath.of(root)
    return Workers.map(files.sources, count: jobs) {
      { _, path in
        if let known = known[PathKey(Path.join(real, path))], Path.isSame(known.path, path) {
          return .success(known)
        }
        return scan(path, in: root)
      }
    }
  }

  /// What of a project could not be looked into, documents apart.
  private static func gaps(
    of files: ProjectFiles, _ scans: [Result<SourceDeclarations, ProjectGap.Reason>]
  ) -> [ProjectGap] {
    // A source that could not be read may declare anything.
    files.gaps
      + zip(files.sources, scans).compactMap { path, result in
        guard case .failure(let reason) = result else { return nil }
        return ProjectGap(path, reason, holding: .sources)
      }
  }

  /// What a project's sources declare; nil where there are none, and no pods or packages whose sources are missing.
  private static func declarations(
    _ scans: [Result<SourceDeclarations, ProjectGap.Reason>], _ gaps: [ProjectGap], in root: String
  ) -> DeclarationIndex? {
    guard !scans.isEmpty || gaps.contains(where: \.isDependency) else { return nil }
    let placed = gaps.filter { $0.contents.contains(.sources) }.map { gap in
      var gap = gap
      gap.path = Path.join(root, gap.path)
      return gap
    }
    return DeclarationIndex(scans.compactMap { try? $0.get() }, gaps: placed)
  }

  private static func scan(
    _ path: String, in root: String
  ) -> Result<SourceDeclarations, ProjectGap.Reason> {
    let limit = ProjectFiles.limits.file
    guard let bytes = try? FileReading.read(Path.join(root, path), limit: limit + 1),
      bytes.count <= limit
    else { return .failure(.unreadable) }
    guard !GitLFSPointer.isPointer(bytes) else { return .failure(.pointer) }
    guard let source = SourceDeclarations.scan(path: path, bytes) else {
      return .failure(.unreadable)
    }
    return source.isTooDeep ? .failure(.nesting) : .success(source)
  }
}
