package import InterfaceTraits

/// What the canvas simulates around a controller or a xib's view; nil is inferred.
package struct SimulatedMetrics: Hashable, Sendable {
  /// What is at the top below the status bar.
  package enum TopBar: Hashable, Sendable {
    case none
    case navigationBar(hasPrompt: Bool, isTranslucent: Bool)
  }

  /// What is at the bottom.
  package enum BottomBar: Hashable, Sendable {
    case none, toolbar, tabBar
  }

  /// How large the canvas is.
  package enum Destination: Hashable, Sendable {
    /// As inferred.
    case none
    /// The document says the size of its root view.
    case freeform
    /// A size of its own.
    case fixed(LayoutSize?)
    /// A device by its name, with its sizes when the document says them.
    case screen(type: String?, portrait: LayoutSize?, landscape: LayoutSize?)
    case splitViewPrimary, splitViewSecondary
    case formSheet, pageSheet
  }

  /// Whether there is a status bar.
  package var hasStatusBar: Bool?
  package var topBar: TopBar?
  package var bottomBar: BottomBar?
  /// Whether the canvas is turned.
  package var isLandscape: Bool?
  package var destination: Destination?
  /// The elements that say so, with what the other properties leave out, such as a bar's style.
  package var elements: [Element] = []

  package init() {}
}
