package import InterfaceTraits
import PlatformFacts

/// The insets of layout roots that bars and the screen's shape cover on a document's own canvas.
///
/// Interface Builder derives them from the size of the root, in addition to its bars and
/// presentation.
package struct CanvasInsets {
  private let behavior: CanvasBehavior
  private let bars: BarMetrics
  private let device: Device?
  private let orientation: Orientation
  /// The size of the canvas, in points.
  private let canvas: LayoutSize

  /// Creates the insets of a canvas.
  init(
    _ behavior: CanvasBehavior, _ metrics: PlatformMetrics, device: Device?,
    orientation: Orientation,
    canvas: LayoutSize
  ) {
    self.behavior = behavior
    bars = metrics.bars
    self.device = device
    self.orientation = orientation
    self.canvas = canvas
  }

  /// Returns the insets of a root that bars and the screen's shape cover.
  package func insets(of root: CanvasRoot) -> LayoutInsets {
    var screen = behavior.safeArea(of: device, orientation, owner: root.owner)
    if root.hidesStatusBar, behavior.follows(.statusBarsCanBeHidden) { screen.top = 0 }
    switch root.owner {
    case .viewController: return controllerInsets(root, screen)
    case .xibView: return xibInsets(root, screen)
    }
  }

  private var hasHomeIndicator: Bool { device?.hasHomeIndicator ?? false }

  /// The insets of a collection cell of a xib.
  package var cellInsets: LayoutInsets { statusBarOfParts(owner: .xibView) }

  /// Returns the status bar that covers a part of a screen under `status-bar-of-parts`.
  private func statusBarOfParts(owner: CanvasOwner) -> LayoutInsets {
    guard !hasHomeIndicator, device?.idiom == .phone, orientation == .portrait,
      behavior.follows(.statusBarOfParts)
    else { return .zero }
    return LayoutInsets(
      top: behavior.safeArea(of: device, orientation, owner: owner).top, left: 0, bottom: 0,
      right: 0)
  }

  private func heights(
    _ set: BarSet, _ screen: LayoutInsets
  ) -> (top: Double, bottom: Double) {
    let isCompactHeight = device?.idiom == .phone && orientation == .landscape
    let window = BarWindow(isCompactHeight: isCompactHeight, hasHomeIndicator: hasHomeIndicator)
    var bottom = bars.bottomHeight(set, in: window)
    if set.hasTabBar, device?.idiom == .phone {
      if isCompactHeight, hasHomeIndicator, behavior.follows(.tabBarsInLandscape) {
        bottom = CanvasTable.tabBarInLandscape - screen.bottom
      }
      if !isCompactHeight, !hasHomeIndicator, behavior.follows(.tabBarsOf83Points) {
        bottom = CanvasTable.highTabBar
      }
    }
    return (bars.navigationHeight(set, in: window), bottom)
  }

  private func controllerInsets(_ root: CanvasRoot, _ screen: LayoutInsets) -> LayoutInsets {
    var bars = heights(root.bars, screen)
    if root.isEmbedded { return embeddedInsets(root, screen, bars) }
    var largeTitle = 0.0
    if root.alwaysHasLargeTitle, bars.top > 0, !self.bars.largeTitlesCount,
      behavior.follows(.titlesThatAreAlwaysLarge)
    {
      largeTitle = self.bars.largeTitle
      bars.top += largeTitle
    }
    var insets = screen
    insets.top += bars.top
    insets.bottom += bars.bottom
    let missing = canvas.height - root.frame.height
    if abs(missing) < 0.5 { return fullHeightInsets(insets, root, bars: bars) }
    if let between = insetsBetweenOpaqueBars(insets, root, bars: bars) { return between }
    if let height = root.freeformHeight, behavior.follows(.cardsOfFreeformSize),
      let card = cardInsets(
        insets, missing: height - root.frame.height, screen, bars, largeTitle: largeTitle)
    {
      return card
    }
    guard missing > 0 else { return insets }
    if device?.idiom == .pad, behavior.follows(.sheetsOnTablets),
      CanvasTable.tabletSheetWidths.contains(where: { abs(root.frame.width - $0) < 0.5 }),
      root.frame.width < canvas.width
    {
      let top = bars.top > 0 ? self.bars.navigationInSheet + largeTitle : 0
      return LayoutInsets(top: top, left: 0, bottom: bars.bottom, right: 0)
    }
    return cardInsets(insets, missing: missing, screen, bars, largeTitle: largeTitle)
      ?? (root.isFreeform ? freeformInsets(insets, root, screen, bars) : insets)
  }

  /// Returns the insets of a root that is presented as a card, or `nil` for others.
  ///
  /// - Parameters:
  ///   - insets: The insets of a root that fills the canvas.
  ///   - missing: The difference between the heights of the canvas and of the root, in points.
  ///   - screen: The insets of the screen, without bars.
  ///   - bars: The heights of the bars.
  ///   - largeTitle: The additional height of a bar with a large title.
  /// - Returns: The insets.
  private func cardInsets(
    _ insets: LayoutInsets, missing: Double, _ screen: LayoutInsets,
    _ bars: (top: Double, bottom: Double), largeTitle: Double
  ) -> LayoutInsets? {
    guard missing > 0 else { return nil }
    var insets = insets
    if let top = cardTop(missing: missing, screen: screen, bars: bars) {
      insets.top = top + largeTitle
      let hasTopBar = bars.top > 0
      if behavior.follows(.cardsOfXcode26EndAboveHomeIndicator)
        || hasTopBar && behavior.follows(.cardsBelowBarsEndAboveHomeIndicator)
      {
        insets.bottom = bars.bottom
      }
      return insets
    }
    if hasHomeIndicator, abs(missing - CanvasTable.lowCard) < 0.5, behavior.follows(.lowCards) {
      insets.top = bars.top > 0 ? self.bars.navigationInSheet + largeTitle : 0
      insets.bottom = bars.bottom
      return insets
    }
    return nil
  }

  /// Returns the insets of a root with its own size that is shorter than the canvas.
  private func freeformInsets(
    _ insets: LayoutInsets, _ root: CanvasRoot, _ screen: LayoutInsets,
    _ bars: (top: Double, bottom: Double)
  ) -> LayoutInsets {
    var insets = insets
    if hasHomeIndicator, behavior.follows(.freeformRootsOnRoundedScreens) {
      if !root.simulatesOwnSize, behavior.follows(.leftoverFreeformSizes) { return insets }
      if behavior.follows(.freeformRootsEndAboveHomeIndicator) {
        insets.top = bars.top + countedOnce(screen.top)
        insets.bottom = 0
      }
      return insets
    }
    guard behavior.follows(.freeformRootsAreUncovered),
      !(root.simulatesTopBar && !root.bars.isEmpty)
    else { return insets }
    let showsStatusBar =
      behavior.follows(.statusBarOfFreeformRoots)
      && root.frame.height >= CanvasTable.leastScreenHeight
    return showsStatusBar
      ? LayoutInsets(top: screen.top, left: 0, bottom: 0, right: 0)
      : statusBarOfParts(owner: root.owner)
  }

  private func embeddedInsets(
    _ root: CanvasRoot, _ screen: LayoutInsets, _ bars: (top: Double, bottom: Double)
  ) -> LayoutInsets {
    if behavior.follows(.embeddedRootsBelowBars) {
      return LayoutInsets(top: bars.top, left: 0, bottom: 0, right: 0)
    }
    if hasHomeIndicator, behavior.follows(.embeddedRootsAreScreens) {
      return LayoutInsets(top: screen.top, left: 0, bottom: screen.bottom, right: 0)
    }
    if behavior.follows(.statusBarOfParts), !hasHomeIndicator {
      return statusBarOfParts(owner: root.owner)
    }
    let isScreen = root.frame.height >= CanvasTable.leastScreenHeight || hasHomeIndicator
    let keepsBottom = hasHomeIndicator && behavior.follows(.homeIndicatorOfEmbeddedRoots)
    return LayoutInsets(
      top: isScreen && behavior.follows(.statusBarOfEmbeddedRoots) ? screen.top : 0, left: 0,
      bottom: keepsBottom ? screen.bottom : 0, right: 0)
  }

  /// Returns the insets of a root whose height opaque bars have reduced, or that starts below them,
  /// or `nil` for others.
  private func insetsBetweenOpaqueBars(
    _ insets: LayoutInsets, _ root: CanvasRoot, bars: (top: Double, bottom: Double)
  ) -> LayoutInsets? {
    let missing = canvas.height - root.frame.height
    var insets = insets
    if bars.top > 0, root.frame.y > 0, abs(root.frame.y - insets.top) < 0.5,
      behavior.follows(.rootsStartBelowBars)
    {
      if abs(missing - insets.top - insets.bottom) < 0.5 { insets.bottom = 0 }
      insets.top = 0
      return insets
    }
    guard missing > 0 else { return nil }
    if behavior.follows(.rootsBetweenBars) {
      if insets.bottom > 0, abs(missing - insets.top - insets.bottom) < 0.5 {
        return LayoutInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
      }
      if insets.top > 0, abs(missing - insets.top) < 0.5 {
        insets.top = 0
        return insets
      }
      if insets.bottom > 0, abs(missing - insets.bottom) < 0.5 {
        insets.bottom = 0
        return insets
      }
    }
    let isBelowLargeTitle =
      root.bars.hasLargeTitle && abs(missing - insets.top - self.bars.largeTitle) < 0.5
      && behavior.follows(.rootsBelowLargeTitles)
    let isBelowOpaqueBar =
      bars.top > 0 && !root.bars.isTranslucent && behavior.follows(.lowRootsBelowOpaqueBars)
    guard bars.top > 0, isBelowOpaqueBar || isBelowLargeTitle else { return nil }
    insets.top = 0
    return insets
  }

  /// Returns the device's own inset at the top of a screen, if the canvas may have added that in
  /// portrait to it.
  private func countedOnce(_ top: Double) -> Double {
    max(0, top - behavior.addedInsets(of: device, owner: .viewController).top)
  }

  /// Returns the top inset of a root that is presented as a card, or `nil` for others.
  private func cardTop(
    missing: Double, screen: LayoutInsets, bars: (top: Double, bottom: Double)
  ) -> Double? {
    let bar = self.bars.navigationInSheet
    let once = countedOnce(screen.top)
    if hasHomeIndicator {
      let isCard = behavior.follows(.cardsOfXcode26) && abs(missing - once) < 0.5
      let isLowCard =
        behavior.follows(.lowCardsOfXcode26) && abs(missing - once - CanvasTable.lowCard) < 0.5
      if isCard || isLowCard { return bars.top > 0 ? bar : once }
    }
    guard behavior.follows(.cards),
      (CanvasTable.cards + [screen.top + CanvasTable.lowCard]).contains(where: {
        abs(missing - $0) < 0.5
      })
    else { return nil }
    return bars.top > 0 ? bar : 0
  }

  /// Returns the insets of a root as high as the canvas; one that opaque bars push down extends
  /// beyond the bottom.
  private func fullHeightInsets(
    _ insets: LayoutInsets, _ root: CanvasRoot, bars: (top: Double, bottom: Double)
  ) -> LayoutInsets {
    var insets = insets
    guard bars.top > 0, !root.bars.isTranslucent else { return insets }
    if abs(root.frame.y - insets.top) < 0.5, behavior.follows(.rootsBelowOpaqueBarsHangOver) {
      insets.bottom += insets.top
      insets.top = 0
    }
    return insets
  }

  private func xibInsets(_ root: CanvasRoot, _ screen: LayoutInsets) -> LayoutInsets {
    guard behavior.follows(.xibViewsAreScreens) else { return .zero }
    let bars = heights(root.bars, screen)
    let missing = canvas.height - root.frame.height
    var insets = screen
    if orientation == .landscape, abs(missing) > 0.5, behavior.follows(.xibViewsStandUpright) {
      let upright = behavior.safeArea(of: device, .portrait, owner: .xibView)
      insets = LayoutInsets(top: 0, left: 0, bottom: upright.bottom, right: 0)
    }
    insets.top += bars.top
    insets.bottom += bars.bottom
    let keepsBottom =
      root.frame.width > canvas.width && behavior.follows(.wideXibViewsKeepTheirBottom)
      || root.isFreeform && behavior.follows(.freeformXibViewsKeepTheirBottom)
    if !keepsBottom {
      insets.bottom = max(0, insets.bottom - max(0, missing))
    }
    if !hasHomeIndicator, root.isFreeform, abs(missing) > 0.5,
      root.frame.height < CanvasTable.leastScreenHeight, behavior.follows(.noStatusBarInLowXibViews)
    {
      insets.top = 0
    }
    return insets
  }
}
