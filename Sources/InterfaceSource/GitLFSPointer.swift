/// The small text file that Git LFS stores in a repository instead of a large file.
package enum GitLFSPointer {
  /// Returns whether bytes are a pointer: its first line contains the version of its format.
  ///
  /// - Parameter bytes: The first bytes of a file, or all of them.
  /// - Returns: Whether they are a pointer.
  package static func isPointer(_ bytes: some Collection<UInt8>) -> Bool {
    beginnings.contains { bytes.starts(with: $0) }
  }

  /// The prefixes of pointers; the second is that of Git LFS before its first version.
  private static let beginnings = [
    Array("version https://git-lfs.github.com/spec/".utf8),
    Array("version https://hawser.github.com/spec/".utf8),
  ]
}
