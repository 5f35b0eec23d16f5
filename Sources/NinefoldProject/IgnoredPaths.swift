import InterfaceSource
import SourceScanning

/// Determines which files a search of folders for findings skips: those that git ignores, and
/// folders of third-party code.
///
/// The `.gitignore` files from the top of the repository down apply. If an operand is ignored
/// itself, only those inside it apply, because it was named explicitly. The same is true in
/// isolation.
package struct IgnoredPaths {
  /// A folder with the rules that may skip its contents.
  private struct Place {
    /// Whether all its contents are skipped, because of the folder itself or an enclosing one.
    var isLeftOut: Bool
    /// The files that apply to its contents, the nearest first, each with the number of path
    /// components that precede the contents of its folder.
    var files: [(depth: Int, file: IgnoreFile)]

    /// Returns whether the nearest file with a matching pattern ignores a path.
    func ignores(_ way: [[UInt8]], isFolder: Bool) -> Bool {
      for (depth, file) in files {
        if let verdict = file.ignores(way[depth...], isFolder: isFolder) { return verdict }
      }
      return false
    }
  }

  /// The location of an operand.
  private struct Way {
    var folder: String
    /// The path components from the folder with the first applicable `.gitignore` to the operand.
    var parts: [[UInt8]]
    /// The rules for the operand itself.
    var place: Place
  }

  /// The names of folders of third-party code.
  package static var otherPeoplesFolders: [String] { Array(VendoredFolders.names) }

  /// Whether to ignore everything outside the operands.
  private let isIsolated: Bool
  /// The real paths of the files that exceed the limits, in the order in which they were found.
  package private(set) var cutFiles: [String] = []
  private var places: [PathKey: Place] = [:]
  private var ways: [PathKey: Way] = [:]

  /// Creates an instance with an empty cache.
  package init(isIsolated: Bool = false) { self.isIsolated = isIsolated }

  /// Returns whether a file below an operand is skipped.
  package mutating func leavesOut(_ path: String, below operand: String) -> Bool {
    let way = way(to: operand)
    let place = place(ofFolder: Path.folder(path) ?? "", way)
    guard !place.isLeftOut, !place.files.isEmpty else { return place.isLeftOut }
    return place.ignores(way.parts + Self.parts(path), isFolder: false)
  }

  /// Clears the cache of folders.
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
    // An operand that is ignored itself was named explicitly.
    let way =
      top.flatMap { self.way(Array(parts[$0...]), below: parts.prefix($0), real) }
      ?? self.way([], below: parts[...], real)
      ?? Way(folder: real, parts: [], place: Place(isLeftOut: false, files: []))
    ways[key] = way
    return way
  }

  /// Returns the path from a folder to an operand, or `nil` if the operand or a folder on the path
  /// is ignored.
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
