package import InterfaceSource

/// The kinds that `CheckValues` reports, about values of views that the vocabulary alone cannot
/// check.
extension DiagnosticKind {
  package static let badContentPriority = DiagnosticKind(
    "bad-content-priority", .error, .document,
    summary: "A hugging or compression resistance priority is not between 0 and 1000.",
    rationale: "UIKit has no other priorities. The default counts instead.",
    cure:
      "Write a number from 0 to 1000; 250 is usual for hugging, 750 for compression resistance.")

  package static let unknownStackValue = DiagnosticKind(
    "unknown-stack-value", .warning, .document,
    summary: "The axis, alignment or distribution is none that stack views have.",
    rationale: "The first of the values that the note lists is assumed.",
    cure: "Write one of the values that the note lists.")

  package static let unknownLayoutGuide = DiagnosticKind(
    "unknown-layout-guide", .warning, .document,
    summary: "The key of a layout guide is not known.",
    rationale:
      "A later version of Interface Builder may know it, so this is not an error. Where the guide lies is not "
      + "known, so constraints that refer to it are left out of every layout, and views that they position "
      + "are not reported as ambiguous.",
    cure: "Correct the spelling, or constrain the views to another guide.")
}
