import InterfaceSource

/// Kinds of findings about an app's `Info.plist`.
extension DiagnosticKind {
  /// The kinds that reading an `Info.plist` reports.
  static let ofApplicationInformation: [DiagnosticKind] = [.infoPlistLaunchScreen, .infoPlistValue]

  static let infoPlistLaunchScreen = DiagnosticKind(
    "info-plist-launch-screen", .note, .assets,
    summary: "An app has no launch screen.",
    rationale:
      "Screens larger than a 4-inch phone's show such an app as on that one, scaled or with black bars, and it shares no "
      + "tablet's screen. Layouts are those of the whole screen all the same.",
    cure: "Name a storyboard with UILaunchStoryboardName, or give UILaunchScreen.")

  static let infoPlistValue = DiagnosticKind(
    "info-plist-value", .warning, .assets,
    summary: "An app's property list has a key or value that the system does not know.",
    rationale: "It counts as not given.",
    cure: "Correct the key or the value.")
}
