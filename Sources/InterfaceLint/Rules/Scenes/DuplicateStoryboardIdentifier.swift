import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits
import SourceScanning

/// Two scenes of a storyboard with the same identifier.
package enum DuplicateStoryboardIdentifier: DocumentRule {
  package static let kind = DiagnosticKind(
    "duplicate-storyboard-identifier", .warning, .scenes,
    summary: "Two scenes of a storyboard have the same storyboard identifier.",
    rationale:
      "Code that uses the identifier always gets the same scene, and never the other one. The finding is an error if code or a storyboard reference uses the identifier. Neither Interface Builder nor its compiler reports this.",
    remedy: "Give each scene its own identifier."
  ).aliased("storyboard_id_duplicate")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    var first: [String: Attribute] = [:]
    lazy var used = used(in: document)
    for scene in graph.scenes {
      guard let controller = scene.controller.map({ graph[$0] }),
        let name = controller.attributes.attribute(.storyboardIdentifier), !name.value.isEmpty
      else { continue }
      guard let other = first[name.value] else {
        first[name.value] = name
        continue
      }
      findings.report(
        kind, severity: used.contains(name.value) ? .error : .warning, at: name.range,
        "another scene has the storyboard identifier '\(name.value)'",
        notes: [Diagnostic.Note("the other one is here", range: other.range)])
    }
  }

  /// Returns the identifiers that code or storyboard references of the same document use.
  private static func used(in document: LintedDocument) -> Set<String> {
    let name = DocumentNames.baseName(of: document.file.path)
    var used: Set<String> = []
    for (_, use) in document.declarations?.uses ?? [] where use.kind == .scene {
      if use.containerName.map({ $0 == name }) ?? true { used.insert(use.name) }
    }
    for controller in document.graph.controllers {
      guard let identifier = controller.attributes[.referencedIdentifier],
        controller.attributes[.storyboardName].map({ $0.isEmpty || $0 == name }) ?? true
      else { continue }
      used.insert(identifier)
    }
    return used
  }
}
