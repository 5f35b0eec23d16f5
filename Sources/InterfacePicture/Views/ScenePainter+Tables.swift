import InterfaceLayout
import InterfaceResolution
import InterfaceTraits
import PlatformFacts
import TextMeasurement

extension ScenePainter {
  /// Draws the titles of sections where the cells leave room for them.
  func drawTable(
    _ content: ViewContent.TableView, _ drawn: DrawnView, _ drawing: inout Drawing
  ) {
    // The heading above prototypes is Interface Builder's: no app shows it.
    guard content.hasStaticCells else { return }
    let isGrouped = content.style.isGrouped
    for (number, section) in content.sections.enumerated() {
      guard let first = section.cells.first.map({ layout.frames[$0.position] }),
        let last = section.cells.last.map({ layout.frames[$0.position] })
      else { continue }
      if let title = section.headerTitle {
        if !isGrouped {
          drawing.rect(
            LayoutRect(
              x: 0, y: first.y - Self.headerHeight, width: drawn.width,
              height: Self.headerHeight),
            fill: palette[.secondarySystemBackground])
        }
        drawSectionTitle(
          title, above: first.y, drawn, isGrouped: isGrouped, x: max(first.x, 0), &drawing)
      }
      if let title = section.footerTitle {
        let next = content.sections.dropFirst(number + 1).first
        var end = next?.cells.first.map { layout.frames[$0.position].y } ?? .infinity
        if next?.headerTitle != nil { end -= Self.headerHeight }
        drawFooter(title, below: last, until: end, drawn, &drawing)
      }
    }
  }

  /// The room above cells that a header takes in the picture, in points.
  private static let headerHeight = 28.0

  /// Draws a footer in as many lines as there is room for: rows lie where the document stores them.
  private func drawFooter(
    _ title: String, below cell: LayoutRect, until end: Double, _ drawn: DrawnView,
    _ drawing: inout Drawing
  ) {
    let x = max(cell.x, 0) + 16
    let style = DrawnTextStyle(size: 13, color: palette[.secondaryLabel])
    let lines = Self.lines(of: title, width: drawn.width - 2 * x)
    let room = max(1, min(100, (end - cell.maxY - 4) / Self.lineHeight))
    for (number, line) in lines.prefix(Int(room)).enumerated() {
      drawing.text(
        line, x: x, baseline: cell.maxY + 18.5 + Self.lineHeight * Double(number), style)
    }
  }

  private func drawSectionTitle(
    _ title: String, above y: Double, _ drawn: DrawnView, isGrouped: Bool,
    x: Double = 0, _ drawing: inout Drawing
  ) {
    guard isGrouped else {
      let room = LayoutRect(x: x + 16, y: y - 26, width: max(drawn.width - x - 32, 0), height: 24)
      return drawing.text(
        title, in: room, DrawnTextStyle(size: 15, weight: 600, color: palette[.label]))
    }
    let style = DrawnTextStyle(size: 13, color: palette[.secondaryLabel])
    let lines = Self.lines(of: title.uppercased(), width: drawn.width - 2 * (x + 16))
    for (number, line) in lines.enumerated() {
      let below = Double(lines.count - 1 - number)
      drawing.text(line, x: x + 16, baseline: y - 9.5 - Self.lineHeight * below, style)
    }
  }

  /// The height of a line of a title at 13 points.
  private static let lineHeight = 16.0

  /// The lines of a title of a section, whose size layout has measured and whose lines it does not keep.
  private static func lines(of title: String, width: Double) -> [String] {
    guard width > 0 else { return [] }
    let measurer = TextMeasurer()
    let bytes = Array(title.utf8)
    let layout = measurer.measure(
      title, font: .system(13), maxWidth: width,
      environment: TextEnvironment(.uiKit(.newest), scale: 2))
    return layout.lines.map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  // MARK: Round corners

  /// The views inside a table, in groups that are drawn together: those of a section of an inset table have round corners.
  ///
  /// - Parameters:
  ///   - content: The table.
  ///   - children: The views directly inside it, from back to front.
  /// - Returns: The groups, each with the rectangle that it is clipped to, in the table's coordinates; nil for none.
  func sections(
    of content: ViewContent.TableView, _ children: [Int]
  ) -> [(views: [Int], card: LayoutRect?)] {
    guard content.style == .insetGrouped else { return [(children, nil)] }
    var sectionOfCell: [Int: Int] = [:]
    for (number, section) in content.sections.enumerated() {
      for cell in section.cells { sectionOfCell[cell.position] = number }
    }
    var groups: [(section: Int?, views: [Int])] = []
    for child in children {
      // Prototypes are rows of one section.
      var section: Int?
      if case .tableViewCell = scene.views[child].content {
        section = sectionOfCell[child] ?? content.sections.count
      }
      if let last = groups.last, last.section == section {
        groups[groups.count - 1].views.append(child)
      } else {
        groups.append((section, [child]))
      }
    }
    return groups.map { group in
      guard group.section != nil else { return (group.views, nil) }
      let frames = group.views.map { layout.frames[$0] }
      let x = frames.map(\.x).min() ?? 0
      let y = frames.map(\.y).min() ?? 0
      return (
        group.views,
        LayoutRect(
          x: x, y: y, width: (frames.map(\.maxX).max() ?? x) - x,
          height: (frames.map(\.maxY).max() ?? y) - y)
      )
    }
  }

  /// Whether a cell is the last one of a section with round corners, below which there is no line.
  private func isLastOfCard(_ drawn: DrawnView, in table: ViewContent.TableView) -> Bool {
    guard table.style == .insetGrouped else { return false }
    return sections(of: table, children(of: drawn.view.superview))
      .contains { $0.card != nil && $0.views.last == drawn.index }
  }

  /// Draws a cell's list content, separator and accessory.
  func drawCell(
    _ content: ViewContent.TableViewCell, _ drawn: DrawnView, _ drawing: inout Drawing
  ) {
    if let list = content.contentConfiguration { drawListContent(list, drawn, &drawing) }
    var table: ViewContent.TableView?
    if drawn.view.superview >= 0,
      case .tableView(let outer) = scene.views[drawn.view.superview].content
    {
      table = outer
    }
    if table?.separatorStyle != ViewContent.TableView.SeparatorStyle.none, drawn.height > 1,
      table.map({ isLastOfCard(drawn, in: $0) }) != true
    {
      let insets = content.separatorInset ?? table?.separatorInset
      let left = min(insets?.left ?? 16, drawn.width)
      drawing.rect(
        LayoutRect(
          x: left, y: drawn.height - 0.5,
          width: max(drawn.width - left - (insets?.right ?? 0), 0), height: 0.5),
        fill: table?.separatorColor ?? palette[.separator])
    }
    drawAccessory(content.accessoryType, drawn, &drawing)
  }

  private func drawAccessory(
    _ accessory: TableCellAccessory, _ drawn: DrawnView,
    _ drawing: inout Drawing
  ) {
    func box(_ distance: Double, _ side: Double) -> LayoutRect {
      LayoutRect(
        x: drawn.width - distance - side, y: drawn.midY - side / 2, width: side, height: side)
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
    _ list: ViewContent.TableViewCell.ContentConfiguration, _ drawn: DrawnView,
    _ drawing: inout Drawing
  ) {
    let room = drawn.bounds.inset(x: 16, y: 0)
    var titleRoom = room
    if !list.secondaryText.isEmpty {
      titleRoom.height = room.height * 0.56
      drawing.text(
        list.secondaryText,
        in: LayoutRect(
          x: room.x, y: room.height * 0.5, width: room.width, height: room.height * 0.4),
        DrawnTextStyle(size: 12, color: palette[.secondaryLabel]))
    }
    drawing.text(list.text, in: titleRoom, DrawnTextStyle(size: 17, color: palette[.label]))
  }
}
