public import InterfaceTraits

/// The index of a view among the installed views of its scene.
///
/// It is valid for the scene that it comes from; ``SceneLayout/view(at:)`` returns the view.
public typealias ViewIndex = Handle<ResolvedView>
/// The index of a layout guide among those of the installed views of its scene.
package typealias GuideIndex = Handle<ResolvedGuide>

extension ObjectTable<ResolvedView> {
  /// Returns a view and its ancestors, innermost first.
  package func lineage(of view: ViewIndex) -> UnfoldFirstSequence<ViewIndex> {
    sequence(first: view) { self[$0].superview }
  }

  /// Returns the outermost ancestor of a view, which is the view itself for a top-level view.
  package func root(of view: ViewIndex) -> ViewIndex { lineage(of: view).reduce(view) { $1 } }

  /// Returns the direct subviews of a view, in document order.
  package func subviews(of view: ViewIndex) -> UnfoldSequence<ViewIndex, ViewIndex> {
    outermost(in: view.advanced(by: 1)..<self[view].end)
  }

  /// Returns the views of a range that have no ancestor in the range.
  package func outermost(in range: Range<ViewIndex>) -> UnfoldSequence<ViewIndex, ViewIndex> {
    sequence(state: range.lowerBound) { next in
      guard next < range.upperBound else { return nil }
      defer { next = self[next].end }
      return next
    }
  }
}
