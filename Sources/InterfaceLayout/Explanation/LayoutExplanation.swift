package import InterfaceResolution
package import InterfaceTraits

/// Why a view lies where it lies in one configuration.
package struct LayoutExplanation: Hashable, Sendable {
  /// An edge of a frame.
  package enum Edge: String, Hashable, Sendable, CaseIterable {
    case left, right, top, bottom

    /// The axis along which the edge is measured.
    package var axis: LayoutAxis { self == .left || self == .right ? .horizontal : .vertical }
  }

  /// How one edge came about.
  package struct EdgeExplanation: Hashable, Sendable {
    package var edge: Edge
    /// Where the edge is, in the coordinates of the view's layout root, in points, not rounded.
    package var position: Double
    /// What put it there, in the order in which the solver came upon it.
    package var reasons: [LayoutReason]
    /// Whether the constraints determine the edge.
    package var isDetermined: Bool
  }

  package var configuration: Configuration
  package var scene: ResolvedScene
  /// The index of the view in the scene.
  package var view: ViewIndex
  /// The index of the view's layout root.
  package var root: ViewIndex
  /// The frame in the superview's coordinates, rounded to pixels.
  package var frame: LayoutRect
  package var edges: [EdgeExplanation]
}
