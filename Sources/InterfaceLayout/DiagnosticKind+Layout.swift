package import InterfaceSource

extension DiagnosticKind {
  /// The kinds that this target reports.
  package static let ofLayout: [DiagnosticKind] = [
    .ambiguousLayout, .conflictingConstraints, .embedCycle, .unprovedLayout, .unsolvedLayout,
  ]

  package static let ambiguousLayout = DiagnosticKind(
    "ambiguous-layout", .warning, .layout,
    summary: "The constraints leave the place or the size of a view open.",
    rationale:
      "More than one layout fits, and which one a device shows is chance. Add a constraint for what the message names, or give the content a size.",
    cure: "",
    examples: [])

  package static let conflictingConstraints = DiagnosticKind(
    "conflicting-constraints", .warning, .layout,
    summary: "Constraints cannot hold together.",
    rationale:
      "On a device one of them would be broken at run time, with a message in the log. Remove one, or lower its priority below 1000. The notes point at the others of the smallest set.",
    cure: "",
    examples: [])

  package static let embedCycle = DiagnosticKind(
    "embed-cycle", .error, .layout,
    summary: "Scenes embed each other in a circle.",
    rationale: "A device would never finish to show them. One of the embed segues is ignored.",
    cure: "",
    examples: [])

  package static let unprovedLayout = DiagnosticKind(
    "unproved-layout", .warning, .layout,
    summary: "The layout is only the best one found.",
    rationale:
      "Thousands of views whose constraints have equal priorities depend on each other, and comparing all layouts would take too long. Divide the view, or fix some of the sizes.",
    cure: "",
    examples: [])

  package static let unsolvedLayout = DiagnosticKind(
    "unsolved-layout", .warning, .layout,
    summary: "A view's constraints could not be solved.",
    rationale:
      "Either thousands of constraints with equal priorities depend on each other, or a number is so large that sums lose their meaning. The views keep the frames that the document stores. Divide the view, or correct the number.",
    cure: "",
    examples: [])
}
