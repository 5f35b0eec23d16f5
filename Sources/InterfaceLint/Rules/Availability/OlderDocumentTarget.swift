import InterfaceModel
package import InterfaceSource
import InterfaceTraits
import PlatformFacts

/// A document with an older deployment target than its app.
package enum OlderDocumentTarget: DocumentRule {
  package static let kind = DiagnosticKind(
    "older-document-target", .warning, .availability,
    summary: "The document's deployment target is older than the app's.",
    rationale:
      "Interface Builder compiles such a document without later features, and warns about it. For systems before iOS 7 it compiles no documents, which is an error; before iOS 6 there was no base internationalization.",
    remedy: "Set the document to use the deployment target of its project."
  ).aliased("doc_old_target", "doc_target_too_old", "doc_i18n_target")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    guard document.document.runtime != .tvOS,
      let (attribute, own) = document.document.ownDeployment,
      case .document(let range) = own.origin
    else { return }
    let fixIts = document.removal(of: attribute).map {
      [Diagnostic.FixIt("use the project's deployment target", edits: [$0], isSafe: true)]
    }
    let (oldest, international) = (
      SystemVersion.oldestCompiled.major, SystemVersion.oldestInternationalized.major
    )
    if own.isBefore(oldest) {
      let more =
        own.isBefore(international)
        ? ", and no internationalized ones before iOS \(international)" : ""
      return findings.report(
        kind, severity: .error, at: range,
        "the document's deployment target is iOS \(own.text): Interface Builder compiles no documents for systems before iOS \(oldest)\(more)",
        fixIts: fixIts ?? [])
    }
    let project = document.settings.deploymentTarget ?? document.settings.projectDeploymentTarget
    guard let project, own.isBefore(project.major, project.minor) else { return }
    findings.report(
      kind, at: range,
      "the document's deployment target is iOS \(own.text), but the app's is iOS \(project.text)",
      fixIts: fixIts ?? [])
  }
}
