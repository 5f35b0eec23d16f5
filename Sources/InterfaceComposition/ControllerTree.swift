package import InterfaceResolution
package import InterfaceModel
package import InterfaceReading
import InterfaceSource
import InterfaceTraits
import PlatformFacts

/// The controllers of an app in one environment: which container holds which, where, and with which traits.
///
/// Traits follow from the containers alone; frames of embedded scenes follow from the layout of what is around them, so
/// scenes are laid out on the way, outer ones first. Nothing recurses: containers may be nested as deeply as documents
/// say.
package struct ControllerTree {
  /// Lays a scene out in its place; nil where nobody asks for frames.
  package typealias LayOut = (AppScene, ControllerPlace, SurroundingBars?) -> ComposedScene?
  /// What a configuration states of a container, given its place.
  package typealias Statements = (AppScene, ControllerPlace) -> StatedContainer?

  package let app: AppStoryboards
  package let environment: Environment
  /// The controllers; parents come before their children.
  package internal(set) var nodes: [ControllerNode] = []
  /// The scenes that are shown and were laid out, by node.
  package internal(set) var scenes: [ControllerNode.ID: ComposedScene] = [:]
  /// How controllers are presented, by node.
  package internal(set) var presentations: [ControllerNode.ID: ResolvedPresentation] = [:]
  /// What is presented that no document holds, the last on top.
  package internal(set) var overlays: [PresentedOverlay] = []
  /// What could not be put together, in the order in which it was met.
  package private(set) var faults: [CompositionFault] = []
  let statements: Statements?
  let layOut: LayOut?
  /// What the bars around a scene show, given the scenes of the nearest navigation and tab bar controller and of the
  /// latter's children with the selected one; nil for what each document says alone.
  package var surroundingBars: ((BarSources) -> SurroundingBars?)?
  /// Whether a class declares an action that unwind segues go back to; nil where no sources are at hand.
  package var unwindActions: ((_ className: String, _ action: String) -> Bool)?

  /// The deepest nesting of controllers that is followed.
  package static let greatestDepth = 10_000
  /// The greatest number of controllers: scenes that embed each other twice would be met without number.
  package static let greatestCount = 100_000

  /// The greatest number of messages of the app's own that are followed from one controller: each controller keeps those of
  /// all around it.
  static let greatestMessageCount = 32

  /// Creates an empty tree.
  ///
  /// - Parameters:
  ///   - app: The app's storyboards.
  ///   - environment: The window.
  ///   - statements: What configurations state of containers; nil for nothing.
  ///   - layOut: Lays scenes out; nil where frames of embedded scenes are not asked for.
  package init(
    _ app: AppStoryboards, in environment: Environment, statements: Statements? = nil,
    layOut: LayOut? = nil
  ) {
    self.app = app
    self.environment = environment
    self.statements = statements
    self.layOut = layOut
  }

  /// The place of a controller that fills the window.
  package var window: ControllerPlace {
    let size = environment.windowSize
    return ControllerPlace(
      frame: LayoutRect(x: 0, y: 0, width: size.width, height: size.height),
      safeArea: environment.safeArea, traits: environment.traits)
  }

  /// The controllers around one, from the inside to the outside.
  package func containers(of node: ControllerNode.ID) -> [ControllerNode.ID] {
    var containers: [ControllerNode.ID] = []
    var next = nodes[node].parent
    while let container = next {
      containers.append(container)
      next = nodes[container].parent
    }
    return containers
  }

  /// The kind of a node's controller; nil for a scene that is not at hand.
  package func kind(of node: ControllerNode.ID) -> Controller.Kind? {
    if case .navigation = nodes[node].content { return .navigationController }
    guard let scene = nodes[node].scene else { return nil }
    return app.controller(of: scene)?.kind
  }

  /// Whether time and battery are shown: nowhere in compact height and on televisions, nor where a scene that is shown says
  /// that they are not.
  package var hasStatusBar: Bool {
    guard environment.traits.verticalSizeClass != .compact,
      environment.traits.userInterfaceIdiom != .tv
    else { return false }
    return !nodes.contains { node in
      node.place.isShown
        && node.scene.flatMap { app.controller(of: $0)?.metrics.hasStatusBar } == false
    }
  }

  // MARK: Adding controllers

  /// What is to be added next.
  private enum Step {
    case enter(Entry)
    case leave(AppScene)
  }

  struct Entry {
    var scene: AppScene
    var parent: ControllerNode.ID?
    var role: ContainedRole
    var place: ControllerPlace
    /// What a collapsed split view puts on the stack of its primary navigation controller.
    var pushed: [AppScene] = []
    /// Whether the split view makes a navigation controller, whose root the scene is.
    var makesNavigation = false
    var depth = 0
  }

  /// Adds a controller with all that it contains.
  ///
  /// - Parameters:
  ///   - scene: The scene, or a reference to it.
  ///   - parent: The container or presenter; nil for the window.
  ///   - role: What it is to that.
  ///   - place: Where it is.
  /// - Returns: The controller's node; nil for references that lead nowhere.
  @discardableResult
  package mutating func add(
    _ scene: AppScene, inside parent: ControllerNode.ID? = nil, as role: ContainedRole = .window,
    at place: ControllerPlace
  ) -> ControllerNode.ID? {
    let first = nodes.count
    var open: Set<AppScene> = []
    var steps: [Step] = [
      .enter(Entry(scene: scene, parent: parent, role: role, place: place))
    ]
    while let step = steps.popLast() {
      switch step {
      case .leave(let scene): open.remove(scene)
      case .enter(let entry):
        guard let node = enter(entry, open) else { continue }
        var children: [Entry] = []
        if case .navigation(let root) = nodes[node].content {
          children = stack(around: root, node, entry)
        } else if let scene = nodes[node].scene {
          open.insert(scene)
          steps.append(.leave(scene))
          children = self.children(of: scene, node, entry)
        }
        for index in children.indices { children[index].depth = entry.depth + 1 }
        steps += children.reversed().map(Step.enter)
      }
    }
    return nodes.count > first ? first : nil
  }

  /// Adds a node for an entry; nil where nothing can stand.
  private mutating func enter(_ entry: Entry, _ open: Set<AppScene>) -> ControllerNode.ID? {
    let container = entry.parent.flatMap { nodes[$0].scene }
    func fault(_ reason: CompositionFault.Reason) {
      faults.append(
        CompositionFault(reason: reason, container: container, scene: entry.scene))
    }
    let content: ControllerNode.Content
    switch app.destination(of: entry.scene) {
    case .circle:
      fault(.circularReferences)
      return nil
    case .elsewhere(let storyboard, let identifier):
      fault(.elsewhere(storyboard: storyboard, identifier: identifier))
      content = .elsewhere(storyboard: storyboard, identifier: identifier)
    case .scene(let scene):
      guard !open.contains(scene) else {
        fault(.circle)
        return nil
      }
      guard entry.depth < Self.greatestDepth else {
        fault(.tooDeep)
        return nil
      }
      content = entry.makesNavigation ? .navigation(root: scene) : .scene(scene)
    }
    guard nodes.count < Self.greatestCount else {
      if faults.last?.reason != .tooMany { fault(.tooMany) }
      return nil
    }
    var node = ControllerNode(
      content: content, parent: entry.parent, role: entry.role, place: entry.place)
    link(&node)
    nodes.append(node)
    let index = nodes.count - 1
    if let parent = entry.parent {
      nodes[parent].children.append(index)
      // In a split view that is not shown itself, such as one in another tab, no column's place is.
      if case .column = entry.role, entry.place.isShown || !nodes[parent].place.isShown {
        nodes[parent].shownColumn = index
      }
    }
    return index
  }

  /// What a controller holds.
  private mutating func children(
    of scene: AppScene, _ node: ControllerNode.ID, _ entry: Entry
  ) -> [Entry] {
    guard let controller = app.controller(of: scene) else { return [] }
    let stated = stated(of: scene, at: entry.place) ?? StatedContainer()
    nodes[node].implements = stated.implements
    var children: [Entry]
    switch controller.kind {
    case .navigationController:
      children = stack(of: controller, scene, stated, entry)
    case .tabBarController: children = tabs(of: controller, scene, stated, entry)
    case .splitViewController:
      nodes[node].isCollapsed = SplitView.isCollapsed(entry.place.traits)
      children =
        nodes[node].isCollapsed
        ? collapsed(controller, scene, stated, node, entry)
        : columns(of: controller, scene, stated, node, entry)
    default: return embedded(in: scene, node, stated, entry)
    }
    for index in children.indices {
      children[index].parent = node
      override(&children[index], stated)
    }
    if children.isEmpty {
      faults.append(CompositionFault(reason: .empty, container: scene, scene: nil))
    }
    return children
  }

  /// Whether configurations state anything of containers.
  package var hasStatements: Bool { statements != nil }

  /// What a configuration states of a container in its place; nil for nothing.
  package func stated(of scene: AppScene, at place: ControllerPlace) -> StatedContainer? {
    statements?(scene, place)
  }

  /// Overrides traits of a child as the configuration states it.
  func override(_ child: inout Entry, _ stated: StatedContainer) {
    guard !stated.overrides.isEmpty else { return }
    let scene: AppScene
    if case .scene(let place) = app.destination(of: child.scene) {
      scene = place
    } else {
      scene = child.scene
    }
    let names: Set<String?> = [
      nil, app.id(of: scene)?.text, app.id(of: child.scene)?.text,
      app.controller(of: scene)?.attributes[.storyboardIdentifier],
      app.controller(of: scene)?.attributes[.customClass],
    ]
    let own = stated.overrides.filter { names.contains($0.child) }.map(\.traits)
    child.place.traits = TraitCollection(traitsFrom: [child.place.traits] + own)
  }

  /// The scenes that a container holds in a role, or in all.
  func contents(
    of controller: SceneGraph.Controller, _ scene: AppScene, role: String? = nil
  ) -> [AppScene] {
    let graph = app.documents[scene.document].graph
    return controller.segues.compactMap { handle in
      guard case .relationship(let name) = graph[handle].segue.kind, role == nil || role == name,
        let destination = graph.destinationScene(of: graph[handle])
      else { return nil }
      return AppScene(document: scene.document, scene: destination.index)
    }
  }

  // MARK: Navigation controllers

  private func stack(
    of controller: SceneGraph.Controller, _ scene: AppScene, _ stated: StatedContainer,
    _ entry: Entry
  ) -> [Entry] {
    var stack = contents(of: controller, scene, role: "rootViewController")
    if let names = stated.stack {
      let named = names.compactMap { app.scene(named: $0, near: scene.document) }
      if !named.isEmpty { stack = named }
    }
    stack += entry.pushed
    if let pushed = stated.pushed, !stack.contains(pushed) { stack.append(pushed) }
    return entries(of: stack, in: (controller, scene), entry.place)
  }

  /// The stack of a navigation controller that a split view makes.
  private func stack(
    around root: AppScene, _ node: ControllerNode.ID, _ entry: Entry
  ) -> [Entry] {
    var stack = [entry.scene] + entry.pushed
    if let pushed = stated(of: root, at: entry.place)?.pushed, !stack.contains(pushed) {
      stack.append(pushed)
    }
    var entries = entries(of: stack, in: nil, entry.place)
    for index in entries.indices { entries[index].parent = node }
    return entries
  }

  /// What lies on a stack, of which the last one is shown.
  private func entries(
    of stack: [AppScene], in navigation: (controller: SceneGraph.Controller, scene: AppScene)?,
    _ outer: ControllerPlace
  ) -> [Entry] {
    var hidesBottomBar = false
    return stack.enumerated().map { index, child in
      let top = content(of: child)
      hidesBottomBar =
        hidesBottomBar || top?.attributes.flag(.hidesBottomBarWhenPushed) == true
      var place = self.place(inside: navigation, outer, child: child)
      if hidesBottomBar {
        place.surroundings.hasTabBar = false
        place.surroundings.hasToolbar = false
      }
      place.isShown = outer.isShown && index == stack.count - 1
      return Entry(scene: child, role: .stack(index), place: place)
    }
  }

  /// The controller that a reference leads to; nil for one that is not at hand.
  func content(of scene: AppScene) -> SceneGraph.Controller? {
    if case .scene(let place) = app.destination(of: scene) {
      app.controller(of: place)
    } else {
      nil
    }
  }

  /// The place of a controller in a navigation controller: all of its room, with its bars around.
  ///
  /// - Parameters:
  ///   - navigation: The navigation controller and its scene; nil for one that a split view made.
  ///   - place: Where it is.
  ///   - child: The controller that it shows.
  /// - Returns: The place.
  package func place(
    inside navigation: (controller: SceneGraph.Controller, scene: AppScene)?,
    _ place: ControllerPlace, child: AppScene
  ) -> ControllerPlace {
    let attributes = navigation?.controller.attributes
    let bar = navigation.flatMap { navigation in
      let graph = app.documents[navigation.scene.document].graph
      return navigation.controller.bars.lazy.map { graph[$0] }.first { $0.kind == .navigationBar }
    }
    let isCompactHeight = place.traits.verticalSizeClass == .compact
    let hidesBars =
      isCompactHeight && attributes?.flag(.hidesBarsWhenVerticallyCompact) == true
    var result = place
    // A delegate adds its Done item to a navigation controller that is there.
    if place.surroundings.hasNavigationBar, !place.isWrapped {
      // A navigation controller inside another one has the bar of that one above its own.
      let outer = BarSet(
        hasNavigationBar: true, hasPrompt: place.surroundings.navigationBarHasPrompt)
      result.safeArea.top += environment.metrics.bars.navigationHeight(
        outer, isCompactHeight: isCompactHeight)
    }
    var around = Surroundings()
    around.isInSheet = place.isInSheet
    around.hasTabBar = place.surroundings.hasTabBar
    around.hasNavigationBar =
      attributes?.flag(.navigationBarHidden) != true
      && bar?.attributes.flag(.hidden) != true && !hidesBars
    around.navigationBarIsTranslucent = bar?.attributes.flag(.translucent) ?? true
    around.navigationBarHasLargeTitles = bar?.attributes.flag(.largeTitles) ?? false
    // Of one that no document has, only what the scene simulates tells whether code shows its toolbar.
    around.hasToolbar =
      navigation == nil
      ? content(of: child)?.metrics.bottomBar == .toolbar
      : attributes?.flag(.toolbarHidden) == false && !hidesBars
    adapt(&around, to: child)
    result.surroundings = around
    return result
  }

  /// Says what the controller in a navigation controller means for the bars around it.
  func adapt(_ around: inout Surroundings, to child: AppScene) {
    guard case .scene(let scene) = app.destination(of: child), let top = app.controller(of: scene)
    else { return }
    let item = top.navigationItem.map { app.documents[scene.document].graph[$0] }
    around.navigationBarHasPrompt = item?.prompt.map { !$0.isEmpty } ?? false
    around.extendsBelowTopBar = Self.extends(top, "top", around.navigationBarIsTranslucent)
    around.extendsBelowBottomBar = Self.extends(top, "bottom", true)
  }

  /// Whether a controller's view reaches below a bar.
  private static func extends(
    _ controller: SceneGraph.Controller, _ edge: String, _ isTranslucent: Bool
  ) -> Bool {
    let opaque = controller.attributes.flag(.extendedLayoutIncludesOpaqueBars) == true
    guard isTranslucent || opaque else { return false }
    guard let edges = controller.extendedEdges else { return true }
    return edges.contains(edge)
  }

  // MARK: Tab bar controllers

  private func tabs(
    of controller: SceneGraph.Controller, _ scene: AppScene, _ stated: StatedContainer,
    _ entry: Entry
  ) -> [Entry] {
    let children = contents(of: controller, scene)
    let selected = selectedTab(of: children, stated)
    return children.enumerated().map { index, child in
      var place = entry.place
      place.surroundings.hasTabBar = !app.documents[scene.document].graph.hidesTabBar(controller)
      place.surroundings.hasToolbar = false
      place.surroundings.extendsBelowTopBar = true
      place.surroundings.extendsBelowBottomBar =
        content(of: child).map { Self.extends($0, "bottom", true) } ?? true
      place.isShown = entry.place.isShown && index == selected
      return Entry(scene: child, role: .tab(index), place: place)
    }
  }

  private func selectedTab(of children: [AppScene], _ stated: StatedContainer) -> Int {
    if let name = stated.selectedName, let near = children.first?.document,
      let scene = app.scene(named: name, near: near)
    {
      let index = children.firstIndex { child in
        child == scene || app.destination(of: child) == .scene(scene)
      }
      if let index { return index }
    }
    return stated.selectedIndex.flatMap { children.indices.contains($0) ? $0 : nil } ?? 0
  }

  // MARK: Scenes with views
}
