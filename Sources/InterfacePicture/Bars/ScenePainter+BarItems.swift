import InterfaceLayout
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ScenePainter {
  /// Draws items of a navigation bar or toolbar at their places; views of items are drawn by themselves.
  func drawItems(
    _ items: [ViewContent.BarButtonItem], at places: [PlacedBarItem], tint: RGBA,
    _ drawing: inout Drawing
  ) {
    for (item, place) in zip(items, places) { draw(item, at: place, tint: tint, &drawing) }
  }

  private func draw(
    _ item: ViewContent.BarButtonItem, at place: PlacedBarItem, tint: RGBA, _ drawing: inout Drawing
  ) {
    guard item.customView == nil else { return }
    let color = item.isEnabled ? item.tintColor ?? tint : palette[.tertiaryLabel]
    let box = place.frame
    if let title = item.shownTitle {
      var style = DrawnTextStyle(
        size: palette.appearance.look.barFontSize, color: color, anchor: .middle)
      if item.isProminent { style.weight = 600 }
      drawTitle(title, in: place.frame, width: place.titleWidth, style, &drawing)
      return
    }
    let side = Self.barIconSide
    let icon = LayoutRect(
      x: box.x + (box.width - side) / 2, y: box.y + (box.height - side) / 2, width: side,
      height: side)
    if case .symbol(let name) = item.systemItem.map({ BarSymbol($0) }) {
      drawGlyph(name, in: icon, color, &drawing)
    } else if let image = item.image {
      drawImage(image, in: icon, mode: .scaleAspectFit, tint: color, &drawing)
    }
  }

  /// The side of the square that a symbol is drawn in, in points.
  private static let barIconSide = 22.0

  /// Draws a title in the middle of its place, cut where it is wider.
  private func drawTitle(
    _ title: String, in box: LayoutRect, width: Double?, _ style: DrawnTextStyle,
    _ drawing: inout Drawing
  ) {
    guard let width, width <= box.width + 0.5 else {
      drawing.text(title, in: box, style)
      return
    }
    let x = style.anchor == .start ? box.x : box.x + box.width / 2
    drawing.text(
      title, x: x, baseline: box.y + box.height / 2 + style.size * Self.middleOfCapitals, style,
      width: width)
  }

  /// From the baseline up to the middle of capital letters, in parts of the font's size.
  private static let middleOfCapitals = 0.355

  /// Draws the items of a tab bar.
  func drawTabs(
    _ tabs: [(item: ViewContent.TabBarItem?, isSelected: Bool)], at places: [PlacedBarItem],
    tint: RGBA, unselected: RGBA, _ drawing: inout Drawing
  ) {
    for (tab, place) in zip(tabs, places) {
      let color = tab.isSelected ? tint : unselected
      let system = tab.item?.systemItem.map { BarSymbol.tab($0) }
      let box = place.frame
      let icon = LayoutRect(x: box.x + box.width / 2 - 13, y: box.y + 5, width: 26, height: 26)
      if let system {
        drawGlyph(system.symbol, in: icon, color, &drawing)
      } else if let image = tab.item?.image {
        drawImage(image, in: icon, mode: .scaleAspectFit, tint: color, &drawing)
      } else {
        drawing.rect(icon.inset(3), radius: 3, fill: color)
      }
      let title = system?.title ?? tab.item?.title ?? ""
      drawing.text(
        title,
        in: LayoutRect(x: box.x + 2, y: box.y + 33, width: max(box.width - 4, 0), height: 14),
        DrawnTextStyle(size: 10, weight: 500, color: color, anchor: .middle))
    }
  }

  /// Draws the button that goes back.
  private func draw(_ back: PlacedBackButton, tint: RGBA, _ drawing: inout Drawing) {
    drawGlyph(
      back.pointsLeft ? "chevron.left" : "chevron.right", in: back.arrow, tint, &drawing)
    guard let title = back.title else { return }
    let start = back.pointsLeft ? back.frame.maxX - back.titleWidth : back.frame.x
    drawTitle(
      title,
      in: LayoutRect(x: start, y: back.frame.y, width: back.titleWidth, height: back.frame.height),
      width: back.titleWidth,
      DrawnTextStyle(size: palette.appearance.look.barFontSize, color: tint, anchor: .start),
      &drawing)
  }

  /// Draws the title and items of a navigation bar.
  func drawNavigationItem(
    _ item: ViewContent.NavigationItem?, title: String?, at places: PlacedBarItems, tint: RGBA,
    ink: RGBA, _ drawing: inout Drawing
  ) {
    if let back = places.back { draw(back, tint: tint, &drawing) }
    drawItems(item?.leftBarButtonItems ?? [], at: places.left, tint: tint, &drawing)
    drawItems(item?.rightBarButtonItems ?? [], at: places.right, tint: tint, &drawing)
    if let prompt = places.prompt {
      drawing.text(
        item?.prompt ?? "", in: prompt.inset(x: 8, y: 0),
        DrawnTextStyle(size: 12, color: palette[.label], anchor: .middle))
    }
    guard let title, let place = places.title else { return }
    let style =
      places.hasLargeTitle
      ? DrawnTextStyle(size: palette.appearance.look.largeTitleFontSize, weight: 700, color: ink)
      : DrawnTextStyle(
        size: palette.appearance.look.barFontSize, weight: 600, color: ink, anchor: .middle)
    drawTitle(title, in: place.frame, width: place.titleWidth, style, &drawing)
  }
}
