/// A reference to an image by its name.
package struct ImageReference: Hashable, Sendable {
  /// The name of an asset, of a loose file or of a symbol.
  package var name: String
  /// Whether the name is that of a system symbol.
  package var isSymbol: Bool
  /// `default`, `small`, `medium` or `large`, or `nil` if not given.
  package var symbolScale: String?
  /// `template` or `original`, or `nil` if the asset decides.
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
