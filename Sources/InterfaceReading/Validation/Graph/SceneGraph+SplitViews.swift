import InterfaceModel
import InterfaceTraits

extension SceneGraph {
  /// Returns whether a split view controller declares a style: two columns, or three with a
  /// supplementary one.
  ///
  /// From iOS 14 on, such a split view embeds the content of a column in a navigation controller,
  /// unless it is one; the compact column is left unchanged. Source: Apple's documentation of
  /// `setViewController(_:for:)` and the comment on it in `UISplitViewController.h`.
  package func hasColumnStyle(_ controller: Controller) -> Bool {
    guard controller.kind == .splitViewController else { return false }
    if controller.attributes.flag(.allowDoubleColumnStyle) == true { return true }
    return controller.segues.contains {
      self[$0].segue.kind == .relationship("supplementaryViewController")
    }
  }
}
