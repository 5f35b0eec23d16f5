/// The listing of an `.xcassets` folder, whose files have not been read.
package struct AssetCatalogSource: Sendable {
  /// The path of the `.xcassets` folder as the user gave it.
  package var path: String
  /// All regular files in the folder and its subfolders, with paths relative to it, in any order.
  package var files: [AssetFile]

  package init(path: String, files: [AssetFile]) {
    self.path = path
    self.files = files
  }
}
