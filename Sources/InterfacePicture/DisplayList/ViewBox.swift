package import InterfaceSource
package import InterfaceTraits
package import PlatformFacts

/// The box of a view: exactly its frame, in a group whose origin is that of its superview's bounds.
///
/// Each installed view has one, whatever else it shows.
package struct ViewBox: Equatable, Sendable {
  /// The view's id, or `nil` for the content views of old documents.
  package var id: ObjectID?
  /// The frame with all digits.
  ///
  /// If its width or height is negative in the layout, it is standardized.
  package var frame: LayoutRect
  /// The radius of the corners, in points.
  ///
  /// It is limited to half a side when drawn.
  package var radius: Double
  /// The background, or `nil` if there is none.
  package var fill: RGBA?
  /// The line of the document, starting at 1, at which the view begins, or `nil` if it is not
  /// known.
  package var line: Int?
  /// The name of the view, for a tooltip, or `nil` if it has none.
  package var title: String?
}
