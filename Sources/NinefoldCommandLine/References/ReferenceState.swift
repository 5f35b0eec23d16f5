import InterfaceComparison
import Ninefold
import NinefoldProject

/// The current state of the scenes of one document, as references record it.
struct ReferenceState: Sendable {
  /// A scene in one configuration.
  struct Picture: Sendable {
    let scene: String
    let configuration: String
    /// The path of the picture, relative to the folder of references.
    let path: String
    let drawn: DrawnScene
  }

  /// The path of the document, relative to its operand.
  let document: String
  /// The layout file of the scenes.
  let layout: [UInt8]
  /// The pictures of the scenes, in document order, each in all configurations.
  let pictures: [Picture]
  /// The prefixes of the names of the scenes' pictures.
  let prefixes: [String]
  /// The requested names that belong to a scene.
  let names: Set<String>

  /// The path of the layout file, relative to the folder of references.
  var layoutPath: String { document + LayoutFileSearch.ending }

  /// Draws the scenes of a document that have one of the names, or all if there are none.
  ///
  /// Texts stay texts, so that the pictures do not depend on the fonts of the machine.
  init?(_ compilation: Compilation, of document: DocumentInput, scenes requested: [String]) {
    let requested = Set(requested)
    let all = compilation.sceneNames
    let chosen = requested.isEmpty ? all : all.filter { !$0.names.isDisjoint(with: requested) }
    let ids = chosen.map(\.scene)
    guard
      let layout = compilation.layoutFile(
        named: Path.lastPart(document.outputPath), scenes: Set(ids))
    else { return nil }
    self.document = document.outputPath
    self.layout = layout
    names = chosen.reduce(into: []) { $0.formUnion($1.names.intersection(requested)) }
    prefixes = ids.map { PictureNames.scene($0, titled: "") }
    var files = PictureNames()
    var pictures: [Picture] = []
    for scene in ids {
      for name in compilation.configurationNames {
        guard let drawn = compilation.drawnScene(scene, in: name, nil) else { continue }
        let file = files.name(ofScene: scene, in: name)
        pictures.append(
          Picture(
            scene: scene, configuration: name, path: Path.join(document.outputPath, file),
            drawn: drawn))
      }
    }
    self.pictures = pictures
  }

  /// Writes the references of the document.
  func write(to folder: OutputFolder) throws(EnvironmentError) {
    for picture in pictures { try folder.write(picture.drawn.svg, to: picture.path) }
    try folder.write(layout, to: layoutPath)
  }

  /// Returns the pictures for the list in the folder.
  func files(of document: DocumentInput, in folder: OutputFolder) -> DocumentPictures {
    var files = DocumentPictures(of: document, in: folder.path)
    files.scenes = prefixes
    for picture in pictures {
      files.add(Path.lastPart(picture.path), of: PictureNames.scene(picture.scene, titled: ""))
    }
    return files
  }
}
