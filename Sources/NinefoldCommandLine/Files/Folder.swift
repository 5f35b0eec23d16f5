#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What stands in one folder.
struct Folder: Sendable {
  /// A name in a folder with the kind of thing it leads to.
  struct Entry: Sendable {
    var name: String
    var kind: Kind
  }

  /// The kinds of things that a search tells apart.
  enum Kind: Sendable {
    /// A regular file, or a symbolic link to one.
    case file
    case folder
    /// A symbolic link to a folder.
    case folderLink
    /// A pipe, a device, a link that leads nowhere.
    case other
    /// A thing whose name is not UTF-8, bad bytes replaced.
    case unreadableName
  }

  /// The entries in byte order of their names, without `.` and `..`.
  var entries: [Entry]

  /// Lists a folder.
  init(listing path: String) throws(SystemFault) {
    guard let stream = opendir(path) else { throw .last }
    defer { closedir(stream) }
    entries = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw .last }
        break
      }
      let bytes = Self.name(of: entry)
      let name = String(decoding: bytes, as: UTF8.self)
      if name == "." || name == ".." { continue }
      guard Array(name.utf8) == bytes else {
        entries.append(Entry(name: name, kind: .unreadableName))
        continue
      }
      let kind = Self.kind(type: Int32(entry.pointee.d_type), path: Path.join(path, name))
      entries.append(Entry(name: name, kind: kind))
    }
    entries.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      Array(bytes.prefix { $0 != 0 })
    }
  }

  private static func kind(type: Int32, path: String) -> Kind {
    switch type {
    case Int32(DT_REG): return .file
    case Int32(DT_DIR): return .folder
    case Int32(DT_LNK), Int32(DT_UNKNOWN): break
    default: return .other
    }
    var own = stat()
    var target = stat()
    guard lstat(path, &own) == 0, stat(path, &target) == 0 else { return .other }
    return switch target.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: own.st_mode & S_IFMT == S_IFLNK ? .folderLink : .folder
    default: .other
    }
  }
}
