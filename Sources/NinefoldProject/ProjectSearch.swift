/// Finds the assets of a document that is an operand itself, where a search of its whole project finds them.
///
/// The project reaches up to the nearest folder with `.git`; where there is none, to the nearest with an
/// Xcode project, a workspace or a `Package.swift`; else it is the document's own folder.
package struct ProjectSearch: Sendable {
  /// How many folders of one project are searched at most.
  package static let limit = 10_000

  /// The path of the project's folder.
  package let root: String
  /// What is in it, Xcode projects left out that none of the documents belongs to.
  package let found: FolderSearch

  /// Searches a project.
  ///
  /// - Parameters:
  ///   - root: The path of the project's folder.
  ///   - folders: The real paths of the folders that the documents are in.
  package init(_ root: String, around folders: [String]) {
    self.root = root
    let realRoot = RealPath.of(root)
    found = FolderSearch(root, limit: Self.limit) { project in
      let place = project.isEmpty ? realRoot : Path.join(realRoot, project)
      return folders.contains { RealPath.isPath($0, at: place) }
    }
  }

  /// Paths of the project for paths from its folder on.
  package func paths(_ places: [String]) -> [String] { places.map { Path.join(root, $0) } }

  /// The path of the project's folder of something in a folder.
  package static func root(of folder: String) -> String { knownRoot(of: folder) ?? folder }

  /// The path of the project's folder of something in a folder; nil where nothing says that there is a project.
  package static func knownRoot(of folder: String) -> String? {
    var project: String?
    var path = folder
    var identity = FileIdentity(of: path)
    // No path has more parts than this that anybody gave a name.
    for _ in 0..<256 {
      if FileReading.isThere(Path.join(path, ".git")) { return path }
      if project == nil, entries(of: path).contains(where: isProject) { project = path }
      let above = Path.above(path)
      let identityAbove = FileIdentity(of: above)
      guard identityAbove != identity else { break }
      path = above
      identity = identityAbove
    }
    return project
  }

  /// Whether a folder is inside a project, neither its top nor the top of another.
  package static func isInsideProject(_ folder: String) -> Bool {
    guard !entries(of: folder).contains(where: { $0.name == ".git" || isProject($0) }) else {
      return false
    }
    return !Path.isSame(RealPath.of(root(of: folder)), RealPath.of(folder))
  }

  /// What stands in a folder and may say that it is the top of a project, in no order; nothing where the folder cannot be listed.
  private static func entries(of folder: String) -> [Folder.Entry] {
    // Most names are left out by their bytes: none is made a string, and of no link is asked where it leads.
    let listing = try? Folder(listing: folder.isEmpty ? "." : folder, isSorted: false) { name in
      Path.hasExtension(name, ".xcodeproj") || Path.hasExtension(name, ".xcworkspace")
        || Path.isSame(name, "Package.swift") || Path.isSame(name, ".git")
    }
    return listing?.entries ?? []
  }

  private static func isProject(_ entry: Folder.Entry) -> Bool {
    entry.name == "Package.swift" || FolderSearch.isProject(entry)
      || entry.kind == .folder && Path.hasExtension(entry.name, ".xcworkspace")
  }
}
