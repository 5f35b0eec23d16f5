package import InterfaceTraits

/// The intrinsic content size of a view, for its alignment rectangle, in points.
package struct IntrinsicContentSize: Hashable, Sendable {
  /// The intrinsic width, or `nil` if there is none.
  package var width: Double?
  /// The intrinsic height, or `nil` if there is none.
  package var height: Double?
  /// Whether the size is based on an approximation.
  package var isApproximate: Bool

  /// Creates a size from optional dimensions.
  package init(width: Double?, height: Double?, isApproximate: Bool = false) {
    self.width = width
    self.height = height
    self.isApproximate = isApproximate
  }

  /// Creates a size with both dimensions.
  package init(_ size: LayoutSize, isApproximate: Bool = false) {
    self.init(width: size.width, height: size.height, isApproximate: isApproximate)
  }

  /// No intrinsic size, as for a plain view.
  package static let none = IntrinsicContentSize(width: nil, height: nil)
}
