import InterfaceSource
import SourceScanning

/// Tells what a search of folders for findings leaves out: what git ignores, and folders of other people's code.
///
/// The `.gitignore` files from the top of the repository down count; where an operand is ignored itself, only those
/// inside it do, since it was named, and so where nothing counts but what is named.
package struct IgnoredPaths {
  /// A folder as far as what is in it may be left out.
  private struct Place {
    /// Whether all that is in it is left out: because of itself or of a folder around it.
    var isLeftOut: Bool
    /// The files that are about what is in it, the nearest first, each with the number of parts that come before its
    /// folder's contents on the way.
    var files: [(depth: Int, file: IgnoreFile)]

    /// What the nearest file that is about something says.
    func ignores(_ way: [[UInt8]], isFolder: Bool) -> Bool {
      for (depth, file) in files {
        if let verdict = file.ignores(way[depth...], isFolder: isFolder) { return verdict }
      }
      return false
    }
  }

  /// Where an operand lies.
  private struct Way {
    var folder: String
    /// The parts of the way from the folder whose `.gitignore` is the first that counts to the operand.
    var parts: [[UInt8]]
    /// What is known of the operand itself.
    var place: Place
  }

  /// The names of folders of other people's code.
  package static var otherPeoplesFolders: [String] { Array(VendoredFolders.names) }

  /// Whether nothing counts that lies outside of the operands.
  private let isIsolated: Bool
  /// The real paths of the files that say more than is read, in the order in which they were found.
  package private(set) var cutFiles: [String] = []
  private var places: [PathKey: Place] = [:]
  private var ways: [PathKey: Way] = [:]

  /// Begins without knowing anything of folders.
  package init(isIsolated: Bool = false) { self.isIsolated = isIsolated }

  /// Whether something below an operand is left out.
  package mutating func leavesOut(_ path: String, below operand: String) -> Bool {
    let way = way(to: operand)
    let place = place(ofFolder: Path.folder(path) ?? "", way)
    guard !place.isLeftOut, !place.files.isEmpty else { return place.isLeftOut }
    return place.ignores(way.parts + Self.parts(path), isFolder: false)
  }

  /// Forgets what is known of folders, which is found out again where somebody asks.
  package mutating func forgetFolders() { places = [:] }

  private mutating func place(ofFolder below: String, _ way: Way) -> Place {
    guard !below.isEmpty, below != "/" else { return way.place }
    let path = Path.join(way.folder, below)
    let key = PathKey(path)
    if let known = places[key] { return known }
    var place = place(ofFolder: Path.folder(below) ?? "", way)
    if !place.isLeftOut {
      let parts = way.parts + Self.parts(below)
      place.isLeftOut =
        VendoredFolders.names.contains(Path.lastPart(below))
        || place.ignores(parts, isFolder: true)
      if !place.isLeftOut, let file = file(in: path) {
        place.files.insert((parts.count, file), at: 0)
      }
    }
    places[key] = place
    return place
  }

  private mutating func way(to operand: String) -> Way {
    let key = PathKey(operand)
    if let known = ways[key] { return known }
    let real = RealPath.of(operand)
    let parts = Self.parts(real)
    let depths = (0...parts.count).reversed()
    let top =
      isIsolated
      ? nil
      : depths.first { count in
        let folder = "/" + Self.text(parts.prefix(count))
        return (try? FileReading.kind(of: Path.join(folder, ".git"))) != nil
      }
    // Where the operand is ignored itself, it was named.
    let way =
      top.flatMap { self.way(Array(parts[$0...]), below: parts.prefix($0), real) }
      ?? self.way([], below: parts[...], real)
      ?? Way(folder: real, parts: [], place: Place(isLeftOut: false, files: []))
    ways[key] = way
    return way
  }

  /// The way from a folder to an operand; nil where it or a folder on the way is ignored.
  private mutating func way(
    _ parts: [[UInt8]], below top: ArraySlice<[UInt8]>, _ real: String
  ) -> Way? {
    var place = Place(isLeftOut: false, files: [])
    for depth in 0...parts.count {
      if depth > 0, place.ignores(Array(parts.prefix(depth)), isFolder: true) { return nil }
      if let file = file(in: "/" + Self.text(top + parts.prefix(depth))) {
        place.files.insert((depth, file), at: 0)
      }
    }
    return Way(folder: real, parts: parts, place: place)
  }

  private mutating func file(in folder: String) -> IgnoreFile? {
    let path = Path.join(folder, ".gitignore")
    guard let bytes = try? FileReading.read(path, limit: IgnoreFile.limits.bytes + 1) else {
      return nil
    }
    let file = IgnoreFile(bytes)
    if file.isCut, !cutFiles.contains(where: { Path.isSame($0, path) }) { cutFiles.append(path) }
    return file
  }

  private static func parts(_ path: String) -> [[UInt8]] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
  }

  private static func text(_ parts: some Sequence<[UInt8]>) -> String {
    String(decoding: Array(parts.joined(separator: [0x2F])), as: UTF8.self)
  }
}
