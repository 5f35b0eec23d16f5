/// What became of one scene.
public struct SceneDifference: Hashable, Sendable {
  /// Whether the scene is in both files.
  public enum Presence: String, Hashable, Sendable {
    case stays, added, removed
  }

  /// The scene's id; of one that is gone, the id that it had.
  public let id: String
  /// The id that it had before; the same unless the document numbers its scenes anew.
  public let oldID: String
  /// The controller's id; nil for a top-level view of a xib.
  public let controller: String?
  /// Whether the scene is in both files.
  public let presence: Presence
  /// The objects that changed, in the order of the new file; those that are gone stand where they stood.
  public let objects: [ObjectDifference]
  /// The configurations in which something of it changed, in the order of the files.
  public let configurations: [String]
}
