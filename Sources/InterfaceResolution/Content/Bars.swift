import InterfaceModel
package import PlatformFacts
package import TextMeasurement

extension ResolvedContent {
  package struct NavigationBar: Hashable, Sendable {
    package var isTranslucent: Bool
    package var barStyle: BarStyle
    package var prefersLargeTitles: Bool
    /// The bar's colour, the platform's where the document gives none.
    package var barColor: RGBA
    /// The title's colour; nil where the bar's ground decides.
    package var titleColor: RGBA?
    /// The title's font; nil for the platform's.
    package var titleFont: Font?
    package var items: [ResolvedNavigationItem]
  }

  package struct Toolbar: Hashable, Sendable {
    package var isTranslucent: Bool
    package var barStyle: BarStyle
    /// The bar's colour, the platform's where the document gives none.
    package var barColor: RGBA
    package var items: [ResolvedBarItem]
  }

  package struct TabBar: Hashable, Sendable {
    package var isTranslucent: Bool
    package var barStyle: BarStyle
    /// The bar's colour, the platform's where the document gives none.
    package var barColor: RGBA
    /// The colour of the items that are not selected.
    package var unselectedColor: RGBA
    /// The items from left to right; none in a tab bar controller's own bar.
    package var items: [ResolvedTabBarItem]
  }
}

extension ResolvedContent.NavigationBar {
  /// Reads a bar without its items.
  init(_ source: inout ContentSource) {
    isTranslucent = source.flag(.translucent) ?? true
    barStyle = source.word(.barStyle) ?? .default
    prefersLargeTitles = source.flag(.largeTitles) ?? false
    barColor = source.color(.barTintColor) ?? source.palette.bar
    let title = source.properties.element(.titleTextAttributes)
    titleColor = source.color(title?.color(.textColor))
    titleFont = title?.font(.fontDescription).map { Font($0, standardSize: 17) }
    items = []
  }
}

extension ResolvedContent.Toolbar {
  /// Reads a bar without its items.
  init(_ source: inout ContentSource) {
    isTranslucent = source.flag(.translucent) ?? true
    barStyle = source.word(.barStyle) ?? .default
    barColor = source.color(.barTintColor) ?? source.palette.bar
    items = []
  }
}

extension ResolvedContent.TabBar {
  /// Reads a bar without its items.
  init(_ source: inout ContentSource) {
    isTranslucent = source.flag(.translucent) ?? true
    barStyle = source.word(.barStyle) ?? .default
    barColor = source.color(.barTintColor) ?? source.palette.bar
    unselectedColor = source.palette[.systemGray]
    items = []
  }
}
