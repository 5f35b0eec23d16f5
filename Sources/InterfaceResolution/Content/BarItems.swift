import InterfaceModel
import InterfaceReading
public import InterfaceSource
public import PlatformFacts

extension ViewContent {
  /// The content that a scene contributes to a navigation bar.
  ///
  /// ```swift
  /// if let item = layout.navigationItem {
  ///   print(item.title ?? "no title", item.rightBarButtonItems.compactMap(\.title))
  /// }
  /// ```
  public struct NavigationItem: Hashable, Sendable {
    /// The display mode of a large title.
    public enum LargeTitleDisplayMode: String, Hashable, Sendable, CaseIterable {
      /// The mode of the previous scene.
      case automatic
      /// A large title, if the bar prefers large titles.
      case always
      /// Never a large title.
      case never
    }

    /// The item's id.
    public var id: ObjectID?
    /// The title, or `nil` if there is none.
    public var title: String?
    /// The line above the title, or `nil` if there is none.
    public var prompt: String?
    /// The items at the left, from the left.
    public var leftBarButtonItems: [BarButtonItem]
    /// The items at the right, from the right.
    public var rightBarButtonItems: [BarButtonItem]
    /// The item that leads back to this scene from the next one, or `nil` for the platform's
    /// default.
    public var backBarButtonItem: BarButtonItem?
    /// The title of the back button, or `nil` for no button, which is the case for a scene laid out
    /// alone.
    package var backTitle: String?
    /// A Boolean value that indicates whether the items on the left are shown next to the back
    /// button instead of replacing it.
    public var leftItemsSupplementBackButton = false
    /// The display mode of the large title.
    public var largeTitleDisplayMode: LargeTitleDisplayMode
    /// The view that is shown instead of the title, or `nil` if there is none.
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
    /// The style of a bar button item.
    public enum Style: Hashable, Sendable, CaseIterable {
      /// The default style.
      case plain
      /// A bold style for the item that completes a task.
      case done
    }

    /// The system items, with UIKit's names.
    public enum SystemItem: String, Hashable, Sendable, CaseIterable {
      /// The system item of that name.
      case done, cancel, edit, save, close, add, compose, reply, action, organize, bookmarks, search
      /// The system item of that name.
      case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
      /// A space that grows.
      case flexibleSpace
      /// A space with the width of the item.
      case fixedSpace
    }

    /// The item's id.
    public var id: ObjectID?
    /// The system item, or `nil` for a custom item.
    public var systemItem: SystemItem?
    /// The title, or `nil` if there is none.
    public var title: String?
    /// The image, or `nil` if there is none.
    public var image: ResolvedImage?
    /// The image on phones in landscape, or `nil` to use `image`.
    public var landscapeImagePhone: ResolvedImage?
    /// The style of the item.
    public var style: Style
    /// The tint of the item, or `nil` for the tint of the bar.
    public var tintColor: RGBA?
    /// The width that the document declares, in points, or `nil` if the content determines it.
    public var width: Double?
    /// A Boolean value that indicates whether the item is enabled.
    public var isEnabled: Bool
    /// The view that is shown instead of the item, or `nil` if there is none.
    public var customView: ViewIndex?
  }

  /// An item of a tab bar.
  ///
  /// ```swift
  /// if let tab = layout.tabBarItem { print(tab.title ?? "", tab.image?.name ?? "") }
  /// ```
  public struct TabBarItem: Hashable, Sendable {
    /// The system items of tab bars, with UIKit's names.
    public enum SystemItem: String, Hashable, Sendable, CaseIterable {
      /// The system item of that name.
      case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
      /// The system item of that name.
      case downloads, mostRecent, mostViewed
    }

    /// The item's id.
    public var id: ObjectID?
    /// The system item, or `nil` for a custom item.
    public var systemItem: SystemItem?
    /// The title, or `nil` if there is none.
    public var title: String?
    /// The image, or `nil` if there is none.
    public var image: ResolvedImage?
    /// The image while the tab is selected, or `nil` to use `image`.
    public var selectedImage: ResolvedImage?
    /// A Boolean value that indicates whether the item is enabled.
    public var isEnabled: Bool
  }
}

extension ViewContent.BarButtonItem {
  /// Creates a system item that does not occur in a document.
  init(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    style = .plain
    isEnabled = true
  }

  /// Creates an item whose view is `customView`.
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
  /// Returns an image that is declared by a child element or else by an attribute, or `nil` if
  /// there is none.
  fileprivate func image(
    _ attribute: AttributeName, _ key: PropertyKey, isSymbol: Bool
  ) -> ImageReference? {
    if case .image(let reference) = properties[key] { return reference }
    return attributes[attribute].map { ImageReference(name: $0, isSymbol: isSymbol) }
  }
}

extension ViewContent.TabBarItem {
  /// The item that leads to the tabs that do not fit in the bar.
  static let more = Self(
    id: nil, systemItem: .more, title: nil, image: nil, selectedImage: nil, isEnabled: true)
}

extension ViewContent.NavigationItem {
  /// Creates an empty item.
  package init() {
    leftBarButtonItems = []
    rightBarButtonItems = []
    largeTitleDisplayMode = .automatic
  }

  /// Creates an item without its title view and its bar button items.
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
