import InterfaceResolution
public import InterfaceSource
import TextMeasurement

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
    public let id: ObjectID?
    /// The title; nil for none.
    public let title: String?
    /// The line above the title; nil for none.
    public let prompt: String?
    /// The items at the left, from the left.
    public let leftBarButtonItems: [BarButtonItem]
    /// The items at the right, from the right.
    public let rightBarButtonItems: [BarButtonItem]
    /// What leads back to the scene from the next one; nil for the platform's own.
    public let backBarButtonItem: BarButtonItem?
    /// Whether the title is large.
    public let largeTitleDisplayMode: LargeTitleDisplayMode
    /// The id of the view that is shown in place of the title; nil for none.
    public let titleView: ObjectID?

    init(_ item: ResolvedNavigationItem, reader: ContentReader) {
      id = item.id
      title = item.title
      prompt = item.prompt
      leftBarButtonItems = item.leftItems.map { BarButtonItem($0, reader: reader) }
      rightBarButtonItems = item.rightItems.map { BarButtonItem($0, reader: reader) }
      backBarButtonItem = item.backItem.map { BarButtonItem($0, reader: reader) }
      largeTitleDisplayMode = LargeTitleDisplayMode(spelling: item.largeTitleMode)
      titleView = reader.id(item.titleView)
    }
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

    private let item: ResolvedBarItem
    private let environment: TextEnvironment
    /// The id of the view that is shown in place of the item; nil for none.
    public let customView: ObjectID?

    init(_ item: ResolvedBarItem, reader: ContentReader) {
      self.item = item
      environment = reader.environment
      customView = reader.id(item.customView)
    }

    /// The item's id.
    public var id: ObjectID? { item.id }
    /// The item of the platform that this is; nil for one of the app's own.
    public var systemItem: SystemItem? { item.systemItem.map { SystemItem(spelling: $0) } }
    /// The title; nil for none.
    public var title: String? { item.title }
    /// The image; nil for none.
    public var image: Image? { item.image.map { Image($0, in: environment) } }
    /// The image on phones in landscape; nil for the same.
    public var landscapeImagePhone: Image? { item.landscapeImage.map { Image($0) } }
    /// How the item looks.
    public var style: Style { item.style == .done ? .done : .plain }
    /// The item's own tint; nil for the bar's.
    public var tintColor: Color? { item.tintColor.map { Color($0) } }
    /// The width that the document fixes, in points; nil where the content decides.
    public var width: Double? { item.width }
    /// Whether the item can be used.
    public var isEnabled: Bool { item.isEnabled }
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

    private let item: ResolvedTabBarItem
    private let environment: TextEnvironment

    init(_ item: ResolvedTabBarItem, reader: ContentReader) {
      self.item = item
      environment = reader.environment
    }

    /// The item's id.
    public var id: ObjectID? { item.id }
    /// The item of the platform that this is; nil for one of the app's own.
    public var systemItem: SystemItem? { item.systemItem.map { SystemItem(spelling: $0) } }
    /// The title; nil for none.
    public var title: String? { item.title }
    /// The image; nil for none.
    public var image: Image? { item.image.map { Image($0, in: environment) } }
    /// The image while the tab is selected; nil for the same.
    public var selectedImage: Image? { item.selectedImage.map { Image($0) } }
    /// Whether the item can be used.
    public var isEnabled: Bool { item.isEnabled }
  }
}
