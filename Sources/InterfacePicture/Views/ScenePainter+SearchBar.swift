import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ScenePainter {
  func drawSearchBar(
    _ content: ViewContent.SearchBar, _ drawn: DrawnView, _ drawing: inout Drawing
  ) {
    let isMinimal = content.searchBarStyle == .minimal
    if !isMinimal, drawn.appearance.backgroundColor == nil {
      drawing.rect(drawn.bounds, fill: content.barTintColor ?? barGround)
    }
    var field = drawn.bounds.inset(x: 8, y: max((min(drawn.height, 56) - 36) / 2, 4))
    field.height = min(field.height, 36)
    if content.showsCancelButton {
      field.width = max(field.width - 62, 0)
      drawing.text(
        "Cancel",
        in: LayoutRect(x: field.maxX + 8, y: field.y, width: 58, height: field.height),
        DrawnTextStyle(size: 17, color: drawn.tint))
    }
    let isLight = palette.appearance.style != .dark && content.barStyle == .default
    drawing.rect(
      field, radius: 10, fill: isMinimal || !isLight ? palette[.tertiarySystemFill] : .white)
    let ink = palette[.secondaryLabel]
    let side = min(16, field.height * 0.5)
    drawGlyph(
      "magnifyingglass",
      in: LayoutRect(
        x: field.x + 9, y: field.y + (field.height - side) / 2, width: side, height: side),
      ink, &drawing)
    let placeholder = content.placeholder.isEmpty ? "Search" : content.placeholder
    drawing.text(
      content.text.isEmpty ? placeholder : content.text,
      in: LayoutRect(
        x: field.x + 31, y: field.y, width: max(field.width - 40, 0), height: field.height),
      DrawnTextStyle(size: 17, color: content.text.isEmpty ? ink : palette[.label]))
    guard content.showsScopeBar, !content.scopeButtonTitles.isEmpty else { return }
    let scopes = LayoutRect(
      x: 8, y: field.maxY + 10, width: max(drawn.width - 16, 0),
      height: min(32, max(drawn.height - field.maxY - 14, 0)))
    drawing.rect(scopes, radius: 8, fill: palette[.tertiarySystemFill])
    let width = scopes.width / Double(content.scopeButtonTitles.count)
    for (number, title) in content.scopeButtonTitles.enumerated() {
      let box = LayoutRect(
        x: scopes.x + width * Double(number), y: scopes.y, width: width, height: scopes.height)
      if number == 0 {
        drawing.rect(
          box.inset(2), radius: 7, fill: isLight ? .white : palette[.systemGray2])
      }
      drawing.text(
        title, in: box.inset(x: 3, y: 0),
        DrawnTextStyle(
          size: 13, weight: number == 0 ? 600 : 500, color: palette[.label], anchor: .middle))
    }
  }

  /// The ground of a search bar without a colour: a guess.
  private var barGround: RGBA {
    palette.appearance.style == .dark ? palette.bar : .gray(201)
  }
}
