package import InterfaceSource

extension DiagnosticKind {
  /// The kinds that this module reports.
  package static let ofComposition: [DiagnosticKind] = [
    .circularReference, .containerCycle, .containersOmitted, .emptyContainer,
  ]
}

/// Kinds that are reported when storyboards are composed as an app.
extension DiagnosticKind {
  package static let containerCycle = DiagnosticKind(
    "container-cycle", .error, .scenes,
    summary: "Container view controllers contain each other in a cycle.",
    rationale:
      "The app would load the scenes inside each other endlessly. When scenes are composed into "
      + "an app, the segue that closes the cycle is ignored. Scenes that only embed each other "
      + "are reported as 'embed-cycle'.",
    remedy: "Remove one of the segues, or present the scene instead of containing it.")

  package static let circularReference = DiagnosticKind(
    "circular-reference", .error, .scenes,
    summary: "Storyboard references lead to each other and not to a scene.",
    rationale:
      "There is no scene to show: the app terminates when a segue leads to one of the references.",
    remedy: "Let one of the references name a view controller.")

  package static let emptyContainer = DiagnosticKind(
    "empty-container", .note, .scenes,
    summary: "The document does not define the contents of a container view controller.",
    rationale:
      "A navigation, tab bar or split view controller without children shows nothing until code "
      + "sets them, so Ninefold cannot determine what the app shows there.",
    remedy: "Connect the child view controllers. If code sets them, no change is needed.")

  package static let containersOmitted = DiagnosticKind(
    "containers-omitted", .warning, .scenes,
    summary: "More view controllers are nested than Ninefold follows.",
    rationale:
      "Ninefold composes up to 10,000 view controllers inside each other and 100,000 in total, "
      + "and follows 200,000 segues from them. Scenes that embed each other twice soon reach "
      + "these numbers. This is a limit of Ninefold.",
    remedy: "Embed each scene once."
  ).aliased("containers-left-out")
}
