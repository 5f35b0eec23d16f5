import InterfaceModel
public import PlatformFacts

extension ViewContent {
  /// The content of a search bar.
  ///
  /// ```swift
  /// if case .searchBar(let bar) = view.content { print(bar.placeholder, bar.scopeButtonTitles) }
  /// ```
  public struct SearchBar: Hashable, Sendable {
    /// The style of a search bar.
    public enum Style: String, Hashable, Sendable, CaseIterable {
      /// The platform's default style.
      case `default`
      /// A style with a translucent background and an opaque field.
      case prominent
      /// A style without a background.
      case minimal
    }

    /// The style of the bar.
    public var searchBarStyle: Style
    /// The text, which may be empty.
    public var text: String
    /// The placeholder that is shown while there is no text, which may be empty.
    public var placeholder: String
    /// A Boolean value that indicates whether there is a cancel button.
    public var showsCancelButton: Bool
    /// A Boolean value that indicates whether there is a button for the search results.
    public var showsSearchResultsButton: Bool
    /// A Boolean value that indicates whether the scope bar is visible.
    public var showsScopeBar: Bool
    /// The titles of the scope buttons.
    public var scopeButtonTitles: [String]
    /// The style from before dynamic colors.
    public var barStyle: BarStyle
    /// The color of the bar, or `nil` for that of the style.
    public var barTintColor: RGBA?
    /// A Boolean value that indicates whether the bar is translucent.
    public var isTranslucent: Bool
  }
}

extension ViewContent.SearchBar {
  init(_ source: inout ContentSource) {
    searchBarStyle = source.keyword(.searchBarStyle) ?? .default
    text = source.string(.text, .text) ?? ""
    placeholder = source.string(.placeholder, .placeholder) ?? ""
    showsCancelButton = source.flag(.showsCancelButton) ?? false
    showsSearchResultsButton = source.flag(.showsSearchResultsButton) ?? false
    showsScopeBar = source.flag(.showsScopeBar) ?? false
    scopeButtonTitles =
      source.extras.first { $0.name == .scopeButtonTitles }?.children.compactMap(\.string) ?? []
    barStyle = source.keyword(.barStyle) ?? .default
    barTintColor = source.color(.barTintColor)
    isTranslucent = source.flag(.translucent) ?? true
  }
}
