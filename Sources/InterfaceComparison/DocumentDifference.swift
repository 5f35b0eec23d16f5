/// What became of one document.
public struct DocumentDifference: Hashable, Sendable {
  /// The document's path.
  public let path: String
  /// The path that it had before, where that was another; nil else.
  public let oldPath: String?
  /// Whether the document is on both sides.
  public let presence: SceneDifference.Presence
  /// The scenes that changed, in the order of the new file, those that are gone last.
  public let scenes: [SceneDifference]
  /// The configurations that were compared: those of both sides.
  public let configurations: [String]

  /// Creates what became of a document.
  package init(
    path: String, oldPath: String? = nil, presence: SceneDifference.Presence = .stays,
    scenes: [SceneDifference] = [], configurations: [String] = []
  ) {
    self.path = path
    self.oldPath = oldPath
    self.presence = presence
    self.scenes = scenes
    self.configurations = configurations
  }

  /// Whether anything changed.
  public var isEmpty: Bool { presence == .stays && scenes.isEmpty }

  /// How many objects changed in which way.
  public var counts: [ChangeKind: Int] {
    var counts: [ChangeKind: Int] = [:]
    if presence != .stays { counts[presence == .added ? .added : .removed] = 1 }
    for scene in scenes {
      if scene.presence != .stays {
        counts[scene.presence == .added ? .added : .removed, default: 0] += 1
      }
      for object in scene.objects {
        for kind in Set(object.changes.map(\.kind)) { counts[kind, default: 0] += 1 }
      }
    }
    return counts
  }
}
