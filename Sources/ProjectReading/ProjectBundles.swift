import InterfaceSource
package import SourceScanning

/// The bundles that the files of projects are copied into.
///
/// A nib or storyboard looks images and colors up in the bundle that contains it, never in another
/// one (https://openradar.appspot.com/45984602,
/// https://github.com/wordpress-mobile/WordPressAuthenticator-iOS/pull/72).
package struct ProjectBundles: Sendable {
  /// A bundle.
  package struct Bundle: Hashable, Sendable {
    /// The name of the target.
    package var name: String
    /// Whether the target is that of a Swift package.
    package var isOfPackage: Bool
  }

  /// The indices of an Xcode project and of a target in it.
  typealias XcodeTarget = (project: Int, target: Int)

  /// The bundles of a file.
  package enum Membership: Hashable, Sendable {
    /// Undecided: the file may be in any bundle.
    case unknown
    /// The file is in no target of a package; no project was found to list it.
    case outsidePackages
    /// The bundles that contain it, as indices of `bundles`.
    case bundles(Set<Int>)
  }

  /// A manifest with the path of its folder.
  private struct Manifest: Sendable {
    var folder: String
    var targets: PackageTargets
    /// The index of the bundle of its first target.
    var firstBundle: Int
    /// Whether another build system may add its files to other targets.
    var isShared: Bool
  }

  /// The bundles.
  package private(set) var bundles: [Bundle] = []
  /// The targets of the Xcode projects.
  private var targets: [XcodeTarget] = []
  /// The bundle of each of these targets, or `nil` if its files may be in any bundle.
  private var bundlesOfTargets: [Int?] = []
  /// The targets that list files in their build phases, by the paths of the files.
  private var listed: [String: Set<Int>] = [:]
  private var folders: [(target: Int, folder: XcodeProject.SynchronizedFolder, isPartial: Bool)] =
    []
  private var manifests: [Manifest] = []
  /// The index of the manifest in each folder.
  private var manifestsByFolder: [PathKey: Int] = [:]
  /// Whether a project could not be read, so that nothing is decided.
  private var isUndecided = false

  /// Creates the bundles of projects and packages.
  ///
  /// - Parameters:
  ///   - projects: The Xcode projects.
  ///   - manifests: The manifests with the paths of their folders.
  ///   - otherBuilds: The paths of the folders with files of other build systems, which may add the
  ///     files below them to targets that are unknown here.
  package init(
    projects: [XcodeProject], manifests: [(folder: String, targets: PackageTargets)],
    otherBuilds: [String]
  ) {
    for (index, project) in projects.enumerated() {
      if !project.isRead { isUndecided = true }
      for target in project.targets.indices {
        add(project.targets[target], at: (index, target))
      }
    }
    for (folder, targets) in manifests {
      self.manifests.append(
        Manifest(
          folder: folder, targets: targets, firstBundle: bundles.count,
          isShared: otherBuilds.contains { ProjectPath.relative(folder, to: $0) != nil }))
      bundles += targets.targets.map { Bundle(name: $0.name, isOfPackage: true) }
    }
    // The innermost package first.
    self.manifests.sort { ($1.folder.utf8.count, $0.folder) < ($0.folder.utf8.count, $1.folder) }
    for (index, manifest) in self.manifests.enumerated().reversed() {
      manifestsByFolder[PathKey(manifest.folder)] = index
    }
  }

  /// Returns the manifest of the innermost package that contains a file, with the file's path
  /// relative to its folder, or `nil` if none does.
  private func manifest(around path: String) -> (manifest: Manifest, relativePath: String)? {
    guard !manifests.isEmpty else { return nil }
    var folder = path
    while true {
      if let index = manifestsByFolder[PathKey(folder)],
        let relativePath = ProjectPath.relative(path, to: folder)
      {
        return (manifests[index], relativePath)
      }
      guard !folder.isEmpty, folder != "/" else { return nil }
      let above = ProjectPath.folder(folder)
      // The folder of `/App` is `/`, and what it is relative to has no name.
      folder = above.isEmpty && folder.utf8.first == UInt8(ascii: "/") ? "/" : above
    }
  }

  /// Whether all files may be in one bundle.
  package var isEmpty: Bool { bundles.isEmpty || isUndecided }

  private mutating func add(_ target: XcodeProject.Target, at location: XcodeTarget) {
    let index = targets.count
    targets.append(location)
    bundlesOfTargets.append(target.hasOwnBundle ? bundles.count : nil)
    if target.hasOwnBundle { bundles.append(Bundle(name: target.name, isOfPackage: false)) }
    for file in target.files { listed[file, default: []].insert(index) }
    folders += target.folders.map { (index, $0, false) }
    folders += target.partialFolders.map { (index, $0, true) }
  }

  /// Returns the targets of Xcode projects that contain a file, in their order.
  func xcodeTargets(of path: String) -> [XcodeTarget] { members(path).sorted().map { targets[$0] } }

  private func members(_ path: String) -> Set<Int> {
    var found = listed[path] ?? []
    for (target, folder, isPartial) in folders {
      guard let relative = ProjectPath.relative(path, to: folder.path) else { continue }
      if folder.hasException(relative) == isPartial { found.insert(target) }
    }
    return found
  }

  /// Returns whether a file is in the folder of a package.
  func isInPackage(_ path: String) -> Bool {
    manifest(around: path) != nil
  }

  /// Returns whether a folder that contains a file is copied as a whole.
  private func isInListedFolder(_ path: String) -> Bool {
    var above = ProjectPath.folder(path)
    while !above.isEmpty, above != "/" {
      if listed[above] != nil { return true }
      above = ProjectPath.folder(above)
    }
    return false
  }

  /// Returns the bundles of a file.
  ///
  /// - Parameter path: The path, spelled like those of the projects and manifests.
  /// - Returns: The bundles.
  package func membership(of path: String) -> Membership {
    guard !isEmpty, !VendoredFolders.contain(path), !isInListedFolder(path) else {
      return .unknown
    }
    var found: Set<Int> = []
    for target in members(path) {
      guard let bundle = bundlesOfTargets[target] else { return .unknown }
      found.insert(bundle)
    }
    if let (manifest, relativePath) = manifest(around: path) {
      if let target = manifest.targets.target(of: relativePath) {
        // Files that a project lists as well are in the bundles of both.
        guard manifest.targets.bundlesResources, !manifest.isShared else { return .unknown }
        found.insert(manifest.firstBundle + target)
      } else if !manifest.targets.isComplete, found.isEmpty {
        return .unknown
      }
    }
    return found.isEmpty ? .outsidePackages : .bundles(found)
  }

  /// Returns whether a document may look up assets of a catalog.
  ///
  /// - Parameters:
  ///   - document: The bundles of the document.
  ///   - catalog: The bundles of the catalog.
  /// - Returns: Whether they may be in the same bundle.
  package func mayShare(_ document: Membership, _ catalog: Membership) -> Bool {
    switch (document, catalog) {
    case (.unknown, _), (_, .unknown), (.outsidePackages, .outsidePackages): true
    case (.bundles(let first), .bundles(let second)): !first.isDisjoint(with: second)
    case (.outsidePackages, .bundles(let some)), (.bundles(let some), .outsidePackages):
      // A file that no project lists may be in a target all the same.
      !some.allSatisfy { bundles[$0].isOfPackage }
    }
  }

  /// Returns the names of the targets whose bundles contain a file, in alphabetical order.
  package func names(of membership: Membership) -> [String] {
    guard case .bundles(let some) = membership else { return [] }
    return some.map { bundles[$0].name }.sorted()
  }
}

extension XcodeProject.Target {
  /// Whether the files of the target are in a bundle of its own.
  ///
  /// Those of libraries and static frameworks are copied into others by scripts, or not at all.
  fileprivate var hasOwnBundle: Bool {
    guard let productType else { return false }
    let kinds = ["application", "app-extension", "extensionkit-extension", "framework", "bundle"]
    let type = productType.split(separator: ".").last { $0 != "messages" }.map { String($0) } ?? ""
    let isKnown =
      kinds.contains(type) || productType.contains(".app-extension")
      || productType.contains(".bundle.")
    guard isKnown else { return false }
    return configurations.allSatisfy {
      switch $0.value(of: "MACH_O_TYPE") {
      case .missing: true
      case .value(let text): text != "staticlib"
      case .unknown: false
      }
    }
  }
}

extension XcodeProject.SynchronizedFolder {
  /// Returns whether a file or a folder that contains it is an exception.
  ///
  /// A localized file is listed as `/Localized: Main.storyboard` without its language folder.
  fileprivate func hasException(_ relative: String) -> Bool {
    guard !exceptions.isEmpty else { return false }
    var path = relative
    while !path.isEmpty {
      if exceptions.contains(path) { return true }
      let folder = ProjectPath.folder(path)
      if folder.hasSuffix(".lproj") {
        let outer = ProjectPath.folder(folder)
        let name = "/Localized: " + ProjectPath.name(path)
        if exceptions.contains(outer.isEmpty ? name : outer + name) { return true }
      }
      path = folder
    }
    return false
  }
}

extension PackageTargets {
  /// Returns the index of the target that contains a file, by its path relative to the manifest's
  /// folder, or `nil` if none does.
  fileprivate func target(of path: String) -> Int? {
    var best: (index: Int, length: Int)?
    for (index, target) in targets.enumerated() {
      for folder in target.folders {
        let folder = ProjectPath.normalized(folder)
        guard let relative = ProjectPath.relative(path, to: folder),
          !target.excluded.contains(where: {
            ProjectPath.relative(relative, to: ProjectPath.normalized($0)) != nil
          })
        else { continue }
        if best.map({ $0.length < folder.utf8.count }) ?? true {
          best = (index, folder.utf8.count)
        }
      }
    }
    return best?.index
  }
}
