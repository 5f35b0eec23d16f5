package import InterfaceResolution
package import InterfaceTraits

/// The explanation of a view's frame in one configuration.
package struct LayoutExplanation: Hashable, Sendable {
  /// An edge of a frame.
  package enum Edge: String, Hashable, Sendable, CaseIterable {
    case left, right, top, bottom

    /// The axis along which the edge is measured.
    package var axis: LayoutAxis { self == .left || self == .right ? .horizontal : .vertical }
  }

  /// The explanation of one edge.
  package struct EdgeExplanation: Hashable, Sendable {
    package var edge: Edge
    /// The position of the edge in the coordinates of the view's layout root, in points, not
    /// rounded.
    package var position: Double
    /// The reasons for the position, in the order in which the solver found them.
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
