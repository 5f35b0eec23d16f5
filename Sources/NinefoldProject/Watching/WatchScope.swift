import InterfaceSource

/// The files that a repeated run may read.
///
/// Named folders count with all their contents, except hidden folders and links to folders. For a
/// named document, its folder counts and the configuration files in its parents. The outputs of the
/// run do not count.
package struct WatchScope: Sendable {
  private static let endings = [
    ".storyboard", ".xib", ".strings", ".stringsdict", ".xcstrings", ".yml", ".plist", ".ttf",
    ".otf", ".ttc", ".otc", ".png", ".jpg", ".jpeg", ".gif", ".pdf", ".svg", ".pbxproj",
    ".xcconfig",
  ]
  private static let folderEndings = [".xcassets", ".xcodeproj", ".lproj"]

  /// The documents, catalogs and fonts, or folders that contain them.
  let paths: [String]
  /// The files that are named otherwise.
  let files: [String]
  /// Whether the configuration files in the parents of folders count.
  let searchesConfigurations: Bool
  /// The real paths of the folders and files that the run writes.
  private let outputs: Set<PathKey>

  /// Creates the scope of a run.
  ///
  /// - Parameters:
  ///   - paths: The documents, catalogs and fonts, or folders that contain them.
  ///   - propertyList: The property list of the app, or `nil` if there is none.
  ///   - configuration: The source of configurations.
  ///   - outputs: The real paths of the folders and files that the run writes.
  package init(
    _ paths: [String], propertyList: String?, _ configuration: ConfigurationOrigin,
    leavingOut outputs: [String]
  ) {
    self.paths = paths
    var files = propertyList.map { [$0] } ?? []
    if case .file(let path) = configuration { files.append(path) }
    self.files = files
    searchesConfigurations = configuration == .search
    self.outputs = Set(outputs.map { PathKey($0) })
  }

  /// The folders, and those that contain files, as given.
  var folders: [String] {
    paths.map { (try? FileReading.kind(of: $0)) == .folder ? $0 : Path.folder($0) ?? "" }
  }

  /// Returns whether the run writes a folder or file, given by its real path.
  func isOutput(_ real: String) -> Bool { outputs.contains(PathKey(real)) }

  /// Returns whether a folder is watched, by its name.
  static func isWatched(folder name: String) -> Bool { name.utf8.first != UInt8(ascii: ".") }

  /// Returns whether a folder matters even if it is empty, by its name.
  static func matters(folder name: String) -> Bool {
    folderEndings.contains { Path.hasExtension(name, $0) }
  }

  /// Returns whether a file matters, by its name.
  static func matters(_ name: String, inCatalog: Bool) -> Bool {
    inCatalog || endings.contains { Path.hasExtension(name, $0) }
      || Path.isSame(name, "Package.swift")
  }

  /// Returns the files outside the folders that may apply to them: configuration files in their
  /// parents, and Xcode projects around them.
  func filesAround() -> [String] {
    var found = files
    var seen: Set<PathKey> = []
    for start in folders {
      found += ProjectSearch.xcodeProjects(around: start)
      guard searchesConfigurations else { continue }
      var folder = RealPath.of(start)
      while let above = Path.folder(folder), !Path.isSame(above, folder) {
        if !seen.insert(PathKey(above)).inserted { break }
        found.append(Path.join(above, ConfigurationSearch.fileName))
        folder = above
      }
    }
    return found
  }
}
