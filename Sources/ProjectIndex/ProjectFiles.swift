import InterfaceSource
import NinefoldProject
import SourceScanning

/// The files in the folder of a project, collected in one walk for the rules about whole projects.
///
/// Packages in the folder are included: `Pods`, `Carthage/Checkouts`, `SourcePackages`,
/// `.build/checkouts`. Paths are relative to the folder.
package struct ProjectFiles: Sendable {
  /// The maximum number of folders and of sources, and the maximum size of one source and of all,
  /// in bytes.
  ///
  /// If a project exceeds them, nothing is known about it: anything that a class lacks may be in
  /// the rest.
  static let limits = (folders: 1_000_000, files: 1_000_000, file: 8 << 20, bytes: 1 << 30)

  /// The sources that may declare classes.
  package private(set) var sources: [String] = []
  package private(set) var documents: [String] = []
  private(set) var catalogs: [String] = []
  package private(set) var propertyLists: [String] = []
  /// The image files outside catalogs.
  private(set) var images: [String] = []
  private(set) var fonts: [String] = []
  /// The strings files, `.stringsdict` files and string catalogs.
  private(set) var texts: [String] = []
  /// The Xcode projects and the files of build settings.
  private(set) var buildSettings: [String] = []
  /// The parts that could not be examined, and missing dependencies.
  private(set) var gaps: [ProjectGap] = []
  /// Whether a limit was exceeded.
  private(set) var isCut = false

  /// Returns the same files with only the documents and catalogs that satisfy a predicate.
  package func filtered(_ isIncluded: (String) -> Bool) -> ProjectFiles {
    var files = self
    files.documents.removeAll { !isIncluded($0) }
    files.catalogs.removeAll { !isIncluded($0) }
    return files
  }

  /// Collects the files of a folder, unless an earlier run did and nothing changed.
  init(_ root: String) {
    self = KeptValues.part(
      Self.valueName, [root], encode: { $0.write(to: &$1) },
      decode: { (reader) throws(FieldReader.Fault) in try ProjectFiles(from: &reader) },
      compute: { ProjectFiles(walking: root) })
  }

  /// Records that a value depends on the files of a folder, which were collected before.
  static func noteUse(of root: String) { KeptValues.noteUse(of: valueName, [root]) }

  private static let valueName = "project"

  private init(walking root: String) {
    var folders = [""]
    var next = 0
    var packages = PackageSearch()
    while next < folders.count {
      guard next < Self.limits.folders else {
        isCut = true
        return
      }
      let below = folders[next]
      next += 1
      let path = below.isEmpty ? root : Path.join(root, below)
      guard let entries = try? Folder(listing: path.isEmpty ? "." : path).entries else {
        gaps.append(ProjectGap(below, .unreadable, holding: .everything))
        continue
      }
      for entry in entries {
        let relativePath = below.isEmpty ? entry.name : Path.join(below, entry.name)
        packages.add(entry.name, at: relativePath)
        switch entry.kind {
        case .folder where Path.hasExtension(entry.name, ".xcassets"): catalogs.append(relativePath)
        case .folder where Self.isSearched(entry.name): folders.append(relativePath)
        case .folder where Path.hasExtension(entry.name, ".xcodeproj"):
          buildSettings.append(Path.join(relativePath, "project.pbxproj"))
        case .folder where entry.name == ".build":
          let checkouts = Path.join(relativePath, "checkouts")
          let isThere = (try? FileReading.kind(of: Path.join(root, checkouts))) == .folder
          if isThere { folders.append(checkouts) }
        case .file where SourceLanguage(path: entry.name) != nil:
          sources.append(relativePath)
          guard sources.count <= Self.limits.files else {
            isCut = true
            return
          }
        case .file: add(relativePath, entry.name, below: root)
        default: break
        }
      }
    }
    if let gap = packages.gap(in: root) { gaps.append(gap) }
  }

  /// Records that a limit was exceeded.
  mutating func cut() { isCut = true }

  private mutating func add(_ relativePath: String, _ name: String, below root: String) {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.utf8.startIndex else {
      gaps += MissingDependencies.gaps(of: name, at: relativePath, in: root)
      return
    }
    switch String(decoding: name.utf8[dot...], as: UTF8.self).lowercased() {
    case ".xcconfig": buildSettings.append(relativePath)
    case ".storyboard", ".xib": documents.append(relativePath)
    case ".plist": propertyLists.append(relativePath)
    case ".strings", ".stringsdict", ".xcstrings": texts.append(relativePath)
    case ".png", ".jpg", ".jpeg", ".gif", ".pdf", ".svg": images.append(relativePath)
    case ".ttf", ".otf", ".ttc", ".otc": fonts.append(relativePath)
    default: break
    }
  }

  /// Returns whether a folder is searched, by its name.
  private static func isSearched(_ name: String) -> Bool {
    guard name.utf8.first != UInt8(ascii: "."), name != "node_modules" else { return false }
    return !Path.hasExtension(name, ".xcodeproj") && !Path.hasExtension(name, ".xcworkspace")
  }
}

extension ProjectFiles {
  private func write(to writer: inout FieldWriter) {
    for list in [
      sources, documents, catalogs, propertyLists, images, fonts, texts, buildSettings,
    ] {
      writer.write(list) { $0.write($1) }
    }
    writer.write(gaps) { $1.write(to: &$0) }
    writer.write(isCut)
  }

  private init(from reader: inout FieldReader) throws(FieldReader.Fault) {
    sources = try reader.texts()
    documents = try reader.texts()
    catalogs = try reader.texts()
    propertyLists = try reader.texts()
    images = try reader.texts()
    fonts = try reader.texts()
    texts = try reader.texts()
    buildSettings = try reader.texts()
    gaps = try reader.list { reader throws(FieldReader.Fault) in try ProjectGap(from: &reader) }
    isCut = try reader.flag()
  }
}
