/// The pictures of one document in a run.
package struct DocumentPictures: Sendable {
  package let document: DocumentInput
  /// The prefixes of its scenes' picture names, or `nil` if the document could not be drawn.
  package var scenes: [String]?
  /// The files that were written.
  package private(set) var files: [PictureManifest.Entry] = []
  /// The relative path from the output folder to the document, empty for standard input.
  private let source: String

  /// Creates an empty list of the pictures of a document.
  ///
  /// `folder` is the output folder.
  package init(of document: DocumentInput, in folder: String) {
    self.document = document
    source =
      document.origin == .standardInput
      ? "" : Path.relative(RealPath.of(document.path), to: RealPath.resolvingParent(folder))
  }

  /// The number of files that were written.
  package var count: Int { files.count }

  /// Adds a file.
  ///
  /// `scene` is the prefix of its name that identifies the scene.
  package mutating func add(_ file: String, of scene: String) {
    files.append(
      PictureManifest.Entry(
        document: document.outputPath, source: source, scene: scene, file: file))
  }
}
