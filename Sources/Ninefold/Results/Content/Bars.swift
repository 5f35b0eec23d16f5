import InterfaceResolution
import TextMeasurement

extension ViewContent {
  /// The look of a bar of the time before dynamic colours.
  public enum BarStyle: String, Hashable, Sendable, CaseIterable {
    /// By the interface's style.
    case `default`
    /// Dark.
    case black
    /// Dark and opaque, of old systems.
    case blackOpaque
    /// Dark and translucent, of old systems.
    case blackTranslucent
  }

  /// A bar with a title and items.
  ///
  /// ```swift
  /// if case .navigationBar(let bar) = view.content {
  ///   print(bar.prefersLargeTitles, bar.items.compactMap(\.title))
  /// }
  /// ```
  public struct NavigationBar: Hashable, Sendable {
    private let content: ResolvedContent.NavigationBar
    private let environment: TextEnvironment
    /// What the bar shows, from bottom to top; none in the bar of a navigation controller, whose scenes
    /// bring their own.
    public let items: [NavigationItem]

    init(_ content: ResolvedContent.NavigationBar, reader: ContentReader) {
      self.content = content
      environment = reader.environment
      items = content.items.map { NavigationItem($0, reader: reader) }
    }

    /// Whether what is behind the bar shines through.
    public var isTranslucent: Bool { content.isTranslucent }
    /// The look of the time before dynamic colours.
    public var barStyle: BarStyle { BarStyle(spelling: content.barStyle) }
    /// Whether titles are large until the content scrolls.
    public var prefersLargeTitles: Bool { content.prefersLargeTitles }
    /// The bar's colour, the platform's where the document gives none.
    public var barTintColor: Color { Color(content.barColor) }
    /// The title's colour; nil where the bar's ground decides.
    public var titleColor: Color? { content.titleColor.map { Color($0) } }
    /// The title's font; nil for the platform's.
    public var titleFont: Font? { content.titleFont.map { Font($0, in: environment) } }
  }

  /// A bar with items.
  ///
  /// ```swift
  /// if case .toolbar(let bar) = view.content { print(bar.items.count) }
  /// ```
  public struct Toolbar: Hashable, Sendable {
    private let content: ResolvedContent.Toolbar
    /// The items from left to right.
    public let items: [BarButtonItem]

    init(_ content: ResolvedContent.Toolbar, reader: ContentReader) {
      self.content = content
      items = content.items.map { BarButtonItem($0, reader: reader) }
    }

    /// Whether what is behind the bar shines through.
    public var isTranslucent: Bool { content.isTranslucent }
    /// The look of the time before dynamic colours.
    public var barStyle: BarStyle { BarStyle(spelling: content.barStyle) }
    /// The bar's colour, the platform's where the document gives none.
    public var barTintColor: Color { Color(content.barColor) }
  }

  /// A bar of tabs.
  ///
  /// ```swift
  /// if case .tabBar(let bar) = view.content { print(bar.items.compactMap(\.title)) }
  /// ```
  public struct TabBar: Hashable, Sendable {
    private let content: ResolvedContent.TabBar
    /// The items from left to right; none in the bar of a tab bar controller, whose scenes bring their own.
    public let items: [TabBarItem]

    init(_ content: ResolvedContent.TabBar, reader: ContentReader) {
      self.content = content
      items = content.items.map { TabBarItem($0, reader: reader) }
    }

    /// Whether what is behind the bar shines through.
    public var isTranslucent: Bool { content.isTranslucent }
    /// The look of the time before dynamic colours.
    public var barStyle: BarStyle { BarStyle(spelling: content.barStyle) }
    /// The bar's colour, the platform's where the document gives none.
    public var barTintColor: Color { Color(content.barColor) }
    /// The colour of the items that are not selected.
    public var unselectedItemTintColor: Color { Color(content.unselectedColor) }
  }
}
