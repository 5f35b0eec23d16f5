package import InterfaceResolution
package import InterfaceTraits

/// Why a view lies where it lies in one configuration.
package struct LayoutExplanation: Hashable, Sendable {
  /// An edge of a frame.
  package enum Edge: String, Hashable, Sendable, CaseIterable {
    case left, right, top, bottom
  }

  /// What had a part in the place of an edge.
  package struct Reason: Hashable, Sendable {
    /// What kind of thing it is.
    package enum Kind: Hashable, Sendable {
      /// The root has the size that its canvas or container gives it.
      case root
      /// A constraint of the document; an index into the scene's.
      case constraint(Int)
      /// A content view fills its cell or effect view.
      case contentView
      /// The stored frame and the autoresizing mask place the view.
      case autoresizing
      /// A stack view arranges its subviews.
      case stackView
      /// The content has this extent, which the view does not exceed without need.
      case hugging(Axis, extent: Double)
      /// The content has this extent, which the view does not fall below without need.
      case compressionResistance(Axis, extent: Double)
      /// The extent of a scroll view's content.
      case scrollContent
      /// No extent is negative.
      case nonNegative
      /// Nothing determines the view; it stays where the document stored it.
      case stored
    }

    package var kind: Kind
    /// The index of the view that the reason is about; for a constraint the view that owns it.
    package var view: Int
    /// From 1 to 1000; nil for what is below every priority.
    package var priority: Double?
  }

  /// How one edge came about.
  package struct EdgeExplanation: Hashable, Sendable {
    package var edge: Edge
    /// Where the edge is, in the coordinates of the view's layout root, in points, not rounded.
    package var position: Double
    /// What put it there, in the order in which the solver came upon it.
    package var reasons: [Reason]
    /// Whether the constraints determine the edge.
    package var isDetermined: Bool
  }

  package var configuration: Configuration
  package var scene: ResolvedScene
  /// The index of the view in the scene.
  package var view: Int
  /// The index of the view's layout root.
  package var root: Int
  /// The frame in the superview's coordinates, rounded to pixels.
  package var frame: Rect
  package var edges: [EdgeExplanation]
}
