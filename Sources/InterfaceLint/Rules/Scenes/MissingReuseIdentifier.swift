import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits
import SourceScanning

/// A prototype that code cannot dequeue.
package enum MissingReuseIdentifier: DocumentRule {
  package static let kind = DiagnosticKind(
    "missing-reuse-identifier", .warning, .scenes,
    summary: "A prototype cell or reusable view has no reuse identifier.",
    rationale:
      "Code dequeues a prototype by its reuse identifier, so this one can never be shown. It is reported only if code of the scene's controller, of one of its views or of their superclasses dequeues a view that neither the document nor code is known to provide: other prototypes without identifier are left over.",
    remedy: "Give the prototype a reuse identifier, or remove it."
  ).aliased("table_cell_reuse_id", "collection_cell_reuse_id")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    guard let declarations = document.declarations else { return }
    let missing = graph.views.indices.filter {
      Prototypes.isPrototype($0, in: graph)
        && (graph.views[$0].attributes[.reuseIdentifier] ?? "").isEmpty
    }
    guard !missing.isEmpty else { return }
    let dequeues = UnknownDequeues(document, declarations)
    for scene in graph.scenes {
      let prototypes = missing.filter { scene.views.contains($0) }
      guard !prototypes.isEmpty, dequeues.exist(in: scene) else { continue }
      for index in prototypes {
        let view = graph.views[index]
        let what = view.role == .cell ? "prototype cell" : "reusable view"
        findings.report(kind, at: view.range, "the \(what) has no reuse identifier")
      }
    }
  }
}

/// The code that dequeues views which are not known to exist.
private struct UnknownDequeues {
  private let graph: SceneGraph
  private let declarations: DeclarationIndex
  /// How often the code of a type dequeues such a view.
  private var counts: [String: Int]

  init(_ document: LintedDocument, _ declarations: DeclarationIndex) {
    graph = document.graph
    self.declarations = declarations
    counts = declarations.dequeues
    let known = Set(graph.views.compactMap { $0.attributes[.reuseIdentifier] })
    for (_, use) in declarations.uses where use.kind == .reusable && !use.name.isEmpty {
      guard let type = use.enclosing.last,
        known.contains(use.name) || declarations.registrations.names.contains(use.name)
      else { continue }
      counts[type, default: 0] -= 1
    }
  }

  /// Returns whether code of a scene's classes dequeues such a view.
  func exist(in scene: SceneGraph.Scene) -> Bool {
    var names = Set(scene.views.compactMap { graph.views[$0].attributes[.customClass] })
    if let controller = scene.controller, let name = graph[controller].attributes[.customClass] {
      names.insert(name)
    }
    return names.contains { name in
      declarations.lineage(of: name)?.classes.contains { counts[$0.name, default: 0] > 0 } ?? false
    }
  }
}
