import SystemCalls

/// Numbers as Interface Builder writes them.
package enum DocumentNumber {
  /// Returns a number with at most 17 significant digits, such as `0.0`, `12` or
  /// `0.10000000000000001`.
  ///
  /// Of 18,700 numbers whose shortest form is another one in documents of Xcode 3 to 16, Interface
  /// Builder wrote 98 % so; its zero is `0.0` (2026-11).
  ///
  /// - Parameter value: A finite number.
  /// - Returns: The text.
  package static func text(_ value: Double) -> String {
    if value == 0 { return "0.0" }
    let capacity = 32
    return String(unsafeUninitializedCapacity: capacity) { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        let count = withVaList([value]) {
          vsnprintf(characters.baseAddress, capacity, "%.17g", $0)
        }
        return Int(count)
      }
    }
  }
}
