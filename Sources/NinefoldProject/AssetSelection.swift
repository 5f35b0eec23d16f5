import InterfaceAssets
import InterfaceSource
package import Ninefold
package import ProjectReading

/// The assets that each document can refer to.
///
/// Given catalogs apply to every document, in their order. Otherwise, the catalogs below the
/// operands apply and, for a document that is an operand itself, those of its project
/// (`ProjectSearch`). Catalogs nearest to the document come first, and those of other Xcode
/// projects are excluded, as are those in other bundles (`ProjectBundles`). In isolation, no project
/// is searched.
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
  /// The Xcode projects and packages of the documents.
  package let targets: ProjectTargets
  /// The bundles of each document, empty if all may be in one.
  private let bundles: [PathKey: ProjectBundles.Membership]
  private let byLocation: [Key: Assets]
  /// The catalogs in the order for each folder of documents, if neither bundles nor searches
  /// distinguish documents: then, `byLocation` is empty.
  private let ordered: Ordered?
  /// The operands that are folders inside projects, whose other assets are unavailable.
  private let parts: Set<PathKey>

  /// The values that determine the assets of a document.
  private struct Key: Hashable {
    var location: ProjectSearches.Location
    var bundles: ProjectBundles.Membership
  }

  /// Catalogs whose order depends on the folder of the document alone.
  private struct Ordered {
    let pool: Assets.CatalogPool
    let order: CatalogOrder
    /// The assets of each project without the catalogs.
    let byProject: [Assets]
  }

  /// The maximum number of catalogs below the operands that are read once and kept.
  private static let mostWhole = 500

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

    // The findings in these are reported; of the others, only what documents refer to is read.
    let many = paths.count > Self.mostWhole ? RecentSearches() : nil
    let readings = Workers.map(paths, count: jobs) {
      { _, path in
        guard let many else { return CatalogListing.read(path) }
        return CatalogListing.searching(path, asOneOf: many)
      }
    }
    catalogs = readings.map(\.catalog)
    faults = readings.flatMap(\.faults)
    let all = catalogs + around.map { CatalogListing.searching($0.path) }

    let images = isSpecified ? [] : search.images
    let pool = Assets.CatalogPool(all)
    let looseImages = Self.files(images, from: root)
    everything =
      around.isEmpty
      ? Assets(looseImages: looseImages).with(pool) { UInt64($0) }
      : Assets(catalogs: catalogs, looseImages: looseImages)
    let found = XcodeProjectSearch(search: search, around: projects, isIsolated: isIsolated)
    targets = found.targets
    let bundlesOfProjects = targets.bundles
    let distinguishesBundles =
      !isSpecified && !all.isEmpty && !bundlesOfProjects.isEmpty
    var bundles: [PathKey: ProjectBundles.Membership] = [:]
    guard !isSpecified, all.count > 1 || !projects.isEmpty || distinguishesBundles else {
      byLocation = [:]
      ordered = nil
      self.bundles = [:]
      return
    }
    let byProject = projects.images.map { Assets(looseImages: Self.files(images + $0, from: root)) }
    let owners = (search.projects + projects.projectFolders).filter { !Self.isOfPods($0) }
    let located = paths.map { ($0, Int?.none) } + around
    let digest = KeptValues.digest(
      ["\(located.count)"] + located.flatMap { [$0, "\($1 ?? -1)"] } + owners)
    var order = KeptValues.object("order", [digest]) {
      CatalogOrder(catalogs: located, projects: owners)
    }
    // Documents share the order of catalogs that are searched one after another.
    guard distinguishesBundles || !around.isEmpty else {
      order.forgetFolders()
      ordered = Ordered(pool: pool, order: order, byProject: byProject)
      byLocation = [:]
      self.bundles = [:]
      return
    }
    var realFolders = RealPathCache()
    let bundlesOfCatalogs =
      distinguishesBundles ? found.bundles(ofCatalogs: located.map(\.0), digest) : nil
    var byLocation: [Key: Assets] = [:]
    for document in search.documents {
      let location = projects.location(of: document)
      var key = Key(location: location, bundles: .unknown)
      if distinguishesBundles, document.origin != .standardInput {
        key.bundles = bundlesOfProjects.membership(of: realFolders.path(ofFile: document.path))
        bundles[PathKey(document.path)] = key.bundles
      }
      guard byLocation[key] == nil else { continue }
      let assets = location.project.map { byProject[$0] } ?? everything
      let rank = order.rank(for: Path.folder(document.path) ?? "", in: location.project)
      let others = bundlesOfCatalogs?.memberships.map {
        !bundlesOfProjects.mayShare(key.bundles, $0)
      }
      guard let bundlesOfCatalogs, let others, others.contains(true) else {
        byLocation[key] = assets.with(pool, rank: rank)
        continue
      }
      var own = assets.with(pool) { others[$0] ? nil : rank($0) }
      own.otherBundles = Assets.OtherBundles(pool, names: bundlesOfCatalogs.names) {
        others[$0] ? rank($0) : nil
      }
      byLocation[key] = own
    }
    self.bundles = bundles
    self.byLocation = byLocation
    ordered = nil
  }

  /// Returns the assets that a document can refer to.
  package func assets(for document: DocumentInput) -> Assets {
    let location = projects.location(of: document)
    var assets = everything
    if let ordered {
      let rank = ordered.order.rankOnce(
        for: Path.folder(document.path) ?? "", in: location.project)
      assets = location.project.map { ordered.byProject[$0] } ?? everything
      assets = assets.with(ordered.pool, rank: rank)
    } else {
      let key = Key(
        location: location, bundles: bundles[PathKey(document.path)] ?? .unknown)
      assets = byLocation[key] ?? everything
    }
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

  /// Returns whether a folder is that of installed pods, some of whose catalogs CocoaPods copies into
  /// the app.
  private static func isOfPods(_ folder: String) -> Bool {
    Path.isSame(Path.lastPart(folder), "Pods")
  }

  private static func files(_ paths: [String], from root: String?) -> [Assets.File] {
    guard let root else { return paths.map { CatalogListing.file(at: $0, named: $0) } }
    return paths.map { path in
      CatalogListing.file(at: path, named: Path.relative(RealPath.of(path), to: root))
    }
  }
}
