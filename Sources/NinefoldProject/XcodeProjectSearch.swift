import InterfaceSource
package import ProjectReading
import SourceScanning

/// The Xcode projects and package manifests of the inputs.
///
/// Those are the ones below the operands and in the projects of documents that are operands, and
/// for each folder the Xcode projects in the nearest folder around it. Those of third-party code
/// are ignored. Paths are real ones.
package struct XcodeProjectSearch: Sendable {
  /// The maximum size of a manifest or a file of build settings, in bytes, and of a project.
  private static let limits = (settings: 1 << 20, project: 64 << 20)
  /// The maximum number of projects that are read.
  private static let mostProjects = 256

  /// The targets with their bundles and build settings.
  package let targets: ProjectTargets
  /// The digest of the folders that the targets were searched in.
  private let folders: String

  /// Reads the projects and manifests.
  ///
  /// - Parameters:
  ///   - search: The results of searching the operands.
  ///   - around: The results of searching the projects of documents that are operands.
  ///   - isIsolated: Whether to ignore everything outside the operands.
  package init(search: InputSearch, around: ProjectSearches, isIsolated: Bool) {
    let lists = [
      search.projects + around.projectFolders, isIsolated ? [] : search.folders,
      search.packages + around.packageFolders, search.otherBuilds + around.otherBuildFolders,
    ]
    folders = KeptValues.digest(lists.flatMap { ["\($0.count)"] + $0 })
    targets = KeptValues.object("targets", [folders]) {
      Self.targets(
        projects: lists[0], around: lists[1], packages: lists[2], otherBuilds: lists[3])
    }
  }

  /// The bundles of catalogs.
  struct CatalogBundles: Sendable {
    /// The bundles of each catalog.
    var memberships: [ProjectBundles.Membership]
    /// The names of the targets with each catalog.
    var names: [[String]]
  }

  /// Returns the bundles of catalogs, given by their paths and by the digest of these.
  func bundles(ofCatalogs paths: [String], _ digest: String) -> CatalogBundles {
    KeptValues.object("bundles of catalogs", [folders, digest]) {
      KeptValues.noteUse(ofObject: "targets", [folders])
      var realFolders = RealPathCache()
      let memberships = paths.map { targets.bundles.membership(of: realFolders.path(ofFile: $0)) }
      return CatalogBundles(
        memberships: memberships, names: memberships.map { targets.bundles.names(of: $0) })
    }
  }

  /// Reads the targets of the Xcode projects in and around folders, and of manifests in folders.
  private static func targets(
    projects projectFolders: [String], around folders: [String], packages: [String],
    otherBuilds: [String]
  ) -> ProjectTargets {
    var files: [String] = []
    for folder in projectFolders {
      let entries = (try? Folder(listing: folder.isEmpty ? "." : folder))?.entries ?? []
      files += entries.filter { FolderSearch.isProject($0) }
        .map { Path.join(Path.join(folder, $0.name), "project.pbxproj") }
    }
    for folder in folders { files += ProjectSearch.xcodeProjects(around: folder) }
    var seen: Set<PathKey> = []
    var projects: [XcodeProject] = []
    for file in files where !VendoredFolders.contain(file) {
      let real = RealPath.of(file)
      guard seen.insert(PathKey(real)).inserted, projects.count < mostProjects,
        let bundle = Path.folder(real), let folder = Path.folder(bundle)
      else { continue }
      let bytes = (try? FileReading.read(real, limit: limits.project + 1)) ?? []
      projects.append(
        XcodeProject(
          reading: SourceFile(path: real, bytes: bytes), name: Path.lastPart(bundle), in: folder,
          read: settings(at:)))
    }
    var manifests: [(String, PackageTargets)] = []
    for folder in packages where !VendoredFolders.contain(folder) {
      let real = RealPath.of(folder)
      guard seen.insert(PathKey(Path.join(real, "Package.swift"))).inserted,
        let bytes = settings(at: Path.join(real, "Package.swift"))
      else { continue }
      manifests.append((real, PackageTargets(reading: bytes)))
    }
    return ProjectTargets(
      projects: projects, manifests: manifests, otherBuilds: otherBuilds.map { RealPath.of($0) })
  }

  private static func settings(at path: String) -> [UInt8]? {
    guard let bytes = try? FileReading.read(path, limit: limits.settings + 1),
      bytes.count <= limits.settings
    else { return nil }
    return bytes
  }
}
