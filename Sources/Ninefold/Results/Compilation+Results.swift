import InterfaceLayout
import InterfaceReading
public import InterfaceResolution
public import InterfaceSource

extension Compilation {
  /// The configurations that the document was laid out in, in the order of the options; empty if
  /// the file contains no document.
  public var configurations: [ConfigurationResult] {
    laidOut?.layout.configurations.map { ConfigurationResult($0) } ?? []
  }

  /// The scenes of the document with their layouts, in document order; empty if the file contains
  /// no document.
  ///
  /// They are the scenes of a storyboard, or the top-level views and controllers of a xib. Results
  /// are created on access, so programs that only write layout files do not pay for them.
  public var scenes: [SceneResult] {
    guard let laidOut else { return [] }
    let document = CompiledDocument(laidOut, isDeep: isDeep)
    return laidOut.graph.scenes.indices.map { SceneResult(document, index: $0) }
  }

  /// The connections of objects that are in no scene, such as the File's Owner of a xib, in document
  /// order.
  public var connectionsOutsideScenes: [ObjectConnection] {
    laidOut?.references.outside.connections ?? []
  }

  /// Returns the scene of a view controller, or `nil` if the controller is in no scene of the
  /// document.
  ///
  /// - Parameter controller: The id of the controller.
  /// - Returns: The scene.
  public func scene(ofController controller: ObjectID) -> SceneResult? {
    scenes.first { $0.controller?.id == controller }
  }

  /// The initial scene of a storyboard, or `nil` if there is none.
  public var initialScene: SceneResult? { scenes.first { $0.isInitial } }
}
