package import InterfaceSource
import SourceScanning

/// A storyboard that an app starts with and that has no initial view controller.
package enum AppStoryboardWithoutInitialViewController: ProjectRule {
  package static let kind = DiagnosticKind(
    "app-storyboard-without-initial-view-controller", .error, .scenes,
    summary: "The storyboard that an app starts with has no initial view controller.",
    rationale:
      "The app shows a black screen and logs that there is no initial scene. Nothing is reported if code creates a window; "
      + "a launch screen or extension has no such code. Without sources, the finding about a main storyboard is a warning.",
    remedy: "Mark a view controller of the storyboard as the initial view controller."
  ).aliased("app-storyboard-without-start")

  package static func check(_ project: LintedProject, _ findings: inout ProjectFindings) {
    for list in project.propertyLists {
      // Several keys may name the same storyboard.
      var reported: Set<String> = []
      // Apps may create their window in code, and instantiate scenes of the storyboard there by
      // their identifiers.
      let makesWindow = project.sources?.mentions("makeKeyAndVisible") ?? false
      for use in ApplicationStoryboards(list.root).uses {
        // macOS apps may start without a window.
        guard use.key != "NSMainStoryboardFile" else { continue }
        let documents = project.documents(for: use)
        guard let document = documents.first, documents.allSatisfy(\.isStoryboard),
          documents.allSatisfy({ !$0.hasInitialController }),
          !makesWindow || use.isOfSystem, reported.insert(use.name).inserted
        else { continue }
        let unread = documents.filter { !$0.isRead }
        // A source that could not be read may create the window.
        let gaps =
          project.gaps(of: unread)
          + (use.isOfSystem ? [] : project.gaps(.sources, dependencies: false))
        findings[list.path].report(
          kind, severity: use.isOfSystem || project.sources != nil ? .error : .warning,
          at: use.range,
          unread.isEmpty
            ? "\(use.key) names '\(use.name)', which has no initial view controller"
            : "\(use.key) names '\(use.name)', which may have no initial view controller",
          notes: unread.isEmpty
            ? [Diagnostic.Note("the storyboard is here", range: .start, path: document.path)] : [],
          unless: gaps)
      }
    }
  }
}
