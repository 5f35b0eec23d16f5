package import InterfaceComposition
package import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// Draws the navigation between the scenes of an app.
///
/// Scenes are boxes with a line for each of their segues, containers enclose their content, and
/// arrows represent segues.
package enum FlowPicture {
  /// Returns the picture of an app's flows, with those of several environments below each other.
  package static func draw(
    _ flows: [(configuration: Configuration, chart: FlowChart)]
  ) -> DisplayList {
    let plans = flows.map { FlowPlan($0.chart) }
    let count = plans.reduce(0) { $0 + $1.boxes.count }
    var drawing = Drawing(viewCount: count * 3)
    var size = LayoutSize(width: 320, height: 0)
    let headHeight = 44.0
    for plan in plans {
      size.width = max(size.width, plan.size.width)
      size.height += headHeight + plan.size.height
    }
    size.height = max(size.height, headHeight)
    drawing.rect(LayoutRect(x: 0, y: 0, width: size.width, height: size.height), fill: .gray(255))
    var y = 0.0
    for (flow, plan) in zip(flows, plans) {
      drawing.text(
        caption(of: flow.configuration), x: 16, baseline: y + 30,
        DrawnTextStyle(size: 17, weight: 600, color: .gray(30)))
      y += headHeight
      drawing.group(x: 0, y: y) { draw(plan, flow.chart, &$0) }
      y += plan.size.height
    }
    return drawing.list(
      size: size, title: "Flow, " + flows.map(\.configuration.name).joined(separator: ", "),
      scene: "")
  }

  private static func caption(of configuration: Configuration) -> String {
    let cell = SizeClassGrid.Cell(
      width: configuration.traits.horizontalSizeClass,
      height: configuration.traits.verticalSizeClass)
    return "\(configuration.name), \(cell.shortName)"
  }

  private static func draw(_ plan: FlowPlan, _ chart: FlowChart, _ drawing: inout Drawing) {
    for title in plan.titles {
      drawing.text(
        title.text, x: 16, baseline: title.y,
        DrawnTextStyle(size: 14, weight: 600, color: .gray(110)))
    }
    // Groups are below the arrows, scenes above: an arrow that has to cross a scene hides no text.
    for box in plan.boxes where box.innerCount > 0 {
      drawing.rect(
        box.frame, radius: 10, fill: .gray(120, alpha: 0.08),
        stroke: Stroke(color: .gray(150), width: 1))
    }
    for (index, box) in plan.boxes.enumerated() {
      drawArrows(from: index, box, plan, chart, &drawing)
    }
    for box in plan.boxes { draw(box, chart.stops[box.stop], chart, &drawing) }
  }

  // MARK: Boxes

  private static func draw(
    _ box: FlowPlan.Box, _ stop: FlowChart.Stop, _ chart: FlowChart, _ drawing: inout Drawing
  ) {
    let frame = box.frame
    if box.innerCount == 0 {
      let isReached = stop.isAvailable && stop.reach != .none
      drawing.rect(
        frame, radius: 8,
        fill: stop.reach == .none && stop.isAvailable ? RGBA(255, 241, 239) : .gray(255),
        stroke: Stroke(
          color: isReached ? .gray(130) : RGBA(190, 90, 80), width: 1,
          dashes: isReached ? [] : [4, 3]))
    }
    let name = stop.name ?? stop.kindDescription
    text(
      name, in: frame, baseline: 18,
      DrawnTextStyle(size: 13, weight: 600, color: .gray(20)), &drawing)
    text(
      subtitle(of: stop), in: frame, baseline: 33,
      DrawnTextStyle(size: 10, weight: 400, color: .gray(110)), &drawing)
    var y = FlowPlan.headerHeight + 12
    for link in box.links {
      text(
        "\(link.role): \(chart.stops[link.stop].title)", in: frame, baseline: y,
        DrawnTextStyle(size: 10.5, weight: 400, color: .gray(110)), &drawing)
      y += FlowPlan.rowHeight
    }
    for edge in stop.edges {
      text(
        edge.name, in: frame, baseline: y,
        DrawnTextStyle(size: 10.5, weight: 500, color: .gray(50)), &drawing)
      text(
        edge.summary, in: frame, baseline: y + 12.5,
        DrawnTextStyle(size: 9.5, weight: 400, color: color(of: edge)), &drawing)
      y += FlowPlan.rowHeight
    }
  }

  private static func subtitle(of stop: FlowChart.Stop) -> String {
    guard stop.isAvailable else { return "missing" }
    var words = [stop.name == nil ? nil : stop.kindDescription, stop.id, stop.storyboard]
    if stop.isCollapsed { words.append("collapsed") }
    return words.compactMap(\.self).joined(separator: ", ")
  }

  private static func text(
    _ text: String, in frame: LayoutRect, baseline: Double, _ style: DrawnTextStyle,
    _ drawing: inout Drawing
  ) {
    let width = frame.width - 2 * FlowPlan.padding
    drawing.text(
      cut(text, to: width, style), x: frame.x + FlowPlan.padding, baseline: frame.y + baseline,
      style)
  }

  /// Returns a text, or its beginning if it does not fit.
  private static func cut(_ text: String, to width: Double, _ style: DrawnTextStyle) -> String {
    guard style.guessedWidth(text) > width else { return text }
    let count = max(Int(width / style.guessedWidth("x")) - 1, 1)
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(count))) + "…"
  }

  private static func color(of edge: FlowChart.Edge) -> RGBA {
    switch edge.action {
    case .push: RGBA(10, 90, 200)
    case .replace: RGBA(0, 120, 70)
    case .present: RGBA(130, 60, 170)
    case .custom, .handled, .unknown, .unwind: RGBA(170, 95, 0)
    case .contain, .embed: .gray(110)
    }
  }

  // MARK: Arrows

  private static func drawArrows(
    from index: Int, _ box: FlowPlan.Box, _ plan: FlowPlan, _ chart: FlowChart,
    _ drawing: inout Drawing
  ) {
    var y = box.firstRow + 14
    for link in box.links {
      arrow(from: box, y, to: link.stop, plan, .gray(150), &drawing)
      y += FlowPlan.rowHeight
    }
    for edge in chart.stops[box.stop].edges {
      if let stop = edge.stop { arrow(from: box, y, to: stop, plan, color(of: edge), &drawing) }
      y += FlowPlan.rowHeight
    }
  }

  /// Returns a curve from a row to the next column or, for a segue that leads back or down, around
  /// to the right side of a box.
  private static func arrow(
    from box: FlowPlan.Box, _ y: Double, to stop: FlowChart.ID, _ plan: FlowPlan, _ color: RGBA,
    _ drawing: inout Drawing
  ) {
    guard let boxIndex = plan.boxIndices[stop] else { return }
    let target = plan.boxes[boxIndex].frame
    let start = box.frame.maxX
    let end = target.y + 16
    let isForward = target.x > start
    var path = Path()
    path.move(start, y)
    if isForward {
      let reach = (target.x - start) / 2
      path.curve(start + reach, y, target.x - reach, end, target.x - 5, end)
    } else {
      let outer = max(start, target.maxX) + 40
      path.curve(outer, y, outer, end, target.maxX + 5, end)
    }
    drawing.path(path, stroke: Stroke(color: color, width: isForward ? 1.2 : 0.8))
    var head = Path()
    let tip = isForward ? target.x : target.maxX
    let back = isForward ? -6.0 : 6.0
    head.move(tip, end)
    head.line(tip + back, end - 3.5)
    head.line(tip + back, end + 3.5)
    head.close()
    drawing.path(head, fill: color)
  }
}
