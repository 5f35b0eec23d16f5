import InterfaceModel
public import PlatformFacts

extension ViewContent {
  /// The content of a tab bar.
  ///
  /// ```swift
  /// if case .tabBar(let bar) = view.content { print(bar.items.compactMap(\.title)) }
  /// ```
  public struct TabBar: Hashable, Sendable {
    /// A Boolean value that indicates whether the bar is translucent.
    public var isTranslucent: Bool
    /// The style from before dynamic colors.
    public var barStyle: BarStyle
    /// The color of the bar, from the document or else the platform's.
    public var barTintColor: RGBA
    /// The color of unselected items.
    public var unselectedItemTintColor: RGBA
    /// The items from left to right; empty in the bar of a tab bar controller, whose scenes provide
    /// their own.
    public var items: [TabBarItem]
  }
}

extension ViewContent.TabBar {
  /// Creates a bar without its items.
  init(_ source: inout ContentSource) {
    isTranslucent = source.flag(.translucent) ?? true
    barStyle = source.keyword(.barStyle) ?? .default
    barTintColor = source.color(.barTintColor) ?? source.palette.bar
    unselectedItemTintColor = source.palette[.systemGray]
    items = []
  }
}
