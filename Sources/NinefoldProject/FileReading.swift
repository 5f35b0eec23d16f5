import SystemCalls

/// Reads whole files.
package enum FileReading {
  /// The kind of thing at a path.
  package static func kind(of path: String) throws(SystemFault) -> FileKind {
    if let found = VirtualFolders.find(path) {
      guard let kind = found.kind else { throw SystemFault(code: ENOENT) }
      return kind
    }
    var status = stat()
    if stat(path, &status) == 0 { return FileKind(status) }
    let fault = SystemFault.last
    if fault.code == ENOENT || fault.code == ELOOP, lstat(path, &status) == 0 {
      return .brokenLink
    }
    throw fault
  }

  /// Whether something is at a path of which a kind can be told: cheaper than the kind, above all where nothing is.
  package static func isThere(_ path: String) -> Bool {
    if let found = VirtualFolders.find(path) { return found.kind != nil }
    var status = stat()
    guard lstat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFLNK || (try? kind(of: path)) != nil
  }

  /// The size of what is at a path, in bytes.
  package static func size(of path: String) throws(SystemFault) -> Int {
    if let found = VirtualFolders.find(path) { return try found.bytes(limit: 1 << 30).count }
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    return max(Int(clamping: status.st_size), 0)
  }

  /// The bytes of a regular file, at most `limit` of them.
  ///
  /// Anything else is refused before a byte is read, so that neither a pipe that nobody writes to nor a device
  /// without an end holds the tool up. So is a file that somebody writes to meanwhile, as its size and time tell: half of it would be that of
  /// another version.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limit: The most bytes that are read.
  ///   - isInput: Whether the run's outputs may not replace the file.
  /// - Returns: The bytes.
  /// - Throws: When it cannot be read.
  package static func read(
    _ path: String, limit: Int, isInput: Bool = true
  ) throws(SystemFault) -> [UInt8] {
    if let found = VirtualFolders.find(path) { return try found.bytes(limit: limit) }
    // Opening a pipe waits for a writer otherwise.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      let fault = SystemFault.last
      throw (try? kind(of: path)) == .brokenLink ? .brokenLink : fault
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    let kind = FileKind(status)
    guard kind == .file else { throw kind == .folder ? SystemFault(code: EISDIR) : .notAFile }
    if isInput { ReadFiles.current.get()?.insert(FileIdentity(status)) }
    let bytes = try read(descriptor, limit: limit, size: max(Int(clamping: status.st_size), 0))
    var after = stat()
    guard fstat(descriptor, &after) == 0 else { throw .last }
    guard after.st_size == status.st_size, modification(after) == modification(status) else {
      throw .changed
    }
    return bytes
  }

  /// What reads a file when somebody asks for its bytes, on whatever thread; nil where it cannot be read.
  package static func reader(of path: @escaping @Sendable @autoclosure () -> String)
    -> @Sendable (_ limit: Int) -> [UInt8]?
  {
    let files = ReadFiles.current.get()
    return { limit in
      ReadFiles.current.withValue(files) { try? read(path(), limit: limit) }
    }
  }

  /// When a file was written last, in nanoseconds.
  private static func modification(_ status: stat) -> Int {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return time.tv_sec &* 1_000_000_000 &+ time.tv_nsec
  }

  /// The bytes that an open file still has, at most `limit` of them.
  package static func read(_ descriptor: Int32, limit: Int) throws(SystemFault) -> [UInt8] {
    var status = stat()
    let isRegular = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    return try read(
      descriptor, limit: limit, size: isRegular ? max(Int(clamping: status.st_size), 0) : nil)
  }

  private static func read(
    _ descriptor: Int32, limit: Int, size: Int?
  ) throws(SystemFault) -> [UInt8] {
    // One byte more than the file is said to have, so that its end is seen at once.
    var capacity = size.map { $0 + 1 } ?? 1 << 16
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let part = try chunk(descriptor, capacity: min(capacity, limit - bytes.count, 1 << 24))
      if part.isEmpty { break }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      // There was room for more. Files of the system's own say that they are empty.
      if bytes.count == size, part.count < capacity, part.count < 1 << 24 { break }
      capacity = 1 << 16
    }
    return bytes
  }

  /// Looks at the bytes that an open file still has part by part, in little memory.
  ///
  /// - Parameters:
  ///   - descriptor: The file.
  ///   - test: Gets each part, which is not empty, with the number of bytes before it; false ends the reading.
  /// - Returns: How many bytes there were; nil where the test failed or the file cannot be read.
  package static func allSatisfy(
    _ descriptor: Int32, _ test: (_ part: UnsafeRawBufferPointer, _ place: Int) -> Bool
  ) -> Int? {
    // On the heap: for as much of the stack the runtime asks the system where the stack ends, which reads a file.
    var place = 0
    while true {
      guard let part = try? chunk(descriptor, capacity: 1 << 15) else { return nil }
      if part.isEmpty { return place }
      guard part.withUnsafeBytes({ test($0, place) }) else { return nil }
      place += part.count
    }
  }

  /// The bytes that a stream has by now, at most `limit` of them, waited for while it has none; none at its end.
  package static func readAvailable(_ descriptor: Int32, limit: Int) throws(SystemFault) -> [UInt8]
  {
    try chunk(descriptor, capacity: limit)
  }

  private static func chunk(
    _ descriptor: Int32, capacity: Int
  ) throws(SystemFault) -> [UInt8] {
    var fault: SystemFault?
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      while true {
        let result = Self.systemRead(descriptor, buffer.baseAddress, capacity)
        if result >= 0 {
          count = result
          return
        }
        guard errno == EINTR else { break }
      }
      fault = .last
    }
    if let fault { throw fault }
    return bytes
  }

  private static func systemRead(
    _ descriptor: Int32, _ target: UnsafeMutablePointer<UInt8>?, _ count: Int
  ) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, target, count)
    #else
      Glibc.read(descriptor, target, count)
    #endif
  }
}
