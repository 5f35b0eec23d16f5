internal import CHarfBuzz

/// The pieces of a text that are shaped together: of one script, of one line and not too long.
struct ScriptRuns: Sequence, IteratorProtocol {
  /// A piece.
  struct Run {
    /// Its bytes.
    var range: Range<Int>
    /// Its script.
    var script: hb_script_t
  }

  /// After so many bytes a piece ends at the next space, which bounds the memory that shaping takes.
  private static let preferredLength = 4096
  /// After so many bytes a piece ends in any case.
  private static let greatestLength = 16_384

  private let bytes: UnsafeBufferPointer<UInt8>
  private var start = 0

  /// Walks through UTF-8.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func next() -> Run? {
    while start < bytes.count, bytes[start] == 0x0A || bytes[start] == 0x0D { start += 1 }
    guard start < bytes.count else { return nil }
    let first = start
    var script = HB_SCRIPT_COMMON
    var index = first
    while index < bytes.count {
      let (scalar, length) = scalar(at: index)
      if scalar == 0x0A || scalar == 0x0D || index - first >= Self.greatestLength { break }
      if index - first >= Self.preferredLength, scalar == 0x20 { break }
      let own = Self.script(of: scalar)
      if own != HB_SCRIPT_COMMON, own != HB_SCRIPT_INHERITED {
        if script == HB_SCRIPT_COMMON { script = own } else if own != script { break }
      }
      index += length
    }
    start = index
    return Run(range: first..<index, script: script == HB_SCRIPT_COMMON ? HB_SCRIPT_LATIN : script)
  }

  private func scalar(at index: Int) -> (scalar: UInt32, length: Int) {
    let byte = bytes[index]
    if byte < 0x80 { return (UInt32(byte), 1) }
    // The bytes are those of a String, so that they are well formed.
    let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    var scalar = UInt32(byte) & (0x7F >> UInt32(length))
    for place in index + 1..<Swift.min(index + length, bytes.count) {
      scalar = scalar << 6 | UInt32(bytes[place] & 0x3F)
    }
    return (scalar, length)
  }

  private static func script(of scalar: UInt32) -> hb_script_t {
    if scalar < 0x80 {
      let letter = scalar | 0x20
      return (0x61...0x7A).contains(letter) ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON
    }
    return hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
  }
}
