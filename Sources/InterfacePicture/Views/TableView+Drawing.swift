import InterfaceLayout
import InterfaceResolution
import InterfaceTraits
import PlatformFacts
import TextMeasurement

extension ViewContent.TableView {
  private typealias Caption = TableAppearance.Caption

  /// Draws the titles of sections where the cells leave space for them.
  ///
  /// - Parameters:
  ///   - view: The table.
  ///   - layout: The layout of its scene.
  ///   - drawing: Receives the shapes.
  func draw(_ view: DrawnView, _ layout: Layout, _ drawing: inout Drawing) {
    // The heading above prototypes is Interface Builder's: no app shows it.
    guard hasStaticCells else { return }
    for (number, section) in sections.enumerated() {
      guard let first = section.cells.first.map({ layout.frames[$0] }),
        let last = section.cells.last.map({ layout.frames[$0] })
      else { continue }
      if let title = section.headerTitle {
        drawHeader(title, above: first, view, &drawing)
      }
      if let title = section.footerTitle {
        let next = sections.dropFirst(number + 1).first
        var end = next?.cells.first.map { layout.frames[$0].y } ?? .infinity
        if next?.headerTitle != nil { end -= TableAppearance.headerHeight }
        drawFooter(title, below: last, until: end, view, &drawing)
      }
    }
  }

  /// Draws as many lines of a footer as fit: rows have the positions that the document stores.
  private func drawFooter(
    _ title: String, below cell: LayoutRect, until end: Double, _ view: DrawnView,
    _ drawing: inout Drawing
  ) {
    let x = max(cell.x, 0) + TableAppearance.inset
    let style = DrawnTextStyle(size: Caption.fontSize, color: view.palette[.secondaryLabel])
    let lines = Self.lines(of: title, width: view.width - 2 * x)
    let lineCount = (end - cell.maxY - Caption.footerMargin) / Caption.lineHeight
    for (number, line) in lines.prefix(Int(max(1, min(100, lineCount)))).enumerated() {
      let below = Caption.lineHeight * Double(number)
      drawing.text(line, x: x, baseline: cell.maxY + Caption.footerBaseline + below, style)
    }
  }

  /// Draws the header of a section, in a plain table with a background.
  private func drawHeader(
    _ title: String, above cell: LayoutRect, _ view: DrawnView, _ drawing: inout Drawing
  ) {
    let x = max(cell.x, 0)
    guard style.isGrouped else {
      typealias Appearance = TableAppearance.PlainHeader
      drawing.rect(
        LayoutRect(
          x: 0, y: cell.y - TableAppearance.headerHeight, width: view.width,
          height: TableAppearance.headerHeight),
        fill: view.palette[.secondarySystemBackground])
      let textArea = LayoutRect(
        x: x + TableAppearance.inset, y: cell.y - Appearance.top,
        width: max(view.width - x - 2 * TableAppearance.inset, 0), height: Appearance.height)
      return drawing.text(
        title, in: textArea,
        DrawnTextStyle(
          size: Appearance.fontSize, weight: Appearance.weight, color: view.palette[.label]))
    }
    let style = DrawnTextStyle(size: Caption.fontSize, color: view.palette[.secondaryLabel])
    let lines = Self.lines(
      of: view.palette.appearance.appearanceSet.hasCapitalHeaders ? title.uppercased() : title,
      width: view.width - 2 * (x + TableAppearance.inset))
    for (number, line) in lines.enumerated() {
      let below = Caption.lineHeight * Double(lines.count - 1 - number)
      drawing.text(
        line, x: x + TableAppearance.inset, baseline: cell.y - Caption.headerBaseline - below, style
      )
    }
  }

  /// Returns the lines of a section's title.
  ///
  /// Layout has measured its size, but does not retain its lines.
  private static func lines(of title: String, width: Double) -> [String] {
    guard width > 0 else { return [] }
    let measurer = TextMeasurer()
    let bytes = Array(title.utf8)
    let layout = measurer.measure(
      title, font: .system(Caption.fontSize), maxWidth: width,
      environment: TextEnvironment(.uiKit(.newest), scale: 2))
    return layout.lines.map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  /// Returns the subviews of a table in groups that are drawn together: those of a section of an
  /// inset table have rounded corners.
  ///
  /// - Parameters:
  ///   - children: The subviews, from back to front.
  ///   - scene: The scene.
  ///   - layout: Its layout.
  /// - Returns: The groups, each with the rectangle that it is clipped to, in the table's
  ///   coordinate space, or `nil` if it is not clipped.
  func cards(
    _ children: [ViewIndex], in scene: ResolvedScene, _ layout: Layout
  ) -> [(views: [ViewIndex], card: LayoutRect?)] {
    guard style == .insetGrouped else { return [(children, nil)] }
    var sectionOfCell: [ViewIndex: Int] = [:]
    for (number, section) in sections.enumerated() {
      for cell in section.cells { sectionOfCell[cell] = number }
    }
    var groups: [(section: Int?, views: [ViewIndex])] = []
    for child in children {
      // Prototypes are rows of one section.
      var section: Int?
      if case .tableViewCell = scene.views[child].content {
        section = sectionOfCell[child] ?? sections.count
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
}
