import InterfaceResolution
import InterfaceLayout
import InterfaceModel
import InterfaceTraits
import PlatformFacts

extension ScenePainter {
  /// Draws the titles of sections where the cells leave room for them.
  func drawTable(_ drawn: DrawnView, _ drawing: inout Drawing) {
    let cells = children(of: drawn.index).filter { scene.views[$0].kind == .tableViewCell }
    let isGrouped = Self.isGrouped(drawn.view.attributes[.style])
    guard case .sections(let sections) = drawn.view.viewContent else {
      let hasHeader = children(of: drawn.index).first.map { !cells.contains($0) } ?? false
      if let first = cells.first, layout.frames[first].y >= 18, !hasHeader {
        drawSectionTitle(
          "Prototype Cells", above: layout.frames[first].y, drawn, isGrouped: true, &drawing)
      }
      return
    }
    for section in sections {
      let frames = cells.filter { cell in
        section.cells.contains { $0.id == scene.views[cell].id }
      }.map { layout.frames[$0] }
      guard let first = frames.first, let last = frames.last else { continue }
      if let title = section.headerTitle {
        if !isGrouped {
          drawing.rect(
            Rect(x: 0, y: first.y - 28, width: drawn.width, height: 28),
            fill: palette.system("secondarySystemBackgroundColor"))
        }
        drawSectionTitle(
          title, above: first.y, drawn, isGrouped: isGrouped, x: max(first.x, 0), &drawing)
      }
      if let title = section.footerTitle {
        drawing.text(
          title,
          in: Rect(
            x: max(last.x, 0) + 16, y: last.maxY + 4, width: max(drawn.width - 32, 0), height: 20),
          DrawnTextStyle(size: 13, color: palette.system("secondaryLabelColor")))
      }
    }
  }

  private func drawSectionTitle(
    _ title: String, above y: Double, _ drawn: DrawnView, isGrouped: Bool,
    x: Double = 0, _ drawing: inout Drawing
  ) {
    let room = Rect(x: x + 16, y: y - 26, width: max(drawn.width - x - 32, 0), height: 24)
    let style =
      isGrouped
      ? DrawnTextStyle(size: 13, color: palette.system("secondaryLabelColor"))
      : DrawnTextStyle(size: 15, weight: 600, color: palette.system("labelColor"))
    drawing.text(isGrouped ? title.uppercased() : title, in: room, style)
  }

  /// Draws a cell's separator and accessory.
  func drawCell(_ drawn: DrawnView, _ drawing: inout Drawing) {
    let table = drawn.view.superview
    let properties = table >= 0 ? scene.views[table].properties : Properties()
    let separators = table >= 0 ? scene.views[table].attributes[.separatorStyle] : nil
    if let list = drawn.view.properties.element(.contentConfiguration) {
      drawListContent(list, drawn, &drawing)
    }
    if separators != "none", drawn.height > 1 {
      let insets = properties.insets(.separatorInset)
      let left = min(insets?.left ?? 16, drawn.width)
      drawing.rect(
        Rect(
          x: left, y: drawn.height - 0.5,
          width: max(drawn.width - left - (insets?.right ?? 0), 0), height: 0.5),
        fill: palette.color(properties.color(.separatorColor)) ?? palette.system("separatorColor"))
    }
    drawAccessory(drawn, &drawing)
  }

  private func drawAccessory(_ drawn: DrawnView, _ drawing: inout Drawing) {
    func box(_ distance: Double, _ side: Double) -> Rect {
      Rect(x: drawn.width - distance - side, y: drawn.midY - side / 2, width: side, height: side)
    }
    let gray = palette.system("systemGray3Color")
    switch drawn.view.attributes[.accessoryType] {
    case "disclosureIndicator": drawGlyph("chevron.right", in: box(14, 14), gray, &drawing)
    case "detailDisclosureButton":
      drawGlyph("chevron.right", in: box(14, 14), gray, &drawing)
      drawGlyph("info.circle", in: box(34, 22), drawn.tint, &drawing)
    case "detailButton": drawGlyph("info.circle", in: box(14, 22), drawn.tint, &drawing)
    case "checkmark": drawGlyph("checkmark", in: box(16, 16), drawn.tint, &drawing)
    default: break
    }
  }

  /// Draws the texts of a cell that has a list configuration instead of labels.
  private func drawListContent(
    _ list: Element, _ drawn: DrawnView, _ drawing: inout Drawing
  ) {
    let title = list.attributes[.text] ?? list.child(.text)?.text ?? ""
    let detail = list.attributes[.secondaryText] ?? ""
    let room = drawn.bounds.inset(x: 16, y: 0)
    var titleRoom = room
    if !detail.isEmpty {
      titleRoom.height = room.height * 0.56
      drawing.text(
        detail,
        in: Rect(
          x: room.x, y: room.height * 0.5, width: room.width, height: room.height * 0.4),
        DrawnTextStyle(size: 12, color: palette.system("secondaryLabelColor")))
    }
    drawing.text(
      title, in: titleRoom, DrawnTextStyle(size: 17, color: palette.system("labelColor")))
  }
}
