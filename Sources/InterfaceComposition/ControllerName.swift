/// A controller as configurations name it.
package struct ControllerName: Hashable, Sendable {
  /// Its id, its name for code, or the id of its scene.
  package var name: String
  /// The storyboard that has it; nil for the one at hand first, then all others.
  package var document: String?

  package init(_ name: String, in document: String? = nil) {
    self.name = name
    self.document = document
  }
}
