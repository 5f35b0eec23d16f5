import InterfaceResolution
package import InterfaceLayout
package import InterfaceSource
import InterfaceTraits
import PlatformFacts

/// A picture of all scenes of a storyboard with their segues.
///
/// A scene is to the right of one with a segue to it, or below a container of which it is the only
/// content, with the label of the segue above it and an arrow that leads to it. Other segues are lines below their scene that name their destination. Scenes
/// without content are small.
package enum StoryboardSheet {
  /// The width that a sheet does not exceed, in points, unless a single scene does.
  package static let width = 1_440.0
  private static let margin = 28.0
  private static let top = 60.0
  /// The distance between columns, and the part of it that is left of the arrows, in points.
  private static let gutter = 34.0
  private static let leastColumn = 150.0
  /// The greatest width of a column: that of a large iPhone on sheets.
  private static let greatestColumn = 207.0
  private static let leastScale = 0.2
  /// The height of a scene without content, in points.
  private static let smallHeight = 40.0
  private static let titleHeight = 18.0
  private static let labelHeight = 14.0
  /// The distance from the top of a scene to the arrows at its sides.
  private static let arrowDepth = 14.0

  /// The maximum number of scenes that begin a row of their own to make the sheet shorter, and the
  /// greatest height, as a share of that without, for which one does.
  private static let mostSeparate = 8
  private static let worthSeparating = 0.75

  private static let titleStyle = DrawnTextStyle(size: 12, weight: 600, color: .gray(40))
  private static let captionStyle = DrawnTextStyle(
    size: 11, color: LayoutCaption.color)
  private static func labelStyle(_ color: RGBA) -> DrawnTextStyle {
    DrawnTextStyle(size: 10, weight: 500, color: color)
  }

  /// Returns the sheet of a storyboard.
  ///
  /// - Parameters:
  ///   - layout: The laid-out document.
  ///   - configuration: The index of the configuration to show.
  ///   - title: The name of the document.
  ///   - images: Returns the files of images.
  ///   - lines: The line table of the document.
  ///   - decoration: What is drawn in addition to the scenes.
  /// - Returns: The sheet.
  package static func draw(
    _ layout: DocumentLayout, configuration: Int, title: String,
    images: @escaping ImageFiles = { _ in nil }, lines: LineTable? = nil,
    decoration: SceneDecoration = SceneDecoration()
  ) -> DisplayList {
    let entries = layout.scenes.compactMap { scene in
      SheetEntry(
        configuration, of: scene, layout.configurations, images: images, lines: lines,
        decoration: decoration)
    }
    var sheet = Sheet(entries, initial: layout.document.initialController)
    return sheet.draw(title: title, configuration: layout.configurations[configuration].name)
  }

  /// A scene on the sheet.
  private struct Item {
    var entry: SheetEntry
    var title: String
    /// The reason why the scene is small, or `nil` if its picture is shown.
    var empty: EmptyScene?
    /// The size of its picture.
    var size: LayoutSize
    /// The label of the segue from the scene to its left.
    var label: (text: String, color: RGBA)?
    /// The segues that lead elsewhere.
    var links: [(title: String, about: String, color: RGBA)] = []
    /// Whether space for a label is above the title, because other scenes of the row may have one.
    var hasLabelSpace = false

    /// The distance from the top of the labels to that of the picture.
    var head: Double {
      StoryboardSheet.titleHeight + (hasLabelSpace ? StoryboardSheet.labelHeight : 0)
    }

    /// The problems of the layout in words, if the picture is shown.
    var caption: String? { empty == nil ? LayoutCaption.text(entry.painter.layout) : nil }

    var height: Double {
      head + size.height + (caption == nil ? 0 : 16)
        + (links.isEmpty ? 0 : Double(links.count) * StoryboardSheet.labelHeight + 3)
    }
  }

  private struct Sheet {
    private var items: [Item]
    private let columnWidth: Double
    private let plan: StoryboardPlan
    private let initial: Int?
    private let text = SheetText()

    init(_ entries: [SheetEntry], initial: ObjectID?) {
      let scenes = entries.map(\.painter.scene)
      self.initial = initial.flatMap { id in scenes.firstIndex { $0.controller == id } }
      let reasons = entries.map { EmptyScene($0.painter.scene, $0.painter.layout) }
      let shown = zip(entries, reasons).filter { $0.1 == nil }.map(\.0)
      let usual = Self.mostFrequent(shown.map(\.painter.size.width)) ?? 375
      let scale = max(
        min(SheetEntry.standardScale, greatestColumn / max(usual, 1)), leastScale)
      let columnWidth = min(max(usual * scale, leastColumn), greatestColumn)
      self.columnWidth = columnWidth
      let columnCount = Int((StoryboardSheet.width - 2 * margin + gutter) / (columnWidth + gutter))
      items = zip(entries, reasons).map { entry, reason in
        var entry = entry
        entry.scale = scale
        let size =
          reason == nil ? entry.size : LayoutSize(width: columnWidth, height: smallHeight)
        return Item(entry: entry, title: entry.painter.scene.title, empty: reason, size: size)
      }
      Self.distinguishTitles(&items)
      let spans = items.map { item in
        let columns = ((item.size.width + gutter - 1) / (columnWidth + gutter)).rounded(.up)
        return Int(min(max(columns, 1), Double(columnCount)))
      }
      let bundles = SegueBundle.all(in: scenes)
      var targets = [[Int]](repeating: [], count: items.count)
      for bundle in bundles where !targets[bundle.source].contains(bundle.target) {
        targets[bundle.source].append(bundle.target)
      }
      let (bare, initial) = (items, self.initial)
      let containers = Set(reasons.indices.filter { reasons[$0] == .container })
      func arranged(_ separate: Set<Int>) -> (items: [Item], plan: StoryboardPlan) {
        let tree = StoryboardTree(
          targets: targets, initial: initial, spans: spans, columnCount: columnCount,
          containers: containers, separate: separate)
        let items = Self.labeled(bare, bundles, tree)
        let plan = StoryboardPlan(
          tree, spans: spans, heights: items.map(\.height), columnCount: columnCount)
        return (items, plan)
      }
      var separate: Set<Int> = []
      var best = arranged(separate)
      while separate.count < mostSeparate {
        let tree = best.plan.tree
        let branching = items.indices
          .filter { tree.parents[$0] != nil && tree.children[$0].count > 1 }
          .sorted { (-tree.children[$0].count, $0) < (-tree.children[$1].count, $1) }
          .prefix(mostSeparate)
        let others = branching.map { (scene: $0, made: arranged(separate.union([$0]))) }
        guard let shortest = others.min(by: { $0.made.plan.height < $1.made.plan.height }),
          shortest.made.plan.height < best.plan.height * worthSeparating
        else { break }
        separate.insert(shortest.scene)
        best = shortest.made
      }
      (items, plan) = best
    }

    /// Returns the scenes with the segues between them as labels.
    private static func labeled(
      _ items: [Item], _ bundles: [SegueBundle], _ tree: StoryboardTree
    ) -> [Item] {
      var items = items
      for index in items.indices {
        items[index].hasLabelSpace = tree.parents[index] != nil || !tree.children[index].isEmpty
      }
      for bundle in bundles {
        let color = bundle.kind.color
        if tree.parents[bundle.target] == bundle.source {
          let label = items[bundle.target].label
          items[bundle.target].label = (
            (label.map { $0.text + " · " } ?? "") + bundle.label, label?.color ?? color
          )
        } else {
          items[bundle.source].links.append(
            ("→ \(items[bundle.target].title)", bundle.label, color))
        }
      }
      return items
    }

    /// Returns the most frequent of several numbers, the smallest one if several are.
    private static func mostFrequent(_ numbers: [Double]) -> Double? {
      let counts = Dictionary(numbers.map { ($0, 1) }, uniquingKeysWith: +)
      return counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
    }

    /// Adds numbers to titles that several scenes have.
    private static func distinguishTitles(_ items: inout [Item]) {
      let counts = Dictionary(items.map { ($0.title, 1) }, uniquingKeysWith: +)
      var numbers: [String: Int] = [:]
      for index in items.indices where counts[items[index].title] ?? 0 > 1 {
        let title = items[index].title
        numbers[title, default: 0] += 1
        items[index].title = "\(title) (\(numbers[title] ?? 1))"
      }
    }

    // MARK: Drawing

    private func x(_ column: Int) -> Double { margin + Double(column) * (columnWidth + gutter) }

    /// Returns the frame of a scene's picture.
    private func frame(_ index: Int) -> LayoutRect {
      let place = plan.places[index]
      let size = items[index].size
      return LayoutRect(
        x: x(place.column), y: top + place.y + items[index].head, width: size.width,
        height: size.height)
    }

    mutating func draw(title: String, configuration: String) -> DisplayList {
      let frames = items.indices.map { frame($0) }
      let right = max(
        frames.map(\.maxX).max() ?? 0, x(max(plan.columnCount - 1, 0)) + columnWidth)
      let size = LayoutSize(
        width: max(right, 240) + margin, height: top + plan.height + margin)
      var drawing = Drawing(viewCount: items.reduce(0) { $0 + $1.entry.viewCount })
      drawing.rect(
        LayoutRect(x: 0, y: 0, width: size.width, height: size.height), fill: .gray(238))
      text.draw(
        title, x: margin, baseline: 36, width: size.width - 2 * margin,
        DrawnTextStyle(size: 20, weight: 600, color: .gray(40)), &drawing)
      for index in items.indices { drawArrows(from: index, frames, &drawing) }
      if let initial { drawInitialArrow(to: frames[initial], &drawing) }
      for (item, frame) in zip(items, frames) { draw(item, in: frame, &drawing) }
      return drawing.list(
        size: size, title: "\(title), \(configuration)", scene: "", configuration: configuration)
    }

    private func draw(_ item: Item, in frame: LayoutRect, _ drawing: inout Drawing) {
      let width = max(frame.width, columnWidth)
      if let label = item.label {
        text.draw(
          label.text, x: frame.x, baseline: frame.y - titleHeight - 3, width: width,
          labelStyle(label.color), &drawing)
      }
      text.draw(
        item.title, x: frame.x, baseline: frame.y - 6, width: width, titleStyle, &drawing)
      if let empty = item.empty {
        draw(empty, item.entry.painter.scene, in: frame, &drawing)
      } else {
        item.entry.drawScene(at: LayoutPoint(x: frame.x, y: frame.y), &drawing)
      }
      var y = frame.maxY
      if let caption = item.caption {
        text.draw(caption, x: frame.x, baseline: y + 13, width: width, captionStyle, &drawing)
        y += 16
      }
      for (number, link) in item.links.enumerated() {
        text.draw(
          title: link.title, about: link.about, x: frame.x,
          baseline: y + 12 + Double(number) * labelHeight, width: width, labelStyle(link.color),
          &drawing)
      }
    }

    private func draw(
      _ empty: EmptyScene, _ scene: ResolvedScene, in frame: LayoutRect, _ drawing: inout Drawing
    ) {
      drawing.rect(
        frame.inset(0.5), radius: 4, fill: .gray(247),
        stroke: .init(color: .gray(175), dashes: [4, 3]))
      let words = empty.words(for: scene)
      let style = DrawnTextStyle(size: 11, color: .gray(100))
      let (shown, width) = text.fitting(words, style, width: frame.width - 16)
      drawing.text(
        shown, x: frame.x + 10, baseline: style.baseline(in: frame), style, width: width)
    }

    /// Draws the arrows to the scenes at the right of a scene.
    ///
    /// They share a line, which leads down beside the first column and along the top of each row.
    private func drawArrows(
      from index: Int, _ frames: [LayoutRect], _ drawing: inout Drawing
    ) {
      let from = frames[index]
      if plan.tree.stacked.contains(index), let child = plan.tree.children[index].first {
        let (x, tip) = (from.x + arrowDepth, from.maxY + StoryboardPlan.stackGap)
        drawing.line(x, from.maxY, x, tip - 7, Stroke(color: .gray(150), width: 1.25))
        return drawHead(
          at: LayoutPoint(x: x, y: tip), items[child].label?.color ?? .gray(95), isDown: true,
          &drawing)
      }
      let start = LayoutPoint(x: from.maxX, y: from.y + min(arrowDepth, from.height / 2))
      for row in plan.rows[index] {
        guard let first = row.first else { continue }
        let shared = frames[first].x - gutter / 2
        for (number, target) in row.enumerated() {
          let to = frames[target]
          let end = LayoutPoint(x: to.x - 1, y: to.y + min(arrowDepth, to.height / 2))
          var points = [start, LayoutPoint(x: shared, y: start.y)]
          if number > 0 {
            let above = to.y - items[target].head - 9
            points.append(LayoutPoint(x: shared, y: above))
            points.append(LayoutPoint(x: to.x - gutter / 2, y: above))
          }
          points.append(LayoutPoint(x: to.x - gutter / 2, y: end.y))
          points.append(LayoutPoint(x: end.x - 6, y: end.y))
          drawing.path(
            Path(rounding: points), stroke: Stroke(color: .gray(150), width: 1.25))
          drawHead(at: end, items[target].label?.color ?? .gray(95), &drawing)
        }
      }
    }

    private func drawHead(
      at tip: LayoutPoint, _ color: RGBA, isDown: Bool = false, _ drawing: inout Drawing
    ) {
      var head = Path()
      head.move(tip.x, tip.y)
      head.line(tip.x - (isDown ? 4.5 : 8), tip.y - (isDown ? 8 : 4.5))
      head.line(tip.x + (isDown ? 4.5 : -8), tip.y + (isDown ? -8 : 4.5))
      head.close()
      drawing.path(head, fill: color)
    }

    /// Draws the arrow that marks the initial view controller.
    private func drawInitialArrow(to frame: LayoutRect, _ drawing: inout Drawing) {
      let y = frame.y + min(arrowDepth, frame.height / 2)
      var path = Path()
      path.move(frame.x - 23, y - 3)
      path.line(frame.x - 12, y - 3)
      path.line(frame.x - 12, y - 7.5)
      path.line(frame.x - 2, y)
      path.line(frame.x - 12, y + 7.5)
      path.line(frame.x - 12, y + 3)
      path.line(frame.x - 23, y + 3)
      path.close()
      drawing.path(path, fill: .gray(95))
    }
  }
}

extension Path {
  /// Creates a line through points, with rounded corners.
  fileprivate init(rounding points: [LayoutPoint]) {
    self.init()
    var points = points
    points.removeAll { $0.x.isNaN || $0.y.isNaN }
    var corners: [LayoutPoint] = []
    for point in points where corners.last != point { corners.append(point) }
    guard let first = corners.first, let last = corners.last else { return }
    move(first.x, first.y)
    for index in corners.indices.dropFirst().dropLast() {
      let (before, corner, after) = (corners[index - 1], corners[index], corners[index + 1])
      let start = corner.moved(toward: before)
      let end = corner.moved(toward: after)
      line(start.x, start.y)
      curve(corner.x, corner.y, corner.x, corner.y, end.x, end.y)
    }
    line(last.x, last.y)
  }
}

extension LayoutPoint {
  /// Returns the point moved by 5 points in the direction of another, but not beyond the middle.
  fileprivate func moved(toward other: LayoutPoint) -> LayoutPoint {
    let (dx, dy) = (other.x - x, other.y - y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return self }
    let share = min(5 / length, 0.5)
    return LayoutPoint(x: x + dx * share, y: y + dy * share)
  }
}
