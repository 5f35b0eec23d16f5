import SystemCalls

extension OutputFolder {
  /// Records the pictures of a run in the folder, and removes the pictures of earlier runs whose
  /// scene or document no longer exists.
  ///
  /// Pictures of existing scenes in configurations that this run did not draw are preserved, unless
  /// `keepsOtherConfigurations` is `false`.
  package func note(
    _ runs: [DocumentPictures], below folders: [String], keepsOtherConfigurations: Bool = true
  ) throws(EnvironmentError) {
    let old = content(of: PictureManifest.name, limit: PictureManifest.largestSize)
    var manifest = old.map { PictureManifest($0) } ?? PictureManifest()
    let own = RealPath.of(path)
    let searched = folders.map { RealPath.of($0) }
    let stale = manifest.merge(runs, keepsOtherConfigurations: keepsOtherConfigurations) { source in
      guard source.utf8.first != UInt8(ascii: "/") else { return false }
      let documentPath = Self.documentPath(source, from: own)
      guard searched.contains(where: { RealPath.isPath(documentPath, at: $0) }) else {
        return false
      }
      return (try? FileReading.kind(of: documentPath)) == nil
    }
    for entry in stale { removePicture(entry) }
    guard old != nil || !manifest.entries.isEmpty else { return }
    let bytes = manifest.bytes
    if bytes != old { try write(bytes, to: PictureManifest.name) }
  }

  /// Returns the path that a relative path from a folder leads to.
  private static func documentPath(_ relativePath: String, from folder: String) -> String {
    var parts = Path.parts(folder)
    for part in Path.parts(relativePath) {
      if Path.isSame(part, "..") {
        _ = parts.popLast()
      } else if !Path.isSame(part, ".") {
        parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Removes a picture, and its document's folder if it is empty afterwards.
  ///
  /// Links below this folder are not followed, and only regular files with names of pictures are
  /// removed.
  private func removePicture(_ entry: PictureManifest.Entry) {
    let parts = Path.parts(entry.document)
    let name = entry.file
    guard entry.document.utf8.first != UInt8(ascii: "/"), let last = parts.last,
      !(parts + [name]).contains(where: { Path.isSame($0, ".") || Path.isSame($0, "..") }),
      Path.hasExtension(name, ".svg") || Path.hasExtension(name, ".png"),
      name.utf8.starts(with: (entry.scene + ".").utf8)
        || name.utf8.starts(with: (entry.scene + "-").utf8)
    else { return }
    guard let outer = descend(parts.dropLast()) else { return }
    defer { close(outer) }
    guard let folder = Self.step(from: outer, to: last) else { return }
    defer { close(folder) }
    guard Self.remove(name, in: folder) else { return }
    // A folder that is not empty is preserved.
    unlinkat(outer, last, AT_REMOVEDIR)
  }

  /// Removes a regular file below this folder; links below the folder are not followed.
  package func removeFile(_ relativePath: String) {
    var parts = Path.parts(relativePath)
    guard let name = parts.popLast(),
      !(parts + [name]).contains(where: { Path.isSame($0, ".") || Path.isSame($0, "..") }),
      let folder = descend(parts)
    else { return }
    defer { close(folder) }
    _ = Self.remove(name, in: folder)
  }

  /// Removes a regular file in an open folder, and returns whether there was one.
  private static func remove(_ name: String, in folder: Int32) -> Bool {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
      status.st_mode & S_IFMT == S_IFREG
    else { return false }
    unlinkat(folder, name, 0)
    return true
  }

  /// Returns the content of a regular file in this folder, or `nil` if there is none or it is too
  /// large.
  private func content(of name: String, limit: Int) -> [UInt8]? {
    guard let folder = descend([]) else { return nil }
    defer { close(folder) }
    let file = openat(folder, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let bytes = try? FileReading.read(file, limit: limit + 1), bytes.count <= limit
    else { return nil }
    return bytes
  }

  /// Opens a folder below this one without following links, or returns `nil` if there is none.
  private func descend(_ parts: some Sequence<String>) -> Int32? {
    var folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return nil }
    for part in parts {
      guard let inner = Self.step(from: folder, to: part) else {
        close(folder)
        return nil
      }
      close(folder)
      folder = inner
    }
    return folder
  }

  private static func step(from folder: Int32, to part: String) -> Int32? {
    let inner = openat(folder, part, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
    return inner >= 0 ? inner : nil
  }
}
