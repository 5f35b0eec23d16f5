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

  /// Searches a folder.
  ///
  /// - Parameters:
  ///   - root: The path of the folder.
  ///   - limit: The maximum number of folders to search.
  ///   - isIncluded: A function that returns whether to search a folder with an Xcode project, given
  ///     by its path relative to the root.
  package init(
    _ root: String, limit: Int = .max, isIncluded: (_ project: String) -> Bool = { _ in true }
  ) {
    // Breadth first, so that the limit skips the innermost folders.
    var folders = [""]
    var next = 0
    while next < folders.count {
      guard next < limit else {
        isCut = true
        break
      }
      let below = folders[next]
      next += 1
      let path = below.isEmpty ? root : Path.join(root, below)
      let entries = entries(of: path.isEmpty ? "." : path)
      if entries.contains(where: Self.isProject) {
        guard isIncluded(below) else { continue }
        projects.append(below)
      }
      for entry in entries { add(entry, in: below, of: root, &folders) }
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
