import SystemCalls

extension [UInt8] {
  /// Returns the index of the first `byte` at or after `start`, or `nil` if there is none.
  ///
  /// This is faster than `firstIndex(of:)`, which examines bytes one by one.
  package func index(of byte: UInt8, from start: Int) -> Int? {
    withUnsafeBufferPointer { bytes in
      guard start < bytes.count, let base = bytes.baseAddress,
        let found = memchr(base + start, Int32(byte), bytes.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
  }
}
