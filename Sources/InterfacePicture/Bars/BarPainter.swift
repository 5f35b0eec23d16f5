import InterfaceLayout
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// Draws the titles and items of bars in their laid-out positions.
///
/// Views of items are drawn separately.
struct BarPainter {
  /// The system's colors in the bar's environment.
  let palette: SystemPalette
  let images: ImageFiles
  /// Whether the items are in a strip at the side of iPhone Duo, where they are drawn without glass.
  var isVertical = false

  private var hasGlass: Bool { !isVertical && palette.appearance.appearanceSet.hasGlassBars }

  /// Draws the items of a toolbar.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - placements: Their positions.
  ///   - bar: The frame of the bar.
  ///   - hasHomeIndicator: Whether the bar includes the area of the home indicator.
  ///   - tint: The tint of the bar.
  ///   - drawing: Receives the shapes.
  func draw(
    _ items: [ViewContent.BarButtonItem], at placements: [PlacedBarItem], in bar: LayoutRect,
    hasHomeIndicator: Bool = false, tint: RGBA, _ drawing: inout Drawing
  ) {
    guard !hasGlass else {
      return drawOnGlass(
        items, at: placements, in: bar, hasHomeIndicator: hasHomeIndicator, tint: tint, &drawing)
    }
    draw(items, at: placements, tint: tint, &drawing)
  }

  /// Draws items on the background of a bar.
  private func draw(
    _ items: [ViewContent.BarButtonItem], at placements: [PlacedBarItem], tint: RGBA,
    _ drawing: inout Drawing
  ) {
    for (item, placement) in zip(items, placements) where item.customView == nil {
      draw(item, at: placement, tint: tint, &drawing)
    }
  }

  private func draw(
    _ item: ViewContent.BarButtonItem, at placement: PlacedBarItem, tint: RGBA,
    _ drawing: inout Drawing
  ) {
    let color = item.isEnabled ? item.tintColor ?? tint : palette[.tertiaryLabel]
    drawContent(
      of: item, in: placement.frame, titleWidth: placement.titleWidth, color, &drawing)
  }

  /// Draws the title, symbol or image of an item.
  func drawContent(
    of item: ViewContent.BarButtonItem, in frame: LayoutRect, titleWidth: Double?, _ color: RGBA,
    _ drawing: inout Drawing
  ) {
    if let title = item.shownTitle {
      var style = DrawnTextStyle(
        size: palette.appearance.appearanceSet.barFontSize, color: color, anchor: .middle)
      if item.isProminent { style.weight = BarAppearance.titleWeight }
      return drawTitle(title, in: frame, width: titleWidth, style, &drawing)
    }
    let icon = frame.square(BarAppearance.symbolSide)
    if case .symbol(let name) = item.systemItem.map({ BarSymbol($0) }) {
      drawing.glyph(name, in: icon, color)
    } else if let image = item.image {
      drawing.image(image, in: icon, mode: .scaleAspectFit, tint: color, read: images)
    }
  }

  /// Draws a title centered in its frame, truncated if it is wider.
  private func drawTitle(
    _ title: String, in box: LayoutRect, width: Double?, _ style: DrawnTextStyle,
    _ drawing: inout Drawing
  ) {
    guard let width, width <= box.width + 0.5 else { return drawing.text(title, in: box, style) }
    let x = style.anchor == .start ? box.x : box.x + box.width / 2
    drawing.text(title, x: x, baseline: style.baseline(in: box), style, width: width)
  }

  /// Draws the items of a tab bar.
  func draw(
    _ tabs: [(item: ViewContent.TabBarItem?, isSelected: Bool)], at placements: [PlacedBarItem],
    in bar: LayoutRect, tint: RGBA, unselected: RGBA, _ drawing: inout Drawing
  ) {
    guard !hasGlass else {
      return drawOnGlass(
        tabs, at: placements, in: bar, tint: tint, unselected: unselected, &drawing)
    }
    typealias Appearance = BarAppearance.Tab
    for (tab, placement) in zip(tabs, placements) {
      let box = placement.frame
      draw(
        tab.item,
        symbol: LayoutRect(
          x: box.x + box.width / 2 - Appearance.symbolSide / 2, y: box.y + Appearance.symbolTop,
          width: Appearance.symbolSide, height: Appearance.symbolSide),
        title: LayoutRect(
          x: box.x + Appearance.titleInset, y: box.y + Appearance.titleTop,
          width: max(box.width - 2 * Appearance.titleInset, 0), height: Appearance.titleHeight),
        weight: Appearance.weight, tab.isSelected ? tint : unselected, &drawing)
    }
  }

  /// Draws the symbol and the title of an item of a tab bar.
  func draw(
    _ item: ViewContent.TabBarItem?, symbol icon: LayoutRect, title: LayoutRect, weight: Int,
    _ color: RGBA, _ drawing: inout Drawing
  ) {
    let system = item?.systemItem.map { BarSymbol.tab($0) }
    if let system {
      drawing.glyph(system.symbol, in: icon, color)
    } else if let image = item?.image {
      drawing.image(image, in: icon, mode: .scaleAspectFit, tint: color, read: images)
    } else {
      drawing.rect(icon.inset(3), radius: 3, fill: color)
    }
    drawing.text(
      system?.title ?? item?.title ?? "", in: title,
      DrawnTextStyle(
        size: BarAppearance.Tab.fontSize, weight: weight, color: color, anchor: .middle))
  }

  /// Draws the back button.
  private func draw(_ back: PlacedBackButton, tint: RGBA, _ drawing: inout Drawing) {
    drawing.glyph(back.pointsLeft ? "chevron.left" : "chevron.right", in: back.arrow, tint)
    guard let title = back.title else { return }
    let start = back.pointsLeft ? back.frame.maxX - back.titleWidth : back.frame.x
    drawTitle(
      title,
      in: LayoutRect(x: start, y: back.frame.y, width: back.titleWidth, height: back.frame.height),
      width: back.titleWidth,
      DrawnTextStyle(size: palette.appearance.appearanceSet.barFontSize, color: tint), &drawing)
  }

  /// Draws the title and items of a navigation bar.
  func draw(
    _ item: ViewContent.NavigationItem?, title: String?, at placements: PlacedBarItems,
    in bar: LayoutRect, tint: RGBA, ink: RGBA, _ drawing: inout Drawing
  ) {
    guard !hasGlass else {
      return drawOnGlass(
        item, title: title, at: placements, in: bar, tint: tint, ink: ink, &drawing)
    }
    if let back = placements.back { draw(back, tint: tint, &drawing) }
    draw(item?.leftBarButtonItems ?? [], at: placements.left, tint: tint, &drawing)
    draw(item?.rightBarButtonItems ?? [], at: placements.right, tint: tint, &drawing)
    drawPrompt(item, at: placements, &drawing)
    guard let title, let placement = placements.title else { return }
    draw(title, at: placement, isLarge: placements.hasLargeTitle, ink: ink, &drawing)
  }

  /// Draws the prompt above the title of a navigation bar, if there is one.
  func drawPrompt(
    _ item: ViewContent.NavigationItem?, at placements: PlacedBarItems, _ drawing: inout Drawing
  ) {
    guard let prompt = placements.prompt else { return }
    drawing.text(
      item?.prompt ?? "", in: prompt.inset(x: BarAppearance.promptInset, y: 0),
      DrawnTextStyle(size: BarAppearance.promptFontSize, color: palette[.label], anchor: .middle))
  }

  /// Draws the title of a navigation bar.
  func draw(
    _ title: String, at placement: PlacedBarItem, isLarge: Bool, ink: RGBA,
    _ drawing: inout Drawing
  ) {
    let appearanceSet = palette.appearance.appearanceSet
    let style =
      isLarge
      ? DrawnTextStyle(
        size: appearanceSet.largeTitleFontSize, weight: BarAppearance.largeTitleWeight, color: ink)
      : DrawnTextStyle(
        size: appearanceSet.barFontSize, weight: BarAppearance.titleWeight, color: ink,
        anchor: .middle)
    drawTitle(title, in: placement.frame, width: placement.titleWidth, style, &drawing)
  }
}
