/// Tells what a search of folders for findings leaves out: what git ignores, and folders of other people's code.
///
/// The `.gitignore` files from the top of the repository down count; where an operand is ignored itself, only those
/// inside it do, since it was named.
struct IgnoredPaths {
  /// The names of folders that tools fill with other people's code or with products.
  static let vendoredNames = [
    "Pods", "Carthage", ".build", "DerivedData", "node_modules", "SourcePackages",
  ]

  private var files: [PathKey: IgnoreFile?] = [:]
  private var verdicts: [PathKey: Bool] = [:]
  private var ways: [PathKey: [[UInt8]]] = [:]

  /// Whether something below an operand is left out.
  ///
  /// - Parameters:
  ///   - path: Its path from the operand on.
  ///   - operand: The path of the folder that is named.
  /// - Returns: Whether it is.
  mutating func leavesOut(_ path: String, below operand: String) -> Bool {
    let parts = Path.parts(path)
    if parts.dropLast().contains(where: { Self.vendoredNames.contains($0) }) { return true }
    let base = way(to: operand)
    let inner = parts.map { Array($0.utf8) }
    let folder = Path.join(RealPath.of(operand), "")
    let top = Self.folder(folder, without: base.count)
    // The folders around it, from the operand's own on: an ignored folder is ignored with all that is in it.
    for count in 1...max(1, inner.count) {
      let below = Self.text(inner.prefix(count))
      let isFolder = count < inner.count
      let key = PathKey(folder + below)
      let isIgnored =
        verdicts[key]
        ?? isIgnored(base + inner.prefix(count), isFolder: isFolder, top: top)
      if isFolder { verdicts[key] = isIgnored }
      if isIgnored { return true }
    }
    return false
  }

  /// The parts of the way from the folder whose `.gitignore` is the first that counts to an operand.
  private mutating func way(to operand: String) -> [[UInt8]] {
    let key = PathKey(operand)
    if let known = ways[key] { return known }
    let real = RealPath.of(operand)
    let parts = Path.parts(real).map { Array($0.utf8) }
    var result: [[UInt8]] = []
    for count in stride(from: parts.count, through: 0, by: -1) {
      let folder = "/" + Self.text(parts.prefix(count))
      guard (try? FileReading.kind(of: Path.join(folder, ".git"))) != nil else { continue }
      let way = Array(parts.dropFirst(count))
      let isNamed = (1...max(1, way.count)).contains { length in
        length <= way.count
          && isIgnored(Array(way.prefix(length)), isFolder: true, top: folder)
      }
      result = isNamed ? [] : way
      break
    }
    ways[key] = result
    return result
  }

  /// A folder's path, with `/` at its end, without its last parts.
  private static func folder(_ folder: String, without count: Int) -> String {
    "/" + text(Path.parts(folder).map { Array($0.utf8) }.dropLast(count))
  }

  private static func text(_ parts: some Sequence<[UInt8]>) -> String {
    String(decoding: Array(parts.joined(separator: [0x2F])), as: UTF8.self)
  }

  /// What the nearest file that is about it says.
  private mutating func isIgnored(_ way: [[UInt8]], isFolder: Bool, top: String) -> Bool {
    for count in stride(from: way.count - 1, through: 0, by: -1) {
      let folder = count == 0 ? top : Path.join(top, Self.text(way.prefix(count)))
      if let verdict = file(in: folder)?.ignores(way[count...], isFolder: isFolder) {
        return verdict
      }
    }
    return false
  }

  private mutating func file(in folder: String) -> IgnoreFile? {
    let key = PathKey(folder)
    if let known = files[key] { return known }
    let bytes = try? FileReading.read(Path.join(folder, ".gitignore"), limit: 1 << 20)
    let file = bytes.map { IgnoreFile($0) }
    files[key] = .some(file)
    return file
  }
}
