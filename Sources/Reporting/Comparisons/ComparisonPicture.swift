package import InterfaceComparison

/// Which picture of a document.
package struct ComparisonPicture: Hashable, Sendable {
  /// The path by which the document is compared.
  package let document: String
  /// The id of the scene.
  package let scene: String
  /// The name of the configuration.
  package let configuration: String

  /// Names a picture.
  package init(_ document: String, _ scene: String, _ configuration: String) {
    self.document = document
    self.scene = scene
    self.configuration = configuration
  }

  /// The pictures of both sides that show what changed.
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
