import InterfaceReading
import InterfaceTraits

/// Finds the scenes that represent an app without an initial controller, in which code loads the
/// scenes.
package enum AppEntries {
  /// Returns every scene that only code can load: no other scene contains, embeds, shows or
  /// presents it.
  ///
  /// Containers come first. Of scenes that are reachable only from each other, the first is
  /// returned.
  ///
  /// - Parameter app: The storyboards.
  /// - Returns: The scenes, empty for an app without scenes.
  package static func entries(of app: AppStoryboards) -> [AppScene] {
    var scenes: [AppScene] = []
    var destinations: [AppScene: [AppScene]] = [:]
    var segueTargets: Set<AppScene> = []
    for document in app.loaded {
      let graph = app.documents[document].graph
      for index in graph.scenes.indices {
        let scene = AppScene(document: document, scene: index)
        guard let controller = app.controller(of: scene),
          controller.kind != .viewControllerPlaceholder
        else { continue }
        scenes.append(scene)
        for segue in graph.scenes[index].segues {
          guard case .scene(let end) = app.destination(of: graph[segue], in: document),
            end != scene
          else { continue }
          destinations[scene, default: []].append(end)
          segueTargets.insert(end)
        }
      }
    }
    var reached: Set<AppScene> = []
    func reach(from scene: AppScene) {
      var next = [scene]
      while let scene = next.popLast() {
        guard reached.insert(scene).inserted else { continue }
        next += destinations[scene] ?? []
      }
    }
    var entries = scenes.filter { !segueTargets.contains($0) }
    for entry in entries { reach(from: entry) }
    for scene in scenes where !reached.contains(scene) {
      entries.append(scene)
      reach(from: scene)
    }
    func isContainer(_ scene: AppScene) -> Bool {
      app.controller(of: scene).map { ContainmentGraph.needsContents($0.kind) } ?? false
    }
    return entries.filter(isContainer) + entries.filter { !isContainer($0) }
  }
}
