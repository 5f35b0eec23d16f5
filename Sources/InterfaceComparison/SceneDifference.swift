/// The changes of one scene.
public struct SceneDifference: Hashable, Sendable {
  /// The files that contain the scene.
  public enum Presence: String, Hashable, Sendable {
    case stays, added, removed
  }

  /// The scene's id; for a removed scene its former id.
  public let id: String
  /// The former id.
  ///
  /// It is the same unless the document's scenes were renumbered.
  public let oldID: String
  /// The controller's id, or `nil` for a top-level view of a xib.
  public let controller: String?
  /// The files that contain the scene.
  public let presence: Presence
  /// The objects that changed, in the order of the new file.
  ///
  /// Removed ones are at their former positions.
  public let objects: [ObjectDifference]
  /// The configurations in which the scene changed, in the order of the files.
  public let configurations: [String]
}
