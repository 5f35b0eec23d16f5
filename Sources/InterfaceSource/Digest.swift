import CXXHash

/// The 128-bit xxHash (XXH3) of some bytes: equal digests mean equal bytes, for files that nobody
/// has made to deceive.
///
/// ```swift
/// let digest = Digest(of: file.bytes)
/// print(digest.hexadecimal, digest == Digest(of: bytes))
/// ```
public struct Digest: Hashable, Sendable, CustomStringConvertible {
  /// The upper 64 bits.
  public let high: UInt64
  /// The lower 64 bits.
  public let low: UInt64

  /// Takes a digest apart from what it is of.
  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Computes the digest of bytes.
  public init(of bytes: [UInt8]) {
    let hash = bytes.withUnsafeBytes { XXH3_128bits($0.baseAddress, $0.count) }
    high = hash.high64
    low = hash.low64
  }

  /// The digest as 32 lower-case hexadecimal digits, most significant first, as `xxh128sum` prints it.
  public var hexadecimal: String {
    [high, low].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The digest with the name of its function: `xxh128:` and 32 digits.
  public var description: String { "xxh128:" + hexadecimal }
}
