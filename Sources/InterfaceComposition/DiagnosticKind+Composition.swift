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
    summary: "Containers hold each other in a circle.",
    rationale:
      "A device would load one inside the other without end. What closes the circle is left out where scenes are put "
      + "together as an app; scenes that embed each other alone are an 'embed-cycle'.",
    cure: "Remove one of the segues, or present the scene instead of holding it.")

  package static let circularReference = DiagnosticKind(
    "circular-reference", .error, .scenes,
    summary: "Storyboard references lead to each other and to no scene.",
    rationale: "There is nothing to show: the app ends when a segue leads there.",
    cure: "Let one of the references name a view controller.")

  package static let emptyContainer = DiagnosticKind(
    "empty-container", .note, .scenes,
    summary: "A container holds no view controller that the document says.",
    rationale:
      "A navigation, tab bar or split view controller without contents shows nothing until code gives it some, so that "
      + "nobody can say what the app shows there.",
    cure: "Connect the controllers that it holds, or leave it where code does.")

  package static let containersOmitted = DiagnosticKind(
    "containers-omitted", .warning, .scenes,
    summary: "There are more view controllers in each other than are followed.",
    rationale:
      "Up to 10,000 controllers inside each other and 100,000 in all are put together, and 200,000 segues followed from them. "
      + "Scenes that embed each other twice are that many soon. This is a limit of Ninefold.",
    cure: "Embed each scene once."
  ).aliased("containers-left-out")
}
