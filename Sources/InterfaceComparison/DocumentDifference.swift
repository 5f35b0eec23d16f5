/// The difference between two states of a document.
public struct DocumentDifference: Hashable, Sendable {
  /// The document's path.
  public let path: String
  /// The former path if it was different, or `nil`.
  public let oldPath: String?
  /// Whether the document exists on both sides.
  public let presence: SceneDifference.Presence
  /// The objects outside of scenes that changed: the document itself and, for example, the owner of a
  /// xib.
  public let objects: [ObjectDifference]
  /// The scenes that changed, in the order of the new file, followed by removed ones.
  public let scenes: [SceneDifference]
  /// The configurations that were compared: those of both sides.
  public let configurations: [String]
  /// The target system of a document that is compared without its layouts, because Ninefold does not
  /// lay out documents for it, such as `macOS`; otherwise `nil`.
  public let foreignSystem: String?

  package init(
    path: String, oldPath: String? = nil, presence: SceneDifference.Presence = .stays,
    objects: [ObjectDifference] = [], scenes: [SceneDifference] = [],
    configurations: [String] = [], foreignSystem: String? = nil
  ) {
    self.path = path
    self.oldPath = oldPath
    self.presence = presence
    self.objects = objects
    self.scenes = scenes
    self.configurations = configurations
    self.foreignSystem = foreignSystem
  }

  /// Whether nothing changed.
  public var isEmpty: Bool { presence == .stays && objects.isEmpty && scenes.isEmpty }

  /// The number of changed objects, by kind of change.
  public var counts: [ChangeKind: Int] {
    var counts: [ChangeKind: Int] = [:]
    if presence != .stays { counts[presence == .added ? .added : .removed] = 1 }
    for object in objects {
      for kind in Set(object.changes.map(\.kind)) { counts[kind, default: 0] += 1 }
    }
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
