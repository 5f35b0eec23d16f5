import InterfaceEnvironment
import InterfaceResolution
import InterfaceTraits
import PlatformFacts
import InterfaceModel

/// The room that a layout root has.
struct RootCanvas: Hashable {
  /// The root's frame, in its superview's coordinates (a controller's root: in the canvas).
  var frame: Rect
  /// How much of the root bars and the device's shape cover.
  var safeArea: EdgeInsets
  /// Who decides the extents of the frame.
  var extents = AxisPair(horizontal: RootExtent.given, vertical: .given)
}

extension LayoutContext {
  /// The room of a controller's root view or of a xib's top-level view.
  func canvas(of view: ResolvedView, in scene: ResolvedScene) -> RootCanvas {
    let stored = view.storedFrame?.rect(in: canvasSize)
    switch configuration.place {
    case .canvas:
      let frame = stored ?? Rect(x: 0, y: 0, width: canvasSize.width, height: canvasSize.height)
      let insets =
        view.role == .controllerRoot
        ? controllerSafeArea(frame, surroundings: scene.surroundings, isFreeform: isFreeform(scene))
        : xibSafeArea(frame, view: view, surroundings: scene.surroundings)
      return RootCanvas(frame: frame, safeArea: insets)
    case .environment:
      return simulatedCanvas(of: view, stored: stored, in: scene)
    }
  }

  // MARK: The document's own canvas

  /// What bars and the screen's shape cover of a controller's root (layout rules 12 to 15).
  private func controllerSafeArea(
    _ frame: Rect, surroundings: Surroundings, isFreeform: Bool
  ) -> EdgeInsets {
    var screen = screenInsets(owner: .viewController)
    if surroundings.hasStatusBar == false, version.number < 13000 { screen.top = 0 }
    let bars = barHeights(surroundings)
    if surroundings.arrival == .embedded { return embeddedInsets(frame, screen, bars) }
    var insets = screen
    insets.top += bars.top
    insets.bottom += bars.bottom
    let missing = canvasSize.height - frame.height
    if abs(missing) < 0.5 {
      return fullHeightInsets(insets, frame, bars: bars, surroundings)
    }
    if let between = insetsBetweenOpaqueBars(insets, frame, bars: bars, surroundings) {
      return between
    }
    guard missing > 0 else { return insets }
    if let top = sheetTop(missing: missing, screen: screen, bars: bars) {
      insets.top = top
      return insets
    }
    guard isFreeform, !(surroundings.simulatesTopBar && surroundings.hasBars) else { return insets }
    let showsStatusBar = version.number < 14800 && frame.height >= Self.leastScreenHeight
    return EdgeInsets(top: showsStatusBar ? screen.top : 0, left: 0, bottom: 0, right: 0)
  }

  /// A root in a container view: below the status bar when it is as high as a screen, from Xcode 8 on.
  private func embeddedInsets(
    _ frame: Rect, _ screen: EdgeInsets, _ bars: (top: Double, bottom: Double)
  ) -> EdgeInsets {
    guard version.number >= 11000 else {
      return EdgeInsets(top: bars.top, left: 0, bottom: 0, right: 0)
    }
    let showsStatusBar = frame.height >= Self.leastScreenHeight || hasHomeIndicator
    let keepsBottom = hasHomeIndicator && version.number < 14800
    return EdgeInsets(
      top: showsStatusBar ? screen.top : 0, left: 0, bottom: keepsBottom ? screen.bottom : 0,
      right: 0)
  }

  /// A root that bars which do not shine through have made lower, or that starts below them; nil for
  /// others (layout rule 15).
  private func insetsBetweenOpaqueBars(
    _ insets: EdgeInsets, _ frame: Rect, bars: (top: Double, bottom: Double),
    _ surroundings: Surroundings
  ) -> EdgeInsets? {
    let missing = canvasSize.height - frame.height
    var insets = insets
    if bars.top > 0, frame.y > 0, abs(frame.y - insets.top) < 0.5 {
      if abs(missing - insets.top - insets.bottom) < 0.5 { insets.bottom = 0 }
      insets.top = 0
      return insets
    }
    guard missing > 0 else { return nil }
    if insets.bottom > 0, abs(missing - insets.top - insets.bottom) < 0.5 {
      return EdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
    }
    if insets.top > 0, abs(missing - insets.top) < 0.5 {
      insets.top = 0
      return insets
    }
    if insets.bottom > 0, abs(missing - insets.bottom) < 0.5 {
      insets.bottom = 0
      return insets
    }
    let isBelowLargeTitle =
      surroundings.navigationBarHasLargeTitles
      && abs(missing - insets.top - Bars.largeTitle) < 0.5
    guard bars.top > 0, !surroundings.navigationBarIsTranslucent || isBelowLargeTitle else {
      return nil
    }
    insets.top = 0
    return insets
  }

  /// The top inset of a root that is a card; nil for one that is none.
  ///
  /// Cards leave 20, 40, 54 or 10 more than the status bar above them (layout rule 15). Xcode 26 leaves
  /// the status bar, which it counts twice.
  private func sheetTop(
    missing: Double, screen: EdgeInsets, bars: (top: Double, bottom: Double)
  ) -> Double? {
    let bar = Bars.navigationInSheet[version]
    if (23700..<32000).contains(version.number), abs(missing - screen.top / 2) < 0.5 {
      return bars.top > 0 ? bar : screen.top / 2
    }
    guard [20, 40, 54, screen.top + 10].contains(where: { abs(missing - $0) < 0.5 }) else {
      return nil
    }
    return bars.top > 0 ? bar : 0
  }

  /// A root as high as the canvas: sheets hang over the bottom, and so does a root that opaque bars push
  /// down: on devices with a home indicator (layout rule 15), and where the root starts below the bars
  /// (9 of 9 roots; below translucent bars 3 of 3 keep their insets).
  private func fullHeightInsets(
    _ insets: EdgeInsets, _ frame: Rect, bars: (top: Double, bottom: Double),
    _ surroundings: Surroundings
  ) -> EdgeInsets {
    var insets = insets
    if case .presented(style: nil) = surroundings.arrival, version.number >= 14800,
      hasHomeIndicator, surroundings.isPresentation
    {
      insets.top = 0
      insets.bottom += LayoutContext.sheetInset
      return insets
    }
    let startsBelow = abs(frame.y - insets.top) < 0.5
    if bars.top > 0, !surroundings.navigationBarIsTranslucent, hasHomeIndicator || startsBelow {
      insets.bottom += insets.top
      insets.top = 0
    }
    return insets
  }

  /// How much lower a card of Xcode 11 and later starts on devices with a home indicator
  /// (layout rule 15).
  private static let sheetInset = 54.0

  /// The height from which a root of its own size has a status bar, in points: the smallest phone's.
  ///
  /// Freeform roots of 496 and more had it, those of 351 and less had none.
  private static let leastScreenHeight = 480.0

  /// A xib's view: like a screen whose top left corner it shares (layout rule 16).
  private func xibSafeArea(
    _ frame: Rect, view: ResolvedView, surroundings: Surroundings
  ) -> EdgeInsets {
    guard !view.isCellLike else { return .zero }
    var screen = screenInsets(owner: .xibView)
    if surroundings.hasStatusBar == false, version.number < 13000 { screen.top = 0 }
    let bars = barHeights(surroundings)
    var insets = screen
    insets.top += bars.top
    insets.bottom += bars.bottom
    let missing = canvasSize.height - frame.height
    // The bottom of a view wider than the screen counts whatever its height (4 roots of 3 projects).
    if frame.width <= canvasSize.width {
      insets.bottom = max(0, insets.bottom - max(0, missing))
    }
    if !hasHomeIndicator, view.simulatedMetrics.destination == .freeform, abs(missing) > 0.5,
      (11000..<21600).contains(version.number), frame.height < Self.leastScreenHeight
    {
      insets.top = 0
    }
    return insets
  }

  private func screenInsets(owner: CanvasOwner) -> EdgeInsets {
    switch configuration.place {
    case .canvas:
      device?.safeArea(orientation, toolsVersion: version, owner: owner)
        ?? Device.safeAreaWithoutDevice(orientation, toolsVersion: version)
    case .environment(let environment): environment.safeArea
    }
  }

  /// What bars add at the top and the bottom (layout rule 13).
  private func barHeights(_ surroundings: Surroundings) -> (top: Double, bottom: Double) {
    var top = 0.0
    var bottom = 0.0
    let isCompactHeight = device?.idiom == .phone && orientation == .landscape
    if surroundings.hasNavigationBar {
      top =
        isCompactHeight
        ? Bars.navigationCompactHeight
        : Bars.navigation(
          toolsVersion: version, hasPrompt: surroundings.navigationBarHasPrompt,
          isPad: device?.idiom == .pad)
    }
    if surroundings.hasTabBar {
      bottom = isCompactHeight ? Bars.tabCompactHeight : Bars.tab
    } else if surroundings.hasToolbar {
      bottom = Bars.toolbar[version]
    }
    return (top, bottom)
  }

  // MARK: Cells and devices

  /// A root in a cell or on a device: it fills the canvas, except in the axes that the document fixes.
  private func simulatedCanvas(
    of view: ResolvedView, stored: Rect?, in scene: ResolvedScene
  ) -> RootCanvas {
    let own = DocumentCanvas(document).size
    var frame = Rect(x: 0, y: 0, width: canvasSize.width, height: canvasSize.height)
    let isFixed =
      view.role != .controllerRoot || isFreeform(scene)
      || scene.surroundings.arrival == .embedded
    if isFixed, let stored {
      // A side as long as the document's own canvas follows the canvas; another one is fixed.
      if abs(stored.width - own.width) > 0.5 { frame.width = stored.width }
      if abs(stored.height - own.height) > 0.5 { frame.height = stored.height }
    }
    let isWhole = frame.height == canvasSize.height
    guard view.role == .controllerRoot || isWhole, scene.surroundings.arrival != .embedded,
      !view.isCellLike
    else { return RootCanvas(frame: frame, safeArea: .zero) }
    var insets = screenInsets(owner: view.role == .controllerRoot ? .viewController : .xibView)
    let bars = barHeights(scene.surroundings)
    insets.top += bars.top
    insets.bottom += bars.bottom
    if !isWhole { insets = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
    return RootCanvas(frame: frame, safeArea: insets)
  }

  /// Whether the document says the size of the scene's root itself.
  private func isFreeform(_ scene: ResolvedScene) -> Bool { scene.hasFreeformSize }
}
