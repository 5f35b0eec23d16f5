/// The behavior of stack views in addition to arranging views.
package struct StackViewMetrics: Hashable, Sendable {
  /// The width and height used for an arranged view without content, in points, or `nil` if such a
  /// view has no intrinsic size.
  package var emptyViewExtent: Double?
  /// The minimum width and height of an arranged plain view with subviews, in points, or `nil` if
  /// only its constraints determine its size.
  package var leastExtentWithSubviews: Double?

  /// Creates UIKit's behavior, in which such views have no size.
  init() {}
}
