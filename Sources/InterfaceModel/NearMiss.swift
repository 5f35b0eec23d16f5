/// The comparison of names that a typing error distinguishes.
package enum NearMiss {
  /// Returns whether two texts differ by one changed, added or omitted character, by two adjacent
  /// characters swapped, or by case alone.
  package static func isNear(_ lhs: String, _ rhs: String) -> Bool {
    let lhs = Array(lhs.utf8)
    let rhs = Array(rhs.utf8)
    guard lhs != rhs, abs(lhs.count - rhs.count) <= 1, max(lhs.count, rhs.count) > 2 else {
      return false
    }
    let shorter = min(lhs.count, rhs.count)
    var head = 0
    while head < shorter, lhs[head] == rhs[head] { head += 1 }
    var tail = 0
    while tail < shorter - head, lhs[lhs.count - 1 - tail] == rhs[rhs.count - 1 - tail] {
      tail += 1
    }
    let remaining = max(lhs.count, rhs.count) - head - tail
    if remaining <= 1 { return true }
    guard lhs.count == rhs.count else { return false }
    if remaining == 2, lhs[head] == rhs[head + 1], lhs[head + 1] == rhs[head] { return true }
    return zip(lhs, rhs).allSatisfy { lowercased($0) == lowercased($1) }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
  }
}
