import InterfaceSource

import SystemCalls

/// Reads whole files.
package enum FileReading {
  /// Returns the kind of file at a path.
  package static func kind(of path: String) throws(SystemFault) -> FileKind {
    if let found = VirtualFolders.find(path) {
      guard let kind = found.kind else { throw SystemFault(code: ENOENT) }
      return kind
    }
    let kind = systemKind(of: path)
    Trace.current?.note(
      Observation(query: .kind, path: path, answer: Digest(answering: kind)))
    return try kind.get()
  }

  /// Returns the kind that the system gives now.
  static func systemKind(of path: String) -> Result<FileKind, SystemFault> {
    guard InputFiles.mayRead(path) else { return .failure(SystemFault(code: ENOENT)) }
    var status = stat()
    if stat(path, &status) == 0 { return .success(FileKind(status)) }
    let fault = SystemFault.last
    if fault.code == ENOENT || fault.code == ELOOP, lstat(path, &status) == 0 {
      return .success(.brokenLink)
    }
    return .failure(fault)
  }

  /// Returns whether a file of a known kind exists at a path; faster than the kind, particularly if
  /// there is none.
  package static func isThere(_ path: String) -> Bool {
    if let found = VirtualFolders.find(path) { return found.kind != nil }
    let isThere = systemPresence(of: path)
    Trace.current?.note(Observation(query: .presence, path: path, answer: isThere.answer))
    return isThere
  }

  /// Returns whether the system finds a file of a known kind now.
  static func systemPresence(of path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, InputFiles.mayRead(path) else { return false }
    if status.st_mode & S_IFMT != S_IFLNK { return true }
    if case .success = systemKind(of: path) { return true }
    return false
  }

  /// Returns the size of the file at a path, in bytes.
  package static func size(of path: String) throws(SystemFault) -> Int {
    if let found = VirtualFolders.find(path) { return try found.bytes(limit: 1 << 30).count }
    let size = systemSize(of: path)
    Trace.current?.note(
      Observation(query: .size, path: path, answer: Digest(answering: size)))
    return try size.get()
  }

  /// Returns the size that the system gives now.
  static func systemSize(of path: String) -> Result<Int, SystemFault> {
    guard InputFiles.mayRead(path) else { return .failure(SystemFault(code: ENOENT)) }
    var status = stat()
    guard stat(path, &status) == 0 else { return .failure(.last) }
    return .success(max(Int(clamping: status.st_size), 0))
  }

  /// Reads a regular file, up to `limit` bytes.
  ///
  /// Any other kind of file is rejected before a byte is read, so that neither a pipe without a
  /// writer nor an endless device blocks the tool. A file whose size or modification time changes
  /// while it is read is rejected too, because its parts could come from different versions.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limit: The maximum number of bytes to read.
  ///   - isInput: Whether to protect the file from being replaced by the run's outputs, and to
  ///     record that the run read it.
  /// - Returns: The bytes.
  /// - Throws: An error if the file cannot be read.
  package static func read(
    _ path: String, limit: Int, isInput: Bool = true
  ) throws(SystemFault) -> [UInt8] {
    if let found = VirtualFolders.find(path) { return try found.bytes(limit: limit) }
    let (result, stamp) = systemContent(of: path, limit: limit, isInput: isInput)
    if isInput {
      Trace.current?.note(
        Observation(
          query: .content, path: path, limit: limit, answer: Digest(answering: result),
          stamp: stamp))
    }
    return try result.get()
  }

  /// Returns the bytes that the system gives now, and the stamp of the file if there is one.
  static func systemContent(
    of path: String, limit: Int, isInput: Bool
  ) -> (Result<[UInt8], SystemFault>, stamp: FileStamp?) {
    guard !isInput || InputFiles.mayRead(path) else {
      return (.failure(SystemFault(code: ENOENT)), nil)
    }
    // Without `O_NONBLOCK`, opening a pipe waits for a writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      let fault = SystemFault.last
      return (.failure(systemKind(of: path) == .success(.brokenLink) ? .brokenLink : fault), nil)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return (.failure(.last), nil) }
    let kind = FileKind(status)
    guard kind == .file else {
      return (.failure(kind == .folder ? SystemFault(code: EISDIR) : .notAFile), nil)
    }
    if isInput { InputFiles.current.get()?.insert(FileIdentity(status)) }
    do throws(SystemFault) {
      let bytes = try read(descriptor, limit: limit, size: max(Int(clamping: status.st_size), 0))
      var after = stat()
      guard fstat(descriptor, &after) == 0 else { throw .last }
      let stamp = FileStamp(status)
      guard FileStamp(after).isOfSameContent(as: stamp) else { throw .changed }
      return (.success(bytes), stamp)
    } catch {
      return (.failure(error), nil)
    }
  }

  /// Returns a function that reads a file on any thread, and returns `nil` if it cannot be read.
  package static func reader(of path: @escaping @Sendable @autoclosure () -> String)
    -> @Sendable (_ limit: Int) -> [UInt8]?
  {
    let files = InputFiles.current.get()
    return { limit in
      InputFiles.current.withValue(files) { try? read(path(), limit: limit) }
    }
  }

  /// Reads the remaining bytes of an open file, up to `limit`.
  package static func read(_ descriptor: Int32, limit: Int) throws(SystemFault) -> [UInt8] {
    var status = stat()
    let isRegular = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    return try read(
      descriptor, limit: limit, size: isRegular ? max(Int(clamping: status.st_size), 0) : nil)
  }

  private static func read(
    _ descriptor: Int32, limit: Int, size: Int?
  ) throws(SystemFault) -> [UInt8] {
    // One byte more than the reported size, so that the end is detected immediately.
    var capacity = size.map { $0 + 1 } ?? 1 << 16
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let part = try chunk(descriptor, capacity: min(capacity, limit - bytes.count, 1 << 24))
      if part.isEmpty { break }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      // The buffer was not filled. Special files of the system report a size of zero.
      if bytes.count == size, part.count < capacity, part.count < 1 << 24 { break }
      capacity = 1 << 16
    }
    return bytes
  }

  /// Passes the remaining bytes of an open file to a test in parts, with little memory.
  ///
  /// - Parameters:
  ///   - descriptor: The file.
  ///   - test: A function that receives each part, which is not empty, and the number of bytes
  ///     before it; returning `false` stops reading.
  /// - Returns: The number of bytes, or `nil` if the test failed or the file cannot be read.
  package static func allSatisfy(
    _ descriptor: Int32, _ test: (_ part: UnsafeRawBufferPointer, _ offset: Int) -> Bool
  ) -> Int? {
    // On the heap, because for a stack buffer of this size the runtime asks the system for the end
    // of the stack, which reads a file.
    var offset = 0
    while true {
      guard let part = try? chunk(descriptor, capacity: 1 << 15) else { return nil }
      if part.isEmpty { return offset }
      guard part.withUnsafeBytes({ test($0, offset) }) else { return nil }
      offset += part.count
    }
  }

  /// Waits until a stream has bytes and returns them, up to `limit`; empty at the end of the
  /// stream.
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
