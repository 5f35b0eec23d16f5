/// A file of a catalog, or beside the documents, whose bytes are fetched only when they are needed.
package struct AssetFile: Sendable {
  /// The path with `/` between its parts: in an `AssetCatalogSource` below the catalog's folder, in
  /// everything that was read the path as the user gave it.
  package var path: String
  /// Fetches at most the given number of bytes from the start of the file; nil when it cannot be
  /// read.
  package var read: @Sendable (_ limit: Int) -> [UInt8]?

  /// Creates a file whose bytes `read` fetches.
  package init(path: String, read: @escaping @Sendable (_ limit: Int) -> [UInt8]?) {
    self.path = path
    self.read = read
  }

  /// Creates a file with the given bytes.
  package init(path: String, bytes: [UInt8]) {
    self.init(path: path) { limit in limit < bytes.count ? Array(bytes[..<limit]) : bytes }
  }

  /// The last part of the path.
  package var name: Substring {
    let bytes = path.utf8
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map(bytes.index(after:))
    return Substring(bytes[(start ?? bytes.startIndex)...])
  }
}
