/// A path as a key: equal are the same bytes, and no others.
package struct PathKey: Hashable, Sendable {
  private let bytes: [UInt8]

  /// The key of a path.
  package init(_ path: String) { bytes = Array(path.utf8) }
}
