import InterfaceLayout
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ScenePainter {
  /// Draws the bars of the scene on the canvas in their laid-out positions: status bar, navigation
  /// bar, toolbar, tab bar.
  func drawSurroundings(_ canvas: LayoutRect, _ drawing: inout Drawing) {
    let placements = layout.bars
    if let bar = placements.navigationBar { drawSurroundingNavigationBar(bar, &drawing) }
    drawBarItemViews(in: placements.navigationBar ?? LayoutRect.zero, &drawing)
    if let bar = placements.statusBar, scene.controller != nil {
      StatusBarPainter.draw(in: bar, palette, deviceFrame, &drawing)
    }
    if let bar = placements.tabBar ?? placements.toolbar { drawBottomBar(bar, &drawing) }
    if let bar = placements.verticalBar { drawBottomItems(in: bar, &drawing) }
  }

  private func drawSurroundingNavigationBar(
    _ bar: LayoutRect, _ drawing: inout Drawing
  ) {
    let fill = scene.bars.navigationBar?.barTintColor ?? palette.bar
    if fill.alpha > 0 {
      drawing.rect(
        LayoutRect(x: bar.x, y: 0, width: bar.width, height: bar.maxY),
        fill: fill.faded(
          scene.presentation.navigationBarIsTranslucent ? BarAppearance.translucency : 1))
      drawing.line(
        at: bar.maxY - BarAppearance.lineWidth, x: bar.x, width: bar.width, BarAppearance.line)
    }
    bars.draw(
      scene.navigationItem, title: scene.navigationTitle, at: layout.bars.navigationItems, in: bar,
      tint: scene.bars.navigationBarTint ?? palette[.systemBlue],
      ink: scene.bars.navigationBar?.titleColor
        ?? (fill.alpha > 0 && Self.isDark(fill) ? RGBA.white : palette[.label]),
      &drawing)
  }

  /// Draws the views of bar items in the navigation bar, or only their boxes if there is none.
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
    if fill.alpha > 0 {
      drawing.rect(bar, fill: fill.faded(BarAppearance.translucency))
      drawing.line(at: bar.y, width: bar.width, BarAppearance.line)
    }
    drawBottomItems(in: bar, &drawing)
  }

  private func drawBottomItems(in bar: LayoutRect, _ drawing: inout Drawing) {
    let placements = layout.bars.bottomItems.items
    if layout.bars.tabBar != nil || layout.bars.hasVerticalTabs {
      bars.draw(
        scene.bars.tabs.map { ($0.item, $0.isSelected) }, at: placements, in: bar,
        tint: scene.bars.tabBarTint ?? palette[.systemBlue],
        unselected: scene.bars.tabBar?.unselectedItemTintColor ?? palette[.systemGray], &drawing)
    } else {
      bars.draw(
        scene.toolbarItems, at: placements, in: bar,
        hasHomeIndicator: bar.height > layout.bars.bottomItemsHeight,
        tint: palette[.systemBlue], &drawing)
    }
  }

  private var bars: BarPainter {
    BarPainter(
      palette: palette, images: images, isVertical: layout.bars.verticalBar != nil)
  }

  private static func isDark(_ color: RGBA) -> Bool {
    0.299 * color.red + 0.587 * color.green + 0.114 * color.blue < BarAppearance.darkGround
  }
}

extension Drawing {
  /// Draws the line at the edge of a bar.
  mutating func line(at y: Double, x: Double = 0, width: Double, _ color: RGBA) {
    rect(LayoutRect(x: x, y: y, width: width, height: BarAppearance.lineWidth), fill: color)
  }
}
