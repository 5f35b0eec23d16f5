/// The behavior of stack views in addition to arranging views.
package struct StackViewMetrics: Hashable, Sendable {
  /// The width and height used for an arranged view without content, in points, or `nil` if such a
  /// view has no intrinsic size.
  package var emptyViewExtent: Double?
  /// Whether this also applies to a view with an empty button, along a stack view whose distribution
  /// is fill.
  package var countsViewsWithEmptyButtons = false

  /// Creates UIKit's behavior, in which such views have no size.
  init() {}
}
