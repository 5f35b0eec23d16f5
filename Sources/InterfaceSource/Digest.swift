import CXXHash

/// The 128-bit xxHash (XXH3) of some bytes: equal digests mean equal bytes, unless a file was
/// crafted to collide.
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

  /// Creates a digest from its two halves.
  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Computes the digest of bytes.
  public init(of bytes: [UInt8]) {
    self.init(bytes.withUnsafeBytes { XXH3_128bits($0.baseAddress, $0.count) })
  }

  /// Computes the digest of bytes in memory.
  package init(of bytes: UnsafeRawBufferPointer) {
    self.init(XXH3_128bits(bytes.baseAddress, bytes.count))
  }

  /// Computes the digest of the concatenation of several parts.
  package init(ofAll parts: [ArraySlice<UInt8>]) {
    if let part = parts.first, parts.count == 1 {
      self.init(part.withUnsafeBytes { XXH3_128bits($0.baseAddress, $0.count) })
      return
    }
    guard let state = XXH3_createState() else {
      preconditionFailure("xxHash has no memory for the state of a digest")
    }
    defer { XXH3_freeState(state) }
    XXH3_128bits_reset(state)
    for part in parts {
      part.withUnsafeBytes { _ = XXH3_128bits_update(state, $0.baseAddress, $0.count) }
    }
    self.init(XXH3_128bits_digest(state))
  }

  private init(_ hash: XXH128_hash_t) { self.init(high: hash.high64, low: hash.low64) }

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
