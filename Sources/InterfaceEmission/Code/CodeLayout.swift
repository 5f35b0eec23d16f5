package import InterfaceLayout

/// The frames of the views in a document's scenes for windows of any size, as far as they are
/// known.
package struct CodeLayout: Sendable {
  /// The source of a scene's size.
  package enum Extent: Sendable {
    /// The size of the window.
    case window
    /// A size in the document.
    ///
    /// A side that is `nil` is the window's.
    case own(width: Double?, height: Double?)
    /// The size of a view in another scene, given by the index of the scene and the view's id.
    case inside(scene: Int, view: String)
  }

  /// A range of sizes in which the frames of the views have the same closed forms.
  package struct Piece: Sendable {
    /// The size classes of the window, as a sum of numbers in `sizeClasses`.
    package var quadrant: Int
    /// The conditions on the scene's own size.
    package var requirements: [(form: CanvasForm, isStrict: Bool)]
    /// The views with their edges, superviews first.
    ///
    /// The id is `nil` for a view without one.
    package var views: [(id: String?, edges: ClosedForm.Edges)]

    package init(
      quadrant: Int, requirements: [(form: CanvasForm, isStrict: Bool)],
      views: [(id: String?, edges: ClosedForm.Edges)]
    ) {
      self.quadrant = quadrant
      self.requirements = requirements
      self.views = views
    }
  }

  package struct Scene: Sendable {
    package var id: String
    /// The source of its size.
    package var extent: Extent
    /// The frames of its views.
    package var pieces: [Piece]

    package init(id: String, extent: Extent, pieces: [Piece]) {
      self.id = id
      self.extent = extent
      self.pieces = pieces
    }
  }

  /// The widths of the examined windows, in points.
  package var widths: ClosedRange<Double>
  /// The heights of the examined windows, in points.
  package var heights: ClosedRange<Double>
  /// The thresholds of widths and heights, in points, each with the number that it adds to a
  /// piece's quadrant.
  package var sizeClasses: [(number: Int, isWidth: Bool, least: Double)]
  /// Pixels per point.
  package var scale: Double
  /// The scenes in document order.
  package var scenes: [Scene]

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
