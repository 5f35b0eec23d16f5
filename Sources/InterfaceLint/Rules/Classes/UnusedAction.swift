package import InterfaceSource
import SourceScanning

/// An action that a class declares and no document sends.
package enum UnusedAction: ProjectRule {
  package static let kind = DiagnosticKind(
    "unused-action", .note, .classes,
    summary: "A class declares an action that no document sends.",
    rationale:
      "It is left over, or a connection is missing. The rule is opt-in because actions that code sends "
      + "are not recognized.",
    remedy: "Connect the action, or remove it."
  ).optIn

  package static var contents: DocumentNames.Contents { .classes }

  package static func check(_ project: LintedProject, _ findings: inout ProjectFindings) {
    let gaps = project.gaps(.documents, dependencies: false)
    UnusedMembers.check(project, .action) { member, owner in
      findings[member.path].report(
        kind, at: member.range,
        "no document sends the action '\(member.name)' of '\(owner)'",
        unless: gaps)
    }
  }
}
