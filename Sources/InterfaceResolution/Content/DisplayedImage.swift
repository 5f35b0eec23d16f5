package import PlatformFacts
package import TextMeasurement

/// An image as a view or item shows it.
package struct DisplayedImage: Hashable, Sendable {
  package var image: ResolvedImage
  /// How it is drawn when it is a symbol.
  package var symbol: SymbolConfiguration

  package init(image: ResolvedImage, symbol: SymbolConfiguration = SymbolConfiguration()) {
    self.image = image
    self.symbol = symbol
  }
}

/// How a symbol is drawn.
package struct SymbolConfiguration: Hashable, Sendable {
  /// The font that the symbol's size goes with.
  package var font: Font
  package var scale: Symbols.Scale
  /// The weight of the strokes; nil for the font's.
  package var weight: FontWeight?

  package init(
    font: Font = .system(Symbols.defaultPointSize), scale: Symbols.Scale = .medium,
    weight: FontWeight? = nil
  ) {
    self.font = font
    self.scale = scale
    self.weight = weight
  }
}
