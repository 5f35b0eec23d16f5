package import InterfaceTraits
package import PlatformFacts

/// The environment of a presentation.
package struct PresentationEnvironment: Hashable, Sendable {
  /// The traits of the presenting controller.
  ///
  /// UIKit searches outwards from the controller that was asked to present: the presenter is the
  /// outermost controller of the window or of the enclosing presentation, or, for the styles that
  /// cover a context, the nearest controller that defines one. A narrow column of a split view does
  /// not make a presentation compact.
  package var traits: TraitCollection
  /// The size of the window, in points.
  package var windowSize: LayoutSize
  /// The insets of the screen's shape and the status bar in the window.
  package var safeArea: LayoutInsets
  /// The frame of the nearest controller that defines a presentation context, in the window's
  /// coordinates, or `nil` for the whole window.
  package var context: LayoutRect?
  /// The system's version.
  package let system: SystemVersion
  /// UIKit's metrics of presentations.
  let metrics: PresentationMetrics

  package init(
    traits: TraitCollection, windowSize: LayoutSize, safeArea: LayoutInsets = .zero,
    context: LayoutRect? = nil,
    system: SystemVersion = .newest, design: InterfaceDesign? = nil
  ) {
    self.traits = traits
    self.windowSize = windowSize
    self.safeArea = safeArea
    self.context = context
    self.system = system
    metrics = PresentationMetrics(system, design)
  }

  /// Creates the environment of a presentation over a window.
  package init(_ environment: Environment, context: LayoutRect? = nil) {
    self.init(
      traits: environment.traits, windowSize: environment.windowSize,
      safeArea: environment.safeArea, context: context, system: environment.settings.system,
      design: environment.settings.design)
  }

  /// The window as a rectangle.
  package var window: LayoutRect {
    LayoutRect(x: 0, y: 0, width: windowSize.width, height: windowSize.height)
  }

  /// Whether the width is compact, which is that of phones if there are no size classes.
  var isCompactWidth: Bool {
    traits.horizontalSizeClass == .compact
      || traits.horizontalSizeClass == .unspecified && traits.userInterfaceIdiom == .phone
  }

  /// Whether the height is compact.
  var isCompactHeight: Bool { traits.verticalSizeClass == .compact }

  /// Returns the safe area insets of a rectangle in the window.
  func safeArea(of frame: LayoutRect) -> LayoutInsets {
    LayoutInsets(
      top: max(0, safeArea.top - frame.y), left: max(0, safeArea.left - frame.x),
      bottom: max(0, frame.maxY - (windowSize.height - safeArea.bottom)),
      right: max(0, frame.maxX - (windowSize.width - safeArea.right)))
  }
}
