import InterfaceTraits

/// The views of a scene that are drawn differently in one configuration than in a picture of it.
package struct DrawnDifference: Sendable {
  /// The id of the scene.
  package let scene: String
  /// The name of the configuration.
  package let configuration: String
  /// The ids of the views; `nil` denotes the scene itself.
  package let views: [String?]

  package init(scene: String, configuration: String, views: [String?]) {
    self.scene = scene
    self.configuration = configuration
    self.views = views
  }
}

extension DocumentDifference {
  /// Returns the difference with the views that only pictures show to be different.
  ///
  /// - Parameters:
  ///   - drawn: The differences of pictures.
  ///   - file: The new layouts, which name the objects.
  /// - Returns: The difference; the scenes that pictures add are at their places in the file.
  package func adding(_ drawn: [DrawnDifference], in file: LayoutFile) -> DocumentDifference {
    guard !drawn.isEmpty else { return self }
    let byScene = Dictionary(grouping: drawn, by: \.scene)
    var known: [String: SceneDifference] = [:]
    for scene in scenes { known[scene.id] = scene }
    var all: [SceneDifference] = []
    for scene in file.scenes {
      let before = known.removeValue(forKey: scene.id)
      guard let drawn = byScene[scene.id], before == nil || before?.presence == .stays else {
        if let before { all.append(before) }
        continue
      }
      var found = ChangeCollector()
      for difference in drawn {
        for view in difference.views {
          found.add(
            .appearance, in: [difference.configuration], of: scene.object(withID: view))
        }
      }
      let names = configurations.isEmpty ? file.configurations : configurations
      let changed = Set((before?.configurations ?? []) + drawn.map(\.configuration))
      all.append(
        SceneDifference(
          id: scene.id, oldID: before?.oldID ?? scene.id, controller: scene.controller,
          presence: .stays,
          objects: (before?.objects ?? []) + found.objects(everywhere: names),
          configurations: file.configurations.filter(changed.contains)))
    }
    // Removed scenes.
    all += scenes.filter { known[$0.id] != nil }
    return DocumentDifference(
      path: path, oldPath: oldPath, presence: presence, objects: objects, scenes: all,
      configurations: configurations)
  }

  /// Returns the difference without the configurations of scenes for which a function returns
  /// `false`.
  package func keeping(
    _ isKept: (_ scene: SceneDifference, _ configuration: String) -> Bool
  ) -> DocumentDifference {
    DocumentDifference(
      path: path, oldPath: oldPath, presence: presence, objects: objects,
      scenes: scenes.compactMap { scene in
        let kept = scene.configurations.filter { isKept(scene, $0) }
        return kept == scene.configurations ? scene : scene.keeping(kept)
      }, configurations: configurations)
  }
}

extension SceneDifference {
  /// Returns the difference in some configurations only, or `nil` if there is none.
  fileprivate func keeping(_ kept: [String]) -> SceneDifference? {
    guard !kept.isEmpty else { return nil }
    let objects = objects.compactMap { object -> ObjectDifference? in
      let changes = object.changes.compactMap { change -> Change? in
        var change = change
        change.configurations = change.configurations.filter(kept.contains)
        change.isEverywhere = false
        return change.configurations.isEmpty ? nil : change
      }
      return changes.isEmpty ? nil : object.with(changes)
    }
    return objects.isEmpty && presence == .stays
      ? nil
      : SceneDifference(
        id: id, oldID: oldID, controller: controller, presence: presence, objects: objects,
        configurations: kept)
  }
}

extension LayoutFile.Scene {
  /// Returns a view, or the scene itself if the file has no such view.
  fileprivate func object(withID id: String?) -> ChangeCollector.Object {
    let view = layouts.lazy.flatMap(\.views).first { $0.id == id }
    guard let view else {
      return ChangeCollector.Object(id: self.id, element: "scene")
    }
    return ChangeCollector.Object(
      id: view.id, element: view.element, label: LayoutFile.label(of: view))
  }
}
