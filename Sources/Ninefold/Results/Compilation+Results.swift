import InterfaceLayout
import InterfaceReading
public import InterfaceSource

extension Compilation {
  /// The places that the document was laid out in, in the order of the options; none when the file holds
  /// no document.
  public var configurations: [ConfigurationResult] {
    laidOut?.layout.configurations.map { ConfigurationResult($0) } ?? []
  }

  /// The scenes of the document with their layouts, in the order of the document; none when the file
  /// holds no document.
  ///
  /// A storyboard's scenes, or the top-level views and controllers of a xib. Results are made when they
  /// are asked for: a program that writes layout files alone does not pay for them.
  public var scenes: [SceneResult] {
    guard let laidOut else { return [] }
    let document = CompiledDocument(laidOut, isDeep: isDeep)
    return laidOut.graph.scenes.indices.map { SceneResult(document, index: $0) }
  }

  /// The scene of a view controller; nil when no scene of the document has it.
  ///
  /// - Parameter controller: The controller's id.
  /// - Returns: The scene.
  public func scene(ofController controller: ObjectID) -> SceneResult? {
    scenes.first { $0.controller?.id == controller }
  }

  /// The scene that a storyboard starts with; nil for none.
  public var initialScene: SceneResult? { scenes.first { $0.isInitial } }
}
