import InterfaceModel
public import PlatformFacts

extension ViewContent {
  /// A bar with items.
  ///
  /// ```swift
  /// if case .toolbar(let bar) = view.content { print(bar.items.count) }
  /// ```
  public struct Toolbar: Hashable, Sendable {
    /// A Boolean value that indicates whether the bar is translucent.
    public var isTranslucent: Bool
    /// The look of the time before dynamic colors.
    public var barStyle: BarStyle
    /// The bar's color, the platform's where the document gives none.
    public var barTintColor: RGBA
    /// The items from left to right.
    public var items: [BarButtonItem]
  }
}

extension ViewContent.Toolbar {
  /// Reads a bar without its items.
  init(_ source: inout ContentSource) {
    isTranslucent = source.flag(.translucent) ?? true
    barStyle = source.word(.barStyle) ?? .default
    barTintColor = source.color(.barTintColor) ?? source.palette.bar
    items = []
  }
}
