import SystemCalls

/// The file of the running program.
package enum RunningProgram {
  /// The path of the file, which may be that of a link, or `nil` if the system does not report it.
  package static var path: String? {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      var bytes = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&bytes, &size) == 0 else { return nil }
      return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #else
      return "/proc/self/exe"
    #endif
  }
}
