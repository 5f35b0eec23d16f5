import InterfaceModel

extension ResolvedContent {
  package struct ImageView: Hashable, Sendable {
    /// The image; nil where code sets it.
    package var image: DisplayedImage?
    /// The image while the view is highlighted; nil for the same.
    package var highlightedImage: ResolvedImage?
  }
}

extension ResolvedContent.ImageView {
  init(_ source: inout ContentSource, image: ResolvedImage?) {
    let symbol = SymbolConfiguration(
      source.properties.element(.preferredSymbolConfiguration), scale: nil)
    self.image = image.map { DisplayedImage(image: $0, symbol: symbol) }
    highlightedImage = source.namedImage(.highlightedImage)
  }
}
