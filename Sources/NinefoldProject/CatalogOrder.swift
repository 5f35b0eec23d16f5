import InterfaceSource

/// The order in which documents search catalogs.
package struct CatalogOrder: Sendable {
  /// A catalog with its location as real paths.
  private struct Location {
    /// The folder that contains it.
    var folder: [Int32]
    /// The index of the search that found it, or `nil` if every document may use it.
    var project: Int?
    /// The number of path components of the innermost enclosing folder with an Xcode project, whose
    /// documents alone may use it, or `nil` if there is none.
    var depthOfOwner: Int?
  }

  private let locations: [Location]
  private var names = PathNames()

  /// Creates an order from catalogs, with the searches that found them, and the folders that
  /// contain Xcode projects.
  package init(catalogs: [(path: String, project: Int?)], projects: [String]) {
    var names = PathNames()
    let projects = Set(projects.map { names.parts(ofFolder: $0) })
    locations = catalogs.map { catalog in
      let folder = names.parts(ofFolder: Path.folder(catalog.path) ?? "")
      let owner = Self.around(folder).last { projects.contains($0) }
      return Location(folder: folder, project: catalog.project, depthOfOwner: owner?.count)
    }
    self.names = names
  }

  /// Returns the ranks of the catalogs that documents in a folder may use: the nearest first and,
  /// at equal distance, the earlier.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - project: The index of the search for the documents, or `nil` if there was none.
  /// - Returns: A function that returns the rank of a catalog by its index, or `nil` for one that
  ///   they may not use.
  package mutating func rank(for folder: String, in project: Int?) -> @Sendable (Int) -> UInt64? {
    rank(at: names.parts(ofFolder: folder), in: project)
  }

  /// Forgets the folders from which ranks for further ones would be computed faster.
  mutating func forgetFolders() { names.forgetFolders() }

  /// Returns the same ranks without remembering the folder.
  package func rankOnce(for folder: String, in project: Int?) -> @Sendable (Int) -> UInt64? {
    rank(at: names.partsOnce(ofFolder: folder), in: project)
  }

  private func rank(at home: [Int32], in project: Int?) -> @Sendable (Int) -> UInt64? {
    { [locations] index in
      guard locations[index].project.map({ $0 == project }) ?? true else { return nil }
      let folder = locations[index].folder
      var commonDepth = 0
      while commonDepth < min(folder.count, home.count), folder[commonDepth] == home[commonDepth] {
        commonDepth += 1
      }
      guard commonDepth >= locations[index].depthOfOwner ?? 0 else { return nil }
      return UInt64(home.count - commonDepth) << 32 | UInt64(index)
    }
  }

  /// Returns a folder and its enclosing folders, the outermost first.
  private static func around(_ folder: [Int32]) -> [[Int32]] {
    (0...folder.count).map { Array(folder.prefix($0)) }
  }
}

/// Numbers for the components of real paths, which compare faster than their names.
private struct PathNames: Sendable {
  private var numbers: [PathKey: Int32] = [:]
  private var cached: [PathKey: [Int32]] = [:]
  private var realFolders = RealPathCache()

  mutating func forgetFolders() {
    realFolders = RealPathCache()
    cached = [:]
  }

  /// Returns the components in the same way without remembering any; those that are not known yet
  /// are all -1.
  func partsOnce(ofFolder folder: String) -> [Int32] {
    var realFolders = RealPathCache()
    return Path.parts(realFolders.path(of: folder)).map { numbers[PathKey($0)] ?? -1 }
  }

  /// Returns the components of a folder's real path, the outermost first.
  mutating func parts(ofFolder folder: String) -> [Int32] {
    let key = PathKey(folder)
    if let parts = cached[key] { return parts }
    let parts = Path.parts(realFolders.path(of: folder)).map { part in
      let name = PathKey(part)
      if let cached = numbers[name] { return cached }
      let number = Int32(numbers.count)
      numbers[name] = number
      return number
    }
    cached[key] = parts
    return parts
  }
}
