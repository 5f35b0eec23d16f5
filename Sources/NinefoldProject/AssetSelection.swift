import InterfaceSource
package import Ninefold

/// The assets that each document can refer to.
///
/// Given catalogs apply to every document, in their order. Otherwise, the catalogs below the
/// operands apply and, for a document that is an operand itself, those of its project
/// (`ProjectSearch`). Catalogs nearest to the document come first, and those of other Xcode
/// projects are excluded. In isolation, no project is searched.
package struct AssetSelection: Sendable {
  /// The catalogs that are given or found below the operands, in the order of the command line.
  package let catalogs: [Assets.Catalog]
  /// The parts of the catalogs that could not be read.
  package let faults: [FileError]
  /// The warnings about probable mistakes.
  package let warnings: [SearchWarning]
  private let everything: Assets
  /// The results of searching the projects of documents that are operands, empty if catalogs are
  /// given.
  package let projects: ProjectSearches
  private let byLocation: [ProjectSearches.Location: Assets]
  /// The operands that are folders inside projects, whose other assets are unavailable.
  private let parts: Set<PathKey>

  /// Reads the catalogs.
  ///
  /// - Parameters:
  ///   - specified: The paths that `--assets` names.
  ///   - search: The results of searching the operands.
  ///   - jobs: The number of catalogs to read concurrently, or `nil` for one per core.
  ///   - isIsolated: Whether to ignore everything outside the operands.
  ///   - root: The real path of the folder that the names of images outside catalogs are relative
  ///     to, or `nil` to use their paths.
  /// - Throws: An error if a given path is not a folder.
  package init(
    specified: [String], search: InputSearch, jobs: Int?, isIsolated: Bool = false,
    namingImagesFrom root: String? = nil
  ) throws(FileError) {
    let isSpecified = !specified.isEmpty
    let operands = Dictionary(
      search.documents.filter { $0.origin == .folder }.map { (PathKey($0.operand), $0.operand) },
      uniquingKeysWith: { first, _ in first })
    parts = Set(
      operands.filter { _, operand in
        !isSpecified && !isIsolated
          && !search.projects.contains { $0.utf8.starts(with: operand.utf8) }
          && ProjectSearch.isInsideProject(operand)
      }.keys)
    var paths = isSpecified ? [] : search.catalogs
    var warnings: [SearchWarning] = []
    for folder in specified {
      let found = try Self.catalogs(at: folder)
      if found.isEmpty { warnings.append(.noCatalogs(folder: folder)) }
      paths += found
    }
    projects = ProjectSearches(around: isSpecified || isIsolated ? [] : search.documents)
    let around = projects.catalogs(besides: paths)
    self.warnings = warnings + projects.warnings

    let readings = Workers.map(paths + around.map(\.path), count: jobs) {
      { CatalogListing.read($1) }
    }
    catalogs = readings.prefix(paths.count).map(\.catalog)
    faults = readings.prefix(paths.count).flatMap(\.faults)

    let images = isSpecified ? [] : search.images
    everything = Assets(catalogs: catalogs, looseImages: Self.files(images, from: root))
    guard !isSpecified, readings.count > 1 || !projects.isEmpty else {
      byLocation = [:]
      return
    }
    let byProject = projects.images.map { Assets(looseImages: Self.files(images + $0, from: root)) }
    var order = CatalogOrder(
      catalogs: paths.map { ($0, nil) } + around,
      projects: search.projects + projects.projectFolders)
    let pool = Assets.CatalogPool(readings.map(\.catalog))
    var byLocation: [ProjectSearches.Location: Assets] = [:]
    for document in search.documents {
      let location = projects.location(of: document)
      guard byLocation[location] == nil else { continue }
      let assets = location.project.map { byProject[$0] } ?? everything
      byLocation[location] = assets.with(
        pool, rank: order.rank(for: Path.folder(document.path) ?? "", in: location.project))
    }
    self.byLocation = byLocation
  }

  /// Returns the assets that a document can refer to.
  package func assets(for document: DocumentInput) -> Assets {
    var assets = byLocation[projects.location(of: document)] ?? everything
    if document.origin == .folder, parts.contains(PathKey(document.operand)) {
      assets.isOfWholeProject = false
    }
    return assets
  }

  /// Returns the catalog at a path, or those below it.
  package static func catalogs(at path: String) throws(FileError) -> [String] {
    let kind = try FileError.reading(path, FileReading.kind(of: path))
    guard kind == .folder else { throw .notAFolder(path: path) }
    if Path.hasExtension(Path.lastPart(path), ".xcassets") { return [path] }
    return FolderSearch(path).catalogs.map { Path.join(path, $0) }
  }

  private static func files(_ paths: [String], from root: String?) -> [Assets.File] {
    guard let root else { return paths.map { CatalogListing.file(at: $0, named: $0) } }
    return paths.map { path in
      CatalogListing.file(at: path, named: Path.relative(RealPath.of(path), to: root))
    }
  }
}
