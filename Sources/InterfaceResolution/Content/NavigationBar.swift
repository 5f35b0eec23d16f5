import InterfaceModel
public import PlatformFacts
public import TextMeasurement

extension ViewContent {
  /// The content of a navigation bar.
  ///
  /// ```swift
  /// if case .navigationBar(let bar) = view.content {
  ///   print(bar.prefersLargeTitles, bar.items.compactMap(\.title))
  /// }
  /// ```
  public struct NavigationBar: Hashable, Sendable {
    /// A Boolean value that indicates whether the bar is translucent.
    public var isTranslucent: Bool
    /// The style from before dynamic colors.
    public var barStyle: BarStyle
    /// A Boolean value that indicates whether titles are large until the content scrolls.
    public var prefersLargeTitles: Bool
    /// The color of the bar, from the document or else the platform's.
    public var barTintColor: RGBA
    /// The color of the title, or `nil` if the background of the bar determines it.
    public var titleColor: RGBA?
    /// The font of the title, or `nil` for the platform's.
    public var titleFont: FontDescriptor?
    /// The items, from bottom to top; empty in the bar of a navigation controller, whose scenes
    /// provide their own.
    public var items: [NavigationItem]
  }
}

extension ViewContent.NavigationBar {
  /// Creates a bar without its items.
  init(_ source: inout ContentSource) {
    isTranslucent = source.flag(.translucent) ?? true
    barStyle = source.keyword(.barStyle) ?? .default
    prefersLargeTitles = source.flag(.largeTitles) ?? false
    barTintColor = source.color(.barTintColor) ?? source.palette.bar
    let title = source.properties.element(.titleTextAttributes)
    titleColor = source.color(title?.color(.textColor))
    titleFont = title?.font(.fontDescription).map {
      FontDescriptor($0, standardSize: ContentDefaults.barTitleFontSize)
    }
    items = []
  }
}
