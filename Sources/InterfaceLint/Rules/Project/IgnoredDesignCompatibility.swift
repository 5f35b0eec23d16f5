package import InterfaceSource
import PlatformFacts
import StructuredData

/// A request for the design of earlier systems that newer SDKs ignore.
package enum IgnoredDesignCompatibility: ProjectRule {
  package static let kind = DiagnosticKind(
    "ignored-design-compatibility", .note, .assets,
    summary: "An app requires a compatibility mode that its SDK ignores.",
    rationale:
      "With UIDesignRequiresCompatibility, an app that is built with the iOS 26 SDK keeps the design of iOS 18. Apps built with "
      + "the iOS 27 SDK or later have the current design regardless, and one developer reports that such an app crashes when it "
      + "is launched on iOS 26. The finding is a warning if the app is known to be built with such an SDK (according to `--sdk`, "
      + "the configuration, DTSDKName in the property list, or the Xcode project). If the SDK is unknown, the finding is a note: "
      + "layouts then have the current design.",
    remedy:
      "Remove UIDesignRequiresCompatibility and adapt the interface, or state the SDK if it is 26."
  )

  package static func check(_ project: LintedProject, _ findings: inout ProjectFindings) {
    for list in project.propertyLists {
      guard let value = list.root["UIDesignRequiresCompatibility"], value.bool == true else {
        continue
      }
      let sdk = project.sdk(of: list)
      guard let sdk else {
        findings[list.path].report(
          kind, at: value.range,
          "UIDesignRequiresCompatibility has an effect only in apps built with SDK 26, and the SDK is unknown"
        )
        continue
      }
      // Apps built with earlier SDKs keep that design without the key.
      guard sdk.system.ignoresDesignCompatibility else { continue }
      findings[list.path].report(
        kind, severity: .warning, at: value.range,
        "UIDesignRequiresCompatibility has no effect: the app is built with SDK \(sdk.system.text)",
        notes: sdk.notes)
    }
  }
}
