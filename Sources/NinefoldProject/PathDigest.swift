package import InterfaceSource

extension Digest {
  /// The digest of the bytes of a path: as a key, it takes less memory than the path.
  package init(ofPath path: String) {
    var path = path
    self = path.withUTF8 { Digest(of: UnsafeRawBufferPointer($0)) }
  }
}
