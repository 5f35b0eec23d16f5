import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ViewContent.TableViewCell {
  /// Draws a cell's list content, separator and accessory.
  ///
  /// - Parameters:
  ///   - view: The cell.
  ///   - table: The table that directly contains it.
  ///   - hasSeparator: Whether there is a separator below, if the table has any.
  ///   - drawing: Receives the shapes.
  func draw(
    _ view: DrawnView, in table: ViewContent.TableView?, hasSeparator: Bool,
    _ drawing: inout Drawing
  ) {
    if let contentConfiguration { draw(contentConfiguration, view, &drawing) }
    if hasSeparator, table?.separatorStyle != ViewContent.TableView.SeparatorStyle.none,
      view.height > 1
    {
      let insets = separatorInset ?? table?.separatorInset
      let left = min(insets?.left ?? TableAppearance.inset, view.width)
      drawing.rect(
        LayoutRect(
          x: left, y: view.height - BarAppearance.lineWidth,
          width: max(view.width - left - (insets?.right ?? 0), 0), height: BarAppearance.lineWidth),
        fill: table?.separatorColor ?? view.palette[.separator])
    }
    drawAccessory(view, &drawing)
  }

  private func drawAccessory(_ view: DrawnView, _ drawing: inout Drawing) {
    typealias Appearance = TableAppearance.Accessory
    func draw(_ symbol: String, _ color: RGBA, _ side: Double, at edge: Double = Appearance.edge) {
      drawing.glyph(
        symbol,
        in: LayoutRect(
          x: view.width - edge - side, y: view.midY - side / 2, width: side, height: side), color)
    }
    let gray = view.palette[.systemGray3]
    let chevron = view.isReversed ? "chevron.left" : "chevron.right"
    switch accessoryType {
    case .none: break
    case .disclosureIndicator: draw(chevron, gray, Appearance.sides.disclosure)
    case .detailDisclosureButton:
      draw(chevron, gray, Appearance.sides.disclosure)
      draw("info.circle", view.tint, Appearance.sides.detail, at: Appearance.detailNextToDisclosure)
    case .detailButton: draw("info.circle", view.tint, Appearance.sides.detail)
    case .checkmark:
      draw("checkmark", view.tint, Appearance.sides.checkmark, at: Appearance.checkmarkEdge)
    }
  }

  /// Draws the texts of a cell that has a list configuration instead of labels.
  private func draw(
    _ list: ContentConfiguration, _ view: DrawnView, _ drawing: inout Drawing
  ) {
    typealias Appearance = TableAppearance.ListContent
    let contentFrame = view.bounds.inset(x: TableAppearance.inset, y: 0)
    var titleFrame = contentFrame
    if !list.secondaryText.isEmpty {
      titleFrame.height = contentFrame.height * Appearance.textShare
      drawing.text(
        list.secondaryText,
        in: LayoutRect(
          x: contentFrame.x, y: contentFrame.height * Appearance.secondary.top,
          width: contentFrame.width,
          height: contentFrame.height * Appearance.secondary.share),
        DrawnTextStyle(size: Appearance.secondaryFontSize, color: view.palette[.secondaryLabel]))
    }
    drawing.text(
      list.text, in: titleFrame,
      DrawnTextStyle(size: Appearance.fontSize, color: view.palette[.label]))
  }
}
