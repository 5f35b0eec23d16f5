import InterfaceModel
public import PlatformFacts

extension ViewContent {
  /// A field for what is looked for.
  ///
  /// ```swift
  /// if case .searchBar(let bar) = view.content { print(bar.placeholder, bar.scopeButtonTitles) }
  /// ```
  public struct SearchBar: Hashable, Sendable {
    /// How much the bar stands out.
    public enum Style: String, Hashable, Sendable, CaseIterable {
      /// As the platform has it.
      case `default`
      /// With a translucent background and an opaque field.
      case prominent
      /// Without a background.
      case minimal
    }

    /// How much the bar stands out.
    public var searchBarStyle: Style
    /// The text; empty for none.
    public var text: String
    /// What is shown while there is no text; empty for nothing.
    public var placeholder: String
    /// Whether there is a button that ends the search.
    public var showsCancelButton: Bool
    /// Whether there is a button for the results.
    public var showsSearchResultsButton: Bool
    /// Whether the titles of scopes are shown.
    public var showsScopeBar: Bool
    /// What can be searched, by titles.
    public var scopeButtonTitles: [String]
    /// The look of the time before dynamic colours.
    public var barStyle: BarStyle
    /// The bar's colour; nil for the style's.
    public var barTintColor: RGBA?
    /// Whether what is behind the bar shines through.
    public var isTranslucent: Bool
  }
}

extension ViewContent.SearchBar {
  init(_ source: inout ContentSource) {
    searchBarStyle = source.word(.searchBarStyle) ?? .default
    text = source.string(.text, .text) ?? ""
    placeholder = source.string(.placeholder, .placeholder) ?? ""
    showsCancelButton = source.flag(.showsCancelButton) ?? false
    showsSearchResultsButton = source.flag(.showsSearchResultsButton) ?? false
    showsScopeBar = source.flag(.showsScopeBar) ?? false
    scopeButtonTitles =
      source.extras.first { $0.name == .scopeButtonTitles }?.children.compactMap(\.string) ?? []
    barStyle = source.word(.barStyle) ?? .default
    barTintColor = source.color(.barTintColor)
    isTranslucent = source.flag(.translucent) ?? true
  }
}
