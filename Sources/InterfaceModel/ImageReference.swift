/// A reference to an image by its name.
package struct ImageReference: Hashable, Sendable {
  /// The name of an asset, of a loose file or of a symbol.
  package var name: String
  /// Whether the name is that of a system symbol.
  package var isSymbol: Bool
  /// The scale: `default`, `small`, `medium` or `large`, or `nil` if absent.
  package var symbolScale: String?
  /// The rendering mode: `template` or `original`, or `nil` if the asset determines it.
  package var renderingMode: String?

  package init(
    name: String, isSymbol: Bool, symbolScale: String? = nil, renderingMode: String? = nil
  ) {
    self.name = name
    self.isSymbol = isSymbol
    self.symbolScale = symbolScale
    self.renderingMode = renderingMode
  }
}
