/// A path as a key: equal are the same bytes, and no others.
///
/// Texts are equal when they look the same, whatever the bytes that spell them.
package struct PathKey: Hashable, Sendable {
  private let bytes: [UInt8]

  /// Creates the key of a path.
  package init(_ path: String) { bytes = Array(path.utf8) }

  /// Hashes all bytes in one step; an array hashes them one by one.
  package func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
