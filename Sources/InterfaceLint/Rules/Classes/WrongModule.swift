package import InterfaceSource
import SourceScanning

/// A class that exists, in a module that does not.
package enum WrongModule: ClassRule {
  package static let kind = DiagnosticKind(
    "wrong-module", .warning, .classes,
    summary: "A custom class is not found under the module that the document names.",
    rationale:
      "A class of Swift is looked up by its module and name together. The app logs that the class is unknown and makes an object of the platform's class.",
    cure: "Choose the class again in the identity inspector, which fills in its module.",
    aliases: ["module_wrong"],
    examples: [
      DiagnosticExample(
        .view,
        """
        <subviews>
            <view contentMode="scaleToFill" id="card" customClass="↓Card">
                <rect key="frame" x="20" y="20" width="100" height="44"/>
            </view>
        </subviews>
        """,
        mended: """
          <subviews>
              <view contentMode="scaleToFill" id="card" customClass="Card" customModule="App" customModuleProvider="target">
                  <rect key="frame" x="20" y="20" width="100" height="44"/>
              </view>
          </subviews>
          """,
        sources: [
          DiagnosticExample.Source(
            "App/Card.swift",
            """
            import UIKit

            class Card: UIView {
              @IBOutlet var title: UILabel!
              @IBInspectable var radius = 8.0
              @IBAction func open(_ sender: UITapGestureRecognizer) {}
            }
            """)
        ])
    ])

  package static func check(_ classes: LintedClasses, _ findings: inout LintFindings) {
    let index = classes.declarations
    var classesByModule: [String: Set<String>] = [:]
    var targetModules: Set<String> = []
    for use in classes.uses.uses {
      guard let module = use.module?.text, let name = use.customClass?.text else { continue }
      if use.isOfTarget { targetModules.insert(module) }
      if index.declaredClass(name) != nil { classesByModule[module, default: []].insert(name) }
    }
    // A placeholder stands for an object that exists already, whatever class the document names.
    for use in classes.uses.uses where !use.isOfTarget && use.element != "placeholder" {
      guard let name = use.customClass, let declared = index.declaredClass(name.text),
        declared.needsModule
      else { continue }
      guard let module = use.module else {
        findings.report(
          kind, at: name.range,
          "'\(name.text)' is a class of Swift, which is not found without its module")
        continue
      }
      // What is imported, a folder, or the module of further classes exists. Where nothing is imported, sources do not
      // say what modules there are.
      guard index.hasImports, !index.knows(module: module.text),
        !targetModules.contains(module.text),
        classesByModule[module.text]?.count ?? 0 < 2
      else { continue }
      findings.report(
        kind, at: module.range,
        "nothing in the project is the module '\(module.text)' of the class '\(name.text)'")
    }
  }
}
