import InterfaceModel
import InterfaceValidation
package import PlatformFacts
import InterfaceTraits

/// What the containers around a scene show: the look of their bars, and the tabs.
package struct SurroundingBars: Hashable, Sendable {
  /// A tab of the tab bar.
  package struct Tab: Hashable, Sendable {
    /// The item; nil for a child that has none.
    package var item: ResolvedTabBarItem?
    /// Whether the scene is behind the tab.
    package var isSelected: Bool
  }

  /// The bar of the navigation controller whose root the scene is; nil for none.
  package var navigationBar: ResolvedContent.NavigationBar?
  /// The tint of that bar's items; nil without one.
  package var navigationBarTint: RGBA?
  /// The bar of the tab bar controller that holds the scene or its navigation controller.
  package var tabBar: ResolvedContent.TabBar?
  /// The tint of that bar's selected item; nil without one.
  package var tabBarTint: RGBA?
  /// The tabs from left to right, as many as the bar shows.
  package var tabs: [Tab] = []

  /// The most tabs that a bar shows; of more the last one is "More" (Apple's documentation of
  /// `UITabBarController`; tablets show a few more, which is not taken into account).
  static let mostTabs = 5

  package init() {}
}

/// The containers of a document and what they contain, by the indices of scenes.
struct ContainerTable {
  /// For each scene the navigation controller whose root it is.
  private var navigation: [Int?]
  /// For each scene the tab bar controller that it is in.
  private var tabBar: [Int?]
  /// For each scene the scenes that it contains.
  private var children: [[Int]]

  init(_ graph: SceneGraph) {
    navigation = Array(repeating: nil, count: graph.scenes.count)
    tabBar = navigation
    children = Array(repeating: [], count: graph.scenes.count)
    for (index, scene) in graph.scenes.enumerated() {
      guard let controller = scene.controller, graph[controller].kind.isContainer else { continue }
      for child in graph.contents(of: controller) where graph.isOwn(child) {
        let child = graph[child].scene.index
        children[index].append(child)
        switch graph[controller].kind {
        case .navigationController: navigation[child] = navigation[child] ?? index
        case .tabBarController: tabBar[child] = tabBar[child] ?? index
        default: break
        }
      }
    }
  }

  /// Fills in the bars around every scene.
  func resolve(_ scenes: inout [ResolvedScene]) {
    for index in children.indices {
      let navigation = navigation[index]
      let tabs = tabBar[index] ?? navigation.flatMap { tabBar[$0] }
      guard navigation != nil || tabs != nil else { continue }
      var bars = SurroundingBars()
      if let navigation {
        for view in scenes[navigation].views where view.role == .bar {
          guard case .navigationBar(let bar) = view.content else { continue }
          bars.navigationBar = bar
          bars.navigationBarTint = view.appearance.tintColor
          break
        }
      }
      if let tabs {
        for view in scenes[tabs].views where view.role == .bar {
          guard case .tabBar(let bar) = view.content else { continue }
          bars.tabBar = bar
          bars.tabBarTint = view.appearance.tintColor
          break
        }
        bars.tabs = self.tabs(of: children[tabs], in: scenes) {
          $0 == index || $0 == navigation
        }
      }
      scenes[index].bars = bars
    }
  }

  private func tabs(
    of children: [Int], in scenes: [ResolvedScene], isSelected: (Int) -> Bool
  ) -> [SurroundingBars.Tab] {
    let most = SurroundingBars.mostTabs
    let shown = children.count > most ? most - 1 : children.count
    var tabs = children.prefix(shown).map {
      SurroundingBars.Tab(item: tabBarItem(of: $0, in: scenes), isSelected: isSelected($0))
    }
    if children.count > shown {
      let isMore = !tabs.contains(where: \.isSelected)
      tabs.append(SurroundingBars.Tab(item: .more, isSelected: isMore))
    }
    return tabs
  }

  /// The item of a child; a navigation controller without one of its own shows its root's.
  private func tabBarItem(of child: Int, in scenes: [ResolvedScene]) -> ResolvedTabBarItem? {
    if let item = scenes[child].tabBarItem { return item }
    guard scenes[child].controllerKind == .navigationController else { return nil }
    return children[child].lazy.compactMap { scenes[$0].tabBarItem }.first
  }
}

extension Controller.Kind {
  fileprivate var isContainer: Bool { self == .navigationController || self == .tabBarController }
}
