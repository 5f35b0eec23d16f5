import InterfaceSource
import NinefoldProject
import SourceScanning

/// Finds dependencies of a project that are missing: submodules, pods and Carthage's dependencies
/// that are not checked out.
enum MissingDependencies {
  /// The maximum size of a file with dependencies, in bytes.
  private static let limit = 4 << 20

  /// Returns the missing dependencies of a file.
  ///
  /// `path` is relative to the project's folder, `root`. Files in third-party code are ignored.
  static func gaps(of name: String, at path: String, in root: String) -> [ProjectGap] {
    guard ["Podfile", "Cartfile", ".gitmodules"].contains(name),
      !VendoredFolders.contain(path)
    else { return [] }
    let below = Path.folder(path) ?? ""
    func hasFiles(_ folder: String) -> Bool { isFilled(Path.join(root, Path.join(below, folder))) }
    switch name {
    case "Podfile":
      guard !hasFiles("Pods"), lines(of: path, in: root).contains(where: isPod) else { return [] }
      return [ProjectGap(path, .pods, holding: .everything)]
    case "Cartfile":
      guard !hasFiles("Carthage/Checkouts"), !hasFiles("Carthage/Build"),
        lines(of: path, in: root).contains(where: isCartfileEntry)
      else { return [] }
      return [ProjectGap(path, .carthage, holding: .everything)]
    default:
      return submodules(read(path, in: root)).map { Path.join(below, $0) }
        .filter { !isFilled(Path.join(root, $0)) }
        .map { ProjectGap($0, .submodule, holding: .everything) }
    }
  }

  /// Returns whether a folder has contents.
  ///
  /// A single hidden file, such as `.gitkeep`, does not count.
  static func isFilled(_ folder: String) -> Bool {
    guard let folder = try? Folder(listing: folder, isSorted: false) else { return false }
    return folder.entries.contains { $0.name.utf8.first != UInt8(ascii: ".") }
  }

  /// Returns the bytes of a file.
  ///
  /// Empty if it cannot be read or is too large.
  private static func read(_ path: String, in root: String) -> [UInt8] {
    let bytes = (try? FileReading.read(Path.join(root, path), limit: limit + 1)) ?? []
    return bytes.count > limit ? [] : bytes
  }

  /// Returns the lines of a file without white space at their ends.
  private static func lines(of path: String, in root: String) -> [ArraySlice<UInt8>] {
    read(path, in: root).split { $0 == 0x0A || $0 == 0x0D }.map { line in
      let isWhite = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
      var line = line.drop(while: isWhite)
      while let last = line.last, isWhite(last) { line.removeLast() }
      return line
    }
  }

  private static func isPod(_ line: ArraySlice<UInt8>) -> Bool {
    ["pod ", "pod(", "pod\t"].contains { line.starts(with: $0.utf8) }
  }

  private static func isCartfileEntry(_ line: ArraySlice<UInt8>) -> Bool {
    ["github ", "git ", "binary "].contains { line.starts(with: $0.utf8) }
  }

  /// Returns the paths of submodules in `.gitmodules`, the last one of each.
  private static func submodules(_ bytes: [UInt8]) -> [String] {
    var names: [String] = []
    var paths: [PathKey: String] = [:]
    for entry in GitConfiguration(reading: bytes).entries
    where entry.section == "submodule" && entry.key == "path" {
      guard let name = entry.subsection, let path = entry.value else { continue }
      if paths.updateValue(path, forKey: PathKey(name)) == nil { names.append(name) }
    }
    return names.compactMap { name in
      let path = paths[PathKey(name)] ?? ""
      let parts = Path.parts(path)
      // Git does not permit a path that leads out of the project.
      guard !parts.isEmpty, !parts.contains(".."), path.utf8.first != UInt8(ascii: "/") else {
        return nil
      }
      return parts.joined(separator: "/")
    }
  }
}
