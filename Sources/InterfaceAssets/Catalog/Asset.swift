package import InterfaceSource

/// Where an asset comes from: what assets of every kind have in common.
package struct Asset: Sendable {
  /// The name that documents use, with the groups that provide a namespace: `Icons/star`.
  package var name: String
  /// What kind of asset it is.
  package var kind: AssetKind
  /// The path of the asset's folder as the user gave it.
  package var path: String
  /// The asset's `Contents.json`; without bytes where it is missing.
  package var contents: SourceFile
  /// The files that slots name and that exist, in the order of the slots.
  package var files: [AssetFile]

  /// Creates an asset.
  package init(
    name: String, kind: AssetKind, path: String, contents: SourceFile, files: [AssetFile]
  ) {
    self.name = name
    self.kind = kind
    self.path = path
    self.contents = contents
    self.files = files
  }
}
