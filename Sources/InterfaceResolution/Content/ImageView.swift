import InterfaceModel

extension ViewContent {
  /// The content of an image view.
  ///
  /// ```swift
  /// if case .imageView(let content) = view.content, let image = content.image {
  ///   print(image.name, image.size ?? .zero, image.asset?.path ?? "in no catalog")
  /// }
  /// ```
  public struct ImageView: Hashable, Sendable {
    /// The image, or `nil` if code sets it.
    public var image: ResolvedImage?
    /// The image while the view is highlighted, or `nil` to use `image`.
    public var highlightedImage: ResolvedImage?
  }
}

extension ViewContent.ImageView {
  init(_ source: inout ContentSource, image: ResolvedImage?) {
    self.image = image
    if self.image?.isSymbol == true {
      self.image?.symbolConfiguration = SymbolConfiguration(
        source.properties.element(.preferredSymbolConfiguration), scale: nil)
    }
    highlightedImage = source.namedImage(.highlightedImage)
  }
}
