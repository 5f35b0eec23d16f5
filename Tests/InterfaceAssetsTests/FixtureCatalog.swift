import Foundation
import InterfaceAssets

/// Access to the files of `Fixtures/assets`.
enum FixtureCatalog {
  /// The folder of the fixtures.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/assets")

  /// Reads a catalog of the fixtures under its own name.
  static func read(_ name: String) -> Catalog {
    Catalog(reading: AssetCatalogSource(path: name, files: files(of: folder.appending(path: name))))
  }

  /// All files below a folder.
  static func files(of folder: URL) -> [AssetFile] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).compactMap { path in
      let url = folder.appending(path: path)
      guard !url.hasDirectoryPath, let data = try? Data(contentsOf: url) else { return nil }
      return AssetFile(path: path, bytes: Array(data))
    }
  }

  /// Returns a catalog of one image set whose variants are given as JSON, with a file for each
  /// variant's name.
  static func imageSet(_ slots: String) -> ImageSet? {
    let json = #"{"images":[\#(slots)]}"#
    let names = json.split(separator: "\"").filter { $0.contains(".") }
    let files = names.map { AssetFile(path: "a.imageset/\($0)", bytes: []) }
    let contents = AssetFile(path: "a.imageset/Contents.json", bytes: Array(json.utf8))
    return Catalog(reading: AssetCatalogSource(path: "A.xcassets", files: files + [contents]))
      .imageSet(named: "a")
  }
}
