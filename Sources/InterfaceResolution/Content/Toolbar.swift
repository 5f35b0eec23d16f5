import InterfaceModel
public import PlatformFacts

extension ViewContent {
  /// The content of a toolbar.
  ///
  /// ```swift
  /// if case .toolbar(let bar) = view.content { print(bar.items.count) }
  /// ```
  public struct Toolbar: Hashable, Sendable {
    /// A Boolean value that indicates whether the bar is translucent.
    public var isTranslucent: Bool
    /// The style from before dynamic colors.
    public var barStyle: BarStyle
    /// The color of the bar, from the document or else the platform's.
    public var barTintColor: RGBA
    /// The items from left to right.
    public var items: [BarButtonItem]
  }
}

extension ViewContent.Toolbar {
  /// Creates a bar without its items.
  init(_ source: inout ContentSource) {
    isTranslucent = source.flag(.translucent) ?? true
    barStyle = source.keyword(.barStyle) ?? .default
    barTintColor = source.color(.barTintColor) ?? source.palette.bar
    items = []
  }
}
