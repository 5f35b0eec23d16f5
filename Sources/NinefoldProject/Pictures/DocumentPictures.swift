/// What a run drew of one document.
package struct DocumentPictures: Sendable {
  /// The document.
  package let document: DocumentInput
  /// The beginnings of the names of its scenes' pictures; nil where the document could not be drawn.
  package var scenes: [String]?
  /// The files that were written.
  package private(set) var files: [PictureManifest.Entry] = []
  /// The way from the output folder to the document; empty for standard input.
  private let source: String

  /// Notes nothing yet.
  ///
  /// `folder` is the output folder.
  package init(of document: DocumentInput, in folder: String) {
    self.document = document
    source =
      document.origin == .standardInput
      ? "" : Path.relative(RealPath.of(document.path), to: RealPath.ofPlace(folder))
  }

  /// How many files were written.
  package var count: Int { files.count }

  /// Notes a file.
  ///
  /// `scene` is the beginning of its name that stands for the scene.
  package mutating func add(_ file: String, of scene: String) {
    files.append(
      PictureManifest.Entry(
        document: document.outputPath, source: source, scene: scene, file: file))
  }
}
