import InterfaceSource
import InterfaceTraits
import InterfaceResolution
import InterfaceLayout
import InterfaceModel
import PlatformFacts

/// What the bars around a scene show, found in the document by its relationship segues.
struct BarContents {
  /// The scene's own controller.
  let controller: Controller?
  /// The navigation controller whose root the scene is; nil for a scene that is pushed.
  let navigationController: Controller?
  /// The tab bar controller that holds the scene or its navigation controller.
  let tabBarController: Controller?
  /// The items of the tab bar from left to right, each with whether the scene is behind it.
  let tabs: [(item: BarItem?, isSelected: Bool)]

  init(scene controller: ObjectID?, in document: Document) {
    let controllers = document.scenes.compactMap(\.controller)
    let own = controllers.first { $0.id != nil && $0.id == controller }
    let navigation = own.flatMap { own in
      controllers.first { container in
        container.kind == .navigationController && Self.holds(container, own)
      }
    }
    let tabBar = controllers.first { container in
      guard container.kind == .tabBarController else { return false }
      return [own, navigation].contains { $0.map { Self.holds(container, $0) } ?? false }
    }
    self.controller = own
    navigationController = navigation
    tabBarController = tabBar
    tabs =
      tabBar.map { tabBar in
        Self.children(of: tabBar).map { id in
          let child = controllers.first { $0.id == id }
          // A navigation controller without an item of its own shows its root's.
          let root = child.flatMap { child in
            child.kind == .navigationController
              ? controllers.first { Self.holds(child, $0) } : nil
          }
          return (child?.tabBarItem ?? root?.tabBarItem, id == own?.id || id == navigation?.id)
        }
      } ?? []
  }

  /// The navigation bar that surrounds the scene, as its container says it.
  var navigationBar: View? {
    navigationController?.bars.first { $0.kind == .navigationBar }
  }

  var tabBar: View? { tabBarController?.bars.first { $0.kind == .tabBar } }

  /// The title that a navigation bar shows.
  var title: String? {
    controller?.navigationItem?.title ?? controller?.attributes[.title]
  }

  private static func children(of container: Controller) -> [ObjectID] {
    container.segues.compactMap { connection in
      guard case .relationship = connection.segue?.kind else { return nil }
      return connection.destination
    }
  }

  private static func holds(_ container: Controller, _ child: Controller) -> Bool {
    child.id.map { children(of: container).contains($0) } ?? false
  }
}
