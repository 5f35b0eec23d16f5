/// The name of a controller in configuration files.
package struct ControllerName: Hashable, Sendable {
  /// The id or storyboard identifier of the controller, or the id of its scene.
  package var name: String
  /// The storyboard of the controller, or `nil` to search the current storyboard, then all others.
  package var document: String?

  package init(_ name: String, in document: String? = nil) {
    self.name = name
    self.document = document
  }
}
