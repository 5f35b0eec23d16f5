import InterfaceLayout
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ScenePainter {
  /// Draws the titles of sections where the cells leave room for them.
  func drawTable(
    _ content: ResolvedContent.TableView, _ drawn: DrawnView, _ drawing: inout Drawing
  ) {
    guard content.hasStaticCells else {
      // Prototypes stand below their title unless a header stands there.
      guard let first = children(of: drawn.index).first,
        case .tableViewCell = scene.views[first].content, layout.frames[first].y >= 18
      else { return }
      return drawSectionTitle(
        "Prototype Cells", above: layout.frames[first].y, drawn, isGrouped: true, &drawing)
    }
    let isGrouped = content.style.isGrouped
    for section in content.sections {
      guard let first = section.cells.first.map({ layout.frames[$0] }),
        let last = section.cells.last.map({ layout.frames[$0] })
      else { continue }
      if let title = section.headerTitle {
        if !isGrouped {
          drawing.rect(
            Rect(x: 0, y: first.y - 28, width: drawn.width, height: 28),
            fill: palette[.secondarySystemBackground])
        }
        drawSectionTitle(
          title, above: first.y, drawn, isGrouped: isGrouped, x: max(first.x, 0), &drawing)
      }
      if let title = section.footerTitle {
        drawing.text(
          title,
          in: Rect(
            x: max(last.x, 0) + 16, y: last.maxY + 4, width: max(drawn.width - 32, 0), height: 20),
          DrawnTextStyle(size: 13, color: palette[.secondaryLabel]))
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
      ? DrawnTextStyle(size: 13, color: palette[.secondaryLabel])
      : DrawnTextStyle(size: 15, weight: 600, color: palette[.label])
    drawing.text(isGrouped ? title.uppercased() : title, in: room, style)
  }

  /// Draws a cell's list content, separator and accessory.
  func drawCell(
    _ content: ResolvedContent.TableViewCell, _ drawn: DrawnView, _ drawing: inout Drawing
  ) {
    if let list = content.listContent { drawListContent(list, drawn, &drawing) }
    var table: ResolvedContent.TableView?
    if drawn.view.superview >= 0,
      case .tableView(let outer) = scene.views[drawn.view.superview].content
    {
      table = outer
    }
    if table?.separatorStyle != ResolvedContent.TableView.SeparatorStyle.none, drawn.height > 1 {
      let insets = content.separatorInset ?? table?.separatorInset
      let left = min(insets?.left ?? 16, drawn.width)
      drawing.rect(
        Rect(
          x: left, y: drawn.height - 0.5,
          width: max(drawn.width - left - (insets?.right ?? 0), 0), height: 0.5),
        fill: table?.separatorColor ?? palette[.separator])
    }
    drawAccessory(content.accessory, drawn, &drawing)
  }

  private func drawAccessory(
    _ accessory: ResolvedContent.TableViewCell.Accessory, _ drawn: DrawnView,
    _ drawing: inout Drawing
  ) {
    func box(_ distance: Double, _ side: Double) -> Rect {
      Rect(x: drawn.width - distance - side, y: drawn.midY - side / 2, width: side, height: side)
    }
    let gray = palette[.systemGray3]
    let chevron = drawn.isReversed ? "chevron.left" : "chevron.right"
    switch accessory {
    case .none: break
    case .disclosureIndicator: drawGlyph(chevron, in: box(14, 14), gray, &drawing)
    case .detailDisclosureButton:
      drawGlyph(chevron, in: box(14, 14), gray, &drawing)
      drawGlyph("info.circle", in: box(34, 22), drawn.tint, &drawing)
    case .detailButton: drawGlyph("info.circle", in: box(14, 22), drawn.tint, &drawing)
    case .checkmark: drawGlyph("checkmark", in: box(16, 16), drawn.tint, &drawing)
    }
  }

  /// Draws the texts of a cell that has a list configuration instead of labels.
  private func drawListContent(
    _ list: ResolvedContent.TableViewCell.ListContent, _ drawn: DrawnView,
    _ drawing: inout Drawing
  ) {
    let room = drawn.bounds.inset(x: 16, y: 0)
    var titleRoom = room
    if !list.secondaryText.isEmpty {
      titleRoom.height = room.height * 0.56
      drawing.text(
        list.secondaryText,
        in: Rect(
          x: room.x, y: room.height * 0.5, width: room.width, height: room.height * 0.4),
        DrawnTextStyle(size: 12, color: palette[.secondaryLabel]))
    }
    drawing.text(list.text, in: titleRoom, DrawnTextStyle(size: 17, color: palette[.label]))
  }
}
