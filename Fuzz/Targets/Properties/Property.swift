#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A property that must hold for every input.
enum Property {
  /// Ends the process if a property does not hold, so that libFuzzer saves the input.
  ///
  /// - Parameters:
  ///   - condition: Whether the property holds.
  ///   - message: The violation, in lower case and without a full stop.
  static func require(_ condition: Bool, _ message: @autoclosure () -> String) {
    guard !condition else { return }
    let line = Array("property does not hold: \(message())\n".utf8)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    abort()
  }
}
