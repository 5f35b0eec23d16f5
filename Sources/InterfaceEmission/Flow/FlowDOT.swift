package import InterfaceComposition
package import InterfaceResolution
import InterfaceSource
import InterfaceTraits

/// Writes flows as graphs in the Graphviz language, one for each environment.
package enum FlowDOT {
  /// Returns the graphs of an app's flows.
  ///
  /// - Parameter flows: The flow in each environment.
  /// - Returns: Lines, each ending in a line feed.
  package static func text(of flows: [(configuration: Configuration, chart: FlowChart)]) -> String {
    var text = ""
    for flow in flows { add(flow.chart, named: flow.configuration.name, to: &text) }
    return text
  }

  private static func add(_ chart: FlowChart, named name: String, to text: inout String) {
    text += "digraph \(quoted(name)) {\n"
    text += "  graph [label=\(quoted(name)), labelloc=t, rankdir=LR, compound=true, "
    text += "fontname=\"sans-serif\"]\n"
    text +=
      "  node [shape=box, style=\"rounded,filled\", fillcolor=white, fontname=\"sans-serif\"]\n"
    text += "  edge [fontname=\"sans-serif\", fontsize=10]\n"
    addStops(chart, to: &text)
    for beginning in chart.beginnings where beginning.beginning == .initial {
      text += "  start [label=\"\", shape=circle, fillcolor=black, width=0.2]\n"
      text += "  start -> \(node(beginning.stop))\n"
    }
    for (index, stop) in chart.stops.indexed {
      for content in stop.contents {
        text += "  \(node(index)) -> \(node(content.stop)) [label=\(quoted(content.role)), "
        text += "style=dotted, arrowhead=none]\n"
      }
      for edge in stop.edges {
        guard let destination = edge.stop else { continue }
        text +=
          "  \(node(index)) -> \(node(destination)) [label=\(quoted("\(edge.name)\n\(edge.description)"))"
        if case .unwind = edge.action { text += ", style=dashed" }
        text += "]\n"
      }
    }
    text += "}\n"
  }

  /// Writes each stop inside the first one that contains it.
  private static func addStops(_ chart: FlowChart, to text: inout String) {
    enum Step {
      case open(FlowChart.ID)
      case close
    }
    var isWritten = chart.stops.mapValues { _ in false }
    let isHeld = chart.stops.reduce(into: Set<FlowChart.ID>()) { held, stop in
      held.formUnion(stop.contents.map(\.stop))
    }
    // Stops without a container come first, so that the outermost containers enclose all others.
    let order =
      chart.stops.indices.filter { !isHeld.contains($0) }
      + chart.stops.indices.filter { isHeld.contains($0) }
    for start in order where !isWritten[start] {
      var steps = [Step.open(start)]
      while let step = steps.popLast() {
        guard case .open(let index) = step else {
          text += "  }\n"
          continue
        }
        guard !isWritten[index] else { continue }
        isWritten[index] = true
        let stop = chart.stops[index]
        let isGroup = !stop.contents.isEmpty
        if isGroup {
          text +=
            "  subgraph cluster_\(index.index) {\n    graph [label=\"\", style=rounded, color=gray]\n"
        }
        text += "    \(node(index)) [label=\(quoted(label(of: stop)))\(style(of: stop))]\n"
        guard isGroup else { continue }
        steps.append(.close)
        steps += stop.contents.reversed().map { .open($0.stop) }
      }
    }
  }

  private static func label(of stop: FlowChart.Stop) -> String {
    guard stop.isAvailable else { return (stop.name ?? "") + "\nmissing" }
    var lines = [stop.name ?? stop.kindDescription, stop.id ?? ""]
    if let storyboard = stop.storyboard { lines.append(storyboard) }
    if stop.isCollapsed { lines.append("collapsed") }
    switch stop.reach {
    case .initial: break
    case .named: lines.append("only from code")
    case .held: lines.append("not shown here")
    case .none: lines.append("unreachable")
    }
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func style(of stop: FlowChart.Stop) -> String {
    guard stop.isAvailable else { return ", style=dashed" }
    switch stop.reach {
    case .initial: return stop.isContainer ? ", fillcolor=lightgray" : ""
    case .named: return ", fillcolor=lightblue"
    case .held: return ", style=\"rounded,dashed\""
    case .none: return ", style=\"rounded,dashed,filled\", fillcolor=mistyrose"
    }
  }

  private static func node(_ id: FlowChart.ID) -> String { "n\(id.index)" }

  /// Returns a text in quotation marks.
  ///
  /// Nothing in it ends the string or is Graphviz syntax, and no line of the file can contain a
  /// terminal command.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if index > 0 { result += "\\n" }
      for scalar in PrintedText.line(line).unicodeScalars {
        if scalar == "\"" || scalar == "\\" { result += "\\" }
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
