import CHarfBuzz

/// The runs of a text that are shaped together: of one script, on one line and of limited length.
struct ScriptRuns: Sequence, IteratorProtocol {
  /// A script run.
  struct Run {
    /// The range of its bytes.
    var range: Range<Int>
    /// The script of the run.
    var script: hb_script_t
  }

  /// The length, in bytes, after which a run ends at the next space, to bound the memory of
  /// shaping.
  private static let preferredLength = 4096
  /// The maximum length of a run, in bytes.
  private static let greatestLength = 16_384

  private let bytes: UnsafeBufferPointer<UInt8>
  private var start: Int
  private let end: Int

  /// Creates an iterator over UTF-8 bytes, or a range of them.
  init(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>? = nil) {
    self.bytes = bytes
    start = range?.lowerBound ?? 0
    end = range?.upperBound ?? bytes.count
  }

  mutating func next() -> Run? {
    while start < end, bytes[start] == 0x0A || bytes[start] == 0x0D { start += 1 }
    guard start < end else { return nil }
    let first = start
    var script = HB_SCRIPT_COMMON
    var index = first
    while index < end {
      let (scalar, length) = Self.scalar(in: bytes, at: index)
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

  /// Returns a scalar and its length, in bytes.
  static func scalar(
    in bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (scalar: UInt32, length: Int) {
    let byte = bytes[index]
    if byte < 0x80 { return (UInt32(byte), 1) }
    // The bytes are those of a String, and therefore well formed.
    let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    var scalar = UInt32(byte) & (0x7F >> UInt32(length))
    for position in index + 1..<Swift.min(index + length, bytes.count) {
      scalar = scalar << 6 | UInt32(bytes[position] & 0x3F)
    }
    return (scalar, length)
  }

  /// Returns the script of a scalar.
  static func script(of scalar: UInt32) -> hb_script_t {
    if scalar < 0x80 {
      let letter = scalar | 0x20
      return (0x61...0x7A).contains(letter) ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON
    }
    return hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
  }
}
