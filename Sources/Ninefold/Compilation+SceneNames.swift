import InterfaceEmission
import InterfaceModel
import InterfaceReading

extension Compilation {
  /// The scenes that were laid out, in document order, each with the names that people know it by:
  /// its id, the id and storyboard identifier of its controller, and its title.
  package var sceneNames: [(scene: String, names: Set<String>)] {
    guard let laidOut else { return [] }
    let titles = Dictionary(
      (pictureScenes ?? []).map { ($0.id, $0.title) }, uniquingKeysWith: { one, _ in one })
    return laidOut.layout.scenes.compactMap { layouts in
      guard let scene = layouts.layouts.first?.scene else { return nil }
      let controller = laidOut.graph.scenes[layouts.index].controller
      let identifier = controller.flatMap {
        laidOut.graph[$0].attributes[.storyboardIdentifier]
      }
      let names = [scene.id, scene.controller?.text, titles[scene.id], identifier]
      return (scene.id, Set(names.compactMap(\.self).filter { !$0.isEmpty }))
    }
  }

  /// Returns the layout file with some scenes only, without connections and texts, which do not change
  /// how they look.
  ///
  /// - Parameters:
  ///   - name: The document's name without its path.
  ///   - scenes: The ids of the scenes.
  /// - Returns: The bytes of the file, or `nil` if there is no document.
  package func layoutFile(named name: String, scenes: Set<String>) -> [UInt8]? {
    layoutFile(named: name, withReferences: false) { scene in
      scene.layouts.first.map { scenes.contains($0.scene.id) } ?? false
    }
  }
}
