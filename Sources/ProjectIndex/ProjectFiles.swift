import NinefoldProject
import SourceScanning

/// What lies in the folder of a project: one walk finds everything that only the whole project knows.
///
/// Packages that lie in it count: `Pods`, `Carthage/Checkouts`, `SourcePackages`, `.build/checkouts`. Paths go from the folder on.
package struct ProjectFiles: Sendable {
  /// How many folders are searched, how many sources are read, and how large one may be and all together, in bytes.
  ///
  /// Of a project with more nothing is known: what a class lacks may stand in what was left out.
  static let limits = (folders: 50_000, files: 50_000, file: 8 << 20, bytes: 512 << 20)

  /// The sources that declare classes.
  package private(set) var sources: [String] = []
  private(set) var documents: [String] = []
  private(set) var catalogs: [String] = []
  private(set) var propertyLists: [String] = []
  /// The image files in no catalog.
  private(set) var images: [String] = []
  private(set) var fonts: [String] = []
  /// The strings files, `.stringsdict` files and string catalogs.
  private(set) var texts: [String] = []
  /// The projects of Xcode.
  private(set) var buildSettings: [String] = []
  /// What could not be looked into, or is not there though the project asks for it.
  private(set) var gaps: [ProjectGap] = []
  /// Whether there was more than might be looked into.
  private(set) var isCut = false

  /// The same with those documents and catalogs alone that a test takes.
  package func filtered(_ isTaken: (String) -> Bool) -> ProjectFiles {
    var files = self
    files.documents.removeAll { !isTaken($0) }
    files.catalogs.removeAll { !isTaken($0) }
    return files
  }

  init(_ root: String) {
    var folders = [""]
    var next = 0
    var size = 0
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
        let place = below.isEmpty ? entry.name : Path.join(below, entry.name)
        packages.add(entry.name, at: place)
        switch entry.kind {
        case .folder where Path.hasExtension(entry.name, ".xcassets"): catalogs.append(place)
        case .folder where Self.isSearched(entry.name): folders.append(place)
        case .folder where Path.hasExtension(entry.name, ".xcodeproj"):
          buildSettings.append(Path.join(place, "project.pbxproj"))
        case .folder where entry.name == ".build":
          let checkouts = Path.join(place, "checkouts")
          let isThere = (try? FileReading.kind(of: Path.join(root, checkouts))) == .folder
          if isThere { folders.append(checkouts) }
        case .file where SourceLanguage(path: entry.name) != nil:
          sources.append(place)
          size += (try? FileReading.size(of: Path.join(path, entry.name))) ?? 0
          guard sources.count <= Self.limits.files, size <= Self.limits.bytes else {
            isCut = true
            return
          }
        case .file: add(place, entry.name, below: root)
        default: break
        }
      }
    }
    if let gap = packages.gap(in: root) { gaps.append(gap) }
  }

  private mutating func add(_ place: String, _ name: String, below root: String) {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.utf8.startIndex else {
      gaps += MissingDependencies.gaps(of: name, at: place, in: root)
      return
    }
    switch String(decoding: name.utf8[dot...], as: UTF8.self).lowercased() {
    case ".storyboard", ".xib": documents.append(place)
    case ".plist": propertyLists.append(place)
    case ".strings", ".stringsdict", ".xcstrings": texts.append(place)
    case ".png", ".jpg", ".jpeg", ".gif", ".pdf", ".svg": images.append(place)
    case ".ttf", ".otf", ".ttc", ".otc": fonts.append(place)
    default: break
    }
  }

  /// Whether something may lie in a folder.
  private static func isSearched(_ name: String) -> Bool {
    guard name.utf8.first != UInt8(ascii: "."), name != "node_modules" else { return false }
    return !Path.hasExtension(name, ".xcodeproj") && !Path.hasExtension(name, ".xcworkspace")
  }
}
