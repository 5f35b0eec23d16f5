import InterfaceResolution
import TextMeasurement

extension ViewContent {
  /// A view that shows an image.
  ///
  /// ```swift
  /// if case .imageView(let content) = view.content, let image = content.image {
  ///   print(image.name, image.size ?? .zero, image.asset?.path ?? "in no catalog")
  /// }
  /// ```
  public struct ImageView: Hashable, Sendable {
    let content: ResolvedContent.ImageView
    let environment: TextEnvironment

    /// The image; nil where code sets it.
    public var image: Image? { content.image.map { Image($0, in: environment) } }
    /// The image while the view is highlighted; nil for the same.
    public var highlightedImage: Image? { content.highlightedImage.map { Image($0) } }
  }
}
