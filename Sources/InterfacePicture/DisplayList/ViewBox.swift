package import InterfaceSource
package import InterfaceTraits
package import PlatformFacts

/// The box of a view: exactly its frame, in a group whose origin is that of its superview's bounds.
///
/// Each installed view has one, whatever else it shows.
package struct ViewBox: Equatable, Sendable {
  /// The view's id; nil for the content views of old documents.
  package var id: ObjectID?
  /// The frame to the last digit; a side that is negative in the layout lies on the other side.
  package var frame: LayoutRect
  /// The radius of the corners, in points, of which no more is drawn than half a side.
  package var radius: Double
  /// The background; nil for none.
  package var fill: RGBA?
  /// The line of the document, from 1, on which the view begins; nil where it is not known.
  package var line: Int?
  /// What people call the view, for whoever points at it; nil for what has no name.
  package var title: String?
}
