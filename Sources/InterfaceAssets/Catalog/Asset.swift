package import InterfaceSource

/// The properties that assets of all kinds share.
package struct Asset: Sendable {
  /// The name that documents use, including the groups that provide a namespace: `Icons/star`.
  package var name: String
  /// The kind of the asset.
  package var kind: AssetKind
  /// The path of the asset's folder as the user gave it.
  package var path: String
  /// The asset's `Contents.json`, without bytes if it is missing.
  package var contents: SourceFile
  /// The existing files that slots name, in the order of the slots.
  package var files: [AssetFile]

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
