/// Bytes as text for data URIs (RFC 4648, section 4).
package enum Base64 {
  /// Returns the text of bytes.
  ///
  /// - Parameter bytes: Any bytes.
  /// - Returns: Letters, digits and signs, padded with equals signs.
  package static func text(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let rest = bytes.count - index
      let second = rest > 1 ? bytes[index + 1] : 0
      let third = rest > 2 ? bytes[index + 2] : 0
      let group = UInt32(bytes[index]) << 16 | UInt32(second) << 8 | UInt32(third)
      text.append(letters[Int(group >> 18)])
      text.append(letters[Int(group >> 12 & 63)])
      text.append(rest > 1 ? letters[Int(group >> 6 & 63)] : UInt8(ascii: "="))
      text.append(rest > 2 ? letters[Int(group & 63)] : UInt8(ascii: "="))
      index += 3
    }
    return text
  }

  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
