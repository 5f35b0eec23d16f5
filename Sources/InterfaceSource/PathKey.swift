/// A path as a key that compares bytes.
///
/// Strings, in contrast, are equal if they are canonically equivalent, regardless of their bytes.
package struct PathKey: Hashable, Sendable {
  private let bytes: [UInt8]

  package init(_ path: String) { bytes = Array(path.utf8) }

  /// Hashes all bytes in one step; an array hashes them one by one.
  package func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
