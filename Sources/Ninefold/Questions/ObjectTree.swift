import InterfaceMerging
import InterfaceTraits

/// An object of an outline with the objects in it.
package struct ObjectTree: Sendable {
  package var object: ObjectIdentity
  /// The text that the object shows and that is not its name, or `nil` if there is none.
  package let text: String?
  /// The outlets that are connected to the object.
  package let outlets: [String]
  /// The id of the destination of a segue, or `nil` for other objects.
  package let destination: String?
  /// Whether the document begins with the controller.
  package let isInitial: Bool
  /// The objects in it, in the order of the document.
  package var children: [ObjectTree]
  /// The number of objects in it that are left out because they are too deep.
  package var omitted = 0
}

extension QuestionedDocument {
  /// The objects that outlines leave out: what relates other objects.
  private static let relations: Set<String> = [
    "action", "constraint", "outlet", "outletCollection", "viewLayoutGuide",
    "viewControllerLayoutGuide",
  ]

  /// Returns the objects of a document as a tree, scene by scene.
  ///
  /// - Parameters:
  ///   - scene: The entry of the only scene to show, or `nil` for all.
  ///   - depth: The number of levels below a scene, or `nil` for all.
  ///   - withFrames: Whether views have their frames on the canvas.
  /// - Returns: The scenes, or the outermost objects of a xib.
  package func outline(
    scene: Int? = nil, depth: Int? = nil, withFrames: Bool = false
  ) -> [ObjectTree] {
    let frames = withFrames ? canvasFrames : [:]
    let scenes = scene.map { [$0] } ?? selector.scenes
    return scenes.map { tree(of: $0, left: depth ?? .max, frames) }
  }

  private func tree(of index: Int, left: Int, _ frames: [String: LayoutRect]) -> ObjectTree {
    let entry = table.entries[index]
    var identity = identity(of: index)
    identity.frame = frames[identity.id]
    let inner = outlinedObjects(in: index)
    // A scene itself is no level.
    let isCut = left <= (entry.element == "scene" ? 0 : 1)
    let next = entry.element == "scene" ? left : left - 1
    let text = selector.texts(of: index).first { $0 != identity.name }
    let initial = table.entries[0].attributes["initialViewController"]
    var tree = ObjectTree(
      object: identity, text: text, outlets: selector.outlets(of: index).filter { $0 != "view" },
      destination: entry.element == "segue" ? entry.attributes["destination"] : nil,
      isInitial: initial != nil && initial == identity.id,
      children: isCut ? [] : inner.map { self.tree(of: $0, left: next, frames) })
    if isCut { tree.omitted = inner.reduce(0) { $0 + 1 + count(in: $1) } }
    return tree
  }

  /// Returns the objects directly in an object or its parts and lists.
  func outlinedObjects(in index: Int) -> [Int] {
    table.entries[index].children.flatMap { child -> [Int] in
      guard table.entries[child].role == .object else { return outlinedObjects(in: child) }
      return Self.relations.contains(table.entries[child].element) ? [] : [child]
    }
  }

  private func count(in index: Int) -> Int {
    outlinedObjects(in: index).reduce(0) { $0 + 1 + count(in: $1) }
  }
}
