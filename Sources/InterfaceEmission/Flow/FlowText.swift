package import InterfaceComposition
package import InterfaceResolution
import InterfaceSource
import InterfaceTraits

/// Writes flows as indented lines.
package enum FlowText {
  /// The maximum indentation.
  ///
  /// Deeper lines state their depth, so that the output for a chain of scenes grows linearly.
  private static let greatestIndentation = 30

  /// Returns the text of an app's flows.
  ///
  /// - Parameter flows: The flow in each environment.
  /// - Returns: Lines, each ending in a line feed.
  package static func text(of flows: [(configuration: Configuration, chart: FlowChart)]) -> String {
    var lines = DumpText()
    for (index, flow) in flows.enumerated() {
      if index > 0 { lines.add("", at: 0) }
      add(flow.chart, flow.configuration, to: &lines)
    }
    return lines.text
  }

  private static func add(
    _ chart: FlowChart, _ configuration: Configuration, to lines: inout DumpText
  ) {
    let size = configuration.size
    let cell = SizeClassGrid.Cell(
      width: configuration.traits.horizontalSizeClass,
      height: configuration.traits.verticalSizeClass)
    lines.add(
      "\(configuration.name): \(DumpText.number(size.width)) x \(DumpText.number(size.height)), \(cell.shortName)",
      at: 0)
    var walk = Walk(chart)
    let titles: [(FlowGraph.Beginning, String)] = [
      (.initial, "the app starts with"), (.named, "reachable only from code"),
      (.none, "unreachable"),
    ]
    for (beginning, title) in titles {
      let starts = chart.beginnings.filter { $0.beginning == beginning }
      guard !starts.isEmpty else { continue }
      lines.add(title, at: 1)
      for start in starts { walk.add(from: start.stop, to: &lines) }
    }
    let held = chart.stops.filter { $0.isAvailable && $0.reach == .held }
    if !held.isEmpty {
      lines.add("contained, but not shown here", at: 1)
      for stop in held { lines.add(stop.title, at: 2) }
    }
    if !chart.missing.isEmpty {
      lines.add("missing", at: 1)
      for missing in chart.missing {
        lines.add("\(missing.name), named by \(missing.references.joined(separator: ", "))", at: 2)
      }
    }
  }

  /// A walk along the stops, each of which is described once.
  private struct Walk {
    let chart: FlowChart
    private var visited: Set<FlowChart.ID> = []

    init(_ chart: FlowChart) { self.chart = chart }

    /// A line, and the stop that is described below it.
    private struct Line {
      var text: String
      var stop: FlowChart.ID?
      var depth: Int
    }

    mutating func add(from start: FlowChart.ID, to lines: inout DumpText) {
      var pending = [Line(text: "", stop: start, depth: 2)]
      while let line = pending.popLast() {
        var text = line.text
        let isNew = line.stop.map { visited.insert($0).inserted } ?? false
        if let id = line.stop {
          let stop = chart.stops[id]
          text += (text.isEmpty ? "" : ": ") + stop.title
          if stop.isCollapsed { text += ", collapsed" }
          if !stop.isAvailable { text += ", missing" }
          if !isNew, stop.isAvailable, !(stop.contents.isEmpty && stop.edges.isEmpty) {
            text += ", see above"
          }
        }
        let indentation = min(line.depth, greatestIndentation)
        lines.add(line.depth > indentation ? "[\(line.depth)] \(text)" : text, at: indentation)
        guard isNew, let id = line.stop else { continue }
        let stop = chart.stops[id]
        let depth = line.depth + 1
        pending += stop.edges.reversed().map {
          Line(text: "\($0.name) \($0.description)", stop: $0.stop, depth: depth)
        }
        pending += stop.messages.reversed().map {
          Line(text: "message \($0)", stop: nil, depth: depth)
        }
        pending += stop.contents.reversed().map {
          Line(text: $0.role, stop: $0.stop, depth: depth)
        }
      }
    }
  }
}
