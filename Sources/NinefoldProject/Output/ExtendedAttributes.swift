import CBeneath
import SystemCalls

/// Extended attributes: what users, Finder and file systems note of a file beside its content.
enum ExtendedAttributes {
  /// Copies the attributes of an open file to another.
  ///
  /// What only the system or the administrator may set is left out where it cannot be set, such as a security label, which the
  /// system gives new files itself. Throws when one that a user gave the file cannot be read or set.
  static func copy(from source: Int32, to target: Int32) throws(SystemFault) {
    for name in try names(of: source) {
      guard let value = try value(of: name, in: source) else { continue }
      guard !set(name, to: value, in: target), isUsers(name) else { continue }
      throw .last
    }
  }

  /// Whether users give files an attribute of the name; elsewhere than on Linux all names are theirs.
  private static func isUsers(_ name: [CChar]) -> Bool {
    #if canImport(Darwin)
      true
    #else
      name.starts(with: "user.".utf8.map { CChar(bitPattern: $0) })
    #endif
  }

  /// The names, each with a zero at its end; none where the disk has no attributes.
  private static func names(of file: Int32) throws(SystemFault) -> [[CChar]] {
    while true {
      let size = list(file, nil, 0)
      if size < 0, errno == ENOTSUP || errno == EPERM { return [] }
      if size < 0 { throw .last }
      if size == 0 { return [] }
      var names = [CChar](repeating: 0, count: size)
      let count = names.withUnsafeMutableBufferPointer { list(file, $0.baseAddress, size) }
      // Another one came meanwhile.
      if count < 0, errno == ERANGE { continue }
      if count < 0 { throw .last }
      return names.prefix(count).split(separator: 0).map { Array($0) + [0] }
    }
  }

  /// The value; nil for one that is gone.
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
