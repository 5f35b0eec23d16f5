package import InterfaceResolution
import InterfaceModel
package import InterfaceReading
package import InterfaceTraits

/// The navigation between the scenes of an app in one environment.
///
/// A scene may appear in several contexts, for example pushed in one and presented in another. Each
/// context is a separate node, but a scene that reappears in an equivalent context is not followed
/// again.
package struct FlowGraph {
  /// The reason why a traversal begins at a scene.
  package enum Beginning: String, Hashable, Sendable, Comparable {
    /// The app starts with the scene.
    case initial
    /// Code can load the scene by its identifier, or as the initial scene of another storyboard.
    case named
    /// A container contains the scene but does not show it in this environment, such as the detail
    /// that a collapsed split view discards.
    case held
    /// Nothing leads to the scene.
    case none

    package static func < (left: Beginning, right: Beginning) -> Bool {
      order(left) < order(right)
    }

    private static func order(_ beginning: Beginning) -> Int {
      switch beginning {
      case .initial: 0
      case .named: 1
      case .held: 2
      case .none: 3
      }
    }
  }

  /// A segue from a node.
  package struct Edge: Sendable {
    /// The controller of the scene that contains the segue.
    package let source: ControllerNode.ID
    /// The segue's storyboard.
    package let document: Handle<AppDocument>
    /// The segue in its storyboard.
    package let segue: Handle<SceneGraph.Segue>
    package let outcome: SegueOutcome
    /// The beginning of the traversal that found the segue.
    package let beginning: Beginning
    /// Whether all containers of the scene that contains the segue are known.
    let containersAreKnown: Bool
    /// The destination's controller in its context, or `nil` if there is none.
    package internal(set) var destination: ControllerNode.ID?
  }

  /// The controllers, including the destinations of segues.
  package private(set) var tree: ControllerTree
  /// All segues, in the order in which they are found.
  package private(set) var edges: [Edge] = []
  /// The beginnings of the traversals, with the nodes that they start from.
  package private(set) var beginnings: [(beginning: Beginning, node: ControllerNode.ID)] = []
  /// The best beginning from which each scene is reached; references are not included.
  package private(set) var reach: [AppScene: Beginning] = [:]
  /// The controllers that segues lead to; the others are there because containers contain them.
  package private(set) var segueDestinations: Set<ControllerNode.ID> = []
  /// Whether there are more segues than the limit.
  package private(set) var isIncomplete = false
  private var nodesByContext: [Context: ControllerNode.ID] = [:]
  /// Whether the app is known to start with the first scene of the traversal.
  private let startsApp: Bool
  /// Controllers that are presented because no container is known, although one may exist.
  private var possiblyContained: Set<ControllerNode.ID> = []
  /// Scenes that containers contain but do not show.
  private var hiddenScenes: [AppScene] = []

  /// The maximum number of segues, which bounds scenes that embed each other twice.
  package static let greatestCount = 200_000

  /// The key that distinguishes the contexts of a scene.
  private struct Context: Hashable {
    let scene: AppScene
    let traits: TraitCollection
    let container: ControllerNode.Content?
    let role: RoleKind
  }

  private enum RoleKind: Hashable {
    case contained, presented
    case column(SplitViewColumn)
  }

  /// Traverses an app.
  ///
  /// - Parameters:
  ///   - app: The storyboards.
  ///   - environment: The environment of the window.
  ///   - start: The scene that the app starts with, or `nil` for the initial scene of the first
  ///     storyboard that has one.
  ///   - containerDeclarations: The declarations about containers.
  ///   - startsApp: Whether the app is known to start with that scene; otherwise another storyboard
  ///     or code may put it into a container.
  ///   - configure: A function that sets further properties of the tree.
  package init(
    _ app: AppStoryboards, in environment: Environment, from start: AppScene? = nil,
    containerDeclarations: ControllerTree.Declarations? = nil, startsApp: Bool = true,
    _ configure: (inout ControllerTree) -> Void = { _ in }
  ) {
    self.startsApp = startsApp
    tree = ControllerTree(app, in: environment, containerDeclarations: containerDeclarations)
    configure(&tree)
    let initial = Set(
      app.loaded.compactMap { document in
        app.documents[document].initialScene.map { AppScene(document: document, scene: $0) }
      })
    let first = start ?? initial.min()
    if let first { walk(from: first, .initial) }
    for document in app.loaded {
      for index in app.documents[document].graph.scenes.indices {
        let scene = AppScene(document: document, scene: index)
        guard let controller = app.controller(of: scene) else { continue }
        let name = controller.attributes[.storyboardIdentifier] ?? ""
        if !name.isEmpty || initial.contains(scene) { walk(from: scene, .named) }
      }
    }
    var next = 0
    while next < hiddenScenes.count {
      walk(from: hiddenScenes[next], .held)
      next += 1
    }
    // Among unreachable scenes, start with those without any incoming segue, so that the scenes
    // behind them are found there.
    for hasArrivals in [false, true] {
      for document in app.loaded {
        let graph = app.documents[document].graph
        for index in graph.scenes.indices
        where graph.scenes[index].arrivals.isEmpty != hasArrivals {
          walk(from: AppScene(document: document, scene: index), .none)
        }
      }
    }
  }

  /// Follows everything from a scene that has not been reached yet.
  private mutating func walk(from scene: AppScene, _ beginning: Beginning) {
    guard reach[scene] == nil, let controller = tree.app.controller(of: scene),
      controller.kind != .viewControllerPlaceholder
    else { return }
    var next = tree.nodes.endIndex
    guard let node = tree.add(scene, at: tree.window) else { return }
    know(from: node)
    beginnings.append((beginning, node))
    while next < tree.nodes.endIndex {
      follow(next, beginning)
      next = tree.nodes.index(after: next)
    }
  }

  /// Records a node and adds the destinations of its scene's segues.
  private mutating func follow(_ node: ControllerNode.ID, _ beginning: Beginning) {
    guard let scene = tree.nodes[node].scene else { return }
    // Hidden content does not extend the flow from scenes that are reached otherwise.
    if let reached = reach[scene], reached < beginning, beginning >= .held { return }
    reach[scene] = min(reach[scene] ?? beginning, beginning)
    let graph = tree.app.documents[scene.document].graph
    var contents: [AppScene: ControllerNode.ID] = [:]
    for child in tree.nodes[node].children where !segueDestinations.contains(child) {
      guard let scene = tree.nodes[child].ownScene, contents[scene] == nil else { continue }
      contents[scene] = child
    }
    let containersAreKnown = containersAreKnown(around: node, beginning)
    for segue in graph.scenes[scene.scene].segues {
      guard edges.count < Self.greatestCount else {
        isIncomplete = true
        return
      }
      let outcome = tree.outcome(of: graph[segue], from: node)
      var edge = Edge(
        source: node, document: scene.document, segue: segue, outcome: outcome,
        beginning: beginning, containersAreKnown: containersAreKnown, destination: nil)
      switch outcome.action {
      case .contain, .embed:
        guard case .scene(let scene) = outcome.destination else { break }
        edge.destination = contents[scene]
        if edge.destination == nil { hiddenScenes.append(scene) }
      default:
        let end = tree.nodes.endIndex
        edge.destination = destination(of: outcome, from: node, graph[segue])
        if !containersAreKnown, outcome.needsContainer, let added = edge.destination, added >= end {
          possiblyContained.insert(added)
        }
      }
      edges.append(edge)
    }
  }

  /// Whether all containers of a controller are known.
  ///
  /// The outermost known container is a presentation, or the app's first scene if it contains the
  /// controller. Code may put scenes with a storyboard identifier into any container; other
  /// storyboards may do so with those and the initial scene.
  private func containersAreKnown(around node: ControllerNode.ID, _ beginning: Beginning) -> Bool {
    var outer = node
    while true {
      switch tree.nodes[outer].role {
      case .window: return startsApp && beginning == .initial && outer != node
      case _ where mayBeElsewhere(outer): return false
      case .presented: return !possiblyContained.contains(outer)
      case .stack, .column, .tab, .embedded:
        guard let parent = tree.nodes[outer].parent else { return false }
        outer = parent
      }
    }
  }

  /// Whether code or another storyboard may also put a controller's scene elsewhere.
  private func mayBeElsewhere(_ node: ControllerNode.ID) -> Bool {
    guard let scene = tree.nodes[node].scene else { return false }
    let identifier = tree.app.controller(of: scene)?.attributes[.storyboardIdentifier] ?? ""
    return !identifier.isEmpty
      || !startsApp && tree.app.documents[scene.document].initialScene == scene.scene
  }

  /// Registers the most recently added nodes as destinations.
  private mutating func know(from first: ControllerNode.ID) {
    for index in tree.nodes.indices[first...] {
      guard let scene = tree.nodes[index].scene else { continue }
      let context = context(of: scene, tree.nodes[index])
      if nodesByContext[context] == nil { nodesByContext[context] = index }
    }
  }

  private func context(of scene: AppScene, _ node: ControllerNode) -> Context {
    let container = node.parent.map { tree.nodes[$0].content }
    let role: RoleKind =
      switch node.role {
      case .presented, .window: .presented
      case .column(let column): .column(column)
      case .stack, .tab, .embedded: .contained
      }
    return Context(
      scene: scene, traits: node.layoutEnvironment.traits,
      container: role == .presented ? nil : container,
      role: role)
  }

  /// Returns the node that an outcome leads to, adding it if it does not exist.
  private mutating func destination(
    of outcome: SegueOutcome, from source: ControllerNode.ID, _ segue: SceneGraph.Segue
  ) -> ControllerNode.ID? {
    guard case .scene(let scene) = outcome.destination else { return nil }
    let performer = outcome.performer ?? source
    let container = tree.nodes[performer]
    let role: ContainedRole
    let layoutEnvironment: ControllerEnvironment
    var presentation: ResolvedPresentation?
    switch outcome.action {
    case .push:
      let navigation = container.scene.flatMap { scene in
        tree.app.controller(of: scene).map { (controller: $0, scene: scene) }
      }
      role = .stack(container.children.count)
      var inner = tree.layoutEnvironment(
        inside: navigation, container.layoutEnvironment, child: scene)
      if tree.app.controller(of: scene)?.attributes.flag(.hidesBottomBarWhenPushed) == true {
        inner.presentation.hasTabBar = false
        inner.presentation.hasToolbar = false
      }
      layoutEnvironment = inner
    case .replace(let column):
      role = .column(column)
      let old = container.children.first { tree.nodes[$0].role == .column(column) }
      layoutEnvironment =
        old.map { tree.nodes[$0].layoutEnvironment } ?? container.layoutEnvironment
    case .handled:
      role = .stack(container.children.count)
      layoutEnvironment = container.layoutEnvironment
    case .present, .custom, .unknown:
      role = .presented
      presentation = tree.presentation(of: outcome, by: segue, from: source)
      layoutEnvironment =
        presentation.map { tree.layoutEnvironment(of: $0, showing: scene, from: source) }
        ?? tree.window
    case .contain, .embed, .unwind: return nil
    }
    let parent: ControllerNode.ID? = role == .presented ? tree.presenter(of: source) : performer
    let node = ControllerNode(
      content: .scene(scene), parent: parent, role: role, layoutEnvironment: layoutEnvironment)
    if let same = nodesByContext[context(of: scene, node)] { return same }
    let added = tree.add(scene, inside: parent, as: role, at: layoutEnvironment)
    if let added {
      tree.presentations[added] = presentation
      tree.nodes[added].source = source
      segueDestinations.insert(added)
      know(from: added)
    }
    return added
  }
}

extension SegueOutcome {
  /// Whether the destination is presented because no container handles the message.
  fileprivate var needsContainer: Bool {
    if case .present(let style) = action { style.missing != nil } else { false }
  }
}
