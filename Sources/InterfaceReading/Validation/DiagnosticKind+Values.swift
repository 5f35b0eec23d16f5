package import InterfaceSource

/// The kinds that `CheckValues` reports, about values of views that the vocabulary alone cannot
/// check.
extension DiagnosticKind {
  package static let badContentPriority = DiagnosticKind(
    "bad-content-priority", .error, .document,
    summary: "A hugging or compression resistance priority is not between 0 and 1000.",
    rationale: "UIKit has no other priorities. The default is used instead.",
    remedy:
      "Use a number from 0 to 1000. Usual values are 250 for hugging and 750 for compression "
      + "resistance.")

  package static let unknownStackValue = DiagnosticKind(
    "unknown-stack-value", .warning, .document,
    summary: "The axis, alignment or distribution is not one that stack views have.",
    rationale: "The first value that the note lists is assumed.",
    remedy: "Use one of the values that the note lists.")

  package static let unknownLayoutGuide = DiagnosticKind(
    "unknown-layout-guide", .warning, .document,
    summary: "The key of a layout guide is unknown.",
    rationale:
      "A later version of Interface Builder may know it, so this is not an error. Because the "
      + "position of the guide is unknown, constraints that refer to it are ignored in every "
      + "layout, and views that they position are not reported as ambiguous.",
    remedy: "Correct the spelling, or constrain the views to another guide.")
}
