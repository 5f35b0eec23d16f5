import InterfaceModel
import InterfaceReading
import InterfaceTraits
package import PlatformFacts

/// The content that containers provide around a scene: the appearance of their bars, and the tabs.
package struct ContainerBars: Hashable, Sendable {
  /// A tab of the tab bar.
  package struct Tab: Hashable, Sendable {
    /// The item, or `nil` for a child without one.
    package var item: ViewContent.TabBarItem?
    /// Whether the tab of the scene is selected.
    package var isSelected: Bool
  }

  /// The bar of the navigation controller whose root is the scene, or `nil` if there is none.
  package var navigationBar: ViewContent.NavigationBar?
  /// The tint of that bar's items, or `nil` if there is no bar.
  package var navigationBarTint: RGBA?
  /// The bar of the tab bar controller that contains the scene or its navigation controller.
  package var tabBar: ViewContent.TabBar?
  /// The tint of that bar's selected item, or `nil` if there is no bar.
  package var tabBarTint: RGBA?
  /// The visible tabs from left to right.
  package var tabs: [Tab] = []
  /// The title of the button that leads back to the previous controller on the stack, or `nil` if
  /// there is none.
  package var backTitle: String?
  /// Whether a delegate wrapped the controller in a navigation controller with a Done item.
  package var hasDoneItem = false

  package init() {}

  /// Creates the bars that containers show around a scene.
  ///
  /// - Parameters:
  ///   - navigation: The scene of the navigation controller, or `nil` if there is none.
  ///   - tabs: The scene of the tab bar controller, or `nil` if there is none.
  ///   - items: The items of the tab bar controller's children.
  ///   - selected: The child whose tab is selected.
  package init(
    navigation: ResolvedScene?, tabs: ResolvedScene?, items: [ViewContent.TabBarItem?],
    selected: Int?
  ) {
    for view in navigation?.views ?? [] where view.role == .bar {
      guard case .navigationBar(let bar) = view.content else { continue }
      navigationBar = bar
      navigationBarTint = view.appearance.tintColor
      break
    }
    guard let tabs else { return }
    for view in tabs.views where view.role == .bar {
      guard case .tabBar(let bar) = view.content else { continue }
      tabBar = bar
      tabBarTint = view.appearance.tintColor
      break
    }
    let shown = items.count > ContentDefaults.mostTabs ? ContentDefaults.mostTabs - 1 : items.count
    self.tabs = items.prefix(shown).enumerated().map { index, item in
      Tab(item: item, isSelected: index == selected)
    }
    if items.count > shown {
      self.tabs.append(Tab(item: .more, isSelected: !self.tabs.contains(where: \.isSelected)))
    }
  }
}

/// The containers of a document and their children, by scene.
struct ContainerTable {
  /// The navigation controller whose root is the scene, for each scene.
  private var navigation: Table<SceneGraph.Scene, Handle<SceneGraph.Scene>?>
  /// The tab bar controller that contains the scene, for each scene.
  private var tabBar: Table<SceneGraph.Scene, Handle<SceneGraph.Scene>?>
  /// The scenes that the scene contains, for each scene.
  private var children: Table<SceneGraph.Scene, [Handle<SceneGraph.Scene>]>

  init(_ graph: SceneGraph) {
    navigation = graph.scenes.mapValues { _ in nil }
    tabBar = navigation
    children = graph.scenes.mapValues { _ in [] }
    for (index, scene) in graph.scenes.indexed {
      guard let controller = scene.controller, graph[controller].kind.isContainer else { continue }
      for child in graph.contents(of: controller) where graph.isOwn(child) {
        let child = graph[child].scene
        children[index].append(child)
        switch graph[controller].kind {
        case .navigationController: navigation[child] = navigation[child] ?? index
        case .tabBarController: tabBar[child] = tabBar[child] ?? index
        default: break
        }
      }
    }
  }

  /// Sets the bars around every scene.
  func resolve(_ scenes: inout Table<SceneGraph.Scene, ResolvedScene>) {
    for index in children.indices {
      if scenes[index].controllerKind == .tabBarController {
        scenes[index].ownTabs =
          ContainerBars(
            navigation: nil, tabs: scenes[index],
            items: children[index].map { tabBarItem(of: $0, in: scenes) }, selected: 0
          ).tabs
      }
      let navigation = navigation[index]
      let tabs = tabBar[index] ?? navigation.flatMap { tabBar[$0] }
      guard navigation != nil || tabs != nil else { continue }
      let items = tabs.map { children[$0] } ?? []
      scenes[index].bars = ContainerBars(
        navigation: navigation.map { scenes[$0] }, tabs: tabs.map { scenes[$0] },
        items: items.map { tabBarItem(of: $0, in: scenes) },
        selected: items.firstIndex { $0 == index || $0 == navigation })
    }
  }

  /// Returns the item of a child; a navigation controller without its own item uses that of its
  /// root.
  private func tabBarItem(
    of child: Handle<SceneGraph.Scene>, in scenes: Table<SceneGraph.Scene, ResolvedScene>
  ) -> ViewContent.TabBarItem? {
    if let item = scenes[child].tabBarItem { return item }
    guard scenes[child].controllerKind == .navigationController else { return nil }
    return children[child].lazy.compactMap { scenes[$0].tabBarItem }.first
  }
}

extension Controller.Kind {
  fileprivate var isContainer: Bool { self == .navigationController || self == .tabBarController }
}
