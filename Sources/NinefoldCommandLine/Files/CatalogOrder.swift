/// The order in which documents ask catalogs.
struct CatalogOrder {
  /// A catalog, by real paths.
  private struct Place {
    /// The folder that it is in.
    var folder: [Int32]
    /// The index of the search that found it; nil when every document may ask it.
    var project: Int?
  }

  private let places: [Place]
  /// The catalogs by the innermost folder with an Xcode project that they are in.
  private let byOwner: [[Int32]: [Int]]
  /// The catalogs that are in none.
  private let unowned: [Int]
  private var names = PathNames()

  /// Takes catalogs with the search that found them, and the folders that hold Xcode projects.
  init(catalogs: [(path: String, project: Int?)], projects: [String]) {
    var names = PathNames()
    let projects = Set(projects.map { names.parts(ofFolder: $0) })
    places = catalogs.map { catalog in
      Place(
        folder: names.parts(ofFolder: Path.folder(catalog.path) ?? ""), project: catalog.project)
    }
    var byOwner: [[Int32]: [Int]] = [:]
    var unowned: [Int] = []
    for (index, place) in places.enumerated() {
      let owner = Self.around(place.folder).reversed().first { projects.contains($0) }
      if let owner { byOwner[owner, default: []].append(index) } else { unowned.append(index) }
    }
    self.byOwner = byOwner
    self.unowned = unowned
    self.names = names
  }

  /// The indices of the catalogs that a document may ask, the nearest first, of equals the earlier.
  mutating func indices(for folder: String, in project: Int?) -> [Int] {
    let home = names.parts(ofFolder: folder)
    let owned = Self.around(home).flatMap { byOwner[$0] ?? [] }
    // How far away a catalog is, and its index, as one number: there may be hundreds for each of thousands of folders.
    var order: [UInt64] = []
    order.reserveCapacity(unowned.count + owned.count)
    func add(_ index: Int) {
      guard places[index].project.map({ $0 == project }) ?? true else { return }
      let folder = places[index].folder
      var near = 0
      while near < min(folder.count, home.count), folder[near] == home[near] { near += 1 }
      order.append(UInt64(home.count - near) << 32 | UInt64(index))
    }
    for index in unowned { add(index) }
    for index in owned { add(index) }
    order.sort()
    return order.map { Int($0 & 0xFFFF_FFFF) }
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
