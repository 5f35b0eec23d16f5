import InterfaceResolution
import InterfaceTraits
import PlatformFacts
import TextMeasurement

/// A placer of bar items, which works in the flow of the interface and then converts to screen
/// coordinates.
struct BarItemPlacer {
  private let metrics: BarItemMetrics
  private let itemFont: FontDescriptor
  private let titleFont: FontDescriptor
  private let largeTitleFont: FontDescriptor
  let context: LayoutContext
  /// The frames of the scene's views, in which views in bars are moved.
  private(set) var frames: Table<ResolvedView, LayoutRect>
  /// The views that were moved.
  private(set) var movedViews: [ViewIndex] = []

  init(frames: Table<ResolvedView, LayoutRect>, context: LayoutContext) {
    self.frames = frames
    self.context = context
    metrics = context.metrics.barItems
    itemFont = .system(metrics.fontSize)
    titleFont = .system(metrics.fontSize, weight: .semibold)
    largeTitleFont = .system(metrics.largeTitleFontSize, weight: .bold)
  }

  /// Returns the distance from the edge of a bar to its first item: the margin of a root as wide as
  /// the bar (16 before 11 views of 4 projects in narrow bars, 20 before 9 of 3 in wide ones; 29
  /// before 2 of one project).
  private func margin(of bar: LayoutRect) -> Double {
    context.rootMargins(width: bar.width).left
  }

  /// Lays out the content of a navigation bar.
  ///
  /// - Parameters:
  ///   - item: The navigation item.
  ///   - title: The content in the middle, or `nil` if there is none.
  ///   - bar: The frame of the bar, in the coordinates of the resulting items.
  ///   - extra: The height of the prompt above and the large title below the items, in points.
  ///   - measurer: The measurer of titles.
  /// - Returns: The items with their frames.
  mutating func place(
    _ item: ViewContent.NavigationItem, title: String?, in bar: LayoutRect,
    extra: (prompt: Double, largeTitle: Double), _ measurer: inout ContentMeasurer
  ) -> PlacedBarItems {
    var placed = PlacedBarItems()
    if extra.prompt > 0 {
      placed.prompt = LayoutRect(x: bar.x, y: bar.y, width: bar.width, height: extra.prompt)
    }
    let row = LayoutRect(
      x: bar.x, y: bar.y + extra.prompt, width: bar.width,
      height: max(0, bar.height - extra.prompt - extra.largeTitle))
    let margin = margin(of: bar)
    let gap = metrics.navigationGap
    let left = sizes(of: item.leftBarButtonItems, &measurer)
    let right = sizes(of: item.rightBarButtonItems, &measurer)
    var x = row.x + margin
    if let title = item.backTitle {
      let back = backButton(title, nextTo: item.title ?? title, in: row, &measurer)
      placed.back = back
      x = back.frame.maxX + gap
    }
    for (item, size) in zip(item.leftBarButtonItems, left) {
      placed.left.append(place(item, size, x: x, in: row, of: bar))
      x += size.width + gap
    }
    let leftEnd = left.isEmpty && placed.back == nil ? row.x + margin : x
    x = row.maxX - margin
    for (item, size) in zip(item.rightBarButtonItems, right) {
      placed.right.append(place(item, size, x: x - size.width, in: row, of: bar))
      x -= size.width + gap
    }
    let rightEnd = right.isEmpty ? row.maxX - margin : x
    if let view = item.titleView {
      let middle = centered(frames[view].width, between: leftEnd, and: rightEnd, in: row)
      move(view, to: middle, in: row, of: bar)
    } else if let title, !title.isEmpty {
      if extra.largeTitle > 0 {
        placed.hasLargeTitle = true
        let width = measurer.width(of: title, in: largeTitleFont)
        placed.title = PlacedBarItem(
          frame: LayoutRect(
            x: row.x + margin, y: row.maxY, width: min(width, bar.width - 2 * margin),
            height: extra.largeTitle), titleWidth: width)
      } else {
        let width = measurer.width(of: title, in: titleFont)
        let middle = centered(width, between: leftEnd, and: rightEnd, in: row)
        placed.title = PlacedBarItem(
          frame: LayoutRect(x: middle.start, y: row.y, width: middle.extent, height: row.height),
          titleWidth: width)
      }
    }
    return onScreen(placed, in: bar)
  }

  /// Lays out the back button: with its title if that fits next to the content in the middle, else
  /// with a shorter title, else without one.
  private func backButton(
    _ title: String, nextTo middle: String, in row: LayoutRect, _ measurer: inout ContentMeasurer
  ) -> PlacedBackButton {
    let size = metrics.backArrow
    let arrow = LayoutRect(
      x: row.x + metrics.backMargin, y: row.y + (row.height - size.height) / 2,
      width: size.width, height: size.height)
    var back = PlacedBackButton(
      frame: LayoutRect(x: row.x, y: row.y, width: arrow.maxX - row.x, height: row.height),
      arrow: arrow,
      title: nil, titleWidth: 0)
    guard metrics.hasBackTitles else { return back }
    let start = arrow.maxX + metrics.backGap
    let availableWidth =
      row.x + (row.width - measurer.width(of: middle, in: titleFont)) / 2
      - metrics.navigationGap - start
    for candidate in [title, BarItemMetrics.backWord] {
      let width = measurer.width(of: candidate, in: itemFont)
      guard width <= availableWidth else { continue }
      back.title = candidate
      back.titleWidth = width
      back.frame.width = start + width - row.x
      break
    }
    return back
  }

  /// Lays out the items of a toolbar; flexible spaces share the remaining width.
  mutating func place(
    _ items: [ViewContent.BarButtonItem], in bar: LayoutRect, of whole: LayoutRect,
    _ measurer: inout ContentMeasurer
  ) -> PlacedBarItems {
    let margin = margin(of: bar)
    let gap = metrics.toolbarGap
    let sizes = sizes(of: items, &measurer)
    // Fixed and flexible spaces need no gap around them.
    var gaps: [Double] = []
    for (before, after) in zip(items, items.dropFirst()) {
      gaps.append(before.isSpace || after.isSpace ? 0 : gap)
    }
    let flexible = items.filter { $0.systemItem == .flexibleSpace }.count
    let usedWidth = sizes.reduce(0) { $0 + $1.width } + gaps.reduce(0, +)
    let share = flexible > 0 ? max(0, bar.width - 2 * margin - usedWidth) / Double(flexible) : 0
    var placed = PlacedBarItems()
    var x = bar.x + margin
    for (index, item) in items.enumerated() {
      var size = sizes[index]
      if item.systemItem == .flexibleSpace { size.width = share }
      placed.items.append(place(item, size, x: x, in: bar, of: whole))
      x += size.width + (gaps.indices.contains(index) ? gaps[index] : 0)
    }
    return onScreen(placed, in: bar)
  }

  /// Lays out the items of a tab bar, with equal widths.
  func placeTabs(_ count: Int, in bar: LayoutRect) -> PlacedBarItems {
    guard count > 0 else { return PlacedBarItems() }
    let part = min(bar.width / Double(count), metrics.widestTab)
    let start = bar.x + (bar.width - part * Double(count)) / 2
    let placed = PlacedBarItems(
      items: (0..<count).map { index in
        PlacedBarItem(
          frame: LayoutRect(
            x: start + part * Double(index), y: bar.y, width: part, height: bar.height))
      })
    return onScreen(placed, in: bar)
  }

  /// Returns the items of a bar in screen coordinates.
  private func onScreen(_ items: PlacedBarItems, in bar: LayoutRect) -> PlacedBarItems {
    context.flow == .rightToLeft ? items.mirrored(in: bar) : items
  }

  // MARK: Items

  private struct ItemSize {
    var width: Double
    var titleWidth: Double?
  }

  private func sizes(
    of items: [ViewContent.BarButtonItem], _ measurer: inout ContentMeasurer
  ) -> [ItemSize] {
    items.map { item in
      if let view = item.customView { return ItemSize(width: frames[view].width) }
      let symbol = item.systemItem.map { BarSymbol($0) }
      if case .space(let isFlexible) = symbol {
        return ItemSize(width: isFlexible ? 0 : item.width ?? 0)
      }
      guard let title = item.shownTitle else {
        // A document declares the size of a symbol's outline, not that of the symbol in a bar.
        let image = item.image.flatMap { $0.isSymbol ? nil : $0.size?.width }
        return ItemSize(width: item.width ?? image ?? metrics.symbolWidth)
      }
      let font = item.isProminent ? titleFont : itemFont
      let width = measurer.width(of: title, in: font)
      return ItemSize(width: item.width ?? width, titleWidth: width)
    }
  }

  private mutating func place(
    _ item: ViewContent.BarButtonItem, _ size: ItemSize, x: Double, in row: LayoutRect,
    of bar: LayoutRect
  ) -> PlacedBarItem {
    guard let view = item.customView else {
      return PlacedBarItem(
        frame: LayoutRect(x: x, y: row.y, width: size.width, height: row.height),
        titleWidth: size.titleWidth)
    }
    move(view, to: (x, size.width), in: row, of: bar)
    let frame = flowing(frames[view], in: bar)
    return PlacedBarItem(
      frame: LayoutRect(
        x: frame.x + bar.x, y: frame.y + bar.y, width: frame.width, height: frame.height))
  }

  private mutating func move(
    _ view: ViewIndex, to position: (start: Double, extent: Double), in row: LayoutRect,
    of bar: LayoutRect
  ) {
    guard !context.usesStoredFrames else { return }
    var frame = frames[view]
    frame.x = position.start - bar.x
    frames[view].x = context.rounded(flowing(frame, in: bar).x)
    frames[view].y = context.rounded(row.y - bar.y + (row.height - frames[view].height) / 2)
    movedViews.append(view)
  }

  /// Moves views of items to centers on the canvas; their frames are relative to a bar.
  mutating func center(
    _ centers: [(view: ViewIndex, center: LayoutPoint)], relativeTo bar: LayoutRect
  ) {
    for (view, center) in centers {
      frames[view].x = context.rounded(center.x - bar.x - frames[view].width / 2)
      frames[view].y = context.rounded(center.y - bar.y - frames[view].height / 2)
      movedViews.append(view)
    }
  }

  /// Converts a frame in a bar between the flow and screen coordinates.
  private func flowing(_ frame: LayoutRect, in bar: LayoutRect) -> LayoutRect {
    context.flow == .rightToLeft ? frame.mirrored(inWidth: bar.width) : frame
  }

  /// Returns the centered position if there is enough space, else the nearest position that the
  /// adjacent items permit.
  private func centered(
    _ width: Double, between left: Double, and right: Double, in row: LayoutRect
  ) -> (start: Double, extent: Double) {
    let extent = max(0, min(width, right - left))
    let start = row.x + (row.width - extent) / 2
    return (max(left, min(start, right - extent)), extent)
  }
}

extension ViewContent.BarButtonItem {
  /// The title that the item shows, or `nil` for an image, a symbol, a view or a space.
  package var shownTitle: String? {
    if case .title(let title, _) = systemItem.map({ BarSymbol($0) }) { return title }
    if systemItem != nil || image != nil || customView != nil { return nil }
    return title ?? "Item"
  }

  /// Whether the title is bold.
  package var isProminent: Bool {
    if case .title(_, let isProminent) = systemItem.map({ BarSymbol($0) }) { return isProminent }
    return style == .done
  }

  /// Whether the item is a space.
  package var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}

extension ContentMeasurer {
  /// Returns the width of a line, in points.
  fileprivate mutating func width(of line: String, in font: FontDescriptor) -> Double {
    text.measure(line, font: font, environment: environment).size.width
  }
}
