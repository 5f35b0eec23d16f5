package import InterfaceModel
package import InterfaceSource

/// What becomes one scene of the output: a storyboard's scene, or one top-level view or controller of a
/// xib.
package struct SceneSource {
  /// The `sceneID`, or the id of the xib's object.
  package var id: String
  package var controller: Controller?
  /// Top-level views that are not the controller's.
  package var views: [View]
  package var barItems: [BarItem]
  package var range: SourceRange

  /// The scenes of a document in document order.
  package static func all(of document: Document) -> [SceneSource] {
    switch document.kind {
    case .storyboard: document.scenes.map { SceneSource(scene: $0) }
    case .xib: xibScenes(document.objects)
    }
  }

  private init(scene: Scene) {
    id = scene.id
    controller = scene.controller
    views = scene.objects.compactMap { if case .view(let view) = $0 { view } else { nil } }
    barItems = scene.objects.compactMap { if case .barItem(let item) = $0 { item } else { nil } }
    range = scene.range
  }

  private init(
    id: String, controller: Controller? = nil, views: [View] = [], barItems: [BarItem] = [],
    range: SourceRange
  ) {
    self.id = id
    self.controller = controller
    self.views = views
    self.barItems = barItems
    self.range = range
  }

  private static func xibScenes(_ objects: [TopLevelObject]) -> [SceneSource] {
    objects.compactMap { object in
      switch object {
      case .controller(let controller):
        SceneSource(
          id: controller.id?.text ?? "", controller: controller, range: controller.range)
      case .view(let view):
        SceneSource(id: view.id?.text ?? "", views: [view], range: view.range)
      case .barItem(let item):
        item.customView == nil
          ? nil
          : SceneSource(id: item.id?.text ?? "", barItems: [item], range: item.range)
      case .placeholder, .exit, .other: nil
      }
    }
  }
}
