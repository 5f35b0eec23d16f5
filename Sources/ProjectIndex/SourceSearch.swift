import InterfaceSource
import Ninefold
package import NinefoldProject
package import SourceScanning

/// Finds the projects that contain operands, and reads the declarations in their sources.
package struct SourceSearch: Sendable {
  /// A project that contains an operand.
  package struct Project: Sendable {
    /// The path of its folder.
    package let root: String
    /// Whether that folder is a project's or an operand.
    ///
    /// The files that belong to a single document may be anywhere.
    let isComplete: Bool
    /// The files in the folder.
    package let files: ProjectFiles
    /// The declarations in its sources, or `nil` if there are no sources, and no pods or packages
    /// whose sources are missing.
    package let declarations: DeclarationIndex?
    /// The parts other than documents that could not be examined, by paths relative to its folder.
    package let gaps: [ProjectGap]
    /// The declarations of each source, in the order of the files, or `nil` if they were not
    /// requested.
    package let scans: [SourceDeclarations?]?

    /// The declarations in its sources, or `nil` if no source was read.
    package var sources: DeclarationIndex? { declarations.flatMap { $0.isEmpty ? nil : $0 } }
  }

  /// The projects, in the order of the operands.
  package let projects: [Project]
  /// The parts of each project that are not in the checkout and may contain images and colors.
  private let partsWithAssets: [[ProjectGap]]
  /// The index of the project of each operand, by the operand without a trailing slash.
  private let byOperand: [PathKey: Int]

  /// Reads the sources of the projects that contain operands.
  ///
  /// Standard input has no project.
  ///
  /// Projects have the same extent as for assets (`ProjectSearch`); a folder without a project is
  /// one itself. If only named inputs are used, each folder is a project, and other operands have
  /// none. `keepsScans` determines whether the declarations of each source are retained.
  package init(
    for operands: [String], jobs: Int?, isIsolated: Bool = false, keepsScans: Bool = false,
    known: ProjectIndexCache = ProjectIndexCache()
  ) {
    var roots: [(path: String, isComplete: Bool, isOperand: Bool)] = []
    var byRoot: [PathKey: Int] = [:]
    // Operands in one folder have the same project.
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
        let known = isIsolated ? nil : ProjectSearch.enclosingRoot(of: folder)
        let root = known ?? folder
        let key = PathKey(RealPath.of(root))
        index = byRoot[key] ?? roots.count
        if index == roots.count { roots.append((root, known != nil, false)) }
        byRoot[key] = index
        byFolder[PathKey(folder)] = index
      }
      if isFolder { (roots[index].isComplete, roots[index].isOperand) = (true, true) }
      byOperand[Self.key(operand)] = index
    }
    var projects: [Project] = []
    for (root, isComplete, isOperand) in roots {
      if let known = known.projects[PathKey(RealPath.of(root))] {
        projects.append(
          Project(
            root: root, isComplete: isComplete, files: known.files,
            declarations: known.declarations,
            gaps: known.gaps, scans: nil))
        continue
      }
      var files = ProjectFiles(root)
      var scans: [Result<SourceDeclarations, ProjectGap.Reason>]?
      let sources: ProjectSources
      if keepsScans || !known.sources.isEmpty, !files.isCut, !files.sources.isEmpty {
        scans = Self.scans(of: files, in: root, jobs: jobs, known: known.sources)
        sources = ProjectSources(scans, files, in: root)
      } else {
        sources = ProjectSources(reading: files, in: root, jobs: jobs, needsAll: isOperand)
      }
      if sources.isCut { files.cut() }
      projects.append(
        Project(
          root: root, isComplete: isComplete, files: files, declarations: sources.declarations,
          gaps: sources.gaps,
          scans: keepsScans ? (scans ?? []).map { try? $0.get() } : nil))
    }
    self.projects = projects
    partsWithAssets = projects.map(Self.partsWithAssets)
    self.byOperand = byOperand
  }

  /// Whether any project has sources.
  package var hasDeclarations: Bool { projects.contains { $0.declarations != nil } }

  /// Returns the declarations in the sources of a document's project.
  package func declarations(for document: DocumentInput) -> DeclarationIndex? {
    guard hasDeclarations else { return nil }
    return project(of: document.path).flatMap { projects[$0].declarations }
  }

  /// Returns the parts of a document's project that are not in the checkout and may contain images
  /// and colors of its bundle, in byte order of their paths.
  package func partsWithAssets(of document: DocumentInput) -> [ProjectGap] {
    project(of: document.path).map { partsWithAssets[$0] } ?? []
  }

  private static func partsWithAssets(_ project: Project) -> [ProjectGap] {
    project.gaps.filter { $0.mayHoldAssetsOfApp && !VendoredFolders.contain($0.path) }
      .map { gap in
        var gap = gap
        gap.path = Path.join(project.root, gap.path)
        return gap
      }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Returns the index of a document's project: that of the document itself, or of the operand that
  /// contains it.
  package func project(of path: String) -> Int? {
    var ancestor = path
    // No real path has more components than this.
    for _ in 0..<256 {
      if let index = byOperand[Self.key(ancestor)] { return index }
      guard let above = Path.folder(ancestor), !Path.isSame(above, ancestor) else { break }
      ancestor = above
    }
    // The operand is the folder that the path is relative to.
    return byOperand[PathKey("")]
  }

  /// Returns an operand without trailing slashes, unless it is one.
  private static func key(_ operand: String) -> PathKey {
    var path = operand.utf8[...]
    while path.count > 1, path.last == UInt8(ascii: "/") { path.removeLast() }
    return PathKey(String(decoding: path, as: UTF8.self))
  }
}
