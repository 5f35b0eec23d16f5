package import InterfaceSource

extension DiagnosticKind {
  /// The kinds that this target reports.
  package static let ofLayout: [DiagnosticKind] = [
    .ambiguousLayout, .conflictingConstraints, .embedCycle, .approximateLayout, .unsolvedLayout,
  ]
}

/// The kinds that `LayoutFindings` reports, with the configurations to which they apply.
///
/// Whether constraints fit depends on texts, fonts and code that only a device has, so all kinds
/// except a cycle of scenes are warnings.
extension DiagnosticKind {
  package static let ambiguousLayout = DiagnosticKind(
    "ambiguous-layout", .warning, .layout,
    summary: "The constraints do not determine the position or the size of a view.",
    rationale:
      "More than one layout satisfies the constraints, and which one a device shows is undefined.",
    remedy:
      "Add a constraint for the value that the message names, or give the content different "
      + "hugging or compression resistance priorities."
  ).aliased(
    "ambiguous", "layout_ambiguous_position", "layout_ambiguous_size",
    "layout_priority_ambiguity")

  package static let conflictingConstraints = DiagnosticKind(
    "conflicting-constraints", .warning, .layout,
    summary: "Required constraints cannot all be satisfied.",
    rationale:
      "UIKit breaks one of them at run time and logs a message. The notes list the other members "
      + "of the smallest conflicting set.",
    remedy: "Remove one of the constraints, or lower its priority below 1000."
  ).aliased("layout_conflict", "layout_cell_only_conflict")

  package static let embedCycle = DiagnosticKind(
    "embed-cycle", .error, .layout,
    summary: "Scenes embed each other in a cycle.",
    rationale:
      "The app would load the scenes inside each other endlessly. One of the embed segues is "
      + "ignored.",
    remedy: "Remove one of the embed segues.")

  package static let approximateLayout = DiagnosticKind(
    "approximate-layout", .warning, .layout,
    summary: "The layout is the best one found, but may not be optimal.",
    rationale:
      "Thousands of constraints of equal priority depend on each other, and comparing all "
      + "layouts would take too long. This is a limit of Ninefold, not an error in the document.",
    remedy: "Split the view, or give some of its subviews fixed sizes."
  ).aliased("unproved-layout")

  package static let unsolvedLayout = DiagnosticKind(
    "unsolved-layout", .warning, .layout,
    summary: "The constraints of a view could not be solved.",
    rationale:
      "Either thousands of constraints of equal priority depend on each other, which is a limit "
      + "of Ninefold, or a number is so large that sums become meaningless. The views inside "
      + "keep their stored frames.",
    remedy:
      "If the message is about numbers, correct the number; otherwise split the view, or give "
      + "some of its subviews fixed sizes.")
}
