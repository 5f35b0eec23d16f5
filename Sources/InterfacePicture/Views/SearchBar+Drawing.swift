import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ViewContent.SearchBar {
  private typealias Appearance = ControlAppearance.SearchBar

  func draw(_ view: DrawnView, _ drawing: inout Drawing) {
    let palette = view.palette
    let isMinimal = searchBarStyle == .minimal
    let isDark = palette.appearance.style == .dark
    let shapes = palette.appearance.appearanceSet
    let ground =
      barTintColor ?? (isDark || shapes.hasGlassBars ? palette.bar : Appearance.ground)
    if !isMinimal, view.appearance.backgroundColor == nil, ground.alpha > 0 {
      drawing.rect(view.bounds, fill: ground)
    }
    let fieldHeight = shapes.searchFieldHeight
    let top = max(
      (min(view.height, fieldHeight + 2 * Appearance.margin) - fieldHeight) / 2,
      Appearance.leastTop)
    var field = view.bounds.inset(x: Appearance.inset, y: top)
    field.height = min(field.height, fieldHeight)
    if showsCancelButton {
      field.width = max(field.width - Appearance.cancelAreaWidth, 0)
      drawing.text(
        "Cancel",
        in: LayoutRect(
          x: field.maxX + Appearance.cancelGap, y: field.y, width: Appearance.cancelWidth,
          height: field.height),
        DrawnTextStyle(size: Appearance.fontSize, color: view.tint))
    }
    let isLight = !isDark && barStyle == .default && ground.alpha > 0
    drawing.rect(
      field, radius: shapes.searchFieldRadius ?? field.height / 2,
      fill: isMinimal || !isLight ? palette[.tertiarySystemFill] : .white)
    let ink = palette[.secondaryLabel]
    let side = min(Appearance.symbolSide, field.height * Appearance.symbolShare)
    drawing.glyph(
      "magnifyingglass",
      in: LayoutRect(
        x: field.x + Appearance.symbolInset, y: field.y + (field.height - side) / 2, width: side,
        height: side),
      ink)
    drawing.text(
      text.isEmpty ? placeholder.isEmpty ? "Search" : placeholder : text,
      in: LayoutRect(
        x: field.x + Appearance.textInset, y: field.y,
        width: max(field.width - Appearance.textMargins, 0),
        height: field.height),
      DrawnTextStyle(size: Appearance.fontSize, color: text.isEmpty ? ink : palette[.label]))
    guard showsScopeBar, !scopeButtonTitles.isEmpty else { return }
    let scopes = LayoutRect(
      x: Appearance.inset, y: field.maxY + Appearance.scopeGap,
      width: max(view.width - 2 * Appearance.inset, 0),
      height: min(
        Appearance.scopeHeight, max(view.height - field.maxY - Appearance.scopeMargins, 0)))
    drawScopes(
      in: scopes, selection: isLight ? .white : palette[.systemGray2], palette, &drawing)
  }

  /// Draws the scopes, of which the first one is selected.
  private func drawScopes(
    in bar: LayoutRect, selection: RGBA, _ palette: SystemPalette, _ drawing: inout Drawing
  ) {
    typealias Segments = ControlAppearance.SegmentedControl
    let shapes = palette.appearance.appearanceSet
    drawing.rect(
      bar, radius: shapes.controlRadius ?? bar.height / 2, fill: palette[.tertiarySystemFill])
    let width = bar.width / Double(scopeButtonTitles.count)
    for (number, title) in scopeButtonTitles.enumerated() {
      let box = LayoutRect(
        x: bar.x + width * Double(number), y: bar.y, width: width, height: bar.height)
      if number == 0 {
        drawing.rect(
          box.inset(Segments.selectionInset), radius: shapes.selectionRadius ?? bar.height / 2,
          fill: selection)
      }
      ViewContent.SegmentedControl.drawTitle(
        title, isSelected: number == 0, in: box, palette, &drawing)
    }
  }
}
