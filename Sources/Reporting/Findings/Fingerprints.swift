import InterfaceSource

/// Names of findings that stay when lines move: made from what makes a finding known to a baseline.
///
/// Findings that have all of that in common are numbered in the order of the file, so that no two have one name.
struct Fingerprints: Sendable {
  private var counts: [FindingKey: Int] = [:]

  /// The name of the next finding, 32 hexadecimal digits.
  ///
  /// Those of a file are given in its order.
  mutating func next(_ diagnostic: Diagnostic, in path: String) -> String {
    let key = FindingKey(diagnostic, path: path)
    let count = counts[key, default: 0] + 1
    counts[key] = count
    return key.name(number: count)
  }
}
