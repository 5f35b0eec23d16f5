import InterfaceSource

/// Kinds of findings about an app's `Info.plist`.
extension DiagnosticKind {
  /// The kinds that reading an `Info.plist` reports.
  static let ofApplicationInformation: [DiagnosticKind] = [.infoPlistLaunchScreen, .infoPlistValue]

  static let infoPlistLaunchScreen = DiagnosticKind(
    "info-plist-launch-screen", .note, .assets,
    summary: "An app has no launch screen.",
    rationale:
      "On screens larger than that of a 4-inch iPhone, the app is shown at that size, scaled or "
      + "with black bars, and it cannot share the screen of an iPad. Ninefold lays it out for "
      + "the whole screen regardless.",
    remedy: "Name a storyboard with UILaunchStoryboardName, or add UILaunchScreen.")

  static let infoPlistValue = DiagnosticKind(
    "info-plist-value", .warning, .assets,
    summary: "An app's property list has a key or value that the system does not know.",
    rationale: "It is ignored.",
    remedy: "Correct the key or the value.")
}
