import CBeneath
import SystemCalls

/// Extended attributes: metadata that users, Finder and file systems store with a file.
enum ExtendedAttributes {
  /// Copies the extended attributes of an open file to another.
  ///
  /// Attributes that only the system or the administrator may set are skipped if they cannot be
  /// set, such as a security label, which the system assigns to new files itself. The function
  /// throws if an attribute set by a user cannot be read or set.
  static func copy(from source: Int32, to target: Int32) throws(SystemFault) {
    for name in try names(of: source) {
      guard let value = try value(of: name, in: source) else { continue }
      guard !set(name, to: value, in: target), isUsers(name) else { continue }
      throw .last
    }
  }

  /// Returns whether users can set an attribute with this name; on systems other than Linux, they
  /// can set all.
  private static func isUsers(_ name: [CChar]) -> Bool {
    #if canImport(Darwin)
      true
    #else
      name.starts(with: "user.".utf8.map { CChar(bitPattern: $0) })
    #endif
  }

  /// Returns the names, each with a terminating zero, or none if the disk does not support
  /// attributes.
  private static func names(of file: Int32) throws(SystemFault) -> [[CChar]] {
    while true {
      let size = list(file, nil, 0)
      if size < 0, errno == ENOTSUP || errno == EPERM { return [] }
      if size < 0 { throw .last }
      if size == 0 { return [] }
      var names = [CChar](repeating: 0, count: size)
      let count = names.withUnsafeMutableBufferPointer { list(file, $0.baseAddress, size) }
      // An attribute was added in the meantime.
      if count < 0, errno == ERANGE { continue }
      if count < 0 { throw .last }
      return names.prefix(count).split(separator: 0).map { Array($0) + [0] }
    }
  }

  /// Returns the value, or `nil` if the attribute was removed.
  private static func value(of name: [CChar], in file: Int32) throws(SystemFault) -> [UInt8]? {
    while true {
      let size = get(file, name, nil, 0)
      if size < 0 {
        if !isUsers(name) || isGone { return nil }
        throw .last
      }
      var value = [UInt8](repeating: 0, count: size)
      let count = value.withUnsafeMutableBytes { get(file, name, $0.baseAddress, size) }
      if count < 0, errno == ERANGE { continue }
      if count < 0 { throw .last }
      return Array(value.prefix(count))
    }
  }

  // MARK: The system's functions

  private static var isGone: Bool {
    #if canImport(Darwin)
      errno == ENOATTR
    #else
      errno == ENODATA
    #endif
  }

  private static func list(_ file: Int32, _ names: UnsafeMutablePointer<CChar>?, _ size: Int) -> Int
  {
    #if canImport(Darwin)
      flistxattr(file, names, size, 0)
    #else
      flistxattr(file, names, size)
    #endif
  }

  private static func get(
    _ file: Int32, _ name: [CChar], _ value: UnsafeMutableRawPointer?, _ size: Int
  ) -> Int {
    #if canImport(Darwin)
      fgetxattr(file, name, value, size, 0, 0)
    #else
      fgetxattr(file, name, value, size)
    #endif
  }

  private static func set(_ name: [CChar], to value: [UInt8], in file: Int32) -> Bool {
    value.withUnsafeBytes {
      #if canImport(Darwin)
        fsetxattr(file, name, $0.baseAddress, $0.count, 0, 0) == 0
      #else
        fsetxattr(file, name, $0.baseAddress, $0.count, 0) == 0
      #endif
    }
  }
}
