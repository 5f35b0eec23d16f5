import Ninefold

/// Which assets each document can name.
///
/// Catalogs that are given count for every document, in their order. Of catalogs that are found below
/// the operands those nearest to the document count first, and those of other Xcode projects not at
/// all.
struct AssetSelection: Sendable {
  /// The catalogs in the order of the command line, or in byte order of their paths.
  let catalogs: [Assets.Catalog]
  /// What could not be read.
  let faults: [EnvironmentError]
  private let everything: Assets
  private let byFolder: [String: Assets]

  /// Reads the catalogs.
  ///
  /// - Parameters:
  ///   - given: The paths that `--assets` names.
  ///   - search: What was found below the operands.
  ///   - jobs: How many catalogs are read at once.
  /// - Throws: When a given path is no folder.
  init(given: [String], search: InputSearch, jobs: Int) async throws(ToolError) {
    var paths: [String] = []
    for path in given { paths += try Self.catalogs(at: path) }
    let readings = await Workers.map(
      given.isEmpty ? search.catalogs : paths, count: jobs
    ) { next in
      var readings: [(Int, (catalog: Assets.Catalog, faults: [EnvironmentError]))] = []
      while let (index, path) = next() { readings.append((index, CatalogListing.read(path))) }
      return readings
    }
    catalogs = readings.map(\.catalog)
    faults = readings.flatMap(\.faults)
    let images = given.isEmpty ? search.images : []
    everything = Assets(
      catalogs: catalogs, looseImages: images.map { CatalogListing.file(at: $0, named: $0) })
    byFolder =
      given.isEmpty && catalogs.count > 1
      ? Self.byFolder(search, everything, catalogs) : [:]
  }

  /// The assets that a document can name.
  func assets(for document: DocumentInput) -> Assets {
    byFolder[Path.folder(document.path) ?? ""] ?? everything
  }

  /// The catalog at a path, or those below it.
  private static func catalogs(at path: String) throws(ToolError) -> [String] {
    let kind: FileReading.Kind
    do throws(SystemFault) {
      kind = try FileReading.kind(of: path)
    } catch {
      throw .environment(.unreadable(path: path, error))
    }
    guard kind == .folder else { throw .environment(.notAFolder(path: path)) }
    if Path.hasExtension(Path.lastPart(path), ".xcassets") { return [path] }
    return try InputSearch([path]).catalogs
  }

  private static func byFolder(
    _ search: InputSearch, _ assets: Assets, _ catalogs: [Assets.Catalog]
  ) -> [String: Assets] {
    var names = PathNames()
    let places = catalogs.map { names.parts(Path.folder($0.path) ?? "") }
    let projects = Set(search.projects.map { names.parts($0) })
    let owners = places.map { owner(of: $0, projects) }
    var result: [String: Assets] = [:]
    for document in search.documents {
      let folder = Path.folder(document.path) ?? ""
      guard result[folder] == nil else { continue }
      let home = names.parts(folder)
      let nearness = places.map { zip($0, home).prefix { $0 == $1 }.count }
      let order = catalogs.indices
        .filter { index in owners[index].map { home.starts(with: $0) } ?? true }
        .sorted { (-nearness[$0], $0) < (-nearness[$1], $1) }
      result[folder] = assets.with(catalogs: order.map { catalogs[$0] })
    }
    return result
  }

  /// The innermost folder with a project that something is in; nil when it is in none.
  private static func owner(
    of place: [Int32], _ projects: Set<[Int32]>
  ) -> [Int32]? {
    guard !projects.isEmpty else { return nil }
    for count in stride(from: place.count, through: 0, by: -1) {
      let folder = Array(place.prefix(count))
      if projects.contains(folder) { return folder }
    }
    return nil
  }
}

/// The folders of paths as numbers, which compare faster than their names.
private struct PathNames {
  private var numbers: [Substring: Int32] = [:]

  /// The folders of a path, outer ones first.
  mutating func parts(_ path: String) -> [Int32] {
    path.split(separator: "/").map { name in
      if let known = numbers[name] { return known }
      let number = Int32(numbers.count)
      numbers[name] = number
      return number
    }
  }
}
