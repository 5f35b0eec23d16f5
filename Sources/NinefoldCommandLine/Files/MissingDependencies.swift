import SourceScanning

/// Finds what a project asks for and does not have: submodules, pods and packages that are not checked out.
enum MissingDependencies {
  /// How large a file may be that says what is asked for, in bytes.
  private static let limit = 4 << 20

  /// What a file asks for that is not there.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - place: Its path from the project's folder on.
  ///   - root: The path of the project's folder.
  /// - Returns: What is missing; nothing for files that ask for nothing, and for those of other people's code.
  static func gaps(of name: String, at place: String, in root: String) -> [ProjectGap] {
    guard ["Podfile", "Cartfile", "Package.resolved", ".gitmodules"].contains(name),
      !VendoredFolders.contain(place)
    else { return [] }
    let below = Path.folder(place) ?? ""
    func holds(_ folder: String) -> Bool { isFilled(Path.join(root, Path.join(below, folder))) }
    switch name {
    case "Podfile":
      guard !holds("Pods"), lines(of: place, in: root).contains(where: isPod) else { return [] }
      return [ProjectGap(place, .pods, holding: .everything)]
    case "Cartfile":
      guard !holds("Carthage/Checkouts"), !holds("Carthage/Build"),
        lines(of: place, in: root).contains(where: isCartfileEntry)
      else { return [] }
      return [ProjectGap(place, .carthage, holding: .everything)]
    case "Package.resolved":
      guard !holds(".build/checkouts"), !holds("SourcePackages/checkouts"),
        lines(of: place, in: root).contains(where: {
          contains($0, "\"location\"") || contains($0, "\"repositoryURL\"")
        })
      else { return [] }
      return [ProjectGap(place, .packages, holding: .everything)]
    default:
      return submodules(lines(of: place, in: root)).map { Path.join(below, $0) }
        .filter { !isFilled(Path.join(root, $0)) }
        .map { ProjectGap($0, .submodule, holding: .everything) }
    }
  }

  /// The packages that a project of Xcode asks for, where no checkouts of them are beside it.
  ///
  /// - Parameters:
  ///   - place: The path of `project.pbxproj` from the project's folder on.
  ///   - root: The path of the project's folder.
  /// - Returns: What is missing.
  static func packages(ofProjectAt place: String, in root: String) -> [ProjectGap] {
    guard let project = Path.folder(place), !VendoredFolders.contain(project),
      let bytes = try? FileReading.read(Path.join(root, place), limit: ProjectFiles.limits.file)
    else { return [] }
    let below = Path.folder(project) ?? ""
    guard contains(bytes[...], "XCRemoteSwiftPackageReference"),
      !isFilled(Path.join(root, Path.join(below, "SourcePackages/checkouts"))),
      !isFilled(Path.join(root, Path.join(below, ".build/checkouts")))
    else { return [] }
    return [ProjectGap(project, .packages, holding: .everything)]
  }

  /// Whether something is in a folder; a hidden file alone, such as `.gitkeep`, only keeps it.
  private static func isFilled(_ folder: String) -> Bool {
    guard let folder = try? Folder(listing: folder, isSorted: false) else { return false }
    return folder.entries.contains { $0.name.utf8.first != UInt8(ascii: ".") }
  }

  /// The lines of a file without white space around them.
  private static func lines(of place: String, in root: String) -> [ArraySlice<UInt8>] {
    guard let bytes = try? FileReading.read(Path.join(root, place), limit: limit) else { return [] }
    return bytes.split { $0 == 0x0A || $0 == 0x0D }.map { line in
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

  /// The paths that `.gitmodules` gives submodules.
  private static func submodules(_ lines: [ArraySlice<UInt8>]) -> [String] {
    lines.compactMap { line in
      guard line.starts(with: "path".utf8), let sign = line.firstIndex(of: UInt8(ascii: "="))
      else { return nil }
      let key = line[..<sign].filter { $0 != 0x20 && $0 != 0x09 }
      guard key.elementsEqual("path".utf8) else { return nil }
      let value = line[sign...].dropFirst().drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x22 }
      let path = String(
        decoding: value.last == 0x22 ? value.dropLast() : value, as: UTF8.self)
      let parts = Path.parts(path)
      // A path that leads out of the project is none of git's.
      guard !parts.isEmpty, !parts.contains(".."), path.utf8.first != UInt8(ascii: "/") else {
        return nil
      }
      return parts.joined(separator: "/")
    }
  }

  private static func contains(_ bytes: ArraySlice<UInt8>, _ text: String) -> Bool {
    let part = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      guard bytes.count >= part.count else { return false }
      return (0...bytes.count - part.count).contains { index in
        bytes[index] == part[0] && bytes[index...].starts(with: part)
      }
    }
  }
}
