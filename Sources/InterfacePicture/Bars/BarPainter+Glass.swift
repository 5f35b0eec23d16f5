import InterfaceLayout
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// Bars without a background, whose items are on capsules of glass: iOS 26 and 27.
///
/// Items with symbols share a capsule; a title and a prominent item have their own. The frames of
/// capsules follow from the items, not from the layout, in which a bar is as wide as the screen.
extension BarPainter {
  private typealias Glass = BarAppearance.Glass

  /// The symbol of a system item that has a title on systems without glass: a done item is a
  /// checkmark (https://github.com/gini/gini-mobile-ios/pull/1202), a cancel item a cross
  /// (https://github.com/deltachat/deltachat-ios/pull/3162; confidence medium).
  private static func symbol(_ item: ViewContent.BarButtonItem) -> String? {
    switch item.systemItem {
    case .done: "checkmark"
    case .cancel, .close: "xmark"
    default: nil
    }
  }

  /// Returns the width of an item in a capsule.
  private static func width(
    of item: ViewContent.BarButtonItem, at placement: PlacedBarItem
  ) -> Double {
    guard symbol(item) == nil, item.shownTitle != nil else { return Glass.symbolWidth }
    return (placement.titleWidth ?? placement.frame.width) + 2 * Glass.titleInset
  }

  /// Returns whether an item has a capsule of its own.
  private static func isAlone(_ item: ViewContent.BarButtonItem) -> Bool {
    item.isProminent || symbol(item) == nil && item.shownTitle != nil
  }

  /// The color of items without one of their own: that of text instead of the default tint.
  private func ink(_ tint: RGBA) -> RGBA { tint == palette[.systemBlue] ? palette[.label] : tint }

  private func draw(
    _ item: ViewContent.BarButtonItem, at placement: PlacedBarItem, in frame: LayoutRect,
    tint: RGBA, _ drawing: inout Drawing
  ) {
    let color =
      if !item.isEnabled {
        palette[.tertiaryLabel]
      } else if item.isProminent {
        RGBA.white
      } else {
        item.tintColor ?? ink(tint)
      }
    if let symbol = Self.symbol(item) {
      return drawing.glyph(symbol, in: frame.square(BarAppearance.symbolSide), color)
    }
    drawContent(of: item, in: frame, titleWidth: placement.titleWidth, color, &drawing)
  }

  /// Draws a capsule with its items.
  private func draw(
    _ capsule: GlassSide.Capsule, of items: [ViewContent.BarButtonItem],
    at placements: [PlacedBarItem], tint: RGBA, _ drawing: inout Drawing
  ) {
    let prominent = capsule.items.first.map { items[$0.index] }.flatMap { item in
      item.isProminent && item.isEnabled ? item.tintColor ?? tint : nil
    }
    drawing.glass(capsule.frame, palette, fill: prominent)
    for (index, frame) in capsule.items {
      draw(items[index], at: placements[index], in: frame, tint: tint, &drawing)
    }
  }

  // MARK: Navigation bars

  /// Draws the items of a navigation bar at one side, and returns the side.
  private func drawSide(
    _ items: [ViewContent.BarButtonItem], at placements: [PlacedBarItem], _ side: GlassSide,
    tint: RGBA, _ drawing: inout Drawing
  ) -> GlassSide {
    var side = side
    for (index, (item, placement)) in zip(items, placements).enumerated() {
      if item.customView != nil {
        side.skip(placement.frame)
      } else if item.isSpace {
        side.closeCapsule()
      } else {
        side.add(
          index, width: Self.width(of: item, at: placement), isAlone: Self.isAlone(item))
      }
    }
    side.closeCapsule()
    for capsule in side.capsules {
      draw(capsule, of: items, at: placements, tint: tint, &drawing)
    }
    return side
  }

  /// Draws the title and items of a navigation bar.
  func drawOnGlass(
    _ item: ViewContent.NavigationItem?, title: String?, at placements: PlacedBarItems,
    in bar: LayoutRect, tint: RGBA, ink: RGBA, _ drawing: inout Drawing
  ) {
    let prompt = placements.prompt?.height ?? 0
    let row = LayoutRect(
      x: bar.x, y: bar.y + prompt, width: bar.width,
      height: min(max(bar.height - prompt, 0), Glass.itemHeight))
    let leads = placements.isReversed(in: row)
    func margin(_ first: PlacedBarItem?, isRight: Bool) -> Double {
      guard let first else { return Glass.margin }
      return isRight ? row.maxX - first.frame.maxX : first.frame.x - row.x
    }
    var leading = GlassSide(
      row, isRight: leads,
      margin: placements.back == nil ? margin(placements.left.first, isRight: leads) : Glass.margin)
    if let back = placements.back {
      let capsule = LayoutRect(
        x: leads ? row.maxX - Glass.margin - row.height : row.x + Glass.margin, y: row.y,
        width: row.height, height: row.height)
      drawing.glass(capsule, palette)
      drawing.glyph(
        back.pointsLeft ? "chevron.left" : "chevron.right",
        in: capsule.square(BarAppearance.symbolSide), self.ink(tint))
      leading.skip(capsule)
    }
    leading = drawSide(
      item?.leftBarButtonItems ?? [], at: placements.left, leading, tint: tint, &drawing)
    let trailing = drawSide(
      item?.rightBarButtonItems ?? [], at: placements.right,
      GlassSide(
        row, isRight: !leads, margin: margin(placements.right.first, isRight: !leads)),
      tint: tint, &drawing)
    drawPrompt(item, at: placements, &drawing)
    guard let title, var placement = placements.title else { return }
    if !placements.hasLargeTitle {
      let (left, right) = (min(leading.edge, trailing.edge), max(leading.edge, trailing.edge))
      let width = max(min(placement.titleWidth ?? placement.frame.width, right - left), 0)
      let x = max(left, min(row.x + (row.width - width) / 2, right - width))
      placement.frame = LayoutRect(x: x, y: row.y, width: width, height: row.height)
    }
    draw(title, at: placement, isLarge: placements.hasLargeTitle, ink: ink, &drawing)
  }

  // MARK: Toolbars

  /// Draws the items of a toolbar: on capsules that spaces separate.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - placements: Their positions in the layout, in which views stay.
  ///   - bar: The frame of the bar.
  ///   - hasHomeIndicator: Whether the bar includes the area of the home indicator.
  ///   - tint: The tint of the bar.
  ///   - drawing: Receives the shapes.
  func drawOnGlass(
    _ items: [ViewContent.BarButtonItem], at placements: [PlacedBarItem], in bar: LayoutRect,
    hasHomeIndicator: Bool, tint: RGBA, _ drawing: inout Drawing
  ) {
    let height = min(bar.height, Glass.toolbar.height)
    let margin = hasHomeIndicator ? Glass.toolbar.margin : Glass.margin
    let y =
      hasHomeIndicator
      ? max(bar.y, bar.maxY - Glass.toolbar.margin - height) : bar.y + (bar.height - height) / 2
    let row = LayoutRect(
      x: bar.x + margin, y: y, width: max(bar.width - 2 * margin, 0), height: height)
    for capsule in GlassToolbar(items, placements, in: row, width: Self.width, Self.isAlone)
      .capsules
    {
      draw(capsule, of: items, at: placements, tint: tint, &drawing)
    }
  }

  // MARK: Tab bars

  /// Draws the items of a tab bar on a capsule.
  func drawOnGlass(
    _ tabs: [(item: ViewContent.TabBarItem?, isSelected: Bool)], at placements: [PlacedBarItem],
    in bar: LayoutRect, tint: RGBA, unselected: RGBA, _ drawing: inout Drawing
  ) {
    typealias Tab = Glass.Tab
    guard !tabs.isEmpty else { return }
    let height = min(Tab.item.height + 2 * Tab.inset, bar.height - Tab.inset)
    let available = max(bar.width - 2 * (Tab.margin + Tab.inset), 0)
    let itemWidth = min(Tab.item.width, available)
    let gaps = Double(tabs.count - 1)
    let step = gaps > 0 ? min(Tab.step, (available - itemWidth) / gaps) : 0
    let width = itemWidth + step * gaps + 2 * Tab.inset
    let capsule = LayoutRect(
      x: bar.x + (bar.width - width) / 2, y: bar.y, width: width, height: height)
    drawing.glass(capsule, palette)
    let isReversed = (placements.first?.frame.x ?? 0) > (placements.last?.frame.x ?? 0)
    let color = unselected == palette[.systemGray] ? palette[.label] : unselected
    for (index, tab) in tabs.enumerated() {
      let position = Double(isReversed ? tabs.count - 1 - index : index)
      let item = LayoutRect(
        x: capsule.x + Tab.inset + step * position, y: capsule.y + Tab.inset, width: itemWidth,
        height: height - 2 * Tab.inset)
      if tab.isSelected {
        drawing.rect(item, radius: item.height / 2, fill: palette[.tertiarySystemFill])
      }
      let side = min(
        BarAppearance.Tab.symbolSide,
        item.height - 2 * Tab.symbolTop - BarAppearance.Tab.titleHeight)
      draw(
        tab.item,
        symbol: LayoutRect(
          x: item.x + (item.width - side) / 2, y: item.y + Tab.symbolTop, width: side,
          height: side),
        title: LayoutRect(
          x: item.x + (item.width - step) / 2,
          y: item.maxY - Tab.item.height + Tab.titleTop, width: gaps > 0 ? step : itemWidth,
          height: BarAppearance.Tab.titleHeight),
        weight: Tab.weight, tab.isSelected ? tint : color, &drawing)
    }
  }
}

extension PlacedBarItems {
  /// Returns whether the leading side of a navigation bar is its right side.
  fileprivate func isReversed(in row: LayoutRect) -> Bool {
    func isRight(_ item: PlacedBarItem) -> Bool {
      item.frame.x + item.frame.maxX > row.x + row.maxX
    }
    return back.map { !$0.pointsLeft } ?? left.first.map(isRight)
      ?? right.first.map { !isRight($0) } ?? false
  }
}
