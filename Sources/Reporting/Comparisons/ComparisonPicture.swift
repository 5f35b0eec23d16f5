package import InterfaceComparison

/// The identity of a picture of a document.
package struct ComparisonPicture: Hashable, Sendable {
  /// The path by which the document is compared.
  package let document: String
  /// The id of the scene.
  package let scene: String
  package let configuration: String

  package init(_ document: String, _ scene: String, _ configuration: String) {
    self.document = document
    self.scene = scene
    self.configuration = configuration
  }

  /// Returns the pictures of both sides that show the changes.
  package static func all(
    of comparison: Comparison
  ) -> (before: [ComparisonPicture], after: [ComparisonPicture]) {
    var before: [ComparisonPicture] = []
    var after: [ComparisonPicture] = []
    for document in comparison.documents {
      for scene in document.scenes {
        for name in scene.configurations {
          let path = document.oldPath ?? document.path
          if scene.presence != .added { before.append(ComparisonPicture(path, scene.oldID, name)) }
          if scene.presence != .removed {
            after.append(ComparisonPicture(document.path, scene.id, name))
          }
        }
      }
    }
    return (before, after)
  }
}
