import InterfaceResolution
import InterfaceTraits

extension ResolvedView {
  /// The alignment insets of the image that an image view shows; nil for other views.
  ///
  /// `UIImage.alignmentRectInsets`: constraints act on the image without them, the frame holds all of it.
  var imageAlignmentInsets: LayoutInsets? {
    guard case .imageView(let imageView) = content, let image = imageView.image,
      image.alignmentInsets != .zero
    else { return nil }
    return image.alignmentInsets
  }
}

extension ResolvedImage {
  /// The size of the image's alignment rectangle, in points; nil when nobody knows the image's size.
  var alignedSize: LayoutSize? {
    size.map {
      LayoutSize(
        width: $0.width - alignmentInsets.left - alignmentInsets.right,
        height: $0.height - alignmentInsets.top - alignmentInsets.bottom)
    }
  }
}
