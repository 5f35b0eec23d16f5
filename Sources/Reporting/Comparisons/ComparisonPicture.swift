/// Which picture of a document.
package struct ComparisonPicture: Hashable, Sendable {
  package let document: String
  package let scene: String
  package let configuration: String

  package init(_ document: String, _ scene: String, _ configuration: String) {
    self.document = document
    self.scene = scene
    self.configuration = configuration
  }
}
