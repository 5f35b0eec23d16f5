import InterfaceSource

/// The projects of the documents that are operands themselves, each searched once.
package struct ProjectSearches: Sendable {
  /// The key that determines the assets and fonts of a document.
  struct Location: Hashable {
    let folder: PathKey
    /// The index of the project that was searched for the document, or `nil` if none was.
    let project: Int?
  }

  private let searches: [ProjectSearch]
  /// The index of the search for the documents of each folder.
  private let indices: [PathKey: Int]

  /// Searches the projects of those documents that are operands.
  package init(around documents: [DocumentInput]) {
    var roots: [String] = []
    var folders: [[String]] = []
    var indices: [PathKey: Int] = [:]
    for document in documents where document.origin == .operand {
      let folder = Path.folder(document.path) ?? ""
      guard indices[PathKey(folder)] == nil else { continue }
      let root = ProjectSearch.root(of: folder)
      let realRoot = RealPath.of(root)
      let index = roots.firstIndex { Path.isSame(RealPath.of($0), realRoot) } ?? roots.count
      if index == roots.count {
        roots.append(root)
        folders.append([])
      }
      folders[index].append(RealPath.of(folder))
      indices[PathKey(folder)] = index
    }
    searches = zip(roots, folders).map { ProjectSearch($0, around: $1) }
    self.indices = indices
  }

  /// Whether no project was searched.
  package var isEmpty: Bool { searches.isEmpty }

  /// The warnings about probable mistakes.
  package var warnings: [SearchWarning] {
    searches.filter(\.found.isCut).map {
      .tooManyFolders(project: $0.root.isEmpty ? "." : $0.root, limit: ProjectSearch.limit)
    }
  }

  /// Returns the index of a document's project, or `nil` if none was searched for it.
  private func index(of document: DocumentInput) -> Int? {
    document.origin == .operand ? indices[PathKey(Path.folder(document.path) ?? "")] : nil
  }

  /// Returns the key of a document's assets and fonts.
  func location(of document: DocumentInput) -> Location {
    Location(folder: PathKey(Path.folder(document.path) ?? ""), project: index(of: document))
  }

  /// Returns the catalogs of all projects, each with the index of its project, except those that
  /// are already known.
  package func catalogs(besides listed: [String]) -> [(path: String, project: Int?)] {
    let real = Set(listed.map { PathKey(RealPath.of($0)) })
    return searches.indices.flatMap { index in
      searches[index].paths(searches[index].found.catalogs)
        .filter { real.isEmpty || !real.contains(PathKey(RealPath.of($0))) }
        .map { ($0, index) }
    }
  }

  /// The image files outside any catalog, by project.
  package var images: [[String]] { searches.map { $0.paths($0.found.images) } }

  /// The font files, each with the index of its project.
  package var fonts: [(path: String, project: Int?)] {
    searches.indices.flatMap { index in
      searches[index].paths(searches[index].found.fonts).map { ($0, index) }
    }
  }

  /// The folders that contain an Xcode project.
  package var projectFolders: [String] { searches.flatMap { $0.paths($0.found.projects) } }

  /// The folders that contain a package manifest.
  var packageFolders: [String] { searches.flatMap { $0.paths($0.found.packages) } }

  /// The folders that contain files of other build systems.
  var otherBuildFolders: [String] { searches.flatMap { $0.paths($0.found.otherBuilds) } }
}
