extension Appearances {
  /// Whether a layout file names anything of which appearances say more: an image's file, or a colour with a name.
  ///
  /// - Parameter bytes: What `ninefold compile` writes.
  /// - Returns: Whether it may; what is spelled otherwise may always.
  package static func mayBeNamed(in bytes: [UInt8]) -> Bool {
    contains(bytes, Array("\"asset\": {".utf8)) || contains(bytes, Array(": {\"name\": ".utf8))
  }

  private static func contains(_ bytes: [UInt8], _ word: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      word.withUnsafeBufferPointer { word in
        guard bytes.count >= word.count else { return false }
        var start = 0
        while start <= bytes.count - word.count {
          var length = 0
          while length < word.count, bytes[start + length] == word[length] { length += 1 }
          if length == word.count { return true }
          start += 1
        }
        return false
      }
    }
  }
}
