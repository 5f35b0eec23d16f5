import InterfaceModel
public import PlatformFacts
public import TextMeasurement

extension ViewContent {
  /// A bar with a title and items.
  ///
  /// ```swift
  /// if case .navigationBar(let bar) = view.content {
  ///   print(bar.prefersLargeTitles, bar.items.compactMap(\.title))
  /// }
  /// ```
  public struct NavigationBar: Hashable, Sendable {
    /// A Boolean value that indicates whether the bar is translucent.
    public var isTranslucent: Bool
    /// The look of the time before dynamic colors.
    public var barStyle: BarStyle
    /// Whether titles are large until the content scrolls.
    public var prefersLargeTitles: Bool
    /// The bar's color, the platform's where the document gives none.
    public var barTintColor: RGBA
    /// The title's color, or `nil` if the bar's ground decides.
    public var titleColor: RGBA?
    /// The font of the title, or `nil` for the platform's.
    public var titleFont: FontDescriptor?
    /// The items, from bottom to top; empty in the bar of a navigation controller, whose scenes
    /// provide their own.
    public var items: [NavigationItem]
  }
}

extension ViewContent.NavigationBar {
  /// Reads a bar without its items.
  init(_ source: inout ContentSource) {
    isTranslucent = source.flag(.translucent) ?? true
    barStyle = source.word(.barStyle) ?? .default
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
