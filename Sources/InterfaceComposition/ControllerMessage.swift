/// A message that is sent up the controllers to the first that implements it, as by
/// `targetViewController(forAction:sender:)`.
package enum ControllerMessage {
  /// `showViewController:sender:`, by its name in configuration files.
  package static let show = "show"
  /// `showDetailViewController:sender:`, by its name in configuration files.
  package static let showDetail = "showDetail"
}
