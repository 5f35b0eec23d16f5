import InterfaceSource
package import SystemCalls

/// The identity of a file or folder, independent of the path that leads to it.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// Returns the identity of what a path leads to, or `nil` if it leads nowhere; the empty path is
  /// the current folder.
  package init?(of path: String) {
    if let found = VirtualFolders.find(path) {
      guard let identity = found.identity else { return nil }
      self = identity
      return
    }
    let identity = FileIdentity(ofSystemPath: path)
    Trace.current?.note(
      Observation(query: .identity, path: path, answer: Self.answer(identity)))
    guard let identity else { return nil }
    self = identity
  }

  /// Returns the identity that the system gives now.
  init?(ofSystemPath path: String) {
    var status = stat()
    guard stat(path.isEmpty ? "." : path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Returns an identity as the answer of an observation.
  static func answer(_ identity: FileIdentity?) -> Digest {
    Digest(high: identity?.device ?? .max, low: identity?.number ?? .max)
  }

  /// Creates the identity of an entry in a virtual folder from its real path.
  package init(ofVirtualPath path: String) {
    // No device has this number.
    device = .max
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    number = hash
  }

  /// Creates the identity of what a `stat` describes.
  package init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(status.st_ino)
  }
}
