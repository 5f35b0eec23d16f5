import InterfaceSource

/// The order in which documents ask catalogs.
package struct CatalogOrder {
  /// A catalog, by real paths.
  private struct Place {
    /// The folder that it is in.
    var folder: [Int32]
    /// The index of the search that found it; nil when every document may ask it.
    var project: Int?
    /// How many parts the innermost folder with an Xcode project around it has, whose documents alone may ask it; nil
    /// where there is none.
    var depthOfOwner: Int?
  }

  private let places: [Place]
  private var names = PathNames()

  /// Takes catalogs with the search that found them, and the folders that hold Xcode projects.
  package init(catalogs: [(path: String, project: Int?)], projects: [String]) {
    var names = PathNames()
    let projects = Set(projects.map { names.parts(ofFolder: $0) })
    places = catalogs.map { catalog in
      let folder = names.parts(ofFolder: Path.folder(catalog.path) ?? "")
      let owner = Self.around(folder).last { projects.contains($0) }
      return Place(folder: folder, project: catalog.project, depthOfOwner: owner?.count)
    }
    self.names = names
  }

  /// Where the catalogs stand that the documents of a folder may ask: the nearest first, of equals the earlier.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - project: The index of the search that was made for the documents; nil when none was.
  /// - Returns: The place of a catalog by its index; nil for one that they may not ask.
  package mutating func rank(for folder: String, in project: Int?) -> @Sendable (Int) -> UInt64? {
    let home = names.parts(ofFolder: folder)
    return { [places] index in
      guard places[index].project.map({ $0 == project }) ?? true else { return nil }
      let folder = places[index].folder
      var near = 0
      while near < min(folder.count, home.count), folder[near] == home[near] { near += 1 }
      guard near >= places[index].depthOfOwner ?? 0 else { return nil }
      return UInt64(home.count - near) << 32 | UInt64(index)
    }
  }

  /// A folder and those around it, the outermost first.
  private static func around(_ folder: [Int32]) -> [[Int32]] {
    (0...folder.count).map { Array(folder.prefix($0)) }
  }
}

/// The parts of real paths as numbers, which compare faster than their names.
private struct PathNames {
  private var numbers: [PathKey: Int32] = [:]
  private var known: [PathKey: [Int32]] = [:]
  private var realFolders = RealFolders()

  /// The parts of a folder's real path, outer ones first.
  mutating func parts(ofFolder folder: String) -> [Int32] {
    let key = PathKey(folder)
    if let parts = known[key] { return parts }
    let parts = Path.parts(realFolders.path(of: folder)).map { part in
      let name = PathKey(part)
      if let known = numbers[name] { return known }
      let number = Int32(numbers.count)
      numbers[name] = number
      return number
    }
    known[key] = parts
    return parts
  }
}
