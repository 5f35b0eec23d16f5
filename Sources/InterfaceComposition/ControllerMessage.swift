/// A message that walks up the controllers to the first that implements it, as
/// `targetViewController(forAction:sender:)` finds it.
package enum ControllerMessage {
  /// `showViewController:sender:`, as configurations name it.
  package static let show = "show"
  /// `showDetailViewController:sender:`, as configurations name it.
  package static let showDetail = "showDetail"
}
