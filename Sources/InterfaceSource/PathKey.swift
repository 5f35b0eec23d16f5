/// A path as a key that compares bytes.
///
/// Strings, in contrast, are equal if they are canonically equivalent, regardless of their bytes. A
/// key shares the memory of its path.
package struct PathKey: Hashable, Sendable {
  private let path: String

  package init(_ path: String) { self.path = path }

  /// Returns whether the bytes of both paths are the same.
  package static func == (one: PathKey, other: PathKey) -> Bool {
    var (one, other) = (one.path, other.path)
    return one.withUTF8 { one in other.withUTF8 { one.elementsEqual($0) } }
  }

  /// Hashes all bytes in one step; a view of UTF-8 hashes them one by one.
  package func hash(into hasher: inout Hasher) {
    var path = path
    path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
