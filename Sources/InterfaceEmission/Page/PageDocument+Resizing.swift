package import InterfaceTraits

extension PageDocument {
  /// A number as a function of a scene's size: a constant plus shares of the width and the height.
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

  /// The range of window sizes that can be chosen freely.
  package struct ResizeRange: Hashable, Sendable {
    /// The widths, in whole points.
    package var widths: ClosedRange<Double>
    /// The heights, in whole points.
    package var heights: ClosedRange<Double>
    /// The smallest regular width.
    package var regularWidth: Double
    /// The smallest regular height.
    package var regularHeight: Double
    /// The smallest width of screens whose table cells have wide margins.
    package var wideWidth: Double
    /// The number of pixels per point that edges are rounded to.
    package var scale: Double
    /// The kind of device that shows the windows, or `nil` for none in particular.
    package var idiom: TraitCollection.Idiom?

    package init(
      widths: ClosedRange<Double>, heights: ClosedRange<Double>, regularWidth: Double,
      regularHeight: Double, wideWidth: Double, scale: Double, idiom: TraitCollection.Idiom?
    ) {
      self.widths = widths
      self.heights = heights
      self.regularWidth = regularWidth
      self.regularHeight = regularHeight
      self.wideWidth = wideWidth
      self.scale = scale
      self.idiom = idiom
    }
  }

  /// A scene in windows of any size.
  package struct Resizing: Sendable {
    /// The source of the scene's size.
    package enum Extent: Sendable {
      /// The size of the window.
      case window
      /// A size in the document.
      ///
      /// A side that is `nil` is the window's.
      case own(width: Double?, height: Double?)
      /// The size of the view with an id, in the scene with an index.
      case inside(scene: Int, view: String)
    }

    /// A form that must be positive, or not negative.
    package struct Requirement: Hashable, Sendable {
      package var form: Form
      package var isStrict: Bool

      package init(_ form: Form, isStrict: Bool) {
        self.form = form
        self.isStrict = isStrict
      }
    }

    /// The edges of a view, which are rounded to pixels individually.
    package struct Box: Hashable, Sendable {
      package var id: String
      /// Left, top, right, bottom, and the origin of the superview, all in the layout root's
      /// coordinate space.
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

    /// A range of sizes in which the same forms apply.
    package struct Piece: Sendable {
      /// The kind of window: the sum of 1 for a regular width, 2 for a regular height, and 4 for a
      /// wide screen.
      package var quadrant: Int
      /// The conditions on the scene's size.
      package var requirements: [Requirement]
      package var boxes: [Box]
      package var samples: [Sample]
      /// The index of the views' facts.
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
