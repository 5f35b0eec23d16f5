import EditorCanvas
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// The space available to a layout root: the part of its canvas that its layout depends on.
struct AvailableSpace: Equatable {
  /// The root's frame, in its superview's coordinates (for a controller's root: in those of the
  /// canvas).
  var frame: LayoutRect
  /// The insets of the root that bars and the shape of the device cover.
  var safeArea: LayoutInsets
  /// The height of the area at the bottom of the root that the system keyboard covers, in points.
  var keyboardHeight = 0.0
  /// The source of the frame's extent, by axis.
  var extents = AxisPair(horizontal: RootExtent.specified, vertical: .specified)
  /// Whether a top-level view of a xib fills its screen at run time, so that it is treated as a
  /// controller's view.
  var fillsScreen = false
  /// Whether the root is a row outside of the visible area of its table on the canvas.
  var isUnloaded = false
}

/// The canvas of a layout root.
@dynamicMemberLookup struct RootCanvas {
  var availableSpace: AvailableSpace
  /// Whether the frame is as long as the scene's canvas at any size, by axis.
  var follows: AxisPair<Bool>
  /// The bars around a controller's root, in the coordinates of the canvas.
  @Boxed var bars: PlacedBars
  /// The system keyboard, in the coordinates of the canvas, or `nil` if it is not shown.
  var keyboard: LayoutRect?
  /// The size of the scene's canvas if the root does not fill it, because it does not extend below
  /// bars.
  var sceneSize: LayoutSize?

  private static let noBars = Boxed(wrappedValue: PlacedBars.none)

  init(
    frame: LayoutRect, safeArea: LayoutInsets, fillsScreen: Bool = false,
    follows: AxisPair<Bool> = AxisPair(horizontal: false, vertical: false),
    bars: PlacedBars? = nil
  ) {
    availableSpace = AvailableSpace(frame: frame, safeArea: safeArea, fillsScreen: fillsScreen)
    self.follows = follows
    _bars = bars.map(Boxed.init(wrappedValue:)) ?? Self.noBars
  }

  subscript<Value>(dynamicMember member: WritableKeyPath<AvailableSpace, Value>) -> Value {
    get { availableSpace[keyPath: member] }
    set { availableSpace[keyPath: member] = newValue }
  }
}

extension RootCanvas {
  /// Excludes the area of bars from a root that does not extend below them.
  fileprivate mutating func keepOutOfBars(as presentation: ScenePresentation) {
    let full = availableSpace.frame
    if !presentation.extendsBelowTopBar, let bar = bars.navigationBar {
      let covered = min(max(0, bar.maxY), availableSpace.frame.height)
      availableSpace.frame.y += covered
      availableSpace.frame.height -= covered
      availableSpace.safeArea.top = max(0, availableSpace.safeArea.top - covered)
    }
    if !presentation.extendsBelowBottomBar, let bar = bars.tabBar ?? bars.toolbar {
      let covered = min(max(0, full.maxY - bar.y), availableSpace.frame.height)
      availableSpace.frame.height -= covered
      availableSpace.safeArea.bottom = max(0, availableSpace.safeArea.bottom - covered)
    }
    if availableSpace.frame != full { sceneSize = full.size }
  }

  /// Shows a keyboard of a height at the bottom of the canvas.
  fileprivate mutating func show(keyboardOf height: Double) {
    guard height > 0 else { return }
    let size = sceneSize ?? availableSpace.frame.size
    let keyboard = LayoutRect(
      x: 0, y: size.height - height, width: size.width, height: height)
    self.keyboard = keyboard
    availableSpace.keyboardHeight = max(0, availableSpace.frame.maxY - keyboard.y)
  }
}

extension LayoutContext {
  /// Returns the canvas of a controller's root view or of a xib's top-level view.
  func canvas(of view: ResolvedView, in scene: ResolvedScene) -> RootCanvas {
    let stored = view.storedFrame?.rect(in: canvasSize)
    let hidesStatusBar = scene.presentation.hasStatusBar == false
    switch configuration.coverage(hidesStatusBar: hidesStatusBar) {
    case .drawn(let covered):
      let frame =
        stored ?? LayoutRect(x: 0, y: 0, width: canvasSize.width, height: canvasSize.height)
      guard view.role == .controllerRoot || !view.isCellLike else {
        let isTableCell = view.kind == .tableViewCell
        return RootCanvas(frame: frame, safeArea: isTableCell ? .zero : covered.cellInsets)
      }
      let root = CanvasRoot(view, frame: frame, in: scene)
      let insets = covered.insets(of: root)
      return RootCanvas(
        frame: frame, safeArea: insets, bars: bars(around: root, insets, in: scene))
    case .window(let safeArea, let navigationBarTop):
      return canvas(of: view, stored: stored, in: scene, safeArea, navigationBarTop)
    }
  }

  /// Returns the canvas of a root at run time: it fills the screen or window, except along axes
  /// that the document fixes.
  private func canvas(
    of view: ResolvedView, stored: LayoutRect?, in scene: ResolvedScene, _ safeArea: LayoutInsets,
    _ navigationBarTop: Double
  ) -> RootCanvas {
    var frame = LayoutRect(x: 0, y: 0, width: canvasSize.width, height: canvasSize.height)
    var follows = AxisPair(horizontal: true, vertical: true)
    let isFixed =
      view.role != .controllerRoot || scene.hasFreeformSize
      || scene.presentation.arrival == .embedded
    if isFixed, let stored {
      // A side as long as the document's own canvas follows the canvas; other sides are fixed.
      follows.horizontal = abs(stored.width - ownCanvasSize.width) <= 0.5
      follows.vertical = abs(stored.height - ownCanvasSize.height) <= 0.5
      if !follows.horizontal { frame.width = stored.width }
      if !follows.vertical { frame.height = stored.height }
    }
    let fillsHeight = frame.height == canvasSize.height
    guard fillsHeight, scene.presentation.arrival != .embedded, !view.isCellLike else {
      return RootCanvas(frame: frame, safeArea: .zero, follows: follows)
    }
    let bars = scene.presentation.bars(
      hasLargeTitle: scene.navigationItem?.largeTitleDisplayMode != .never)
    var insets = safeArea
    let window = configuration.barWindow
    let navigation = metrics.bars.navigationHeight(bars, in: window)
    if bars.hasNavigationBar { insets.top = navigationBarTop + navigation }
    insets.bottom += metrics.bars.bottomHeight(bars, in: window)
    var placed = PlacedBars.none
    if view.role == .controllerRoot {
      let above = metrics.bars.navigationTop(bars, in: window)
      placed = PlacedBars(
        canvas: frame.size, top: bars.hasNavigationBar ? navigationBarTop + above : safeArea.top,
        bottom: safeArea.bottom, navigation: navigation - above,
        items: insets.bottom - safeArea.bottom, isTabBar: bars.hasTabBar)
      if let window = configuration.foldable {
        placed.arrange(
          FoldableBars(safeArea: safeArea), in: window, canvas: frame.size, covered: safeArea, bars)
      }
      if scene.presentation.hasStatusBar == false || configuration.hidesStatusBar
        || configuration.traits.userInterfaceIdiom == .tv
      {
        placed.statusBar = nil
      }
    }
    var result = RootCanvas(
      frame: frame, safeArea: insets,
      fillsScreen: view.role == .topLevel && frame.width == canvasSize.width, follows: follows,
      bars: placed)
    if view.role == .controllerRoot { result.keepOutOfBars(as: scene.presentation) }
    if frame.width == canvasSize.width { result.show(keyboardOf: configuration.keyboardHeight) }
    return result
  }

  /// Returns the bars around a root on the document's own canvas, within its safe area insets: a
  /// root that begins below opaque bars has none on its canvas.
  private func bars(
    around root: CanvasRoot, _ insets: LayoutInsets, in scene: ResolvedScene
  ) -> PlacedBars {
    guard root.owner == .viewController else { return .none }
    let window = configuration.barWindow
    let top = insets.top + (insets.top > 0 ? root.frame.y : 0)
    let navigation = min(top, metrics.bars.navigationHeight(root.bars, in: window))
    let items = min(insets.bottom, metrics.bars.bottomHeight(root.bars, in: window))
    var placed = PlacedBars(
      canvas: root.frame.size, top: top - navigation, bottom: insets.bottom - items,
      navigation: navigation, items: items, isTabBar: root.bars.hasTabBar)
    if scene.presentation.hasStatusBar == false || configuration.device?.idiom == .tv {
      placed.statusBar = nil
    }
    return placed
  }

  /// Returns the frame of a bar that a container controller shows, or `nil` for other views and for
  /// a bar that keeps its stored frame.
  ///
  /// Interface Builder draws a tab bar at the bottom wherever it stored it: of 102 stored frames in
  /// 52 public projects, one is at the bottom of its canvas. A navigation bar or toolbar as wide as
  /// the canvas keeps its stored frame; one of another width was drawn on another canvas.
  func barFrame(of view: ResolvedView, in scene: ResolvedScene) -> LayoutRect? {
    guard let bars = BarSet(containerBar: view) else { return nil }
    let hidesStatusBar = scene.presentation.hasStatusBar == false
    switch configuration.coverage(hidesStatusBar: hidesStatusBar) {
    case .window(let safeArea, let navigationBarTop):
      return barFrame(bars, safeArea, navigationBarTop)
    case .drawn(let covered):
      let stored = view.storedFrame?.rect(in: canvasSize)
      let isStale = stored.map { abs($0.width - canvasSize.width) > 0.5 || $0.height <= 0 } ?? true
      guard bars.hasTabBar || isStale else { return nil }
      var root = CanvasRoot(
        frame: LayoutRect(x: 0, y: 0, width: canvasSize.width, height: canvasSize.height),
        owner: .viewController)
      root.bars = bars
      root.hidesStatusBar = hidesStatusBar
      let placed = self.bars(around: root, covered.insets(of: root), in: scene)
      return placed.navigationBar ?? placed.tabBar ?? placed.toolbar
    }
  }

  private func barFrame(
    _ bars: BarSet, _ covered: LayoutInsets, _ navigationBarTop: Double
  ) -> LayoutRect {
    let window = configuration.barWindow
    if let arrangement = window.foldableBars, arrangement.isVertical {
      return verticalBarFrame(bars, arrangement, covered, window)
    }
    if bars.hasNavigationBar {
      let height = metrics.bars.navigationHeight(bars, in: window)
      // The bar of a television begins at the edge of the screen.
      let y = configuration.traits.userInterfaceIdiom == .tv ? 0 : navigationBarTop
      return LayoutRect(x: 0, y: y, width: canvasSize.width, height: navigationBarTop - y + height)
    }
    let height = metrics.bars.bottomHeight(bars, in: window)
    // A tab bar extends below the home indicator; a toolbar is above it.
    let below = bars.hasTabBar ? covered.bottom : 0
    return LayoutRect(
      x: 0, y: canvasSize.height - covered.bottom - height, width: canvasSize.width,
      height: height + below)
  }

  /// Returns the frame of a container's bar on a foldable phone: the strip at the side, or the area of
  /// the title above the content.
  private func verticalBarFrame(
    _ bars: BarSet, _ arrangement: FoldableBars, _ covered: LayoutInsets, _ window: BarWindow
  ) -> LayoutRect {
    guard bars.hasNavigationBar else {
      let width = BarItemMetrics.verticalBarWidth
      return LayoutRect(
        x: arrangement == .left ? 0 : canvasSize.width - width, y: 0, width: width,
        height: canvasSize.height)
    }
    return LayoutRect(
      x: covered.left, y: covered.top,
      width: max(0, canvasSize.width - covered.left - covered.right),
      height: metrics.bars.navigationHeight(bars, in: window))
  }

  /// The height of the part of a tab bar that contains items, in points.
  var tabBarHeight: Double {
    metrics.bars.bottomHeight(BarSet(hasTabBar: true), in: configuration.barWindow)
  }
}

extension BarSet {
  /// Creates the kind of bar that a container controller shows as its own view, or returns `nil`
  /// for other views.
  fileprivate init?(containerBar view: ResolvedView) {
    self.init()
    switch view.content {
    case .navigationBar(let bar):
      hasNavigationBar = true
      hasLargeTitle = bar.prefersLargeTitles
    case .tabBar: hasTabBar = true
    case .toolbar: hasToolbar = true
    default: return nil
    }
  }
}

extension ScenePresentation {
  /// Returns the bars around the scene.
  ///
  /// - Parameter hasLargeTitle: Whether the scene shows a large title if its bar prefers one.
  /// - Returns: The bars.
  fileprivate func bars(hasLargeTitle: Bool) -> BarSet {
    var bars = BarSet(
      hasNavigationBar: hasNavigationBar, hasPrompt: navigationBarHasPrompt,
      hasLargeTitle: hasLargeTitle && navigationBarHasLargeTitles,
      isTranslucent: navigationBarIsTranslucent, hasTabBar: hasTabBar, hasToolbar: hasToolbar)
    bars.isInSheet = isInSheet
    return bars
  }
}

extension CanvasRoot {
  /// Creates the root of a scene on the document's own canvas.
  fileprivate init(_ view: ResolvedView, frame: LayoutRect, in scene: ResolvedScene) {
    let presentation = scene.presentation
    let isXibView = view.role != .controllerRoot
    self.init(frame: frame, owner: isXibView ? .xibView : .viewController)
    bars = presentation.bars(hasLargeTitle: true)
    alwaysHasLargeTitle =
      bars.hasLargeTitle && scene.navigationItem?.largeTitleDisplayMode == .always
    hidesStatusBar = presentation.hasStatusBar == false
    isEmbedded = presentation.arrival == .embedded
    isFreeform = isXibView ? view.isFreeform : scene.hasFreeformSize
    freeformHeight = scene.declaredRootSize?.freeformHeight
    simulatesOwnSize = scene.declaredRootSize?.isSimulated ?? view.isFreeform
    simulatesTopBar = presentation.simulatesTopBar
  }
}
