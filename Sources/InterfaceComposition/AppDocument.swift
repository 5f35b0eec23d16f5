import InterfaceModel
package import InterfaceReading
import InterfaceSource
package import InterfaceTraits

/// A storyboard of an app.
///
/// It is a class to avoid copies: a graph has a dozen tables and is accessed at every step of a
/// traversal.
package final class AppDocument: Sendable {
  /// The name that other storyboards use: the file's name without its extension.
  package let name: String
  /// The name that code and references use, without a suffix `~iphone` or `~ipad`.
  package let baseName: String
  /// The only kind of device that loads the storyboard, according to its suffix, or `nil` for all
  /// devices.
  package let idiom: TraitCollection.Idiom?
  /// The storyboard's objects.
  package let graph: SceneGraph
  /// The scenes by the ids of their controllers.
  private let scenesByID: [ObjectID: Handle<SceneGraph.Scene>]
  /// The scenes by the storyboard identifiers of their controllers.
  private let scenesByIdentifier: [String: Handle<SceneGraph.Scene>]

  /// Indexes the scenes of a storyboard.
  package init(name: String, graph: SceneGraph) {
    self.name = name
    self.graph = graph
    (baseName, idiom) = Self.parts(of: name)
    var scenesByID: [ObjectID: Handle<SceneGraph.Scene>] = [:]
    var scenesByIdentifier: [String: Handle<SceneGraph.Scene>] = [:]
    for (index, scene) in graph.scenes.indexed {
      guard let controller = scene.controller.map({ graph[$0] }) else { continue }
      if let id = controller.id, scenesByID[id] == nil { scenesByID[id] = index }
      if let name = controller.attributes[.storyboardIdentifier], !name.isEmpty,
        scenesByIdentifier[name] == nil
      {
        scenesByIdentifier[name] = index
      }
    }
    self.scenesByID = scenesByID
    self.scenesByIdentifier = scenesByIdentifier
  }

  /// Splits a file's name into a base name and a device suffix: `Main~ipad` is `Main` on tablets,
  /// as for every resource of a bundle.
  private static func parts(of name: String) -> (String, TraitCollection.Idiom?) {
    let ends: [(String, TraitCollection.Idiom)] = [("~iphone", .phone), ("~ipad", .pad)]
    for (end, idiom) in ends where name.hasSuffix(end) && name.utf8.count > end.utf8.count {
      return (String(name.dropLast(end.count)), idiom)
    }
    return (name, nil)
  }

  /// The initial scene, or `nil` if there is none.
  package var initialScene: Handle<SceneGraph.Scene>? {
    graph.initialController.flatMap { scenesByID[$0] }
  }

  /// Returns the scene of a controller.
  ///
  /// - Parameter name: The id or storyboard identifier of the controller, or the id of its scene.
  /// - Returns: The scene, or `nil` if there is none.
  package func scene(named name: String) -> Handle<SceneGraph.Scene>? {
    scenesByID[ObjectID(name)] ?? scenesByIdentifier[name]
      ?? graph.scenes.firstIndex { $0.id == name && $0.controller != nil }
  }

  /// Returns the scene with a storyboard identifier, or `nil` if there is none.
  func scene(identifiedBy name: String) -> Handle<SceneGraph.Scene>? { scenesByIdentifier[name] }

  /// Returns the controller of a scene, or `nil` if it has none.
  package func controller(of scene: Handle<SceneGraph.Scene>) -> SceneGraph.Controller? {
    graph.scenes[scene].controller.map { graph[$0] }
  }
}
