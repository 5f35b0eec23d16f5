import InterfaceSource

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

  /// Names that a search needs, so that others need not be read as texts.
  package enum NameFilter: Sendable {
    /// Names that may mark the top of a project.
    case projectMarks

    /// Returns whether to include a name, given as UTF-8 bytes.
    func includes(_ name: Span<UInt8>) -> Bool {
      Path.hasExtension(name, ".xcodeproj") || Path.hasExtension(name, ".xcworkspace")
        || Path.isSame(name, "Package.swift") || Path.isSame(name, ".git")
    }
  }

  /// The entries in byte order of their names, without `.` and `..`.
  package var entries: [Entry]

  /// Lists a folder.
  ///
  /// - Parameters:
  ///   - path: The folder's path.
  ///   - isSorted: Whether to sort the entries; otherwise they are in the order of the file system.
  ///   - filter: The names to include, or `nil` to include all.
  /// - Throws: The system's error if the folder cannot be listed.
  package init(
    listing path: String, isSorted: Bool = true, filter: NameFilter? = nil
  ) throws(SystemFault) {
    if let found = VirtualFolders.find(path) {
      guard found.kind == .folder else { throw SystemFault(code: ENOENT) }
      entries = Self.entries(of: found, filter)
      return
    }
    let files = InputFiles.current.get()
    if filter == nil, isSorted, let kept = files?.keptListing(of: path) {
      self = try kept.get()
      return
    }
    var found: [Entry] = []
    let trace = files?.trace
    let (result, stamp) = Self.read(path, filter, summing: trace != nil) { entry, stream in
      let (name, isReadable) = Self.name(of: entry)
      if name == "." || name == ".." { return }
      var kind = Self.kind(entry, in: stream)
      if let trace, !Self.isKindInListing(entry) {
        // The kind depends on what a link leads to.
        if isReadable {
          trace.note(
            Observation(query: .entryKind, path: Path.join(path, name), answer: kind.answer))
        } else {
          trace.invalidate()
        }
      }
      if !isReadable { kind = kind == .folder ? .unreadableFolder : .unreadableName }
      found.append(Entry(name: name, kind: kind))
    }
    trace?.note(
      Observation(
        query: filter == nil ? .listing : .projectMarks, path: path,
        answer: Digest(answering: result), stamp: stamp))
    if isSorted { found.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) } }
    entries = found
    let folder = self
    if filter == nil, isSorted { files?.keep(result.map { _ in folder }, of: path) }
    _ = try result.get()
  }

  /// The names in a folder, with the kinds that the folder gives for them, in any order.
  private struct Listing: ObservedValue {
    var answer = Digest(high: 0, low: 0)

    mutating func add(_ entry: UnsafeMutablePointer<dirent>) {
      let digest = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        Digest(of: UnsafeRawBufferPointer(rebasing: bytes.prefix { $0 != 0 }))
      }
      let kind = UInt64(entry.pointee.d_type)
      answer = Digest(
        high: answer.high &+ (digest.high ^ kind &* 0x9E37_79B9_7F4A_7C15),
        low: answer.low &+ (digest.low ^ kind &* 0xC2B2_AE3D_27D4_EB4F))
    }
  }

  /// Returns the digest of the listing that the system gives now, and the stamp of the folder.
  static func systemListing(
    of path: String, _ filter: NameFilter? = nil
  ) -> (answer: Digest, stamp: FileStamp?) {
    let (result, stamp) = read(path, filter, summing: true) { _, _ in }
    return (Digest(answering: result), stamp)
  }

  private static func read(
    _ path: String, _ filter: NameFilter?, summing: Bool,
    _ body: (UnsafeMutablePointer<dirent>, Stream) -> Void
  ) -> (Result<Listing, SystemFault>, stamp: FileStamp?) {
    guard InputFiles.mayRead(path) else { return (.failure(SystemFault(code: ENOENT)), nil) }
    guard let stream = opendir(path) else { return (.failure(.last), nil) }
    defer { closedir(stream) }
    var listing = Listing()
    var status = stat()
    // The stamp precedes the listing: whatever changes from here on changes the stamp.
    let stamp = summing && fstat(dirfd(stream), &status) == 0 ? FileStamp(status) : nil
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        return errno == 0 ? (.success(listing), stamp) : (.failure(.last), nil)
      }
      if let filter, !Self.bytes(of: entry, satisfy: filter.includes) { continue }
      if summing { listing.add(entry) }
      body(entry, stream)
    }
  }

  /// Returns whether the listing of a folder determines the kind of an entry.
  private static func isKindInListing(_ entry: UnsafeMutablePointer<dirent>) -> Bool {
    ![Int32(DT_LNK), Int32(DT_UNKNOWN)].contains(Int32(entry.pointee.d_type))
  }

  private static func entries(
    of found: any VirtualEntry, _ filter: NameFilter?
  ) -> [Entry] {
    found.entries.filter { filter?.includes($0.name.utf8.span) ?? true }.map { entry in
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
      pointer.withMemoryRebound(to: CChar.self, capacity: 1) { kind($0, in: dirfd(stream)) }
    }
  }

  /// Returns the kind that the system gives now for an entry at a path.
  static func systemKind(ofEntry path: String) -> Kind {
    path.withCString { kind($0, in: AT_FDCWD) }
  }

  private static func kind(_ path: UnsafePointer<CChar>, in folder: Int32) -> Kind {
    var own = stat()
    var target = stat()
    guard fstatat(folder, path, &own, AT_SYMLINK_NOFOLLOW) == 0 else { return .other(.brokenLink) }
    guard fstatat(folder, path, &target, 0) == 0 else { return .other(.brokenLink) }
    switch FileKind(target) {
    case .file: return .file
    case .folder: return own.st_mode & S_IFMT == S_IFLNK ? .folderLink : .folder
    case let kind: return .other(kind)
    }
  }
}

extension Folder.Kind: ObservedValue {
  var answer: Digest { "\(self)".answer }
}
