/// Finds the assets of a document that is an operand itself, as a search of its whole project
/// would.
///
/// The project is the nearest enclosing folder with `.git` or, if there is none, the nearest with
/// an Xcode project, a workspace or a `Package.swift`, or else the document's own folder.
package struct ProjectSearch: Sendable {
  /// The maximum number of folders to search in one project.
  package static let limit = 1_000_000

  /// The path of the project's folder.
  package let root: String
  /// The contents of the folder, without Xcode projects that contain none of the documents.
  package let found: FolderSearch

  /// Searches a project.
  ///
  /// - Parameters:
  ///   - root: The path of the project's folder.
  ///   - folders: The real paths of the folders that contain the documents.
  package init(_ root: String, around folders: [String]) {
    self.root = root
    found = FolderSearch(root, limit: Self.limit, around: folders)
  }

  /// Returns full paths for paths relative to the project's folder.
  package func paths(_ relativePaths: [String]) -> [String] {
    relativePaths.map { Path.join(root, $0) }
  }

  /// Returns the path of the project's folder for a file in a folder.
  package static func root(of folder: String) -> String { enclosingRoot(of: folder) ?? folder }

  /// Returns the path of the project's folder for a file in a folder, or `nil` if nothing indicates
  /// a project.
  package static func enclosingRoot(of folder: String) -> String? {
    var project: String?
    var path = folder
    var identity = FileIdentity(of: path)
    // No real path has more components than this.
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

  /// Returns the `project.pbxproj` files of the Xcode projects in the nearest folder that has any,
  /// from a folder up to the top of its project, in byte order.
  package static func xcodeProjects(around folder: String) -> [String] {
    let top = FileIdentity(of: root(of: folder))
    var path = folder
    // No real path has more components than this.
    for _ in 0..<256 {
      let names = entries(of: path).filter { FolderSearch.isProject($0) }.map(\.name)
      if !names.isEmpty {
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map {
          Path.join(Path.join(path, $0), "project.pbxproj")
        }
      }
      guard FileIdentity(of: path) != top else { break }
      path = Path.above(path)
    }
    return []
  }

  /// Returns whether a folder is inside a project, and neither its top folder nor that of another.
  package static func isInsideProject(_ folder: String) -> Bool {
    guard !entries(of: folder).contains(where: { $0.name == ".git" || isProject($0) }) else {
      return false
    }
    return !Path.isSame(RealPath.of(root(of: folder)), RealPath.of(folder))
  }

  /// Returns the entries of a folder that may mark it as the top of a project, unordered; none if
  /// the folder cannot be listed.
  private static func entries(of folder: String) -> [Folder.Entry] {
    // Most names are rejected by their bytes, without creating strings or resolving links.
    let listing = try? Folder(
      listing: folder.isEmpty ? "." : folder, isSorted: false, filter: .projectMarks)
    return listing?.entries ?? []
  }

  private static func isProject(_ entry: Folder.Entry) -> Bool {
    entry.name == "Package.swift" || FolderSearch.isProject(entry)
      || entry.kind == .folder && Path.hasExtension(entry.name, ".xcworkspace")
  }
}
