import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// An outlet from outside into a prototype cell, of which there are many instances or none.
package enum OutletToPrototype: DocumentRule {
  package static let kind = DiagnosticKind(
    "outlet-to-prototype", .error, .scenes,
    summary: "An outlet or action outside a prototype cell connects to an object inside it.",
    rationale:
      "A prototype is copied for each row, so there is no single object to connect to. Interface Builder refuses to compile the connection.",
    remedy: "Give the cell its own class, and connect the outlet from the cell."
  ).aliased("outlet_to_repeating", "connection_to_prototype")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    var prototypes: [ObjectID: SourceRange] = [:]
    for index in graph.views.indices where Prototypes.isPrototype(index, in: graph) {
      for inner in index..<graph.views[index].end {
        if let id = graph.views[inner].id { prototypes[id] = graph.views[index].range }
      }
    }
    guard !prototypes.isEmpty else { return }
    for outlet in document.visited(by: OutletVisitor(prototypes: prototypes)).found {
      findings.report(
        kind, at: outlet.range,
        "\(outlet.name) connects to an object inside a prototype, which has many instances or none",
        notes: [Diagnostic.Note("the prototype is here", range: outlet.prototype)])
    }
  }

  /// Collects the outlets from outside a prototype into it.
  private struct OutletVisitor: DocumentVisitor {
    let prototypes: [ObjectID: SourceRange]
    var found: [(name: String, range: SourceRange, prototype: SourceRange)] = []
    /// The views that contain the current one, outermost first.
    private var ranges: [SourceRange] = []

    init(prototypes: [ObjectID: SourceRange]) { self.prototypes = prototypes }

    mutating func enter(_ view: View, as role: ViewRole) { ranges.append(view.range) }
    mutating func leave(_ view: View) { ranges.removeLast() }

    mutating func visit(_ connection: Connection) {
      let name: String
      switch connection.kind {
      case .outlet(let property), .outletCollection(let property): name = "the outlet '\(property)'"
      case .action(let selector, _): name = "the action '\(selector)'"
      case .segue: return
      }
      guard
        let prototype = connection.destination.flatMap({ prototypes[$0] }),
        !ranges.contains(prototype)
      else { return }
      found.append((name, connection.range, prototype))
    }
  }
}
