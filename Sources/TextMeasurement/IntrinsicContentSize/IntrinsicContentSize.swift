package import InterfaceTraits

/// The natural size of a view's content: of its alignment rectangle, in points.
package struct IntrinsicContentSize: Hashable, Sendable {
  /// The natural width; nil when the content has none.
  package var width: Double?
  /// The natural height; nil when the content has none.
  package var height: Double?
  /// Whether the size rests on something only approximately known.
  package var isApproximate: Bool

  /// Creates a size.
  package init(width: Double?, height: Double?, isApproximate: Bool = false) {
    self.width = width
    self.height = height
    self.isApproximate = isApproximate
  }

  /// Creates a size that has both sides.
  package init(_ size: LayoutSize, isApproximate: Bool = false) {
    self.init(width: size.width, height: size.height, isApproximate: isApproximate)
  }

  /// No natural size, as of a plain view.
  package static let none = IntrinsicContentSize(width: nil, height: nil)
}
