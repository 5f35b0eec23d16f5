import InterfaceModel
package import InterfaceSource
import InterfaceTraits
import PlatformFacts

/// A document with an older deployment target than its app.
package enum OlderDocumentTarget: DocumentRule {
  package static let kind = DiagnosticKind(
    "older-document-target", .warning, .availability,
    summary: "The document is built for an older system than the app.",
    rationale:
      "Interface Builder compiles such a document without what came later, and warns of it; for systems before iOS 7 it compiles none, which is an error, and before iOS 6 it knew no base localisation.",
    cure: "Let the document follow the deployment target of its project."
  ).aliased("doc_old_target", "doc_target_too_old", "doc_i18n_target")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    guard document.document.runtime != .tvOS,
      let (attribute, own) = document.document.ownDeployment,
      case .document(let range) = own.origin
    else { return }
    let fixIts = document.removal(of: attribute).map {
      [Diagnostic.FixIt("follow the project's deployment target", edits: [$0], isSafe: true)]
    }
    let (oldest, international) = (
      SystemVersion.oldestCompiled.major, SystemVersion.oldestInternationalized.major
    )
    if own.isBefore(oldest) {
      let more =
        own.isBefore(international) ? ", nor internationalised before iOS \(international)" : ""
      return findings.report(
        kind, severity: .error, at: range,
        "the document is built for iOS \(own.text): Interface Builder compiles none for systems before iOS \(oldest)\(more)",
        fixIts: fixIts ?? [])
    }
    let project = document.settings.deploymentTarget ?? document.settings.projectDeploymentTarget
    guard let project, own.isBefore(project.major, project.minor) else { return }
    findings.report(
      kind, at: range,
      "the document is built for iOS \(own.text), and the app for iOS \(project.text)",
      fixIts: fixIts ?? [])
  }
}
