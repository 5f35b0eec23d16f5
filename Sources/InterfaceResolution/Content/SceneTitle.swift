import InterfaceModel
package import InterfaceReading
package import InterfaceTraits

/// The display name of a scene.
package enum SceneTitle {
  /// Returns the scene's name as Interface Builder shows it: the title of the controller, its
  /// class, or its kind; for a reference, the name of the storyboard and the identifier in it.
  static func text(
    of scene: ResolvedScene, _ controller: SceneGraph.Controller?,
    _ navigationItem: SceneGraph.NavigationItem?
  ) -> String {
    guard let controller else {
      let root = scene.views.first
      return root?.customClass ?? root.map { words(in: $0.elementName) } ?? scene.id
    }
    let attributes = controller.attributes
    for name in [
      controller.runtimeText("navigationItem.title") ?? navigationItem?.title, controller.title,
      attributes[.customClass],
      attributes[.storyboardIdentifier],
    ] {
      if let name, !name.isEmpty { return name }
    }
    if controller.kind == .viewControllerPlaceholder,
      let storyboard = attributes[.storyboardName], !storyboard.isEmpty
    {
      let scene = attributes[.referencedIdentifier] ?? ""
      return scene.isEmpty ? storyboard : "\(storyboard), \(scene)"
    }
    return words(in: controller.kind.rawValue)
  }

  /// Returns the scene's name in one edition of its document.
  package static func text(
    of scene: ResolvedScene, at index: Handle<SceneGraph.Scene>, in graph: SceneGraph
  ) -> String {
    let controller = graph[index].controller.map { graph[$0] }
    return text(of: scene, controller, controller?.navigationItem.map { graph[$0] })
  }

  /// Returns the words of a class name: `navigationController` becomes `Navigation Controller`.
  package static func words(in name: String) -> String {
    var words = ""
    for (offset, character) in name.enumerated() {
      if offset > 0, character.isUppercase { words += " " }
      words += offset == 0 ? character.uppercased() : String(character)
    }
    return words
  }
}
