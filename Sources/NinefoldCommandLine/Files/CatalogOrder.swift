/// The order in which documents ask catalogs.
struct CatalogOrder {
  /// A catalog, by real paths.
  private struct Place {
    /// The folder that it is in.
    var folder: [Int32]
    /// The innermost folder with an Xcode project that it is in; nil when it is in none.
    var owner: [Int32]?
    /// The index of the search that found it; nil when every document may ask it.
    var project: Int?
  }

  private let places: [Place]
  private var names = PathNames()

  /// Takes catalogs with the search that found them, and the folders that hold Xcode projects.
  init(catalogs: [(path: String, project: Int?)], projects: [String]) {
    var names = PathNames()
    let projects = Set(projects.map { names.parts(ofFolder: $0) })
    places = catalogs.map { catalog in
      let folder = names.parts(ofFolder: Path.folder(catalog.path) ?? "")
      let owner = stride(from: folder.count, through: 0, by: -1).lazy
        .map { Array(folder.prefix($0)) }.first { projects.contains($0) }
      return Place(folder: folder, owner: owner, project: catalog.project)
    }
    self.names = names
  }

  /// The indices of the catalogs that a document may ask, the nearest first, of equals the earlier.
  mutating func indices(for folder: String, in project: Int?) -> [Int] {
    let home = names.parts(ofFolder: folder)
    let nearness = places.map { zip($0.folder, home).prefix { $0 == $1 }.count }
    return places.indices
      .filter { index in
        (places[index].project.map { $0 == project } ?? true)
          && (places[index].owner.map { home.starts(with: $0) } ?? true)
      }
      .sorted { (-nearness[$0], $0) < (-nearness[$1], $1) }
  }
}

/// The parts of real paths as numbers, which compare faster than their names.
private struct PathNames {
  private var numbers: [PathKey: Int32] = [:]
  private var known: [PathKey: [Int32]] = [:]

  /// The parts of a folder's real path, outer ones first.
  mutating func parts(ofFolder folder: String) -> [Int32] {
    let key = PathKey(folder)
    if let parts = known[key] { return parts }
    let parts = Path.parts(RealPath.of(folder)).map { part in
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
