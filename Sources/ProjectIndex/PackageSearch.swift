import InterfaceSource
import NinefoldProject
import SourceScanning
import StructuredData

/// Finds the Swift packages that a project depends on and that it does not contain.
///
/// Dependencies are declared in manifests, `Package.resolved` and Xcode projects. A package is
/// present if `.build/checkouts` or `SourcePackages/checkouts` contains a folder of its name, or if
/// a folder of that name contains a manifest.
struct PackageSearch {
  /// The files with dependencies, by their paths relative to the project's folder.
  private var files: [String] = []
  /// The folders that may contain checkouts.
  private var checkouts: [String] = []
  /// The names of folders with a manifest, in lower case.
  private var present: Set<String> = []

  /// Adds a file or folder of the project.
  ///
  /// `path` is its path relative to the project's folder.
  mutating func add(_ name: String, at path: String) {
    switch name {
    case "Package.swift":
      files.append(path)
      if let folder = Path.folder(path) { present.insert(Path.lastPart(folder).lowercased()) }
    case "Package.resolved": files.append(path)
    case ".build", "SourcePackages": checkouts.append(Path.join(path, "checkouts"))
    case _ where Path.hasExtension(name, ".xcodeproj"):
      files += ["project.pbxproj", "project.xcworkspace/xcshareddata/swiftpm/Package.resolved"]
        .map { Path.join(path, $0) }
    case _ where Path.hasExtension(name, ".xcworkspace"):
      files.append(Path.join(path, "xcshareddata/swiftpm/Package.resolved"))
    default: break
    }
  }

  /// Returns the missing packages as one part of the project: that of the file with most of them.
  ///
  /// Returns `nil` if no package is missing.
  func gap(in root: String) -> ProjectGap? {
    var present = present
    for folder in checkouts.map({ Path.join(root, $0) }) {
      let entries = (try? Folder(listing: folder, isSorted: false))?.entries ?? []
      for entry in entries where MissingDependencies.isFilled(Path.join(folder, entry.name)) {
        present.insert(entry.name.lowercased())
      }
    }
    var missing: [String: String] = [:]
    var most: (path: String, count: Int)?
    for file in files where !VendoredFolders.contain(file) {
      let names = Self.names(inFile: file, below: root)
        .filter { !present.contains($0.lowercased()) }
      guard !names.isEmpty else { continue }
      missing.merge(names.map { ($0.lowercased(), $0) }) { first, _ in first }
      if names.count > most?.count ?? 0 { most = (file, names.count) }
    }
    return most.map { file in
      ProjectGap(
        Self.shown(file.path),
        .packages(missing.sorted { $0.key < $1.key }.map(\.value)), holding: .everything)
    }
  }

  /// Returns the path of a file for messages: that of the Xcode project that contains it.
  private static func shown(_ path: String) -> String {
    Path.isSame(Path.lastPart(path), "project.pbxproj") ? Path.folder(path) ?? path : path
  }

  /// Returns the folder names of the packages that a file depends on.
  private static func names(inFile path: String, below root: String) -> Set<String> {
    let limit = ProjectFiles.limits.file
    guard let bytes = try? FileReading.read(Path.join(root, path), limit: limit + 1),
      bytes.count <= limit
    else { return [] }
    let addresses =
      switch Path.lastPart(path) {
      case "Package.swift": PackageManifest.addresses(in: bytes)
      case "Package.resolved": resolved(SourceFile(path: path, bytes: bytes))
      default: addresses(inProject: bytes)
      }
    return Set(addresses.compactMap(name(ofPackageAt:)))
  }

  /// Returns the addresses of packages in a `Package.resolved`, without local packages and those in
  /// registries.
  private static func resolved(_ file: SourceFile) -> [String] {
    let root = StructuredDocument(json: file).root
    let pins = root?["pins"] ?? root?["object"]?["pins"]
    return pins?.array?.compactMap { pin in
      if let kind = pin["kind"]?.string, kind != "remoteSourceControl" { return nil }
      return (pin["location"] ?? pin["repositoryURL"])?.string
    } ?? []
  }

  /// Returns the addresses of packages in a `project.pbxproj`.
  ///
  /// The file is searched, not parsed.
  private static func addresses(inProject bytes: [UInt8]) -> [String] {
    ProjectFileSearch.values(of: "repositoryURL", in: bytes).map { value in
      let marks = " =\"".utf8
      let address = value.drop(while: marks.contains).prefix { !marks.contains($0) }
      return String(decoding: address, as: UTF8.self)
    }
  }

  /// Returns the folder name of a package: the last component of the address without `.git`.
  private static func name(ofPackageAt address: String) -> String? {
    guard var name = Path.parts(address).last else { return nil }
    if Path.hasExtension(name, ".git") {
      name = String(decoding: name.utf8.dropLast(4), as: UTF8.self)
    }
    return name
  }
}
