import InterfaceModel
package import PlatformFacts

extension ResolvedContent {
  package struct SearchBar: Hashable, Sendable {
    package enum Style: String, Hashable, Sendable, CaseIterable {
      case `default`, prominent, minimal
    }

    package var style: Style
    package var text: String
    package var placeholder: String
    package var showsCancelButton: Bool
    package var showsSearchResultsButton: Bool
    package var showsScopeBar: Bool
    package var scopeTitles: [String]
    package var barStyle: BarStyle
    /// The bar's colour; nil for the style's.
    package var barColor: RGBA?
    package var isTranslucent: Bool
  }
}

extension ResolvedContent.SearchBar {
  init(_ source: inout ContentSource) {
    style = source.word(.searchBarStyle) ?? .default
    text = source.string(.text, .text) ?? ""
    placeholder = source.string(.placeholder, .placeholder) ?? ""
    showsCancelButton = source.flag(.showsCancelButton) ?? false
    showsSearchResultsButton = source.flag(.showsSearchResultsButton) ?? false
    showsScopeBar = source.flag(.showsScopeBar) ?? false
    scopeTitles =
      source.extras.first { $0.name == .scopeButtonTitles }?.children.compactMap(\.string) ?? []
    barStyle = source.word(.barStyle) ?? .default
    barColor = source.color(.barTintColor)
    isTranslucent = source.flag(.translucent) ?? true
  }
}
