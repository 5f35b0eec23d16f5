package import InterfaceResolution
package import InterfaceModel
package import InterfaceReading
import InterfaceSource
package import InterfaceTraits
import PlatformFacts

/// The controllers of an app in one environment: their containment, frames and traits.
///
/// Traits depend only on the containers. Frames of embedded scenes depend on the layout of the
/// scenes around them, so scenes are laid out during the traversal, outer ones first. The traversal
/// does not recurse, because documents may nest containers to any depth.
package struct ControllerTree {
  /// A function that lays a scene out in its container, or returns `nil` if frames are not needed.
  package typealias LayOut = (AppScene, ControllerEnvironment, ContainerBars?) -> ComposedScene?
  /// A function that returns the declarations of configuration files about a container in its
  /// environment.
  package typealias Declarations = (AppScene, ControllerEnvironment) -> DeclaredContainer?

  package let app: AppStoryboards
  package let environment: Environment
  /// The controllers; parents precede their children.
  package internal(set) var nodes: ObjectTable<ControllerNode> = []
  /// The visible scenes that were laid out, by node.
  package internal(set) var scenes: [ControllerNode.ID: ComposedScene] = [:]
  /// The presentations, by node of the presented controller.
  package internal(set) var presentations: [ControllerNode.ID: ResolvedPresentation] = [:]
  /// The presented content that no document contains, the topmost last.
  package internal(set) var overlays: [PresentedOverlay] = []
  /// The problems found while composing, in order.
  package private(set) var faults: [CompositionFault] = []
  let containerDeclarations: Declarations?
  let layOut: LayOut?
  /// A function that returns the content of the bars around a scene, or `nil` to use each document
  /// on its own.
  ///
  /// It receives the scenes of the nearest navigation and tab bar controllers, and of the latter's
  /// children with the selected one.
  package var containerBars: ((BarSources) -> ContainerBars?)?
  /// A function that returns whether a class declares an unwind action, or `nil` if no sources are
  /// available.
  package var unwindActions: ((_ className: String, _ action: String) -> Bool)?

  /// The maximum depth of controllers.
  package static let greatestDepth = 10_000
  /// The maximum number of controllers, which bounds scenes that embed each other twice.
  package static let greatestCount = 100_000

  /// The maximum number of custom messages per controller, each of which stores those of all its
  /// ancestors.
  static let greatestMessageCount = 32

  /// Creates an empty tree.
  ///
  /// - Parameters:
  ///   - app: The app's storyboards.
  ///   - environment: The environment of the window.
  ///   - containerDeclarations: The declarations about containers, or `nil` if there are none.
  ///   - layOut: A function that lays scenes out, or `nil` if frames of embedded scenes are not
  ///     needed.
  package init(
    _ app: AppStoryboards, in environment: Environment, containerDeclarations: Declarations? = nil,
    layOut: LayOut? = nil
  ) {
    self.app = app
    self.environment = environment
    self.containerDeclarations = containerDeclarations
    self.layOut = layOut
  }

  /// The environment of a controller that fills the window.
  package var window: ControllerEnvironment {
    let size = environment.windowSize
    return ControllerEnvironment(
      frame: LayoutRect(x: 0, y: 0, width: size.width, height: size.height),
      safeArea: environment.safeArea, traits: environment.traits)
  }

  /// Returns the ancestors of a controller, from the inside out.
  package func containers(of node: ControllerNode.ID) -> [ControllerNode.ID] {
    var containers: [ControllerNode.ID] = []
    var next = nodes[node].parent
    while let container = next {
      containers.append(container)
      next = nodes[container].parent
    }
    return containers
  }

  /// Returns the kind of a node's controller, or `nil` for an unavailable scene.
  package func kind(of node: ControllerNode.ID) -> Controller.Kind? {
    if case .navigation = nodes[node].content { return .navigationController }
    guard let scene = nodes[node].scene else { return nil }
    return app.controller(of: scene)?.kind
  }

  /// Whether the status bar is visible: not in compact height, on televisions, or if the app or a
  /// controller hides it.
  package var hasStatusBar: Bool {
    environment.traits.verticalSizeClass != .compact
      && environment.traits.userInterfaceIdiom != .tv && !environment.hidesStatusBar
      && !hidesStatusBar
  }

  /// Whether a controller that UIKit consults hides the status bar, as the scene simulates: the
  /// topmost one that fills the screen, or the visible ones that it contains.
  ///
  /// Neither scenes in container views nor cards, sheets and popovers are consulted.
  package var hidesStatusBar: Bool {
    let topmost = nodes.indices.last {
      nodes[$0].parent == nil || presentations[$0]?.style == .fullScreen
    }
    guard let topmost else { return false }
    var consulted: Set<ControllerNode.ID> = [topmost]
    for index in nodes.indices {
      let node = nodes[index]
      guard node.layoutEnvironment.isShown, let parent = node.parent, consulted.contains(parent)
      else { continue }
      switch node.role {
      case .stack, .tab, .column: consulted.insert(index)
      case .window, .embedded, .presented: break
      }
    }
    return consulted.contains { index in
      nodes[index].scene.flatMap { app.controller(of: $0)?.metrics.hasStatusBar } == false
    }
  }

  // MARK: Adding controllers

  /// The next step of adding controllers.
  private enum Step {
    case enter(Entry)
    case leave(AppScene)
  }

  struct Entry {
    var scene: AppScene
    var parent: ControllerNode.ID?
    var role: ContainedRole
    var layoutEnvironment: ControllerEnvironment
    /// The scenes that a collapsed split view pushes onto the stack of its primary navigation
    /// controller.
    var pushed: [AppScene] = []
    /// Whether the split view creates a navigation controller with the scene as its root.
    var makesNavigation = false
    var depth = 0
  }

  /// Adds a controller and everything that it contains.
  ///
  /// - Parameters:
  ///   - scene: The scene, or a reference to it.
  ///   - parent: The container or presenter, or `nil` for the window.
  ///   - role: Its role in the parent.
  ///   - layoutEnvironment: Its environment.
  /// - Returns: The controller's node, or `nil` for references without a destination.
  @discardableResult
  package mutating func add(
    _ scene: AppScene, inside parent: ControllerNode.ID? = nil, as role: ContainedRole = .window,
    at layoutEnvironment: ControllerEnvironment
  ) -> ControllerNode.ID? {
    let first = nodes.endIndex
    var entered: Set<AppScene> = []
    var steps: [Step] = [
      .enter(Entry(scene: scene, parent: parent, role: role, layoutEnvironment: layoutEnvironment))
    ]
    while let step = steps.popLast() {
      switch step {
      case .leave(let scene): entered.remove(scene)
      case .enter(let entry):
        guard let node = enter(entry, entered) else { continue }
        var children: [Entry] = []
        if case .navigation(let root) = nodes[node].content {
          children = stack(around: root, node, entry)
        } else if let scene = nodes[node].scene {
          entered.insert(scene)
          steps.append(.leave(scene))
          children = self.children(of: scene, node, entry)
        }
        for index in children.indices { children[index].depth = entry.depth + 1 }
        steps += children.reversed().map(Step.enter)
      }
    }
    return nodes.endIndex > first ? first : nil
  }

  /// Adds a node for an entry, or returns `nil` if it has no content.
  private mutating func enter(_ entry: Entry, _ entered: Set<AppScene>) -> ControllerNode.ID? {
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
    case .unavailable(let storyboard, let identifier):
      fault(.unavailable(storyboard: storyboard, identifier: identifier))
      content = .unavailable(storyboard: storyboard, identifier: identifier)
    case .scene(let scene):
      guard !entered.contains(scene) else {
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
      content: content, parent: entry.parent, role: entry.role,
      layoutEnvironment: entry.layoutEnvironment)
    link(&node)
    let index = nodes.endIndex
    nodes.append(node)
    if let parent = entry.parent {
      nodes[parent].children.append(index)
      // Columns of a split view that is not visible itself, such as one in another tab, are not
      // visible.
      if case .column = entry.role,
        entry.layoutEnvironment.isShown || !nodes[parent].layoutEnvironment.isShown
      {
        nodes[parent].shownColumn = index
      }
    }
    return index
  }

  /// Returns the entries for a controller's children.
  private mutating func children(
    of scene: AppScene, _ node: ControllerNode.ID, _ entry: Entry
  ) -> [Entry] {
    guard let controller = app.controller(of: scene) else { return [] }
    let declared = declared(of: scene, in: entry.layoutEnvironment) ?? DeclaredContainer()
    nodes[node].implements = declared.implements
    var children: [Entry]
    switch controller.kind {
    case .navigationController:
      children = stack(of: controller, scene, declared, entry)
    case .tabBarController: children = tabs(of: controller, scene, declared, entry)
    case .splitViewController:
      nodes[node].isCollapsed = SplitView.isCollapsed(entry.layoutEnvironment.traits)
      children =
        nodes[node].isCollapsed
        ? collapsed(controller, scene, declared, node, entry)
        : columns(of: controller, scene, declared, node, entry)
    default: return embedded(in: scene, node, declared, entry)
    }
    for index in children.indices {
      children[index].parent = node
      override(&children[index], declared)
    }
    if children.isEmpty {
      faults.append(CompositionFault(reason: .empty, container: scene, scene: nil))
    }
    return children
  }

  /// Whether configuration files contain declarations about containers.
  package var hasDeclarations: Bool { containerDeclarations != nil }

  /// Returns the declarations about a container in its environment, or `nil` if there are none.
  package func declared(of scene: AppScene, in layoutEnvironment: ControllerEnvironment)
    -> DeclaredContainer?
  {
    containerDeclarations?(scene, layoutEnvironment)
  }

  /// Overrides traits of a child as declared.
  func override(_ child: inout Entry, _ declared: DeclaredContainer) {
    guard !declared.overrides.isEmpty else { return }
    let scene: AppScene
    if case .scene(let destination) = app.destination(of: child.scene) {
      scene = destination
    } else {
      scene = child.scene
    }
    let names: Set<String?> = [
      nil, app.id(of: scene)?.text, app.id(of: child.scene)?.text,
      app.controller(of: scene)?.attributes[.storyboardIdentifier],
      app.controller(of: scene)?.attributes[.customClass],
    ]
    let own = declared.overrides.filter { names.contains($0.child) }.map(\.traits)
    child.layoutEnvironment.traits = TraitCollection(
      traitsFrom: [child.layoutEnvironment.traits] + own)
  }

  /// Returns the scenes that a container contains in one role or in all roles.
  func contents(
    of controller: SceneGraph.Controller, _ scene: AppScene, role: String? = nil
  ) -> [AppScene] {
    let graph = app.documents[scene.document].graph
    return controller.segues.compactMap { handle in
      guard case .relationship(let name) = graph[handle].segue.kind, role == nil || role == name,
        let destination = graph.destinationScene(of: graph[handle])
      else { return nil }
      return AppScene(document: scene.document, scene: destination)
    }
  }

  // MARK: Navigation controllers

  private func stack(
    of controller: SceneGraph.Controller, _ scene: AppScene, _ declared: DeclaredContainer,
    _ entry: Entry
  ) -> [Entry] {
    var stack = contents(of: controller, scene, role: "rootViewController")
    if let names = declared.stack {
      let named = names.compactMap { app.scene(named: $0, near: scene.document) }
      if !named.isEmpty { stack = named }
    }
    stack += entry.pushed
    if let pushed = declared.pushed, !stack.contains(pushed) { stack.append(pushed) }
    return entries(of: stack, in: (controller, scene), entry.layoutEnvironment)
  }

  /// Returns the stack of a navigation controller that a split view creates.
  private func stack(
    around root: AppScene, _ node: ControllerNode.ID, _ entry: Entry
  ) -> [Entry] {
    var stack = [entry.scene] + entry.pushed
    if let pushed = declared(of: root, in: entry.layoutEnvironment)?.pushed, !stack.contains(pushed)
    {
      stack.append(pushed)
    }
    var entries = entries(of: stack, in: nil, entry.layoutEnvironment)
    for index in entries.indices { entries[index].parent = node }
    return entries
  }

  /// Returns the entries of a stack, of which the last is visible.
  private func entries(
    of stack: [AppScene], in navigation: (controller: SceneGraph.Controller, scene: AppScene)?,
    _ outer: ControllerEnvironment
  ) -> [Entry] {
    var hidesBottomBar = false
    return stack.enumerated().map { index, child in
      let top = content(of: child)
      hidesBottomBar =
        hidesBottomBar || top?.attributes.flag(.hidesBottomBarWhenPushed) == true
      var layoutEnvironment = self.layoutEnvironment(inside: navigation, outer, child: child)
      if hidesBottomBar {
        layoutEnvironment.presentation.hasTabBar = false
        layoutEnvironment.presentation.hasToolbar = false
      }
      layoutEnvironment.isShown = outer.isShown && index == stack.count - 1
      return Entry(scene: child, role: .stack(index), layoutEnvironment: layoutEnvironment)
    }
  }

  /// Returns the controller that a reference leads to, or `nil` if it is unavailable.
  func content(of scene: AppScene) -> SceneGraph.Controller? {
    if case .scene(let destination) = app.destination(of: scene) {
      app.controller(of: destination)
    } else {
      nil
    }
  }

  /// Returns the environment of a controller in a navigation controller, which fills it and adds
  /// bars.
  ///
  /// - Parameters:
  ///   - navigation: The navigation controller and its scene, or `nil` for one that a split view
  ///     creates.
  ///   - layoutEnvironment: The environment of the navigation controller.
  ///   - child: The controller that it shows.
  /// - Returns: The environment.
  package func layoutEnvironment(
    inside navigation: (controller: SceneGraph.Controller, scene: AppScene)?,
    _ layoutEnvironment: ControllerEnvironment, child: AppScene
  ) -> ControllerEnvironment {
    let attributes = navigation?.controller.attributes
    let bar = navigation.flatMap { navigation in
      let graph = app.documents[navigation.scene.document].graph
      return navigation.controller.bars.lazy.map { graph[$0] }.first { $0.kind == .navigationBar }
    }
    let isCompactHeight = layoutEnvironment.traits.verticalSizeClass == .compact
    let hidesBars =
      isCompactHeight && attributes?.flag(.hidesBarsWhenVerticallyCompact) == true
    var result = layoutEnvironment
    // A delegate adds its Done item to an existing navigation controller.
    if layoutEnvironment.presentation.hasNavigationBar, !layoutEnvironment.isWrapped {
      // A navigation controller inside another has the outer bar above its own.
      let outer = BarSet(
        hasNavigationBar: true, hasPrompt: layoutEnvironment.presentation.navigationBarHasPrompt)
      result.safeArea.top =
        environment.navigationBarTop(
          in: layoutEnvironment.frame, safeArea: layoutEnvironment.safeArea)
        + environment.metrics.bars.navigationHeight(outer, in: barWindow(of: layoutEnvironment))
    }
    var around = ScenePresentation()
    around.isInSheet = layoutEnvironment.isInSheet
    around.hasTabBar = layoutEnvironment.presentation.hasTabBar
    around.hasNavigationBar =
      attributes?.flag(.navigationBarHidden) != true
      && bar?.attributes.flag(.hidden) != true && !hidesBars
    around.navigationBarIsTranslucent = bar?.attributes.flag(.translucent) ?? true
    around.navigationBarHasLargeTitles = bar?.attributes.flag(.largeTitles) ?? false
    // For one that no document contains, only the scene's simulated metrics indicate whether code
    // shows its toolbar.
    around.hasToolbar =
      navigation == nil
      ? content(of: child)?.metrics.bottomBar == .toolbar
      : attributes?.flag(.toolbarHidden) == false && !hidesBars
    adapt(&around, to: child)
    result.presentation = around
    return result
  }

  /// Returns the properties of a controller's area on which the heights of bars depend.
  private func barWindow(of layoutEnvironment: ControllerEnvironment) -> BarWindow {
    var window = BarWindow(
      isCompactHeight: layoutEnvironment.traits.verticalSizeClass == .compact,
      isRegularWidth: layoutEnvironment.traits.horizontalSizeClass == .regular)
    if environment.foldable != nil {
      window.foldableBars = FoldableBars(safeArea: layoutEnvironment.safeArea)
    }
    return window
  }

  /// Adapts the surrounding bars to the controller in a navigation controller.
  func adapt(_ around: inout ScenePresentation, to child: AppScene) {
    guard case .scene(let scene) = app.destination(of: child), let top = app.controller(of: scene)
    else { return }
    let item = top.navigationItem.map { app.documents[scene.document].graph[$0] }
    around.navigationBarHasPrompt = item?.prompt.map { !$0.isEmpty } ?? false
    around.extendsBelowTopBar = Self.extends(top, "top", around.navigationBarIsTranslucent)
    around.extendsBelowBottomBar = Self.extends(top, "bottom", true)
  }

  /// Returns whether a controller's view extends under a bar.
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
    of controller: SceneGraph.Controller, _ scene: AppScene, _ declared: DeclaredContainer,
    _ entry: Entry
  ) -> [Entry] {
    let children = contents(of: controller, scene)
    let selected = selectedTab(of: children, declared)
    return children.enumerated().map { index, child in
      var layoutEnvironment = entry.layoutEnvironment
      layoutEnvironment.presentation.hasTabBar = !app.documents[scene.document].graph.hidesTabBar(
        controller)
      layoutEnvironment.presentation.hasToolbar = false
      layoutEnvironment.presentation.extendsBelowTopBar = true
      layoutEnvironment.presentation.extendsBelowBottomBar =
        content(of: child).map { Self.extends($0, "bottom", true) } ?? true
      layoutEnvironment.isShown = entry.layoutEnvironment.isShown && index == selected
      return Entry(scene: child, role: .tab(index), layoutEnvironment: layoutEnvironment)
    }
  }

  private func selectedTab(of children: [AppScene], _ declared: DeclaredContainer) -> Int {
    if let name = declared.selectedName, let document = children.first?.document,
      let scene = app.scene(named: name, near: document)
    {
      let index = children.firstIndex { child in
        child == scene || app.destination(of: child) == .scene(scene)
      }
      if let index { return index }
    }
    return declared.selectedIndex.flatMap { children.indices.contains($0) ? $0 : nil } ?? 0
  }

  // MARK: Scenes with views
}
