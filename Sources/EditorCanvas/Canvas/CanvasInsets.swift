package import InterfaceTraits
import PlatformFacts

/// The insets of layout roots that bars and the screen's shape cover on a document's own canvas.
///
/// Interface Builder derives them from the size of the root, in addition to its bars and
/// presentation.
package struct CanvasInsets {
  private let era: CanvasBehavior
  private let bars: BarMetrics
  private let device: Device?
  private let orientation: Orientation
  /// The size of the canvas, in points.
  private let canvas: LayoutSize

  /// Creates the insets of a canvas.
  init(
    _ era: CanvasBehavior, _ metrics: PlatformMetrics, device: Device?, orientation: Orientation,
    canvas: LayoutSize
  ) {
    self.era = era
    bars = metrics.bars
    self.device = device
    self.orientation = orientation
    self.canvas = canvas
  }

  /// Returns the insets of a root that bars and the screen's shape cover.
  package func insets(of root: CanvasRoot) -> LayoutInsets {
    var screen = era.safeArea(of: device, orientation, owner: root.owner)
    if root.hidesStatusBar, era.follows(.statusBarsCanBeHidden) { screen.top = 0 }
    switch root.owner {
    case .viewController: return controllerInsets(root, screen)
    case .xibView: return xibInsets(root, screen)
    }
  }

  private var hasHomeIndicator: Bool { device?.hasHomeIndicator ?? false }

  private func heights(_ set: BarSet) -> (top: Double, bottom: Double) {
    let isCompactHeight = device?.idiom == .phone && orientation == .landscape
    return (
      bars.navigationHeight(set, isCompactHeight: isCompactHeight),
      bars.bottomHeight(
        set, isCompactHeight: isCompactHeight, hasHomeIndicator: hasHomeIndicator)
    )
  }

  private func controllerInsets(_ root: CanvasRoot, _ screen: LayoutInsets) -> LayoutInsets {
    var bars = heights(root.bars)
    if root.isEmbedded { return embeddedInsets(root, screen, bars) }
    var largeTitle = 0.0
    if root.alwaysHasLargeTitle, bars.top > 0, !self.bars.largeTitlesCount,
      era.follows(.titlesThatAreAlwaysLarge)
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
    guard missing > 0 else { return insets }
    if let top = cardTop(missing: missing, screen: screen, bars: bars) {
      insets.top = top + largeTitle
      let hasTopBar = bars.top > 0
      if era.follows(.cardsOfXcode26EndAboveHomeIndicator)
        || hasTopBar && era.follows(.cardsBelowBarsEndAboveHomeIndicator)
      {
        insets.bottom = bars.bottom
      }
      return insets
    }
    if hasHomeIndicator, abs(missing - CanvasTable.lowCard) < 0.5, era.follows(.lowCards) {
      insets.top = bars.top > 0 ? self.bars.navigationInSheet + largeTitle : 0
      insets.bottom = bars.bottom
      return insets
    }
    if root.isFreeform, hasHomeIndicator, era.follows(.freeformRootsOnRoundedScreens) {
      if era.follows(.freeformRootsEndAboveHomeIndicator) {
        insets.top = bars.top + countedOnce(screen.top)
        insets.bottom = 0
      }
      return insets
    }
    guard root.isFreeform, era.follows(.freeformRootsAreUncovered),
      !(root.simulatesTopBar && !root.bars.isEmpty)
    else { return insets }
    let showsStatusBar =
      era.follows(.statusBarOfFreeformRoots) && root.frame.height >= CanvasTable.leastScreenHeight
    return LayoutInsets(top: showsStatusBar ? screen.top : 0, left: 0, bottom: 0, right: 0)
  }

  private func embeddedInsets(
    _ root: CanvasRoot, _ screen: LayoutInsets, _ bars: (top: Double, bottom: Double)
  ) -> LayoutInsets {
    if era.follows(.embeddedRootsBelowBars) {
      return LayoutInsets(top: bars.top, left: 0, bottom: 0, right: 0)
    }
    if hasHomeIndicator, era.follows(.embeddedRootsAreScreens) {
      return LayoutInsets(top: screen.top, left: 0, bottom: screen.bottom, right: 0)
    }
    let isScreen = root.frame.height >= CanvasTable.leastScreenHeight || hasHomeIndicator
    let keepsBottom = hasHomeIndicator && era.follows(.homeIndicatorOfEmbeddedRoots)
    return LayoutInsets(
      top: isScreen && era.follows(.statusBarOfEmbeddedRoots) ? screen.top : 0, left: 0,
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
      era.follows(.rootsStartBelowBars)
    {
      if abs(missing - insets.top - insets.bottom) < 0.5 { insets.bottom = 0 }
      insets.top = 0
      return insets
    }
    guard missing > 0 else { return nil }
    if era.follows(.rootsBetweenBars) {
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
      && era.follows(.rootsBelowLargeTitles)
    let isBelowOpaqueBar =
      bars.top > 0 && !root.bars.isTranslucent && era.follows(.lowRootsBelowOpaqueBars)
    guard bars.top > 0, isBelowOpaqueBar || isBelowLargeTitle else { return nil }
    insets.top = 0
    return insets
  }

  /// Returns the device's own inset at the top or the bottom of a screen with a home indicator, if
  /// the canvas may have counted it twice.
  private func countedOnce(_ inset: Double) -> Double {
    era.follows(.insetsCountTwice) ? inset / 2 : inset
  }

  /// Returns the top inset of a root that is presented as a card, or `nil` for others.
  private func cardTop(
    missing: Double, screen: LayoutInsets, bars: (top: Double, bottom: Double)
  ) -> Double? {
    let bar = self.bars.navigationInSheet
    let once = countedOnce(screen.top)
    if hasHomeIndicator {
      let isCard = era.follows(.cardsOfXcode26) && abs(missing - once) < 0.5
      let isLowCard =
        era.follows(.lowCardsOfXcode26) && abs(missing - once - CanvasTable.lowCard) < 0.5
      if isCard || isLowCard { return bars.top > 0 ? bar : once }
    }
    guard era.follows(.cards),
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
    if abs(root.frame.y - insets.top) < 0.5, era.follows(.rootsBelowOpaqueBarsHangOver) {
      insets.bottom += insets.top
      insets.top = 0
    }
    return insets
  }

  private func xibInsets(_ root: CanvasRoot, _ screen: LayoutInsets) -> LayoutInsets {
    guard era.follows(.xibViewsAreScreens) else { return .zero }
    let bars = heights(root.bars)
    let missing = canvas.height - root.frame.height
    var insets = screen
    if orientation == .landscape, abs(missing) > 0.5, era.follows(.xibViewsStandUpright) {
      let upright = era.safeArea(of: device, .portrait, owner: .xibView)
      insets = LayoutInsets(top: 0, left: 0, bottom: upright.bottom, right: 0)
    }
    insets.top += bars.top
    insets.bottom += bars.bottom
    let keepsBottom =
      root.frame.width > canvas.width && era.follows(.wideXibViewsKeepTheirBottom)
      || root.isFreeform && era.follows(.freeformXibViewsKeepTheirBottom)
    if !keepsBottom {
      insets.bottom = max(0, insets.bottom - max(0, missing))
    }
    if !hasHomeIndicator, root.isFreeform, abs(missing) > 0.5,
      root.frame.height < CanvasTable.leastScreenHeight, era.follows(.noStatusBarInLowXibViews)
    {
      insets.top = 0
    }
    return insets
  }
}
