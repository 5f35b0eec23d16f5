import InterfaceModel
package import InterfaceSource
import InterfaceValidation
package import PlatformFacts

/// An item of a navigation bar or toolbar.
package struct ResolvedBarItem: Hashable, Sendable {
  package enum Style: Hashable, Sendable, CaseIterable {
    case plain
    /// What ends a task, in bold letters.
    case done
  }

  package var id: ObjectID?
  /// The item of the platform that this is; nil for one of the app's own.
  package var systemItem: SystemBarItem?
  package var title: String?
  package var image: DisplayedImage?
  package var landscapeImage: ResolvedImage?
  package var style: Style
  /// The item's own tint; nil for the bar's.
  package var tintColor: RGBA?
  /// The width that the document fixes, in points; nil where the content decides.
  package var width: Double?
  package var isEnabled: Bool
  /// The index of the view that is shown in place of the item in the scene's views.
  package var customView: Int?
}

/// The items that the platform has.
package enum SystemBarItem: String, Hashable, Sendable, CaseIterable {
  case done, cancel, edit, save, close, add, compose, reply, action, organize, bookmarks, search
  case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
  /// Room that grows.
  case flexibleSpace
  /// Room of the item's width.
  case fixedSpace
}

/// An item of a tab bar.
package struct ResolvedTabBarItem: Hashable, Sendable {
  package var id: ObjectID?
  /// The item of the platform that this is; nil for one of the app's own.
  package var systemItem: SystemTabBarItem?
  package var title: String?
  package var image: DisplayedImage?
  package var selectedImage: ResolvedImage?
  package var isEnabled: Bool
}

/// The items of tab bars that the platform has.
package enum SystemTabBarItem: String, Hashable, Sendable, CaseIterable {
  case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
  case downloads, mostRecent, mostViewed
}

/// What a scene shows in a navigation bar.
package struct ResolvedNavigationItem: Hashable, Sendable {
  package enum LargeTitleMode: String, Hashable, Sendable, CaseIterable {
    case automatic, always, never
  }

  package var id: ObjectID?
  package var title: String?
  /// The line above the title; nil for none.
  package var prompt: String?
  /// The items at the left, from the left.
  package var leftItems: [ResolvedBarItem]
  /// The items at the right, from the right.
  package var rightItems: [ResolvedBarItem]
  package var backItem: ResolvedBarItem?
  /// The title of the button that goes back to the controller below; nil for no button, as in each scene alone.
  package var backTitle: String?
  /// Whether the items at the left stand beside that button instead of in its place.
  package var leftItemsSupplementBackButton = false
  package var largeTitleMode: LargeTitleMode
  /// The index of the view that is shown in place of the title in the scene's views.
  package var titleView: Int?
}

extension ResolvedBarItem {
  /// An item of the platform that no document holds.
  init(_ systemItem: SystemBarItem) {
    self.systemItem = systemItem
    style = .plain
    isEnabled = true
  }

  /// Reads an item; `customView` is the index of its view.
  init(_ item: SceneGraph.BarItem, customView: Int?, _ source: inout ContentSource) {
    id = item.id
    systemItem = item.systemItem.flatMap { SystemBarItem(rawValue: $0) }
    title = item.title
    image = item.image.map { source.barImage($0) }
    landscapeImage = item.image(.landscapeImage, .landscapeImage, isSymbol: false)
      .map { source.image($0) }
    style = item.attributes[.style] == "done" ? .done : .plain
    tintColor = source.color(item.properties.color(.tintColor))
    width = item.attributes.number(.width).flatMap { $0 > 0 ? $0 : nil }
    isEnabled = item.attributes.flag(.enabled) ?? true
    self.customView = customView
  }
}

extension ResolvedTabBarItem {
  init(_ item: SceneGraph.BarItem, _ source: inout ContentSource) {
    id = item.id
    systemItem = item.systemItem.flatMap { SystemTabBarItem(rawValue: $0) }
    title = item.title
    image = item.image.map { source.barImage($0) }
    selectedImage = item.image(
      .selectedImage, .selectedImage, isSymbol: item.attributes[.catalog] == "system"
    ).map { source.image($0) }
    isEnabled = item.attributes.flag(.enabled) ?? true
  }
}

extension SceneGraph.BarItem {
  /// An image that is a child, or else an attribute; nil for none.
  fileprivate func image(
    _ attribute: AttributeName, _ key: PropertyKey, isSymbol: Bool
  ) -> ImageReference? {
    if case .image(let reference) = properties[key] { return reference }
    return attributes[attribute].map { ImageReference(name: $0, isSymbol: isSymbol) }
  }
}

extension ResolvedTabBarItem {
  /// What leads to the tabs that a bar has no room for.
  static let more = ResolvedTabBarItem(
    id: nil, systemItem: .more, title: nil, image: nil, selectedImage: nil, isEnabled: true)
}

extension ResolvedNavigationItem {
  /// An item that shows nothing.
  package init() {
    leftItems = []
    rightItems = []
    largeTitleMode = .automatic
  }

  /// Reads an item without its view and the items beside it.
  init(_ item: SceneGraph.NavigationItem) {
    id = item.id
    title = item.title
    prompt = item.prompt
    leftItems = []
    rightItems = []
    backItem = nil
    leftItemsSupplementBackButton = item.attributes.flag(.leftItemsSupplementBackButton) ?? false
    largeTitleMode =
      item.attributes[.largeTitleDisplayMode].flatMap { LargeTitleMode(rawValue: $0) }
      ?? .automatic
    titleView = nil
  }
}
