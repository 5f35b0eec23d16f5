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

  /// Draws items of a navigation bar or toolbar.
  func draw(
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
    if let title = item.shownTitle {
      var style = DrawnTextStyle(
        size: palette.appearance.appearanceSet.barFontSize, color: color, anchor: .middle)
      if item.isProminent { style.weight = BarAppearance.titleWeight }
      return drawTitle(title, in: placement.frame, width: placement.titleWidth, style, &drawing)
    }
    let icon = placement.frame.square(BarAppearance.symbolSide)
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
    tint: RGBA, unselected: RGBA, _ drawing: inout Drawing
  ) {
    typealias Appearance = BarAppearance.Tab
    for (tab, placement) in zip(tabs, placements) {
      let color = tab.isSelected ? tint : unselected
      let system = tab.item?.systemItem.map { BarSymbol.tab($0) }
      let box = placement.frame
      let icon = LayoutRect(
        x: box.x + box.width / 2 - Appearance.symbolSide / 2, y: box.y + Appearance.symbolTop,
        width: Appearance.symbolSide, height: Appearance.symbolSide)
      if let system {
        drawing.glyph(system.symbol, in: icon, color)
      } else if let image = tab.item?.image {
        drawing.image(image, in: icon, mode: .scaleAspectFit, tint: color, read: images)
      } else {
        drawing.rect(icon.inset(3), radius: 3, fill: color)
      }
      drawing.text(
        system?.title ?? tab.item?.title ?? "",
        in: LayoutRect(
          x: box.x + Appearance.titleInset, y: box.y + Appearance.titleTop,
          width: max(box.width - 2 * Appearance.titleInset, 0), height: Appearance.titleHeight),
        DrawnTextStyle(
          size: Appearance.fontSize, weight: Appearance.weight, color: color, anchor: .middle))
    }
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
    _ item: ViewContent.NavigationItem?, title: String?, at placements: PlacedBarItems, tint: RGBA,
    ink: RGBA, _ drawing: inout Drawing
  ) {
    if let back = placements.back { draw(back, tint: tint, &drawing) }
    draw(item?.leftBarButtonItems ?? [], at: placements.left, tint: tint, &drawing)
    draw(item?.rightBarButtonItems ?? [], at: placements.right, tint: tint, &drawing)
    if let prompt = placements.prompt {
      drawing.text(
        item?.prompt ?? "", in: prompt.inset(x: BarAppearance.promptInset, y: 0),
        DrawnTextStyle(size: BarAppearance.promptFontSize, color: palette[.label], anchor: .middle))
    }
    guard let title, let placement = placements.title else { return }
    let appearanceSet = palette.appearance.appearanceSet
    let style =
      placements.hasLargeTitle
      ? DrawnTextStyle(
        size: appearanceSet.largeTitleFontSize, weight: BarAppearance.largeTitleWeight, color: ink)
      : DrawnTextStyle(
        size: appearanceSet.barFontSize, weight: BarAppearance.titleWeight, color: ink,
        anchor: .middle)
    drawTitle(title, in: placement.frame, width: placement.titleWidth, style, &drawing)
  }
}
