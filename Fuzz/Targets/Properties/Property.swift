#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What must hold for every input.
enum Property {
  /// Ends the process when a property does not hold, so that libFuzzer keeps the input.
  ///
  /// - Parameters:
  ///   - holds: Whether it holds.
  ///   - message: What does not hold: lower case, no full stop.
  static func require(_ holds: Bool, _ message: @autoclosure () -> String) {
    guard !holds else { return }
    let line = Array("property does not hold: \(message())\n".utf8)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    abort()
  }
}
