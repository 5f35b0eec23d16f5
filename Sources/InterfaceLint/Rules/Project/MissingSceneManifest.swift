package import InterfaceSource
import PlatformFacts
import SourceScanning
import StructuredData

/// An app that does not adopt the scene-based life cycle, which newer SDKs require.
package enum MissingSceneManifest: ProjectRule {
  package static let kind = DiagnosticKind(
    "missing-scene-manifest", .note, .assets,
    summary: "An app does not adopt the scene-based life cycle.",
    rationale:
      "An app that is built with the iOS 27 SDK or later does not launch unless it adopts scenes. The finding is a warning if the "
      + "app is known to be built with such an SDK (according to `--sdk`, the configuration, DTSDKName in the property list, or "
      + "the Xcode project). Otherwise it is a note, because the app launches until it is next built with a newer Xcode. Nothing "
      + "is reported if code provides the scenes, as in an app delegate with application(_:configurationForConnecting:options:) "
      + "or a SwiftUI app, or if Xcode generates the manifest.",
    remedy:
      "Add UIApplicationSceneManifest with a scene configuration, and move the code that creates the window to the scene delegate."
  )

  /// Names in code that provides scenes: a method of the app delegate in Swift and in Objective-C,
  /// and the scenes of SwiftUI apps.
  private static let providers = [
    "configurationForConnecting", "configurationForConnectingSceneSession", "WindowGroup",
    "DocumentGroup",
  ]
  /// Names in the code of apps whose delegate has the window.
  private static let delegates = ["UIApplicationDelegate", "UIApplicationMain"]

  package static func check(_ project: LintedProject, _ findings: inout ProjectFindings) {
    guard let sources = project.sources, !providers.contains(where: { sources.mentions($0) }) else {
      return
    }
    let hasDelegate = delegates.contains { sources.mentions($0) }
    for list in project.propertyLists where list.isOfPhoneApp {
      // With this key, UIKit creates the window and assigns it to the app delegate.
      let storyboard = list.root["UIMainStoryboardFile"]
      guard list.root["UIApplicationSceneManifest"] == nil, storyboard != nil || hasDelegate,
        !project.buildSettings(of: list).contains(where: \.generatesSceneManifest)
      else { continue }
      let sdk = project.sdk(of: list)
      let required = sdk.flatMap { $0.system.requiresScenes ? $0 : nil }
      let first = SystemVersion.firstWithRequiredScenes.text
      let message =
        required.map {
          "the app is built with SDK \($0.system.text) and does not launch: it has no UIApplicationSceneManifest"
        }
        ?? "the app has no UIApplicationSceneManifest: built with SDK \(first) or later, it does not launch"
      findings[list.path].report(
        kind, severity: required == nil ? .note : .warning, at: (storyboard ?? list.root).range,
        message, notes: required?.notes ?? [], unless: project.gaps(.sources, dependencies: false))
    }
  }
}
