import InterfaceSource

/// Names of findings that stay when lines move: made from the file's path, the rule, the scene and the object, and
/// of a finding without an object from its message.
///
/// Findings that have all of that in common are numbered in the order of the file, so that no two have one name.
struct Fingerprints: Sendable {
  private var counts: [String: Int] = [:]

  /// The name of the next finding, 32 hexadecimal digits.
  ///
  /// - Parameters:
  ///   - diagnostic: The finding; those of a file are given in its order.
  ///   - path: The path of the file, as the report has it.
  /// - Returns: The name.
  mutating func next(_ diagnostic: Diagnostic, in path: String) -> String {
    let about = diagnostic.object.map { "object\0" + $0.text } ?? "message\0" + diagnostic.message
    var key = [path, diagnostic.id, diagnostic.scene ?? "", about].joined(separator: "\0")
    let count = counts[key, default: 0] + 1
    counts[key] = count
    if count > 1 { key += "\0\(count)" }
    return Digest(of: Array(key.utf8)).hexadecimal
  }
}
