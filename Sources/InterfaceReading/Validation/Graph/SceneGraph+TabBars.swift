import InterfaceModel
import InterfaceTraits

extension SceneGraph {
  /// Returns whether a tab bar controller hides its bar.
  package func hidesTabBar(_ controller: Controller) -> Bool {
    controller.bars.contains {
      self[$0].kind == .tabBar && self[$0].attributes.flag(.hidden) == true
    }
  }
}
