import InterfaceSource

/// The relevant contents of a folder and its subfolders; hidden folders and links to folders are
/// skipped.
///
/// All paths are relative to the folder; lists are in byte order of the paths.
package struct FolderSearch: Sendable {
  /// The documents.
  package private(set) var documents: [String] = []
  /// The `.xcassets` folders.
  package private(set) var catalogs: [String] = []
  /// The image files outside any catalog.
  package private(set) var images: [String] = []
  /// The font files.
  package private(set) var fonts: [String] = []
  /// The folders that contain an Xcode project.
  package private(set) var projects: [String] = []
  /// The folders that contain a package manifest.
  package private(set) var packages: [String] = []
  /// The folders that contain files of other build systems, which may add any file to their
  /// targets.
  package private(set) var otherBuilds: [String] = []
  /// The errors for parts that could not be searched.
  package private(set) var faults: [FileError] = []
  /// The warnings about skipped parts that may be missed.
  package private(set) var warnings: [SearchWarning] = []
  /// Whether the folder limit was reached, so that deeper folders were skipped.
  package private(set) var isCut = false

  /// Searches a folder, unless an earlier run did and nothing changed.
  ///
  /// - Parameters:
  ///   - root: The path of the folder.
  ///   - limit: The maximum number of folders to search.
  ///   - folders: The real paths of folders: others with an Xcode project are not searched, unless
  ///     they contain one of these; `nil` searches all.
  package init(_ root: String, limit: Int = .max, around folders: [String]? = nil) {
    guard Trace.current != nil else {
      self.init(walking: root, limit: limit, around: folders)
      return
    }
    // All documents of a folder share one search, from which projects are removed afterwards.
    let whole = KeptValues.part(
      "folders", [root, "\(limit)"],
      isKept: { $0.faults.isEmpty && $0.warnings.isEmpty }, encode: { $0.write(to: &$1) },
      decode: { (reader) throws(FieldReader.Fault) in try FolderSearch(from: &reader) },
      compute: { FolderSearch(walking: root, limit: limit, around: nil) })
    self = folders.map { whole.removingProjects(besides: $0, in: root) } ?? whole
  }

  /// Returns the same search without the folders with an Xcode project that contain none of the
  /// folders, which are given by their real paths.
  private func removingProjects(besides folders: [String], in root: String) -> FolderSearch {
    let realRoot = RealPath.of(root)
    let removed = projects.filter { project in
      let path = project.isEmpty ? realRoot : Path.join(realRoot, project)
      return !folders.contains { RealPath.isPath($0, at: path) }
    }
    guard !removed.isEmpty else { return self }
    let keys = Set(removed.map { PathKey($0) })
    func isLeft(_ path: String) -> Bool {
      var folder: String? = path
      while let current = folder {
        if keys.contains(PathKey(current)) { return false }
        folder = current.isEmpty ? nil : Path.folder(current) ?? ""
      }
      return true
    }
    var rest = self
    rest.documents.removeAll { !isLeft($0) }
    rest.catalogs.removeAll { !isLeft($0) }
    rest.images.removeAll { !isLeft($0) }
    rest.fonts.removeAll { !isLeft($0) }
    rest.projects.removeAll { !isLeft($0) }
    rest.packages.removeAll { !isLeft($0) }
    rest.otherBuilds.removeAll { !isLeft($0) }
    return rest
  }

  private init(walking root: String, limit: Int, around folders: [String]?) {
    let realRoot = folders == nil ? root : RealPath.of(root)
    // Breadth first, so that the limit skips the innermost folders.
    var pending = [""]
    var next = 0
    while next < pending.count {
      guard next < limit else {
        isCut = true
        break
      }
      let below = pending[next]
      next += 1
      let path = below.isEmpty ? root : Path.join(root, below)
      let entries = entries(of: path.isEmpty ? "." : path)
      if entries.contains(where: Self.isProject) {
        let project = below.isEmpty ? realRoot : Path.join(realRoot, below)
        guard folders?.contains(where: { RealPath.isPath($0, at: project) }) ?? true else {
          continue
        }
        projects.append(below)
      }
      for entry in entries { add(entry, in: below, of: root, &pending) }
    }
    documents = Self.inByteOrder(documents)
    catalogs = Self.inByteOrder(catalogs)
    images = Self.inByteOrder(images)
    fonts = Self.inByteOrder(fonts)
  }

  private mutating func add(
    _ entry: Folder.Entry, in below: String, of root: String, _ folders: inout [String]
  ) {
    let relativePath = Path.join(below, entry.name)
    switch entry.kind {
    case .folder where entry.name.utf8.first == UInt8(ascii: "."),
      .unreadableFolder where entry.name.utf8.first == UInt8(ascii: "."):
      break
    case .folder where Path.hasExtension(entry.name, ".xcassets"): catalogs.append(relativePath)
    case .folder where Self.isProject(entry): break
    case .folder: folders.append(relativePath)
    // A link that leads nowhere is an unreadable document.
    case .file where Path.isDocument(entry.name),
      .other(.brokenLink) where Path.isDocument(entry.name):
      documents.append(relativePath)
    case .file where Self.isImage(entry.name): images.append(relativePath)
    case .file where Self.isFont(entry.name): fonts.append(relativePath)
    case .file where Path.isSame(entry.name, "Package.swift"): packages.append(below)
    case .file where Self.isOfOtherBuild(entry.name): otherBuilds.append(below)
    case .unreadableName where Path.isDocument(entry.name):
      faults.append(.unreadableName(path: Path.join(root, relativePath)))
    case .unreadableFolder:
      warnings.append(.unreadableFolder(path: Path.join(root, relativePath)))
    case .other(let kind) where Path.isDocument(entry.name):
      warnings.append(.notAFile(path: Path.join(root, relativePath), kind))
    default: break
    }
  }

  private mutating func entries(of path: String) -> [Folder.Entry] {
    do throws(SystemFault) {
      return try Folder(listing: path).entries
    } catch {
      faults.append(.unreadable(path: path, error))
      return []
    }
  }

  /// Returns whether an entry is an Xcode project.
  package static func isProject(_ entry: Folder.Entry) -> Bool {
    entry.kind == .folder && Path.hasExtension(entry.name, ".xcodeproj")
  }

  /// Returns whether a file belongs to CocoaPods, XcodeGen, Tuist, Bazel or Buck.
  private static func isOfOtherBuild(_ name: String) -> Bool {
    [
      "project.yml", "project.yaml", "Project.swift", "BUILD", "BUILD.bazel", "BUCK",
      "MODULE.bazel", "WORKSPACE",
    ].contains { Path.isSame(name, $0) } || Path.hasExtension(name, ".podspec")
  }

  private static func inByteOrder(_ paths: [String]) -> [String] {
    paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func isFont(_ name: String) -> Bool {
    [".ttf", ".otf", ".ttc", ".otc"].contains { Path.hasExtension(name, $0) }
  }

  private static func isImage(_ name: String) -> Bool {
    [".png", ".jpg", ".jpeg", ".gif", ".pdf", ".svg"].contains { Path.hasExtension(name, $0) }
  }
}

extension FolderSearch {
  /// Writes a search without faults and warnings.
  fileprivate func write(to writer: inout FieldWriter) {
    for list in [documents, catalogs, images, fonts, projects, packages, otherBuilds] {
      writer.write(list) { $0.write($1) }
    }
    writer.write(isCut)
  }

  fileprivate init(from reader: inout FieldReader) throws(FieldReader.Fault) {
    documents = try reader.texts()
    catalogs = try reader.texts()
    images = try reader.texts()
    fonts = try reader.texts()
    projects = try reader.texts()
    packages = try reader.texts()
    otherBuilds = try reader.texts()
    isCut = try reader.flag()
  }
}
