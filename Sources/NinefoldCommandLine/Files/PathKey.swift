/// A path as a key: equal are the same bytes, and no others.
struct PathKey: Hashable, Sendable {
  private let bytes: [UInt8]

  /// The key of a path.
  init(_ path: String) { bytes = Array(path.utf8) }
}
