extension PageDocument {
  /// A number as a function of a scene's size: a constant, and a share of each side.
  package struct Form: Hashable, Sendable {
    package var constant: Double
    package var width: Double
    package var height: Double

    package init(constant: Double, width: Double, height: Double) {
      self.constant = constant
      self.width = width
      self.height = height
    }
  }

  /// The windows that can be chosen freely.
  package struct ResizeRange: Hashable, Sendable {
    /// Whole points.
    package var widths: ClosedRange<Double>
    /// Whole points.
    package var heights: ClosedRange<Double>
    /// The least width that is regular.
    package var regularWidth: Double
    /// The least height that is regular.
    package var regularHeight: Double
    /// The least width of screens whose table cells have wide margins.
    package var wideWidth: Double
    /// Pixels per point that edges are rounded to.
    package var scale: Double

    package init(
      widths: ClosedRange<Double>, heights: ClosedRange<Double>, regularWidth: Double,
      regularHeight: Double, wideWidth: Double, scale: Double
    ) {
      self.widths = widths
      self.heights = heights
      self.regularWidth = regularWidth
      self.regularHeight = regularHeight
      self.wideWidth = wideWidth
      self.scale = scale
    }
  }

  /// A scene in windows of any size.
  package struct Resizing: Sendable {
    /// Where the scene's own size is from.
    package enum Extent: Sendable {
      /// It is the window's.
      case window
      /// The document says it; nil for a side that is the window's.
      case own(width: Double?, height: Double?)
      /// The view with an id in the scene of an index has it.
      case inside(scene: Int, view: String)
    }

    /// What must not be negative, or must be positive.
    package struct Requirement: Hashable, Sendable {
      package var form: Form
      package var isStrict: Bool

      package init(_ form: Form, isStrict: Bool) {
        self.form = form
        self.isStrict = isStrict
      }
    }

    /// The edges of a view, which are rounded to pixels one by one.
    package struct Box: Hashable, Sendable {
      package var id: String
      /// Left, top, right, bottom, and where the superview is, all in the layout root's coordinates.
      package var edges: [Form]

      package init(id: String, edges: [Form]) {
        self.id = id
        self.edges = edges
      }
    }

    /// A picture at a size of the scene.
    package struct Sample: Sendable {
      package var width: Double
      package var height: Double
      /// The index of the picture in the pool.
      package var picture: Int

      package init(width: Double, height: Double, picture: Int) {
        self.width = width
        self.height = height
        self.picture = picture
      }
    }

    /// Sizes at which the same forms hold.
    package struct Piece: Sendable {
      /// The kind of window: 1 for a regular width, 2 for a regular height, 4 for a wide screen.
      package var quadrant: Int
      /// What must hold of the scene's size.
      package var requirements: [Requirement]
      package var boxes: [Box]
      package var samples: [Sample]
      /// The index of what is known of the views.
      package var facts: Int

      package init(
        quadrant: Int, requirements: [Requirement], boxes: [Box], samples: [Sample], facts: Int
      ) {
        self.quadrant = quadrant
        self.requirements = requirements
        self.boxes = boxes
        self.samples = samples
        self.facts = facts
      }
    }

    package var extent: Extent
    package var pieces: [Piece]

    package init(extent: Extent, pieces: [Piece]) {
      self.extent = extent
      self.pieces = pieces
    }
  }
}
