import InterfaceSource
import NinefoldProject
import SourceScanning
import StructuredData

/// Finds the Swift packages that a project asks for and that are not in it.
///
/// Manifests, `Package.resolved` and projects of Xcode say what is asked for. A package is there where `.build/checkouts`
/// or `SourcePackages/checkouts` has a folder of its name, or a folder of that name has a manifest.
struct PackageSearch {
  /// The files that ask for packages, by their paths from the project's folder on.
  private var files: [String] = []
  /// The folders that may have checkouts.
  private var checkouts: [String] = []
  /// The names of folders with a manifest, in small letters.
  private var present: Set<String> = []

  /// Takes something that lies in the project.
  ///
  /// `place` is its path from the project's folder on.
  mutating func add(_ name: String, at place: String) {
    switch name {
    case "Package.swift":
      files.append(place)
      if let folder = Path.folder(place) { present.insert(Path.lastPart(folder).lowercased()) }
    case "Package.resolved": files.append(place)
    case ".build", "SourcePackages": checkouts.append(Path.join(place, "checkouts"))
    case _ where Path.hasExtension(name, ".xcodeproj"):
      files += ["project.pbxproj", "project.xcworkspace/xcshareddata/swiftpm/Package.resolved"]
        .map { Path.join(place, $0) }
    case _ where Path.hasExtension(name, ".xcworkspace"):
      files.append(Path.join(place, "xcshareddata/swiftpm/Package.resolved"))
    default: break
    }
  }

  /// The packages that are missing, as one part of the project: that of the file which asks for most of them.
  ///
  /// Nil where nothing is missing.
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
      let names = Self.names(in: file, in: root).filter { !present.contains($0.lowercased()) }
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

  /// The path by which people know a file: that of the project of Xcode that it lies in.
  private static func shown(_ path: String) -> String {
    Path.isSame(Path.lastPart(path), "project.pbxproj") ? Path.folder(path) ?? path : path
  }

  /// The names of the packages that a file asks for, as their folders are called.
  private static func names(in place: String, in root: String) -> Set<String> {
    let limit = ProjectFiles.limits.file
    guard let bytes = try? FileReading.read(Path.join(root, place), limit: limit + 1),
      bytes.count <= limit
    else { return [] }
    let addresses =
      switch Path.lastPart(place) {
      case "Package.swift": PackageManifest.addresses(in: bytes)
      case "Package.resolved": resolved(SourceFile(path: place, bytes: bytes))
      default: addresses(inProject: bytes)
      }
    return Set(addresses.compactMap(name(ofPackageAt:)))
  }

  /// The addresses of packages in a `Package.resolved`; those of packages on the disk and in registries are left out.
  private static func resolved(_ file: SourceFile) -> [String] {
    let root = StructuredDocument(json: file).root
    let pins = root?["pins"] ?? root?["object"]?["pins"]
    return pins?.array?.compactMap { pin in
      if let kind = pin["kind"]?.string, kind != "remoteSourceControl" { return nil }
      return (pin["location"] ?? pin["repositoryURL"])?.string
    } ?? []
  }

  /// The addresses of packages in a `project.pbxproj`; the file is searched, not read.
  private static func addresses(inProject bytes: [UInt8]) -> [String] {
    ProjectFileSearch.values(of: "repositoryURL", in: bytes).map { value in
      let marks = " =\"".utf8
      let address = value.drop(while: marks.contains).prefix { !marks.contains($0) }
      return String(decoding: address, as: UTF8.self)
    }
  }

  /// The name of a package's folder: the last part of the address without `.git`.
  private static func name(ofPackageAt address: String) -> String? {
    guard var name = Path.parts(address).last else { return nil }
    if Path.hasExtension(name, ".git") {
      name = String(decoding: name.utf8.dropLast(4), as: UTF8.self)
    }
    return name
  }
}
