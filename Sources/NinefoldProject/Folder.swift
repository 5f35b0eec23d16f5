import SystemCalls

/// The contents of one folder.
package struct Folder: Sendable {
  /// A name in a folder, with the kind of file that it leads to.
  package struct Entry: Sendable {
    package var name: String
    package var kind: Kind
  }

  /// The kinds of entries that a search distinguishes.
  package enum Kind: Hashable, Sendable {
    /// A regular file, or a symbolic link to one.
    case file
    case folder
    /// A symbolic link to a folder.
    case folderLink
    /// A pipe, a device, or a broken symbolic link.
    case other(FileKind)
    /// An entry, not a folder, whose name is not UTF-8; its invalid bytes are replaced.
    case unreadableName
    /// A folder whose name is not UTF-8.
    case unreadableFolder
  }

  /// The entries in byte order of their names, without `.` and `..`.
  package var entries: [Entry]

  /// Lists a folder.
  ///
  /// - Parameters:
  ///   - path: The folder's path.
  ///   - isSorted: Whether to sort the entries; otherwise they are in the order of the file system.
  ///   - isIncluded: A function that returns whether to include a name, given as bytes, or `nil` to
  ///     include all.
  /// - Throws: The system's error if the folder cannot be listed.
  package init(
    listing path: String, isSorted: Bool = true, where isIncluded: ((Span<UInt8>) -> Bool)? = nil
  ) throws(SystemFault) {
    if let found = VirtualFolders.find(path) {
      guard found.kind == .folder else { throw SystemFault(code: ENOENT) }
      entries = Self.entries(of: found, where: isIncluded)
      return
    }
    guard let stream = opendir(path) else { throw .last }
    defer { closedir(stream) }
    entries = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw .last }
        break
      }
      if let isIncluded, !Self.bytes(of: entry, satisfy: isIncluded) { continue }
      let (name, isReadable) = Self.name(of: entry)
      if name == "." || name == ".." { continue }
      var kind = Self.kind(entry, in: stream)
      if !isReadable { kind = kind == .folder ? .unreadableFolder : .unreadableName }
      entries.append(Entry(name: name, kind: kind))
    }
    if isSorted { entries.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) } }
  }

  private static func entries(
    of found: any VirtualEntry, where isIncluded: ((Span<UInt8>) -> Bool)?
  ) -> [Entry] {
    found.entries.filter { isIncluded?($0.name.utf8.span) ?? true }.map { entry in
      switch entry.kind {
      case .file: Entry(name: entry.name, kind: .file)
      case .folder: Entry(name: entry.name, kind: entry.isLink ? .folderLink : .folder)
      default: Entry(name: entry.name, kind: .other(entry.kind))
      }
    }.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  #if canImport(Darwin)
    private typealias Stream = UnsafeMutablePointer<DIR>
  #else
    private typealias Stream = OpaquePointer
  #endif

  private static func bytes(
    of entry: UnsafeMutablePointer<dirent>, satisfy test: (Span<UInt8>) -> Bool
  ) -> Bool {
    withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      let name = bytes.prefix { $0 != 0 }
      return UnsafeRawBufferPointer(rebasing: name).withMemoryRebound(to: UInt8.self) {
        test($0.span)
      }
    }
  }

  /// Returns the name with invalid bytes replaced, and whether it was valid UTF-8.
  private static func name(
    of entry: UnsafeMutablePointer<dirent>
  ) -> (name: String, isReadable: Bool) {
    withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      let name = bytes.prefix { $0 != 0 }
      if let text = String(validating: name, as: UTF8.self) { return (text, true) }
      return (String(decoding: name, as: UTF8.self), false)
    }
  }

  private static func kind(
    _ entry: UnsafeMutablePointer<dirent>, in stream: Stream
  ) -> Kind {
    switch Int32(entry.pointee.d_type) {
    case Int32(DT_REG): return .file
    case Int32(DT_DIR): return .folder
    case Int32(DT_FIFO): return .other(.pipe)
    case Int32(DT_SOCK): return .other(.socket)
    case Int32(DT_CHR), Int32(DT_BLK): return .other(.device)
    default: break
    }
    // Uses the bytes of the name, which need not be UTF-8.
    return withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 1) { name in
        var own = stat()
        var target = stat()
        guard fstatat(dirfd(stream), name, &own, AT_SYMLINK_NOFOLLOW) == 0 else {
          return .other(.brokenLink)
        }
        guard fstatat(dirfd(stream), name, &target, 0) == 0 else { return .other(.brokenLink) }
        switch FileKind(target) {
        case .file: return .file
        case .folder: return own.st_mode & S_IFMT == S_IFLNK ? .folderLink : .folder
        case let kind: return .other(kind)
        }
      }
    }
  }
}
