import InterfaceModel
import InterfaceReading
import InterfaceSource
import InterfaceTraits

/// Scenes that cannot be dismissed: all of their contents and destinations are of UIKit classes
/// that do nothing by themselves.
///
/// A scene may be dismissible if it has a class of the app's own, an action, an outlet, a runtime
/// attribute, an unwind or custom segue, or if it leads to such a scene or out of the document;
/// then nothing is certain. Each scene is visited twice, whatever cycles segues form.
struct ScenesWithoutExit {
  /// For each scene, the scenes that it leads to or that lead to it.
  private typealias Edges = Table<SceneGraph.Scene, [Handle<SceneGraph.Scene>]>

  private let graph: SceneGraph
  /// For each scene, whether it or a scene that it leads to may be dismissible.
  private var canGoBack: Table<SceneGraph.Scene, Bool>
  /// For each scene that cannot be dismissed, the first scene of its cycle.
  private var circles: Table<SceneGraph.Scene, Handle<SceneGraph.Scene>>
  /// The first scene of each identifier that references use.
  private let scenesByName: [String: Handle<SceneGraph.Scene>]

  init(_ document: LintedDocument) {
    graph = document.graph
    scenesByName = Dictionary(
      graph.scenes.indexed.compactMap { handle, scene in
        scene.controller.flatMap { document.graph[$0].attributes[.storyboardIdentifier] }
          .map { ($0, handle) }
      }, uniquingKeysWith: { first, _ in first })
    let connections = document.visited(by: ConnectionVisitor(document.graph))
    canGoBack = graph.scenes.mapValues { _ in false }
    circles = Table(Array(graph.scenes.indices))
    var edges: Edges = graph.scenes.mapValues { _ in [] }
    var pending: [Handle<SceneGraph.Scene>] = []
    for index in graph.scenes.indices {
      for segue in graph.scenes[index].segues {
        guard let end = graph.destinationScene(of: graph[segue]) else { continue }
        edges[index].append(end)
      }
      if isReference(index), let end = own(index) { edges[index].append(end) }
      if connections.scenes.contains(index) || acts(index) {
        canGoBack[index] = true
        pending.append(index)
      }
    }
    var arrivals: Edges = graph.scenes.mapValues { _ in [] }
    for (index, ends) in edges.indexed {
      for end in ends { arrivals[end].append(index) }
    }
    while let next = pending.popLast() {
      for scene in arrivals[next] where !canGoBack[scene] {
        canGoBack[scene] = true
        pending.append(scene)
      }
    }
    findCircles(edges, arrivals)
  }

  /// Returns whether no scene leads back from a scene to its source.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - source: The scene that leads to it.
  /// - Returns: Whether neither the scene nor any of its destinations can go back.
  func isDeadEnd(_ scene: Handle<SceneGraph.Scene>, from source: Handle<SceneGraph.Scene>?) -> Bool
  {
    guard !canGoBack[scene] else { return false }
    guard let source, !canGoBack[source] else { return true }
    return circles[scene] != circles[source]
  }

  /// Returns whether a controller is of a UIKit class that does nothing by itself.
  static func isPassive(_ controller: SceneGraph.Controller) -> Bool {
    switch controller.kind {
    case .viewController, .tableViewController, .collectionViewController, .navigationController,
      .tabBarController, .splitViewController:
      (controller.attributes[.customClass] ?? "").isEmpty
        && controller.runtimeAttributes.allSatisfy { isModality($0) }
    case .pageViewController, .hostingController, .avPlayerViewController, .glkViewController,
      .viewControllerPlaceholder:
      false
    }
  }

  /// Returns whether a runtime attribute prevents the interactive dismissal of a sheet.
  static func isModality(_ attribute: RuntimeAttribute) -> Bool {
    ["modalInPresentation", "isModalInPresentation"].contains(attribute.keyPath)
  }

  private func isReference(_ scene: Handle<SceneGraph.Scene>) -> Bool {
    graph.scenes[scene].controller.map { graph[$0].kind } == .viewControllerPlaceholder
  }

  /// Returns the scene of the same document that a reference names, or `nil` if it names one of
  /// another storyboard.
  private func own(_ reference: Handle<SceneGraph.Scene>) -> Handle<SceneGraph.Scene>? {
    guard let controller = graph.scenes[reference].controller.map({ graph[$0] }),
      (controller.attributes[.storyboardName] ?? "").isEmpty,
      (controller.attributes[.bundleIdentifier] ?? "").isEmpty,
      let name = controller.attributes[.referencedIdentifier], !name.isEmpty
    else { return nil }
    return scenesByName[name]
  }

  /// Returns whether the contents of a scene may dismiss it.
  private func acts(_ index: Handle<SceneGraph.Scene>) -> Bool {
    let scene = graph.scenes[index]
    guard let controller = scene.controller.map({ graph[$0] }) else { return true }
    if isReference(index) { return own(index) == nil }
    guard Self.isPassive(controller) else { return true }
    if scene.views.contains(where: {
      !(graph[$0].attributes[.customClass] ?? "").isEmpty
    }) {
      return true
    }
    return scene.segues.contains { handle in
      guard graph[handle].segue.customClass == nil else { return true }
      return switch graph[handle].segue.kind {
      case .unwind, .custom, .other: true
      case .relationship, .embed, .show, .showDetail, .presentation, .popoverPresentation:
        graph.destinationScene(of: graph[handle]) == nil
      }
    }
  }

  /// Numbers the cycles of scenes: one walk forward determines the order of one backward.
  private mutating func findCircles(_ edges: Edges, _ arrivals: Edges) {
    var order: [Handle<SceneGraph.Scene>] = []
    var isVisited = canGoBack
    for start in edges.indices where !isVisited[start] {
      isVisited[start] = true
      var stack = [(scene: start, next: 0)]
      while let (scene, next) = stack.last {
        guard next < edges[scene].count else {
          order.append(scene)
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let end = edges[scene][next]
        guard !isVisited[end] else { continue }
        isVisited[end] = true
        stack.append((end, 0))
      }
    }
    isVisited = canGoBack
    for start in order.reversed() where !isVisited[start] {
      isVisited[start] = true
      var pending = [start]
      while let next = pending.popLast() {
        circles[next] = start
        for scene in arrivals[next] where !isVisited[scene] {
          isVisited[scene] = true
          pending.append(scene)
        }
      }
    }
  }

  /// Finds scenes with connections or objects that could do something.
  private struct ConnectionVisitor: DocumentVisitor {
    private(set) var scenes: Set<Handle<SceneGraph.Scene>> = []
    private let controllers: Set<ObjectID>
    private var scene = Handle<SceneGraph.Scene>(0)

    init(_ graph: SceneGraph) { controllers = Set(graph.controllers.compactMap(\.id)) }

    mutating func beginScene(_ index: Int) { scene = Handle(index) }
    mutating func enter(_ object: PlainObject) {
      let attributes = object.element.attributes
      guard attributes[.placeholderIdentifier] != "IBFirstResponder",
        attributes[.sceneMemberID] != "firstResponder"
      else { return }
      if !(attributes[.customClass] ?? "").isEmpty { scenes.insert(scene) }
    }
    mutating func visit(_ connection: Connection) {
      switch connection.kind {
      case .segue, .outletCollection(property: "gestureRecognizers"): break
      case .outlet(let property)
      where ["dataSource", "delegate"].contains(property)
        && connection.destination.map { controllers.contains($0) } == true:
        // UIKit's classes do nothing with it; other classes are recognized by their names.
        break
      case .outlet, .outletCollection, .action: scenes.insert(scene)
      }
    }
  }
}
