import InterfaceModel
import InterfaceSource

extension DocumentChecks {
  /// Checks the document as a whole: its ids, its scenes and its entry point.
  mutating func checkScenes() {
    for attribute in objects.duplicates {
      report(.duplicateID(attribute, first: objects[ObjectID(attribute.value)]?.idRange))
    }
    var ids: [String: SourceRange] = [:]
    for scene in document.scenes {
      checkControllers(of: scene)
      guard let attribute = scene.attributes.attribute(.sceneID) else { continue }
      if let first = ids[attribute.value] {
        report(.duplicateSceneID(attribute, first: first))
      } else {
        ids[attribute.value] = attribute.range
      }
    }
  }

  /// Returns the initial controller of a storyboard, or `nil` if the reference is not to a
  /// controller.
  mutating func checkInitialController() -> ObjectID? {
    let references = checkReferences(in: document.attributes)
    guard references.contains(where: { $0.name == .initialViewController }) else { return nil }
    return document.initialViewController
  }

  /// Returns the segues that the document names as tie breakers if several lead to a scene.
  mutating func checkTieBreakers() -> Set<ObjectID> {
    var segues: Set<ObjectID> = []
    for reference in document.tieBreakerReferences
    where check(reference, expected: "a segue", accepts: { $0 == .connection }) != nil {
      segues.insert(ObjectID(reference.value))
    }
    return segues
  }

  private mutating func checkControllers(of scene: Scene) {
    guard let first = scene.controller else { return }
    for object in scene.objects {
      guard case .controller(let second) = object else { continue }
      report(.severalControllers(second, first: first))
    }
  }
}

extension Diagnostic {
  fileprivate static func duplicateID(_ id: Attribute, first: SourceRange?) -> Diagnostic {
    Diagnostic(
      .duplicateID, at: id.range,
      message: "two objects have the id '\(id.value)'",
      notes: [
        Note("the first one is here; references resolve to it", range: first),
        Note("change one of the ids, and update the references to it"),
      ])
  }

  fileprivate static func duplicateSceneID(_ id: Attribute, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateSceneID, at: id.range,
      message: "two scenes have the scene id '\(id.value)'",
      notes: [
        Note("the first one is here", range: first), Note("change the sceneID of one of them"),
      ])
  }

  fileprivate static func severalControllers(
    _ controller: Controller, first: Controller
  ) -> Diagnostic {
    Diagnostic(
      .multipleSceneControllers, at: controller.range,
      message: "the scene has a second controller",
      notes: [
        Note("the first one is here; the scene is laid out for it", range: first.range),
        Note("move the second one to its own scene"),
      ])
  }
}
