import InterfaceModel
import InterfaceReading
public import InterfaceSource
public import PlatformFacts

extension ViewContent {
  /// What a scene shows in a navigation bar.
  ///
  /// ```swift
  /// if let item = layout.navigationItem {
  ///   print(item.title ?? "no title", item.rightBarButtonItems.compactMap(\.title))
  /// }
  /// ```
  public struct NavigationItem: Hashable, Sendable {
    /// Whether the title is large.
    public enum LargeTitleDisplayMode: String, Hashable, Sendable, CaseIterable {
      /// As that of the scene before.
      case automatic
      /// Large where the bar prefers it.
      case always
      /// Never large.
      case never
    }

    /// The item's id.
    public var id: ObjectID?
    /// The title; nil for none.
    public var title: String?
    /// The line above the title; nil for none.
    public var prompt: String?
    /// The items at the left, from the left.
    public var leftBarButtonItems: [BarButtonItem]
    /// The items at the right, from the right.
    public var rightBarButtonItems: [BarButtonItem]
    /// What leads back to the scene from the next one; nil for the platform's own.
    public var backBarButtonItem: BarButtonItem?
    /// The title of the button that goes back to the controller below; nil for no button, as in each scene alone.
    package var backTitle: String?
    /// Whether the items at the left stand beside that button instead of in its place.
    public var leftItemsSupplementBackButton = false
    /// Whether the title is large.
    public var largeTitleDisplayMode: LargeTitleDisplayMode
    /// The view that is shown in place of the title; nil for none.
    public var titleView: ViewIndex?
  }

  /// An item of a navigation bar or toolbar.
  ///
  /// ```swift
  /// for item in layout.toolbarItems where item.systemItem != .flexibleSpace {
  ///   print(item.title ?? item.systemItem?.rawValue ?? item.image?.name ?? "a view")
  /// }
  /// ```
  public struct BarButtonItem: Hashable, Sendable {
    /// How the item looks.
    public enum Style: Hashable, Sendable, CaseIterable {
      /// As usual.
      case plain
      /// What ends a task, in bold letters.
      case done
    }

    /// The items that the platform has, by UIKit's names.
    public enum SystemItem: String, Hashable, Sendable, CaseIterable {
      /// An item for what its name says.
      case done, cancel, edit, save, close, add, compose, reply, action, organize, bookmarks, search
      /// An item for what its name says.
      case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
      /// Room that grows.
      case flexibleSpace
      /// Room of the item's width.
      case fixedSpace
    }

    /// The item's id.
    public var id: ObjectID?
    /// The item of the platform that this is; nil for one of the app's own.
    public var systemItem: SystemItem?
    /// The title; nil for none.
    public var title: String?
    /// The image; nil for none.
    public var image: ResolvedImage?
    /// The image on phones in landscape; nil for the same.
    public var landscapeImagePhone: ResolvedImage?
    /// How the item looks.
    public var style: Style
    /// The item's own tint; nil for the bar's.
    public var tintColor: RGBA?
    /// The width that the document fixes, in points; nil where the content decides.
    public var width: Double?
    /// Whether the item can be used.
    public var isEnabled: Bool
    /// The view that is shown in place of the item; nil for none.
    public var customView: ViewIndex?
  }

  /// An item of a tab bar.
  ///
  /// ```swift
  /// if let tab = layout.tabBarItem { print(tab.title ?? "", tab.image?.name ?? "") }
  /// ```
  public struct TabBarItem: Hashable, Sendable {
    /// The items of tab bars that the platform has, by UIKit's names.
    public enum SystemItem: String, Hashable, Sendable, CaseIterable {
      /// An item for what its name says.
      case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
      /// An item for what its name says.
      case downloads, mostRecent, mostViewed
    }

    /// The item's id.
    public var id: ObjectID?
    /// The item of the platform that this is; nil for one of the app's own.
    public var systemItem: SystemItem?
    /// The title; nil for none.
    public var title: String?
    /// The image; nil for none.
    public var image: ResolvedImage?
    /// The image while the tab is selected; nil for the same.
    public var selectedImage: ResolvedImage?
    /// Whether the item can be used.
    public var isEnabled: Bool
  }
}

extension ViewContent.BarButtonItem {
  /// An item of the platform that no document holds.
  init(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    style = .plain
    isEnabled = true
  }

  /// Reads an item; `customView` is its view.
  init(_ item: SceneGraph.BarItem, customView: ViewIndex?, _ source: inout ContentSource) {
    id = item.id
    systemItem = item.systemItem.flatMap { SystemItem(rawValue: $0) }
    title = item.title
    image = item.image.map { source.barImage($0) }
    landscapeImagePhone = item.image(.landscapeImage, .landscapeImage, isSymbol: false)
      .map { source.image($0) }
    style = item.attributes[.style] == "done" ? .done : .plain
    tintColor = source.color(item.properties.color(.tintColor))
    width = item.attributes.number(.width).flatMap { $0 > 0 ? $0 : nil }
    isEnabled = item.attributes.flag(.enabled) ?? true
    self.customView = customView
  }
}

extension ViewContent.TabBarItem {
  init(_ item: SceneGraph.BarItem, _ source: inout ContentSource) {
    id = item.id
    systemItem = item.systemItem.flatMap { SystemItem(rawValue: $0) }
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

extension ViewContent.TabBarItem {
  /// What leads to the tabs that a bar has no room for.
  static let more = Self(
    id: nil, systemItem: .more, title: nil, image: nil, selectedImage: nil, isEnabled: true)
}

extension ViewContent.NavigationItem {
  /// An item that shows nothing.
  package init() {
    leftBarButtonItems = []
    rightBarButtonItems = []
    largeTitleDisplayMode = .automatic
  }

  /// Reads an item without its view and the items beside it.
  init(_ item: SceneGraph.NavigationItem) {
    id = item.id
    title = item.title
    prompt = item.prompt
    leftBarButtonItems = []
    rightBarButtonItems = []
    backBarButtonItem = nil
    leftItemsSupplementBackButton = item.attributes.flag(.leftItemsSupplementBackButton) ?? false
    largeTitleDisplayMode =
      item.attributes[.largeTitleDisplayMode].flatMap { LargeTitleDisplayMode(rawValue: $0) }
      ?? .automatic
    titleView = nil
  }
}
