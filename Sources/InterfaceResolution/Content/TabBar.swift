import InterfaceModel
public import PlatformFacts

extension ViewContent {
  /// A bar of tabs.
  ///
  /// ```swift
  /// if case .tabBar(let bar) = view.content { print(bar.items.compactMap(\.title)) }
  /// ```
  public struct TabBar: Hashable, Sendable {
    /// A Boolean value that indicates whether the bar is translucent.
    public var isTranslucent: Bool
    /// The look of the time before dynamic colors.
    public var barStyle: BarStyle
    /// The bar's color, the platform's where the document gives none.
    public var barTintColor: RGBA
    /// The color of the items that are not selected.
    public var unselectedItemTintColor: RGBA
    /// The items from left to right; empty in the bar of a tab bar controller, whose scenes provide
    /// their own.
    public var items: [TabBarItem]
  }
}

extension ViewContent.TabBar {
  /// Reads a bar without its items.
  init(_ source: inout ContentSource) {
    isTranslucent = source.flag(.translucent) ?? true
    barStyle = source.word(.barStyle) ?? .default
    barTintColor = source.color(.barTintColor) ?? source.palette.bar
    unselectedItemTintColor = source.palette[.systemGray]
    items = []
  }
}
