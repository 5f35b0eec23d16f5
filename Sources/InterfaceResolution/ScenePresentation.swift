/// The bars and the presentation of a scene on the canvas, as inferred from the segues that lead to
/// it or as the document simulates them.
package struct ScenePresentation: Hashable, Sendable {
  /// The way in which a scene appears on the screen.
  package enum Arrival: Hashable, Sendable {
    /// Nothing leads to the scene, or it is the initial scene or inside a container.
    case free
    /// A container view embeds the scene.
    case embedded
    /// A presentation; the style is `nil` for automatic and `popover` for popovers.
    case presented(style: String?)
  }

  /// Whether a presentation segue leads to the scene, rather than a `show` segue that presents
  /// because there is no navigation controller.
  package var isPresentation = false

  package var arrival = Arrival.free
  package var hasStatusBar: Bool?
  package var hasNavigationBar = false
  package var navigationBarHasPrompt = false
  package var navigationBarIsTranslucent = true
  package var navigationBarHasLargeTitles = false
  package var hasTabBar = false
  package var hasToolbar = false
  /// Whether the scene's root extends below the navigation bar; otherwise it begins at the bar's
  /// edge.
  package var extendsBelowTopBar = true
  /// Whether the scene's root extends below the bar at the bottom; otherwise it ends at the bar's
  /// edge.
  package var extendsBelowBottomBar = true
  /// Whether the bars are in a card or sheet that an app presents.
  package var isInSheet = false
  /// Whether the document simulates the bar at the top or bottom.
  package var simulatesTopBar = false
  package var simulatesBottomBar = false

  package init() {}

  /// Whether the scene has any bars.
  package var hasBars: Bool { hasNavigationBar || hasTabBar || hasToolbar }
}
