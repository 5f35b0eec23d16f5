package import EditorCanvas
import InterfaceModel
package import InterfaceReading
package import InterfaceTraits

/// The inference of each scene's bars and presentation, as Interface Builder does it for the
/// canvas.
///
/// Containment comes first: a navigation controller's root has its bar, a tab bar controller's
/// children have the tab bar, a split view's children inherit. Incoming segues come second: `show`
/// inherits from a source that has a navigation bar, everything else presents the scene without
/// bars. If several segues lead to a scene, the one that the document names as its tie breaker is
/// used, and without a tie breaker one that provides bars. Metrics that the document simulates
/// override all, also for the following scenes.
///
/// Source: measurements of public documents (inferred bars compared with the tops of stored
/// frames).
package struct ScenePresentationInference {
  private let graph: SceneGraph
  private var memo: Table<SceneGraph.Scene, ScenePresentation?>
  private var isVisiting: Table<SceneGraph.Scene, Bool>

  private let quirks: EditorQuirks

  private init(_ graph: SceneGraph, _ quirks: EditorQuirks) {
    self.graph = graph
    self.quirks = quirks
    memo = graph.scenes.mapValues { _ in nil }
    isVisiting = graph.scenes.mapValues { _ in false }
  }

  /// Returns the quirks that can change the inference for a document.
  static func quirks(thatMatterFor graph: SceneGraph) -> EditorQuirks {
    var result: EditorQuirks = []
    for scene in graph.scenes {
      if let controller = scene.controller.map({ graph[$0] }), hidesBottomBar(controller),
        controller.metrics.bottomBar != nil
      {
        result.insert(.hiddenBottomBarsAreNotSimulated)
      }
      if let controller = scene.controller.map({ graph[$0] }), graph.hasColumnStyle(controller) {
        result.insert(.columnsGetNoNavigation)
      }
      let isNavigation = scene.controller.map { graph[$0].kind == .navigationController } ?? false
      for arrival in scene.arrivals.lazy.map({ graph[$0] }) {
        if isOfGesture(arrival) { result.insert(.gesturesProvideNoBars) }
        if isNavigation, isShow(arrival) { result.insert(.shownNavigationKeepsTabBar) }
      }
    }
    return result
  }

  /// Returns whether a segue starts at a gesture recognizer, which is a top-level object of its
  /// scene.
  private static func isOfGesture(_ segue: SceneGraph.Segue) -> Bool {
    if case .object = segue.source { true } else { false }
  }

  private static func hidesBottomBar(_ controller: SceneGraph.Controller) -> Bool {
    controller.attributes.flag(.hidesBottomBarWhenPushed) == true
  }

  private static func isShow(_ segue: SceneGraph.Segue) -> Bool {
    segue.segue.kind == .show || segue.segue.kind == .showDetail
  }

  /// Returns the presentation of every scene of a document.
  ///
  /// - Parameters:
  ///   - graph: The document's objects.
  ///   - quirks: The differences from a running app in the inference.
  /// - Returns: The presentations, by scene.
  package static func presentation(
    of graph: SceneGraph, quirks: EditorQuirks = []
  ) -> Table<SceneGraph.Scene, ScenePresentation> {
    var inference = ScenePresentationInference(graph, quirks)
    for index in graph.scenes.indices { inference.infer(index) }
    return inference.memo.mapValues { $0 ?? ScenePresentation() }
  }

  // MARK: Inference

  /// Infers the presentation of a scene after those of the scenes that it depends on.
  ///
  /// There is no recursion: a chain of segues may be as long as the document. A cycle of dependent
  /// scenes is cut.
  private mutating func infer(_ start: Handle<SceneGraph.Scene>) {
    guard memo[start] == nil else { return }
    var path = [(index: start, sources: followed(from: start)[...])]
    isVisiting[start] = true
    while let current = path.last {
      if let source = current.sources.first {
        path[path.count - 1].sources.removeFirst()
        guard memo[source] == nil, !isVisiting[source] else { continue }
        isVisiting[source] = true
        path.append((source, followed(from: source)[...]))
      } else {
        let index = current.index
        var result = controller(index).map { inferred(index, $0) } ?? ScenePresentation()
        simulate(index, &result)
        memo[index] = result
        isVisiting[index] = false
        path.removeLast()
      }
    }
  }

  private func controller(_ index: Handle<SceneGraph.Scene>) -> SceneGraph.Controller? {
    graph.scenes[index].controller.map { graph[$0] }
  }

  /// Returns the scenes on whose presentation that of a scene depends, in the order of the segues.
  private func followed(from index: Handle<SceneGraph.Scene>) -> [Handle<SceneGraph.Scene>] {
    let arrivals = deciding(index)
    let containers = arrivals.filter { $0.segue.isContainment }
    let followed =
      containers.isEmpty
      ? arrivals.filter(Self.isShow) : containers
    return followed.compactMap(\.scene)
  }

  /// Returns the incoming segues of a scene that are considered: the one that the document names,
  /// or all.
  private func deciding(_ index: Handle<SceneGraph.Scene>) -> [SceneGraph.Segue] {
    var arrivals = graph.scenes[index].arrivals.map { graph[$0] }
    if quirks.contains(.gesturesProvideNoBars) { arrivals.removeAll { Self.isOfGesture($0) } }
    let named = arrivals.filter(\.isTieBreaker)
    return named.isEmpty ? arrivals : named
  }

  private func inferred(
    _ index: Handle<SceneGraph.Scene>, _ controller: SceneGraph.Controller
  ) -> ScenePresentation {
    let arrivals = deciding(index)
    var candidates = arrivals.filter(\.segue.isContainment).map { contained($0, controller) }
    if candidates.isEmpty { candidates = arrivals.map { arriving($0, at: controller) } }
    var result =
      candidates.first { $0.hasNavigationBar } ?? candidates.first { $0.hasBars }
      ?? candidates.first ?? ScenePresentation()
    if Self.hidesBottomBar(controller) { result.hasTabBar = false }
    return result
  }

  /// Returns the presentation of a segue's scene, as far as it has been inferred.
  private func presentation(of scene: Handle<SceneGraph.Scene>?) -> ScenePresentation {
    scene.flatMap { memo[$0] } ?? ScenePresentation()
  }

  /// Returns the presentation of a controller in a container.
  private func contained(
    _ arrival: SceneGraph.Segue, _ controller: SceneGraph.Controller
  ) -> ScenePresentation {
    var result = presentation(of: arrival.scene)
    guard let source = arrival.scene, let container = self.controller(source) else {
      return result
    }
    switch container.kind {
    case .navigationController:
      let bar = container.bars.lazy.map { graph[$0] }.first { $0.kind == .navigationBar }
      result.hasNavigationBar =
        container.attributes.flag(.navigationBarHidden) != true
        && bar?.attributes.flag(.hidden) != true
      result.navigationBarIsTranslucent = bar?.attributes.flag(.translucent) ?? true
      result.navigationBarHasLargeTitles = bar?.attributes.flag(.largeTitles) ?? false
      result.hasToolbar = container.attributes.flag(.toolbarHidden) == false
    case .tabBarController: result.hasTabBar = !graph.hidesTabBar(container)
    case .splitViewController:
      guard controller.kind != .navigationController, graph.hasColumnStyle(container),
        arrival.segue.kind != .relationship("compactViewController"),
        !quirks.contains(.columnsGetNoNavigation)
      else { break }
      result.hasNavigationBar = true
      result.navigationBarIsTranslucent = true
      result.navigationBarHasLargeTitles = false
    default: break
    }
    return result
  }

  private func arriving(
    _ arrival: SceneGraph.Segue, at controller: SceneGraph.Controller
  ) -> ScenePresentation {
    var result = ScenePresentation()
    switch arrival.segue.kind {
    case .embed:
      result.arrival = .embedded
    case .show, .showDetail:
      let source = presentation(of: arrival.scene)
      if source.hasNavigationBar, controller.kind != .navigationController {
        result = source
      } else {
        result.arrival = .presented(style: nil)
        if source.hasNavigationBar, quirks.contains(.shownNavigationKeepsTabBar) {
          result.hasTabBar = source.hasTabBar
        }
      }
    case .presentation:
      result.arrival = .presented(style: arrival.segue.presentationStyle)
      result.isPresentation = true
    case .popoverPresentation: result.arrival = .presented(style: "popover")
    default: break
    }
    return result
  }

  // MARK: Simulation

  private func simulate(_ index: Handle<SceneGraph.Scene>, _ result: inout ScenePresentation) {
    let controller = controller(index)
    var metrics = controller?.metrics ?? SimulatedMetrics()
    // A scene without a controller begins with its root.
    let first = graph.scenes[index].views.first.map { graph[$0] }
    let view =
      controller == nil
      ? first.flatMap { $0.role == .topLevel ? $0 : nil } : controller?.view.map { graph[$0] }
    if let old = view?.simulatedMetrics {
      metrics.hasStatusBar = metrics.hasStatusBar ?? old.hasStatusBar
      metrics.topBar = metrics.topBar ?? old.topBar
      metrics.bottomBar = metrics.bottomBar ?? old.bottomBar
    }
    result.hasStatusBar = metrics.hasStatusBar
    if let topBar = metrics.topBar {
      result.simulatesTopBar = true
      switch topBar {
      case .none: result.hasNavigationBar = false
      case .navigationBar(let hasPrompt, let isTranslucent):
        result.hasNavigationBar = true
        result.navigationBarHasPrompt = hasPrompt
        result.navigationBarIsTranslucent = isTranslucent
      }
    }
    let hidesBottomBar =
      quirks.contains(.hiddenBottomBarsAreNotSimulated)
      && controller.map(Self.hidesBottomBar) ?? false
    if let bottomBar = metrics.bottomBar, !hidesBottomBar {
      result.simulatesBottomBar = true
      result.hasTabBar = bottomBar == .tabBar
      result.hasToolbar = bottomBar == .toolbar
    }
    let item = controller?.navigationItem.map { graph[$0] }
    if item?.prompt != nil { result.navigationBarHasPrompt = true }
  }
}

extension Segue {
  /// Whether the segue puts its destination into a container.
  fileprivate var isContainment: Bool {
    if case .relationship = kind { true } else { false }
  }
}
