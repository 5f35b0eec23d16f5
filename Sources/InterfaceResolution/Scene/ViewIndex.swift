public import InterfaceTraits

/// A view of a scene, by its place among the scene's installed views.
///
/// It holds for the scene that it comes from; ``SceneLayout/view(at:)`` finds the view.
public typealias ViewIndex = Handle<ResolvedView>
/// A layout guide of a scene, by its place among those of the installed views.
package typealias GuideIndex = Handle<ResolvedGuide>

extension ObjectTable<ResolvedView> {
  /// A view and those around it, from the inside out.
  package func lineage(of view: ViewIndex) -> UnfoldFirstSequence<ViewIndex> {
    sequence(first: view) { self[$0].superview }
  }

  /// The outermost view around a view; itself for a top-level view.
  package func root(of view: ViewIndex) -> ViewIndex { lineage(of: view).reduce(view) { $1 } }

  /// The views that lie directly in a view, in the order of the document.
  package func subviews(of view: ViewIndex) -> UnfoldSequence<ViewIndex, ViewIndex> {
    outermost(in: view.advanced(by: 1)..<self[view].end)
  }

  /// The views of a range that are inside no other of the range.
  package func outermost(in range: Range<ViewIndex>) -> UnfoldSequence<ViewIndex, ViewIndex> {
    sequence(state: range.lowerBound) { next in
      guard next < range.upperBound else { return nil }
      defer { next = self[next].end }
      return next
    }
  }
}
