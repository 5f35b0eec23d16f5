/// What stack views do beyond arranging.
package struct StackViewMetrics: Hashable, Sendable {
  /// The width and the height that stand for the content of an arranged view that shows nothing, in points;
  /// nil where such a view has none.
  package var emptyViewExtent: Double?

  /// UIKit's: none.
  init() {}
}
