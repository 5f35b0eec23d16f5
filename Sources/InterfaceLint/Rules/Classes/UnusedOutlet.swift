package import InterfaceSource
import SourceScanning

/// An outlet that a class declares and no document connects.
package enum UnusedOutlet: ProjectRule {
  package static let kind = DiagnosticKind(
    "unused-outlet", .warning, .classes,
    summary: "A class declares an outlet that no document connects.",
    rationale:
      "It stays empty, and code that takes it for granted ends the app. What code sets itself is not seen, so the finding is "
      + "told where it is asked for.",
    cure: "Connect the outlet, or remove it.",
    examples: [
      DiagnosticExample(
        .project(
          path: "Rows.swift", others: [.init("Main.storyboard", ExampleDocuments.withNames)]),
        """
        class Rows: UITableViewController {
          @IBOutlet var list: UITableView!
          @IBOutlet var ↓title: UILabel!
        }
        """,
        mended: """
          class Rows: UITableViewController {
            @IBOutlet var list: UITableView!
          }
          """)
    ]
  ).optIn

  package static var contents: DocumentNames.Contents { .classes }

  package static func check(_ project: LintedProject, _ findings: inout ProjectFindings) {
    let gaps = project.gaps(.documents, dependencies: false)
    UnusedMembers.check(project, .outlet) { member, owner in
      findings.report(
        kind, in: member.path, at: member.range,
        "no document connects the outlet '\(member.name)' of '\(owner)'",
        unless: gaps)
    }
  }
}
