/// Hash functions that other formats use to identify contents: Git objects, Git LFS, content
/// security policies.
///
/// Ninefold itself distinguishes contents by `Digest`, which is much faster. Source: FIPS 180-4.
package enum SecureHash: Sendable {
  case sha1, sha256

  /// Returns the digest of the concatenation of bytes: 20 bytes of SHA-1, 32 of SHA-256.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - head: The bytes that precede them, at most 64, which are hashed without a copy.
  /// - Returns: The digest.
  package func digest(_ bytes: [UInt8], after head: [UInt8] = []) -> [UInt8] {
    var state = initialState
    // Both are divided into blocks of 64 bytes; the first block contains the head.
    let first = min(64 - head.count, bytes.count)
    var block = head + bytes[..<first]
    var offset = first
    let count = head.count + bytes.count
    bytes.withUnsafeBufferPointer { bytes in
      if block.count == 64 {
        block.withUnsafeBufferPointer { add($0, to: &state) }
        block = []
        while bytes.count - offset >= 64 {
          add(UnsafeBufferPointer(rebasing: bytes[offset..<offset + 64]), to: &state)
          offset += 64
        }
        block += bytes[offset...]
      }
    }
    block.append(0x80)
    while block.count % 64 != 56 { block.append(0) }
    let bits = UInt64(count) << 3
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      block.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
    block.withUnsafeBufferPointer { block in
      for start in stride(from: 0, to: block.count, by: 64) {
        add(UnsafeBufferPointer(rebasing: block[start..<start + 64]), to: &state)
      }
    }
    return state.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word &>> $0) }
    }
  }

  private var initialState: [UInt32] {
    switch self {
    case .sha1: [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    case .sha256:
      [
        0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB,
        0x5BE0_CD19,
      ]
    }
  }

  private func add(_ block: UnsafeBufferPointer<UInt8>, to state: inout [UInt32]) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 80) { words in
      for index in 0..<16 {
        words[index] =
          UInt32(block[4 * index]) << 24 | UInt32(block[4 * index + 1]) << 16
          | UInt32(block[4 * index + 2]) << 8 | UInt32(block[4 * index + 3])
      }
      state.withUnsafeMutableBufferPointer { state in
        switch self {
        case .sha1: Self.mixSHA1(words, &state)
        case .sha256: Self.mixSHA256(words, &state)
        }
      }
    }
  }

  private static func left(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &<< count | word &>> (32 &- count)
  }

  private static func mixSHA1(
    _ words: UnsafeMutableBufferPointer<UInt32>, _ state: inout UnsafeMutableBufferPointer<UInt32>
  ) {
    for index in 16..<80 {
      words[index] = left(
        words[index &- 3] ^ words[index &- 8] ^ words[index &- 14] ^ words[index &- 16], 1)
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for index in 0..<80 {
      let mixed: UInt32
      switch index {
      case 0..<20: mixed = (b & c | ~b & d) &+ 0x5A82_7999
      case 20..<40: mixed = (b ^ c ^ d) &+ 0x6ED9_EBA1
      case 40..<60: mixed = (b & c | b & d | c & d) &+ 0x8F1B_BCDC
      default: mixed = (b ^ c ^ d) &+ 0xCA62_C1D6
      }
      let next = left(a, 5) &+ mixed &+ e &+ words[index]
      (e, d, c, b, a) = (d, c, left(b, 30), a, next)
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
  }

  private static func mixSHA256(
    _ words: UnsafeMutableBufferPointer<UInt32>, _ state: inout UnsafeMutableBufferPointer<UInt32>
  ) {
    for index in 16..<64 {
      let (early, late) = (words[index &- 15], words[index &- 2])
      words[index] =
        words[index &- 16] &+ (left(early, 25) ^ left(early, 14) ^ early &>> 3)
        &+ words[index &- 7] &+ (left(late, 15) ^ left(late, 13) ^ late &>> 10)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let first =
        h &+ (left(e, 26) ^ left(e, 21) ^ left(e, 7)) &+ (e & f ^ ~e & g) &+ constants[index]
        &+ words[index]
      let second = (left(a, 30) ^ left(a, 19) ^ left(a, 10)) &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
  ]
}
