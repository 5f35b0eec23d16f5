import InterfaceModel
package import InterfaceReading
import InterfaceSource
package import InterfaceTraits

/// A storyboard of an app.
///
/// It is shared and not copied: a graph has a dozen tables, and is asked for at every step of a walk.
package final class AppDocument: Sendable {
  /// The storyboard's name, by which others name it: the file's without its ending.
  package let name: String
  /// The name that code and references use: without `~iphone` or `~ipad` at its end.
  package let baseName: String
  /// The kind of device that alone loads it, by the end of its name; nil for all.
  package let idiom: TraitCollection.Idiom?
  /// The storyboard's objects.
  package let graph: SceneGraph
  /// The scenes of own controllers, by the controllers' ids.
  private let scenesByID: [ObjectID: Int]
  /// The scenes of own controllers, by the names that code and other storyboards use.
  private let scenesByIdentifier: [String: Int]

  /// Prepares a storyboard.
  package init(name: String, graph: SceneGraph) {
    self.name = name
    self.graph = graph
    (baseName, idiom) = Self.parts(of: name)
    var scenesByID: [ObjectID: Int] = [:]
    var scenesByIdentifier: [String: Int] = [:]
    for (index, scene) in graph.scenes.enumerated() {
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

  /// What the name of a file says: `Main~ipad` is `Main` on tablets, as for every resource of a bundle.
  private static func parts(of name: String) -> (String, TraitCollection.Idiom?) {
    let ends: [(String, TraitCollection.Idiom)] = [("~iphone", .phone), ("~ipad", .pad)]
    for (end, idiom) in ends where name.hasSuffix(end) && name.utf8.count > end.utf8.count {
      return (String(name.dropLast(end.count)), idiom)
    }
    return (name, nil)
  }

  /// The scene that the storyboard starts with; nil without one.
  package var initialScene: Int? { graph.initialController.flatMap { scenesByID[$0] } }

  /// The scene of a controller.
  ///
  /// - Parameter name: The controller's id, the name that code finds it by, or the id of its scene.
  /// - Returns: The index of the scene; nil for none.
  package func scene(named name: String) -> Int? {
    scenesByID[ObjectID(name)] ?? scenesByIdentifier[name]
      ?? graph.scenes.firstIndex { $0.id == name && $0.controller != nil }
  }

  /// The scene that has a name for code and other storyboards; nil for none.
  func scene(identifiedBy name: String) -> Int? { scenesByIdentifier[name] }

  /// The controller of a scene; nil for a scene without one.
  package func controller(of scene: Int) -> SceneGraph.Controller? {
    graph.scenes[scene].controller.map { graph[$0] }
  }
}
