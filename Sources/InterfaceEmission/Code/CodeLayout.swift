package import InterfaceLayout

/// Where the views of a document's scenes lie in windows of any size, as far as it is known.
package struct CodeLayout: Sendable {
  /// Where a scene's own size is from.
  package enum Extent: Sendable {
    /// It is the window's.
    case window
    /// The document says it; nil for a side that is the window's.
    case own(width: Double?, height: Double?)
    /// A view of another scene, by the scene's place and the view's id, has it.
    case inside(scene: Int, view: String)
  }

  /// Sizes at which the views lie by the same forms.
  package struct Piece: Sendable {
    /// The size classes of the window, as a number of `sizeClasses`.
    package var quadrant: Int
    /// What must hold of the scene's own size.
    package var requirements: [(form: CanvasForm, isStrict: Bool)]
    /// The views with their edges, superviews first; nil for a view without id.
    package var views: [(id: String?, edges: ClosedForm.Edges)]

    /// Creates a piece.
    package init(
      quadrant: Int, requirements: [(form: CanvasForm, isStrict: Bool)],
      views: [(id: String?, edges: ClosedForm.Edges)]
    ) {
      self.quadrant = quadrant
      self.requirements = requirements
      self.views = views
    }
  }

  /// A scene.
  package struct Scene: Sendable {
    /// Its id.
    package var id: String
    /// Where its size is from.
    package var extent: Extent
    /// Where its views lie.
    package var pieces: [Piece]

    /// Creates a scene.
    package init(id: String, extent: Extent, pieces: [Piece]) {
      self.id = id
      self.extent = extent
      self.pieces = pieces
    }
  }

  /// The windows that were looked at, in points: the widths.
  package var widths: ClosedRange<Double>
  /// The windows that were looked at, in points: the heights.
  package var heights: ClosedRange<Double>
  /// The least widths and heights that make a difference, each with the number that it adds to a piece's.
  package var sizeClasses: [(number: Int, isWidth: Bool, least: Double)]
  /// Pixels per point.
  package var scale: Double
  /// The scenes in the document's order.
  package var scenes: [Scene]

  /// Creates layouts.
  package init(
    widths: ClosedRange<Double>, heights: ClosedRange<Double>,
    sizeClasses: [(number: Int, isWidth: Bool, least: Double)], scale: Double, scenes: [Scene]
  ) {
    self.widths = widths
    self.heights = heights
    self.sizeClasses = sizeClasses
    self.scale = scale
    self.scenes = scenes
  }
}
