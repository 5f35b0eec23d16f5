package import InterfaceTraits

/// The simulated metrics of a controller or a xib's view on the canvas; those that are `nil` are
/// inferred.
package struct SimulatedMetrics: Hashable, Sendable {
  /// The simulated bar at the top below the status bar.
  package enum TopBar: Hashable, Sendable {
    case none
    case navigationBar(hasPrompt: Bool, isTranslucent: Bool)
  }

  /// The simulated bar at the bottom.
  package enum BottomBar: Hashable, Sendable {
    case none, toolbar, tabBar
  }

  /// The simulated size of the canvas.
  package enum Destination: Hashable, Sendable {
    /// The inferred size.
    case none
    /// The size that the document declares for its root view.
    case freeform
    /// A fixed size.
    case fixed(LayoutSize?)
    /// A device by its name, with its sizes if the document declares them.
    case screen(type: String?, portrait: LayoutSize?, landscape: LayoutSize?)
    case splitViewPrimary, splitViewSecondary
    case formSheet, pageSheet
  }

  /// Whether there is a status bar.
  package var hasStatusBar: Bool?
  package var topBar: TopBar?
  package var bottomBar: BottomBar?
  /// Whether the canvas is in landscape orientation.
  package var isLandscape: Bool?
  package var destination: Destination?
  /// The elements that declare the metrics, with details that the other properties omit, such as a
  /// bar's style.
  package var elements: [Element] = []

  package init() {}
}
