import InterfaceSource

/// Fingerprints of findings that do not change when lines move, derived from the keys of baselines.
///
/// Findings with the same key are numbered in file order, so that fingerprints are unique.
struct Fingerprints: Sendable {
  private var counts: [FindingKey: Int] = [:]

  /// Returns the fingerprint of the next finding, 32 hexadecimal digits.
  ///
  /// The findings of a file must be passed in file order.
  mutating func next(_ diagnostic: Diagnostic, in path: String) -> String {
    let key = FindingKey(diagnostic, path: path)
    let count = counts[key, default: 0] + 1
    counts[key] = count
    return key.name(number: count)
  }
}
