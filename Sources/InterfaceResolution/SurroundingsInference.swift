package import InterfaceModel
import InterfaceSource

/// Infers what surrounds each scene, as Interface Builder does for the canvas.
///
/// Containment comes first: a navigation controller's root has its bar, a tab bar controller's children
/// have the tab bar, a split view's children inherit. Then come the segues that arrive: `show` inherits
/// from a source that has a navigation bar, everything else presents the scene without bars. When
/// several segues arrive, the one counts that the document names as its tie breaker, and without a name
/// one that gives bars. What the document simulates overrides all, for the scenes behind as well.
///
/// Source: measured on public documents (bars inferred against the tops of stored frames).
package struct SurroundingsInference {
  private struct Arrival {
    var source: Int
    var segue: Segue
    /// Whether the document names the segue for the case that several arrive.
    var isTieBreaker: Bool

    /// Whether a container shows the scene.
    var isContainment: Bool {
      if case .relationship = segue.kind { true } else { false }
    }
  }

  private let sources: [SceneSource]
  private let controllers: [Controller?]
  private var arrivals: [[Arrival]]
  private var memo: [Surroundings?]
  private var isVisiting: [Bool]

  private init(_ sources: [SceneSource], tieBreakers: Set<ObjectID>) {
    self.sources = sources
    controllers = sources.map(\.controller)
    arrivals = Array(repeating: [], count: sources.count)
    memo = Array(repeating: nil, count: sources.count)
    isVisiting = Array(repeating: false, count: sources.count)
    var indexByID: [ObjectID: Int] = [:]
    for (index, controller) in controllers.enumerated() {
      if let id = controller?.id { indexByID[id] = index }
    }
    for (index, source) in sources.enumerated() {
      for connection in Self.connections(of: source) {
        guard let segue = connection.segue, let destination = connection.destination,
          let target = indexByID[destination]
        else { continue }
        let isNamed = connection.id.map { tieBreakers.contains($0) } ?? false
        arrivals[target].append(Arrival(source: index, segue: segue, isTieBreaker: isNamed))
      }
    }
  }

  /// The surroundings of every scene, in the order of `SceneSource.all(of:)`.
  package static func surroundings(of document: Document) -> [Surroundings] {
    let sources = SceneSource.all(of: document)
    var inference = SurroundingsInference(
      sources, tieBreakers: Set(document.metricsTieBreakers))
    for index in sources.indices { inference.infer(index) }
    return inference.memo.map { $0 ?? Surroundings() }
  }

  // MARK: Inference

  /// Infers a scene after those that its surroundings follow from.
  ///
  /// There is no recursion: a chain of segues may be as long as the document. Where scenes follow from
  /// each other, the circle is cut.
  private mutating func infer(_ start: Int) {
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
        var result = controllers[index].map { inferred(index, $0) } ?? Surroundings()
        simulate(sources[index], &result)
        memo[index] = result
        isVisiting[index] = false
        path.removeLast()
      }
    }
  }

  /// The scenes whose surroundings those of a scene follow from, in the order of the segues.
  private func followed(from index: Int) -> [Int] {
    guard controllers[index] != nil else { return [] }
    let arrivals = deciding(index)
    let containers = arrivals.filter { $0.isContainment }
    guard containers.isEmpty else { return containers.map(\.source) }
    return arrivals.filter { $0.segue.kind == .show || $0.segue.kind == .showDetail }
      .map(\.source)
  }

  /// The arrivals at a scene that count: the one that the document names, or all.
  private func deciding(_ index: Int) -> [Arrival] {
    let named = arrivals[index].filter(\.isTieBreaker)
    return named.isEmpty ? arrivals[index] : named
  }

  private func inferred(_ index: Int, _ controller: Controller) -> Surroundings {
    var candidates: [Surroundings] = []
    let arrivals = deciding(index)
    for arrival in arrivals where arrival.isContainment {
      candidates.append(contained(in: arrival.source))
    }
    if candidates.isEmpty {
      for arrival in arrivals {
        candidates.append(arriving(arrival, at: controller))
      }
    }
    var result =
      candidates.first { $0.hasNavigationBar } ?? candidates.first { $0.hasBars }
      ?? candidates.first ?? Surroundings()
    if controller.attributes.flag(.hidesBottomBarWhenPushed) == true { result.hasTabBar = false }
    return result
  }

  private func contained(in source: Int) -> Surroundings {
    var result = memo[source] ?? Surroundings()
    guard let container = controllers[source] else { return result }
    switch container.kind {
    case .navigationController:
      let bar = container.bars.first { $0.kind == .navigationBar }
      result.hasNavigationBar =
        container.attributes.flag(.navigationBarHidden) != true
        && bar?.attributes.flag(.hidden) != true
      result.navigationBarIsTranslucent = bar?.attributes.flag(.translucent) ?? true
      result.navigationBarHasLargeTitles = bar?.attributes.flag(.largeTitles) ?? false
      result.hasToolbar = container.attributes.flag(.toolbarHidden) == false
    case .tabBarController: result.hasTabBar = true
    default: break
    }
    return result
  }

  private func arriving(_ arrival: Arrival, at controller: Controller) -> Surroundings {
    var result = Surroundings()
    switch arrival.segue.kind {
    case .embed:
      result.arrival = .embedded
    case .show, .showDetail:
      let source = memo[arrival.source] ?? Surroundings()
      if source.hasNavigationBar, controller.kind != .navigationController {
        result = source
      } else {
        result.arrival = .presented(style: nil)
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

  private func simulate(
    _ source: SceneSource, _ result: inout Surroundings
  ) {
    var metrics = source.controller?.metrics ?? SimulatedMetrics()
    let view = source.controller?.view ?? (source.controller == nil ? source.views.first : nil)
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
    if let bottomBar = metrics.bottomBar {
      result.simulatesBottomBar = true
      result.hasTabBar = bottomBar == .tabBar
      result.hasToolbar = bottomBar == .toolbar
    }
    if source.controller?.navigationItem?.prompt != nil { result.navigationBarHasPrompt = true }
  }

  // MARK: Segues

  private static func connections(of source: SceneSource) -> [Connection] {
    var result: [Connection] = []
    if let controller = source.controller { collect(controller, &result) }
    for view in source.views { collect(view, &result) }
    for item in source.barItems { collect(item, &result) }
    return result
  }

  private static func collect(_ controller: Controller, _ result: inout [Connection]) {
    result += controller.connections
    if let view = controller.view { collect(view, &result) }
    for bar in controller.bars { collect(bar, &result) }
    if let item = controller.navigationItem {
      result += item.connections
      if let view = item.titleView { collect(view, &result) }
      for inner in item.items + item.leftItems + item.rightItems { collect(inner, &result) }
    }
    for item in controller.toolbarItems { collect(item, &result) }
  }

  private static func collect(_ item: BarItem, _ result: inout [Connection]) {
    result += item.connections
    if let view = item.customView { collect(view, &result) }
  }

  private static func collect(_ view: View, _ result: inout [Connection]) {
    result += view.connections
    for inner in view.subviews + view.keyedViews { collect(inner, &result) }
    switch view.content {
    case .cells(let cells): for cell in cells { collect(cell, &result) }
    case .sections(let sections):
      for cell in sections.flatMap(\.cells) { collect(cell, &result) }
    case .barItems(let items): for item in items { collect(item, &result) }
    default: break
    }
  }
}
