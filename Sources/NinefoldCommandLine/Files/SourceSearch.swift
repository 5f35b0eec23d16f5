import Ninefold
import SourceScanning

/// Finds the sources of projects and reads what they declare.
///
/// All Swift and Objective-C files of a project count, those of packages that lie in it included: `Pods`,
/// `Carthage/Checkouts`, `SourcePackages`, `.build/checkouts`.
struct SourceSearch: Sendable {
  /// How many folders of one project are searched, how many sources are read, and how large one may be and all
  /// together, in bytes.
  ///
  /// Of a project with more nothing is known: what a class lacks may stand in what was left out.
  static let limits = (folders: 50_000, files: 50_000, file: 8 << 20, bytes: 512 << 20)

  private let indices: [DeclarationIndex?]
  /// The index of the project of each folder or file that is an operand.
  private let byOperand: [(operand: String, project: Int)]

  /// Reads the sources of the projects that operands lie in; standard input lies in none.
  ///
  /// A project reaches as far as for assets (`ProjectSearch`); a folder without one is a project itself.
  init(for operands: [String], jobs: Int) async {
    var roots: [String] = []
    var byOperand: [(operand: String, project: Int)] = []
    for operand in operands where operand != "-" {
      let isFolder = (try? FileReading.kind(of: operand)) == .folder
      let root = ProjectSearch.root(of: isFolder ? operand : Path.folder(operand) ?? "")
      let real = RealPath.of(root)
      let known = roots.firstIndex { Path.isSame(RealPath.of($0), real) }
      if known == nil { roots.append(root) }
      byOperand.append((operand, known ?? roots.count - 1))
    }
    var indices: [DeclarationIndex?] = []
    for root in roots { indices.append(await Self.index(of: root, jobs: jobs)) }
    self.indices = indices
    self.byOperand = byOperand
  }

  /// What the sources around a document declare; nil where there are none.
  func declarations(for document: DocumentInput) -> DeclarationIndex? {
    byOperand.first { operand, _ in
      Path.isSame(operand, document.path) || RealPath.isPath(document.path, at: operand)
    }.flatMap { indices[$0.project] }
  }

  private static func index(of root: String, jobs: Int) async -> DeclarationIndex? {
    guard let paths = sources(of: root), !paths.isEmpty else { return nil }
    let scanned = await Workers.map(paths, count: jobs) { next in
      var scanned: [(Int, SourceDeclarations?)] = []
      while let (index, path) = next() {
        let bytes = try? FileReading.read(Path.join(root, path), limit: limits.file + 1)
        scanned.append((index, bytes.flatMap { scan(path, $0) }))
      }
      return scanned
    }
    // A source that could not be read may declare anything.
    let known = scanned.compactMap(\.self)
    return known.count == paths.count ? DeclarationIndex(known) : nil
  }

  private static func scan(_ path: String, _ bytes: [UInt8]) -> SourceDeclarations? {
    bytes.count <= limits.file ? SourceDeclarations.scan(path: path, bytes) : nil
  }

  /// The paths of the sources below a folder; nil where there are too many.
  private static func sources(of root: String) -> [String]? {
    var sources: [String] = []
    var folders = [""]
    var next = 0
    var size = 0
    while next < folders.count {
      guard next < limits.folders else { return nil }
      let below = folders[next]
      next += 1
      let path = below.isEmpty ? root : Path.join(root, below)
      guard let entries = try? Folder(listing: path.isEmpty ? "." : path).entries else { continue }
      for entry in entries {
        let place = below.isEmpty ? entry.name : Path.join(below, entry.name)
        switch entry.kind {
        case .folder where isSearched(entry.name): folders.append(place)
        case .folder where entry.name == ".build":
          folders.append(Path.join(place, "checkouts"))
        case .file where SourceLanguage(path: entry.name) != nil:
          sources.append(place)
          size += (try? FileReading.size(of: Path.join(path, entry.name))) ?? 0
          guard sources.count <= limits.files, size <= limits.bytes else { return nil }
        default: break
        }
      }
    }
    return sources
  }

  /// Whether sources may lie in a folder.
  private static func isSearched(_ name: String) -> Bool {
    guard name.utf8.first != UInt8(ascii: "."), name != "node_modules" else { return false }
    return ![".xcassets", ".xcodeproj", ".xcworkspace", ".lproj", ".bundle"].contains {
      Path.hasExtension(name, $0)
    }
  }
}
