import InterfaceLayout
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ScenePainter {
  /// Draws items of a bar from the left to the right; flexible spaces share what is left.
  ///
  /// Widths of titles are guesses: layout does not measure them.
  func drawItems(
    _ items: [ResolvedBarItem], in room: Rect, tint: RGBA, _ drawing: inout Drawing
  ) {
    let widths = items.map { width(of: $0) }
    let flexible = items.filter { $0.isFlexible }.count
    let spare = room.width - widths.reduce(0, +)
    let share = flexible > 0 ? max(spare, 0) / Double(flexible) : 0
    var x = room.x
    for (item, width) in zip(items, widths) {
      let width = item.isFlexible ? share : width
      draw(
        item, in: Rect(x: x, y: room.y, width: width, height: room.height), tint: tint, &drawing)
      x += width
    }
  }

  /// The width that an item takes in a bar, in points.
  private func width(of item: ResolvedBarItem) -> Double {
    if let width = item.width { return width + 8 }
    if let view = item.customView { return layout.frames[view].width + 8 }
    switch item.systemItem.map({ BarSymbol($0) }) {
    case .title(let title, _): return itemStyle(.black).guessedWidth(title) + 16
    case .symbol: return 40
    case .space(let isFlexible): return isFlexible ? 0 : 16
    case nil:
      if item.image != nil { return 40 }
      return itemStyle(.black).guessedWidth(item.title ?? "Item") + 16
    }
  }

  private func itemStyle(_ color: RGBA) -> DrawnTextStyle {
    DrawnTextStyle(size: 17, color: color, anchor: .middle)
  }

  private func draw(
    _ item: ResolvedBarItem, in box: Rect, tint: RGBA, _ drawing: inout Drawing
  ) {
    guard item.customView == nil else { return }
    let color = item.isEnabled ? item.tintColor ?? tint : palette[.tertiaryLabel]
    let icon = Rect(
      x: box.x + (box.width - 22) / 2, y: box.y + (box.height - 22) / 2, width: 22, height: 22)
    switch item.systemItem.map({ BarSymbol($0) }) {
    case .title(let title, let isProminent):
      var style = itemStyle(color)
      if isProminent { style.weight = 600 }
      drawing.text(title, in: box, style)
    case .symbol(let name): drawGlyph(name, in: icon, color, &drawing)
    case .space: break
    case nil:
      if let image = item.image?.image {
        drawImage(image, in: icon, mode: .scaleAspectFit, tint: color, &drawing)
      } else {
        var style = itemStyle(color)
        if item.style == .done { style.weight = 600 }
        drawing.text(item.title ?? "Item", in: box, style)
      }
    }
  }

  /// Draws the items of a tab bar, each in an equal part.
  func drawTabs(
    _ tabs: [(item: ResolvedTabBarItem?, isSelected: Bool)], in bar: Rect, tint: RGBA,
    unselected: RGBA,
    _ drawing: inout Drawing
  ) {
    guard !tabs.isEmpty else { return }
    let part = min(bar.width / Double(tabs.count), 150)
    var x = bar.x + (bar.width - part * Double(tabs.count)) / 2
    for tab in tabs {
      let color = tab.isSelected ? tint : unselected
      let system = tab.item?.systemItem.map { BarSymbol.tab($0) }
      let icon = Rect(x: x + part / 2 - 13, y: bar.y + 5, width: 26, height: 26)
      if let system {
        drawGlyph(system.symbol, in: icon, color, &drawing)
      } else if let image = tab.item?.image?.image {
        drawImage(image, in: icon, mode: .scaleAspectFit, tint: color, &drawing)
      } else {
        drawing.rect(icon.inset(3), radius: 3, fill: color)
      }
      let title = system?.title ?? tab.item?.title ?? ""
      drawing.text(
        title, in: Rect(x: x + 2, y: bar.y + 33, width: max(part - 4, 0), height: 14),
        DrawnTextStyle(size: 10, weight: 500, color: color, anchor: .middle))
      x += part
    }
  }

  /// Draws the title and items of a navigation bar.
  func drawNavigationItem(
    _ item: ResolvedNavigationItem?, title: String?, in bar: Rect, tint: RGBA, ink: RGBA,
    _ drawing: inout Drawing
  ) {
    let left = item?.leftItems ?? []
    let right = item?.rightItems ?? []
    let leftWidth = left.map { width(of: $0) }.reduce(0, +)
    let rightWidth = right.map { width(of: $0) }.reduce(0, +)
    drawItems(
      left, in: Rect(x: bar.x + 8, y: bar.y, width: leftWidth, height: bar.height), tint: tint,
      &drawing)
    drawItems(
      right.reversed(),
      in: Rect(x: bar.maxX - 8 - rightWidth, y: bar.y, width: rightWidth, height: bar.height),
      tint: tint, &drawing)
    if let title, item?.titleView == nil {
      let margin = max(leftWidth, rightWidth) + 12
      drawing.text(
        title, in: bar.inset(x: min(margin, bar.width / 2), y: 0),
        DrawnTextStyle(size: 17, weight: 600, color: ink, anchor: .middle))
    }
  }
}

extension ResolvedBarItem {
  /// Whether the item is room that grows.
  fileprivate var isFlexible: Bool { systemItem == .flexibleSpace }
}
