package import InterfaceCode
package import InterfaceComposition
import InterfaceEmission
import InterfaceEnvironment
package import InterfaceLint
import InterfaceLocalization
package import InterfaceLayout
package import InterfaceModel
import InterfacePicture
package import InterfaceResolution
public import InterfaceSource
import InterfaceTraits
package import InterfaceValidation

/// What became of one document: findings, scenes with their layouts, layout files and pictures.
///
/// ```swift
/// for scene in compilation.scenes {
///   for layout in scene.layouts {
///     print(scene.title, "in", layout.configurations.map(\.name).joined(separator: ", "))
///     for view in layout.views { print(view.elementName, view.frame) }
///   }
/// }
/// let json = compilation.layoutFile(named: "Main.storyboard") ?? []
/// print(json.count)
/// ```
public struct Compilation: Sendable {
  /// The document's bytes and path.
  public let file: SourceFile
  /// What was found, stage by stage.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// The document after all stages; nil when the file holds none.
  package internal(set) var laidOut: LaidOutDocument?
  /// What the document's segues do in each configuration; nil when the file holds no document, or nobody wants layouts.
  package internal(set) var segues: DocumentSegues?
  /// The system that the document is for, where documents of that system are not read; nil otherwise.
  package internal(set) var foreignSystem: String?
  /// Whether the document has objects of classes that are in packages which are not at hand.
  package internal(set) var lacksDependencies = false
  /// What was found in the files of the document's texts in other languages, file by file.
  public internal(set) var localizationFindings: [(file: SourceFile, diagnostics: [Diagnostic])] =
    []
  /// What the document offers to others of its project by name, and asks of them; nil where no rule wants to know.
  package internal(set) var names: DocumentNames?
  /// What code can ask of the document by name; nil where nobody wants to know.
  package internal(set) var code: DocumentCode?
  /// Whether elements are nested so deeply that what follows the nesting needs a stack of its own.
  var isDeep = false
  /// What was asked of the assets; nothing unless the options say to note it.
  package internal(set) var questions = AssetQuestions()
  /// The paths of the configuration files.
  var configurationPaths: [String] = []
  /// The paths of the files of texts that could be asked.
  var localizationPaths: [String] = []
  /// The assets that the document could name.
  let assets: Assets
  /// What of the configuration files does not fit the document, file by file.
  public internal(set) var configurationFindings: [(file: SourceFile, diagnostics: [Diagnostic])] =
    []
  /// The document as the file says it; nil when the file holds none.
  package var document: Document? { laidOut?.document }
  /// The document's objects after validation; nil when the file holds none.
  package var graph: SceneGraph? { laidOut?.graph }
  /// The document laid out; nil when the file holds none.
  package var layout: DocumentLayout? { laidOut?.layout }
  /// The document's objects in the languages that it was laid out in; nil when the file holds none.
  var editions: DocumentEditions? { laidOut?.editions }
  /// The languages that it was laid out in; nil is the document's own.
  var languages: [Language?] { laidOut?.languages ?? [nil] }
  /// What became of the statements of configuration files; nil without any.
  package var statements: StatementUse? { layout?.statements }
  /// The names of the configurations that the document was laid out in.
  package var configurationNames: [String] { layout?.configurations.map(\.name) ?? [] }

  init(file: SourceFile, assets: Assets) {
    self.file = file
    self.assets = assets
  }

  /// The layout file, JSON after `schemas/layout.schema.json`.
  ///
  /// - Parameter name: The document's name without its path.
  /// - Returns: The file's bytes; nil when there is no document.
  public func layoutFile(named name: String) -> [UInt8]? {
    guard let layout else { return nil }
    return DeepStack.run(isDeep: isDeep) {
      LayoutFileEmitter.emit(
        layout: layout, segues: segues, fileName: name, source: file.bytes,
        digest: { Digest(ofAll: $0).description })
    }
  }

  /// The pictures of all scenes in the order of the document.
  ///
  /// All are in memory at once, each with the images that it shows; `drawPictures` keeps none.
  ///
  /// - Parameter sheetsOnly: Whether to draw contact sheets only.
  /// - Returns: For each scene a contact sheet of the cells and one of the devices, where such were laid
  ///   out, in each language, and a picture for each configuration; before them, for a storyboard of several scenes, a
  ///   sheet of all of them.
  public func pictures(sheetsOnly: Bool = false) -> [Picture] {
    var pictures: [Picture] = []
    drawPictures(sheetsOnly: sheetsOnly) { pictures.append($0) }
    return pictures
  }

  /// Draws the pictures of `pictures(sheetsOnly:)` one after another.
  ///
  /// - Parameters:
  ///   - sheetsOnly: Whether to draw contact sheets only.
  ///   - body: Takes each picture as soon as it is drawn.
  /// - Throws: What `body` throws; nothing more is drawn then.
  public func drawPictures<Failure: Error>(
    sheetsOnly: Bool = false, body: (Picture) throws(Failure) -> Void
  ) throws(Failure) {
    var options = PictureOptions()
    options.sheetsOnly = sheetsOnly
    try drawPictures(options, body: body)
  }
}
