package import InterfaceSource
import StructuredData

/// A tablet app without all orientations that multitasking requires.
package enum MultitaskingDisabled: ProjectRule {
  package static let kind = DiagnosticKind(
    "multitasking-disabled", .warning, .assets,
    summary:
      "An iPad app neither supports all orientations nor requires the full screen.",
    rationale:
      "Only apps that support all four orientations and have a launch screen can share an iPad's screen. The App Store rejects "
      + "other apps that do not set UIRequiresFullScreen.",
    remedy:
      "Add the orientations to UISupportedInterfaceOrientations~ipad, or set UIRequiresFullScreen."
  ).aliased("no-multitasking")

  private static let orientations = [
    "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
    "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
  ]

  package static func check(_ project: LintedProject, _ findings: inout ProjectFindings) {
    for list in project.propertyLists where list.isOfPhoneApp {
      let root = list.root
      let families = (root["UIDeviceFamily"]?.array).map { families in
        families.contains { $0.number == 2 || $0.string == "2" }
      }
      let isForTablets = families ?? (root["UISupportedInterfaceOrientations~ipad"] != nil)
      let requirement = root["UIRequiresFullScreen~ipad"] ?? root["UIRequiresFullScreen"]
      guard isForTablets, requirement == nil || requirement?.bool == false,
        let value = root["UISupportedInterfaceOrientations~ipad"]
          ?? root["UISupportedInterfaceOrientations"],
        let texts = value.array?.map(\.string), !texts.contains(nil),
        !texts.contains(where: { $0?.contains("$") ?? false })
      else { continue }
      let missing = orientations.filter { !texts.contains($0) }
      guard !missing.isEmpty else { continue }
      let names = missing.map { $0.dropFirst("UIInterfaceOrientation".count) }
      findings[list.path].report(
        kind, at: value.range,
        "the app cannot share the screen of an iPad: it does not support \(names.joined(separator: ", "))",
        identity: names.joined(separator: " "))
    }
  }
}

extension LintedProject.PropertyList {
  /// Whether the list is that of an app for phones and tablets.
  ///
  /// Lists of extensions, frameworks, and apps of other platforms have other keys.
  var isOfPhoneApp: Bool {
    root["NSExtension"] == nil && root["LSRequiresIPhoneOS"]?.bool == true
      && ["APPL", "$(PRODUCT_BUNDLE_PACKAGE_TYPE)"].contains(
        root["CFBundlePackageType"]?.string ?? "")
  }
}
