package import InterfaceSource
import SourceScanning

/// An outlet that a class declares and no document connects.
package enum UnusedOutlet: ProjectRule {
  package static let kind = DiagnosticKind(
    "unused-outlet", .warning, .classes,
    summary: "A class declares an outlet that no document connects.",
    rationale:
      "It stays nil, and code that does not expect nil crashes the app. The rule is opt-in because outlets that code sets "
      + "are not recognized.",
    remedy: "Connect the outlet, or remove it."
  ).optIn

  package static var contents: DocumentNames.Contents { .classes }

  package static func check(_ project: LintedProject, _ findings: inout ProjectFindings) {
    let gaps = project.gaps(.documents, dependencies: false)
    UnusedMembers.check(project, .outlet) { member, owner in
      findings[member.path].report(
        kind, at: member.range,
        "no document connects the outlet '\(member.name)' of '\(owner)'",
        unless: gaps)
    }
  }
}
