/// An `.xcassets` folder as a caller found it: nothing of it is read yet.
package struct AssetCatalogSource: Sendable {
  /// The path of the `.xcassets` folder as the user gave it.
  package var path: String
  /// All regular files in the folder and below, with paths below it, in any order.
  package var files: [AssetFile]

  /// Creates the listing of a folder.
  package init(path: String, files: [AssetFile]) {
    self.path = path
    self.files = files
  }
}
