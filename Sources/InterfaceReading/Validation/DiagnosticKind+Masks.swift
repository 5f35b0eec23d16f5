package import InterfaceSource

/// The kinds that `CheckMasks` reports, about references in the masks of variations.
extension DiagnosticKind {
  package static let contradictoryMask = DiagnosticKind(
    "contradictory-mask", .warning, .variations,
    summary: "A mask both includes and excludes an object.",
    rationale: "The later entry applies.",
    remedy: "Remove one of the two entries.")

  package static let danglingMaskReference = DiagnosticKind(
    "dangling-mask-reference", .warning, .variations,
    summary: "A mask names an id that no object has.",
    rationale: "The entry is ignored.",
    remedy: "Remove the entry.")

  package static let maskOutsideOwner = DiagnosticKind(
    "mask-outside-owner", .warning, .variations,
    summary: "A mask names an object that does not belong to the owner of the mask.",
    rationale:
      "Masks install the direct subviews of their view and the constraints that the view owns. "
      + "The entry is ignored.",
    remedy: "Move the entry to the superview or owner of the object, or remove it.")
}
