/// A file of a catalog or a loose file, whose bytes are read on demand.
package struct AssetFile: Sendable {
  /// The path, with `/` between its components: relative to the catalog's folder in an
  /// `AssetCatalogSource`, and as the user gave it in everything that has been read.
  package var path: String
  /// A function that returns at most the given number of bytes from the start of the file, or `nil`
  /// if the file cannot be read.
  package var read: @Sendable (_ limit: Int) -> [UInt8]?

  /// Creates a file with a function that reads its bytes.
  package init(path: String, read: @escaping @Sendable (_ limit: Int) -> [UInt8]?) {
    self.path = path
    self.read = read
  }

  /// Creates a file with the given bytes.
  package init(path: String, bytes: [UInt8]) {
    self.init(path: path) { limit in limit < bytes.count ? Array(bytes[..<limit]) : bytes }
  }

  /// The last component of the path.
  package var name: Substring { CatalogFiles.name(of: path) }
}
