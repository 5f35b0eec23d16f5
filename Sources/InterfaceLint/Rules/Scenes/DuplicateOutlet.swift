import InterfaceModel
package import InterfaceSource
import InterfaceTraits

/// An outlet of an object that is connected to two objects.
package enum DuplicateOutlet: DocumentRule {
  package static let kind = DiagnosticKind(
    "duplicate-outlet", .warning, .scenes,
    summary: "An outlet of an object is connected to two objects.",
    rationale:
      "The connections set the same property one after the other, so code can reach only one of the objects.",
    remedy: "Remove one of the connections, or use an outlet collection."
  )

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    for (property, range, first) in document.visited(by: OutletVisitor()).found {
      findings.report(
        kind, at: range, "the outlet '\(property)' is already connected to another object",
        notes: [Diagnostic.Note("the other connection is here", range: first)])
    }
  }

  /// Collects the connections that set a property that another connection of the object sets to
  /// another object.
  private struct OutletVisitor: DocumentVisitor {
    private(set) var found: [(property: String, range: SourceRange, first: SourceRange)] = []
    /// The first connection of each property, for the objects that contain the current one.
    private var outlets: [[String: Connection]] = [[:]]

    mutating func enter(_ controller: Controller, as role: ControllerRole) { outlets.append([:]) }
    mutating func leave(_ controller: Controller) { outlets.removeLast() }
    mutating func enter(_ view: View, as role: ViewRole) { outlets.append([:]) }
    mutating func leave(_ view: View) { outlets.removeLast() }
    mutating func enter(_ item: BarItem) { outlets.append([:]) }
    mutating func leave(_ item: BarItem) { outlets.removeLast() }
    mutating func enter(_ item: NavigationItem) { outlets.append([:]) }
    mutating func leave(_ item: NavigationItem) { outlets.removeLast() }
    mutating func enter(_ object: PlainObject) { outlets.append([:]) }
    mutating func leave(_ object: PlainObject) { outlets.removeLast() }

    mutating func visit(_ connection: Connection) {
      guard case .outlet(let property) = connection.kind, outlets.count > 1 else { return }
      guard let first = outlets[outlets.count - 1][property] else {
        outlets[outlets.count - 1][property] = connection
        return
      }
      guard first.destination != connection.destination else { return }
      found.append((property, connection.range, first.range))
    }
  }
}
