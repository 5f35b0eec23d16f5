package import InterfaceSource
import SourceScanning
import StructuredData

/// An action sheet that code presents without an anchor.
package enum ActionSheetWithoutAnchor: ProjectRule {
  package static let kind = DiagnosticKind(
    "action-sheet-without-anchor", .error, .classes,
    summary: "Code of an iPad app presents an action sheet without an anchor.",
    rationale:
      "In regular width, an action sheet is a popover, and a popover without a sourceView or barButtonItem crashes the app. A sheet is reported only if one function creates and presents it without mentioning popovers or device idioms, and only in projects whose targets support iPad.",
    remedy:
      "Set the sourceView or barButtonItem of its popoverPresentationController before presenting it."
  )

  package static func check(_ project: LintedProject, _ findings: inout ProjectFindings) {
    guard let sources = project.sources, project.isForTablets,
      // Code that presents for the whole app may set the anchor for all popovers.
      !presenting.contains(where: { sources.declares(selector: $0) })
    else { return }
    for (path, range) in sources.looseActionSheets {
      findings[path].report(
        kind, at: range,
        "the action sheet has no anchor, which it needs as a popover on iPad")
    }
  }

  /// The selectors of the presenting method, as declared in Objective-C and in Swift.
  private static let presenting = [
    "presentViewController:animated:completion:", "present:animated:completion:",
  ]
}

extension LintedProject {
  /// Whether the products of a project certainly run on tablets as tablet apps.
  ///
  /// Build settings take precedence over property lists, of which each target has at most one.
  var isForTablets: Bool {
    guard deviceFamilies.isEmpty else { return deviceFamilies.allSatisfy { $0.contains(2) } }
    let apps = propertyLists.map(\.root).filter {
      $0["LSRequiresIPhoneOS"]?.bool == true && $0["NSExtension"] == nil
    }
    return !apps.isEmpty
      && apps.allSatisfy { app in
        if let families = app["UIDeviceFamily"]?.array {
          return families.contains { $0.number == 2 || $0.string == "2" }
        }
        return app["UISupportedInterfaceOrientations~ipad"] != nil
      }
  }
}
