package import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension Layout {
  /// Lays out the items of all bars: of those around the scene and of those that are views of it.
  ///
  /// On the document's own canvas, the views of items keep their stored frames.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - context: The layout context.
  ///   - measurer: The measurer of titles.
  package mutating func placeBarItems(
    of scene: ResolvedScene, in context: LayoutContext, _ measurer: inout ContentMeasurer
  ) {
    let bottom = bars.tabBar ?? bars.toolbar
    guard
      bars.navigationBar != nil || bottom != nil || bars.verticalBar != nil || scene.hasBarViews
    else { return }
    var placer = BarItemPlacer(frames: frames, context: context)
    if let strip = bars.verticalBar {
      placeVerticalBar(of: scene, in: strip, context, &placer, &measurer)
    } else if let bar = bars.navigationBar {
      let item = scene.navigationItem ?? ViewContent.NavigationItem()
      bars.navigationItems = placer.place(
        item, title: scene.navigationTitle, in: bar,
        extra: scene.extraHeights(of: bar, context.metrics.bars),
        &measurer)
    }
    if var row = bottom, let bar = bottom {
      row.height = bars.bottomItemsHeight
      bars.bottomItems =
        bars.tabBar != nil
        ? placer.placeTabs(scene.bars.tabs.count, in: row)
        : placer.place(scene.toolbarItems, in: row, of: bar, &measurer)
    }
    for index in scene.views.indices {
      let size = frames[index].size
      let bar = LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
      switch scene.views[index].content {
      case .navigationBar(let content):
        guard let item = content.items.last else { continue }
        barItems[index] = placer.place(
          item, title: item.title, in: bar, extra: (prompt: 0, largeTitle: 0), &measurer)
      case .toolbar(let content):
        guard scene.views[index].role != .bar || !context.hasVerticalBars else {
          var vertical = VerticalBarPlacer(strip: bar, top: context.verticalBarTop)
          barItems[index] = vertical.place(toolbar: content.items)
          continue
        }
        barItems[index] = placer.place(content.items, in: bar, of: bar, &measurer)
      case .tabBar(let content):
        var row = bar
        var count = content.items.count
        if scene.views[index].role == .bar {
          // The part that the home indicator covers has no items.
          row.height = min(bar.height, context.tabBarHeight)
          count = scene.ownTabs.count
          if context.hasVerticalBars {
            var vertical = VerticalBarPlacer(strip: bar, top: context.verticalBarTop)
            barItems[index] = vertical.placeTabs(count)
            continue
          }
        }
        barItems[index] = placer.placeTabs(count, in: row)
      default: continue
      }
    }
    frames = placer.frames
    viewsPlacedByBars = placer.movedViews
  }
}

extension Layout {
  /// Lays out the title above a foldable phone's content and the items in the strip next to it.
  fileprivate mutating func placeVerticalBar(
    of scene: ResolvedScene, in strip: LayoutRect, _ context: LayoutContext,
    _ placer: inout BarItemPlacer, _ measurer: inout ContentMeasurer
  ) {
    var vertical = VerticalBarPlacer(strip: strip, top: bars.verticalBarTop)
    let title = bars.navigationBar ?? .zero
    if let bar = bars.navigationBar {
      let item = scene.navigationItem ?? ViewContent.NavigationItem()
      var titleItem = item
      titleItem.leftBarButtonItems = []
      titleItem.rightBarButtonItems = []
      titleItem.backTitle = nil
      bars.navigationItems = placer.place(
        titleItem, title: scene.navigationTitle, in: bar,
        extra: scene.extraHeights(of: bar, context.metrics.bars), &measurer)
      if item.backTitle != nil {
        bars.navigationItems.back = vertical.back(
          context.metrics.barItems.backArrow, pointsLeft: context.flow != .rightToLeft)
      }
      vertical.place(
        left: item.leftBarButtonItems, right: item.rightBarButtonItems,
        into: &bars.navigationItems)
    }
    bars.bottomItems =
      bars.hasVerticalTabs
      ? vertical.placeTabs(scene.bars.tabs.count)
      : vertical.place(toolbar: scene.presentation.hasToolbar ? scene.toolbarItems : [])
    placer.center(vertical.centers, relativeTo: title)
  }
}

extension ResolvedScene {
  /// Returns the heights of the prompt above and the large title below the items, as far as the bar
  /// is high enough for them.
  fileprivate func extraHeights(
    of bar: LayoutRect, _ metrics: BarMetrics
  ) -> (prompt: Double, largeTitle: Double) {
    var availableHeight = bar.height - metrics.navigationCompactHeight
    var extra = (prompt: 0.0, largeTitle: 0.0)
    if presentation.navigationBarHasPrompt, availableHeight > metrics.navigationPrompt {
      extra.prompt = metrics.navigationPrompt
      availableHeight -= extra.prompt
    }
    if presentation.navigationBarHasLargeTitles,
      navigationItem?.largeTitleDisplayMode != .never, availableHeight > metrics.largeTitle
    {
      extra.largeTitle = metrics.largeTitle
    }
    return extra
  }

  fileprivate var hasBarViews: Bool {
    views.indices.contains { views[$0].kind.isBar }
  }
}
