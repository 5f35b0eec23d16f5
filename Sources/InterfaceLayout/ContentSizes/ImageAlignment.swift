import InterfaceResolution
import InterfaceTraits

extension ResolvedView {
  /// The alignment insets of the image that an image view shows, or `nil` for other views.
  ///
  /// `UIImage.alignmentRectInsets`: constraints apply to the image without them, the frame includes
  /// them.
  var imageAlignmentInsets: LayoutInsets? {
    guard case .imageView(let imageView) = content, let image = imageView.image,
      image.alignmentInsets != .zero
    else { return nil }
    return image.alignmentInsets
  }
}

extension ResolvedImage {
  /// The size of the image's alignment rectangle, in points, or `nil` if the image's size is
  /// unknown.
  var alignedSize: LayoutSize? {
    size.map {
      LayoutSize(
        width: $0.width - alignmentInsets.left - alignmentInsets.right,
        height: $0.height - alignmentInsets.top - alignmentInsets.bottom)
    }
  }
}
