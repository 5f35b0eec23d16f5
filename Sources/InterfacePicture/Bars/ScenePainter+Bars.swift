import InterfaceLayout
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ScenePainter {
  // MARK: Bars that are views of the scene

  func drawNavigationBar(
    _ content: ViewContent.NavigationBar, _ drawn: DrawnView, _ drawing: inout Drawing
  ) {
    drawLine(y: drawn.height - 0.5, drawn, &drawing)
    guard let item = content.items.last, let places = layout.barItems[drawn.index] else { return }
    drawNavigationItem(
      item, title: item.title, at: places, tint: drawn.tint,
      ink: content.titleColor ?? palette[.label], &drawing)
  }

  func drawToolbar(
    _ content: ViewContent.Toolbar, _ drawn: DrawnView, _ drawing: inout Drawing
  ) {
    drawLine(y: 0, drawn, &drawing)
    let places = layout.barItems[drawn.index]?.items ?? []
    drawItems(content.items, at: places, tint: drawn.tint, &drawing)
  }

  func drawTabBar(
    _ content: ViewContent.TabBar, _ drawn: DrawnView, _ drawing: inout Drawing
  ) {
    drawLine(y: 0, drawn, &drawing)
    let tabs =
      drawn.view.role == .bar
      ? scene.ownTabs.map { ($0.item, $0.isSelected) }
      : content.items.enumerated().map { ($1, $0 == 0) }
    drawTabs(
      tabs,
      at: layout.barItems[drawn.index]?.items ?? [], tint: drawn.tint,
      unselected: content.unselectedItemTintColor, &drawing)
  }

  private func drawLine(y: Double, _ drawn: DrawnView, _ drawing: inout Drawing) {
    drawing.rect(
      LayoutRect(x: 0, y: y, width: drawn.width, height: 0.5), fill: palette[.separator])
  }

  // MARK: Bars around the scene

  /// Draws what surrounds the scene on the canvas, where the layout placed it: status bar, navigation bar,
  /// toolbar, tab bar.
  func drawSurroundings(_ canvas: LayoutRect, _ drawing: inout Drawing) {
    let bars = layout.bars
    if let bar = bars.navigationBar { drawSurroundingNavigationBar(bar, canvas, &drawing) }
    drawBarItemViews(in: bars.navigationBar ?? LayoutRect.zero, &drawing)
    if let bar = bars.statusBar, scene.controller != nil {
      StatusBarPainter.draw(height: bar.height, width: canvas.width, palette, &drawing)
    }
    if let bar = bars.tabBar ?? bars.toolbar { drawBottomBar(bar, &drawing) }
  }

  private func drawSurroundingNavigationBar(
    _ bar: LayoutRect, _ canvas: LayoutRect, _ drawing: inout Drawing
  ) {
    let fill = scene.bars.navigationBar?.barTintColor ?? palette.bar
    drawing.rect(
      LayoutRect(x: 0, y: 0, width: canvas.width, height: bar.maxY),
      fill: fill.faded(scene.surroundings.navigationBarIsTranslucent ? 0.94 : 1))
    drawing.rect(
      LayoutRect(x: 0, y: bar.maxY - 0.5, width: canvas.width, height: 0.5),
      fill: .gray(0, alpha: 0.3))
    drawNavigationItem(
      scene.navigationItem, title: scene.navigationTitle, at: layout.bars.navigationItems,
      tint: scene.bars.navigationBarTint ?? palette[.systemBlue],
      ink: scene.bars.navigationBar?.titleColor
        ?? (Self.isDark(fill) ? RGBA.white : palette[.label]),
      &drawing)
  }

  /// Draws the views of bar items in the navigation bar, or their boxes alone where there is none.
  private func drawBarItemViews(in bar: LayoutRect, _ drawing: inout Drawing) {
    let views = roots.filter { scene.views[$0].role == .barItemView }
    guard !views.isEmpty else { return }
    let transform = Transform(x: bar.x, y: bar.y)
    drawing.group(transform: transform, isHidden: bar.height <= 0) { drawing in
      for index in views { draw(index, &drawing) }
    }
  }

  private func drawBottomBar(_ bar: LayoutRect, _ drawing: inout Drawing) {
    let fill = scene.bars.tabBar?.barTintColor ?? palette.bar
    drawing.rect(bar, fill: fill.faded(0.94))
    drawing.rect(
      LayoutRect(x: 0, y: bar.y, width: bar.width, height: 0.5), fill: .gray(0, alpha: 0.3))
    let places = layout.bars.bottomItems.items
    if layout.bars.tabBar != nil {
      drawTabs(
        scene.bars.tabs.map { ($0.item, $0.isSelected) }, at: places,
        tint: scene.bars.tabBarTint ?? palette[.systemBlue],
        unselected: scene.bars.tabBar?.unselectedItemTintColor ?? palette[.systemGray], &drawing)
    } else {
      drawItems(scene.toolbarItems, at: places, tint: palette[.systemBlue], &drawing)
    }
  }

  private static func isDark(_ color: RGBA) -> Bool {
    0.299 * color.red + 0.587 * color.green + 0.114 * color.blue < 0.55
  }
}
