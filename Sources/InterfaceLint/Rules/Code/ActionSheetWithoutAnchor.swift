package import InterfaceSource
import SourceScanning
import StructuredData

/// An action sheet that code presents without saying what it belongs to.
package enum ActionSheetWithoutAnchor: ProjectRule {
  package static let kind = DiagnosticKind(
    "action-sheet-without-anchor", .error, .classes,
    summary: "Code of an app for tablets presents an action sheet with nothing to point at.",
    rationale:
      "In regular width an action sheet is a popover, and one without a sourceView or barButtonItem ends the app. Only sheets are told that one function makes and presents, in which nothing speaks of popovers or kinds of devices, and only in projects whose targets are for tablets.",
    cure:
      "Give its popoverPresentationController a sourceView or a barButtonItem before it is presented.",
    examples: [
      DiagnosticExample(
        .project(path: "Page.swift", others: [settings]),
        #"""
        class Page: UIViewController {
          func ask() {
            let sheet = ↓UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
            sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
            present(sheet, animated: true)
          }
        }
        """#,
        mended: #"""
          class Page: UIViewController {
            func ask() {
              let sheet = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
              sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
              sheet.popoverPresentationController?.sourceView = button
              present(sheet, animated: true)
            }
          }
          """#),
      DiagnosticExample(
        .project(path: "Page.m", others: [settings]),
        #"""
        @implementation Page
        - (void)ask {
          UIAlertController *sheet = [↓UIAlertController alertControllerWithTitle:nil message:nil preferredStyle:UIAlertControllerStyleActionSheet];
          [self presentViewController:sheet animated:YES completion:nil];
        }
        @end
        """#,
        mended: #"""
          @implementation Page
          - (void)ask {
            UIAlertController *sheet = [UIAlertController alertControllerWithTitle:nil message:nil preferredStyle:UIAlertControllerStyleActionSheet];
            sheet.popoverPresentationController.barButtonItem = self.item;
            [self presentViewController:sheet animated:YES completion:nil];
          }
          @end
          """#),
    ])

  /// Build settings of an app for phones and tablets.
  private static let settings = DiagnosticExample.File(
    "App.xcodeproj/project.pbxproj", "TARGETED_DEVICE_FAMILY = \"1,2\";")

  package static func check(_ project: LintedProject, _ findings: inout ProjectFindings) {
    guard let sources = project.sources, project.isForTablets,
      // What presents for the whole app may say what everything points at.
      !presenting.contains(where: { sources.declares(selector: $0) })
    else { return }
    for (path, range) in sources.looseActionSheets {
      findings.report(
        kind, in: path, at: range,
        "the action sheet has nothing to point at, where it is a popover: on tablets")
    }
  }

  /// The selectors of the method that presents, as sources of Objective-C and Swift declare it.
  private static let presenting = [
    "presentViewController:animated:completion:", "present:animated:completion:",
  ]
}

extension LintedProject {
  /// Whether what a project builds surely runs on tablets as an app for tablets.
  ///
  /// Build settings count before property lists, of which each target has one at most.
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
