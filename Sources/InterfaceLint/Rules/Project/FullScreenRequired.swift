package import InterfaceSource
import StructuredData

/// An app that wants a tablet's screen for itself.
package enum FullScreenRequired: ProjectRule {
  package static let kind = DiagnosticKind(
    "full-screen-required", .note, .assets,
    summary: "An app says that it needs the whole screen.",
    rationale:
      "It shares no tablet's screen. Some apps mean it; for others it is left from when their interface did not adapt. Apple has "
      + "deprecated the key.",
    cure: "Remove UIRequiresFullScreen once the interface adapts.",
    examples: [
      DiagnosticExample(
        .project(path: "Info.plist", others: []),
        """
        <plist version="1.0">
        <dict>
          <key>CFBundlePackageType</key>
          <string>APPL</string>
          <key>LSRequiresIPhoneOS</key>
          <true/>
          <key>UIRequiresFullScreen</key>
          ↓<true/>
        </dict>
        </plist>
        """,
        mended: """
          <plist version="1.0">
          <dict>
            <key>CFBundlePackageType</key>
            <string>APPL</string>
            <key>LSRequiresIPhoneOS</key>
            <true/>
            <key>UIRequiresFullScreen</key>
            <false/>
          </dict>
          </plist>
          """)
    ]
  ).optIn

  package static func check(_ project: LintedProject, _ findings: inout ProjectFindings) {
    for list in project.propertyLists where list.isOfPhoneApp {
      guard let value = list.root["UIRequiresFullScreen~ipad"] ?? list.root["UIRequiresFullScreen"],
        value.bool == true
      else { continue }
      findings.report(
        kind, in: list.path, at: value.range, "the app shares no tablet's screen")
    }
  }
}
