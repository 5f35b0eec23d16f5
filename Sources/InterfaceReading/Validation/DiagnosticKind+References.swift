package import InterfaceSource

extension DiagnosticKind {
  /// The kinds that this target reports.
  package static let ofValidation: [DiagnosticKind] = [
    .badContentPriority, .constraintOutsideOwner, .constraintWithoutSecondAttribute,
    .constraintWithoutSecondItem, .constraintsWithoutAutoLayout, .contradictoryMask,
    .danglingMaskReference, .danglingReference, .duplicateID, .duplicateSceneID,
    .fixedAttributeVaried, .idInVariation, .incompatibleAttributes, .maskOutsideOwner,
    .mixedDirections, .nonCanonicalVariationKey, .duplicateVariationKey, .segueWithoutDestination,
    .multipleSceneControllers, .unknownLayoutGuide, .unknownSizeClass, .unknownStackValue,
    .unknownTrait,
    .unwindToOtherScene, .variationOrder, .variationsWithoutTraitCollections,
    .referenceTypeMismatch,
    .zeroMultiplier,
  ]
}

/// The kinds that `CheckReferences` and `CheckScenes` report, about ids and references.
extension DiagnosticKind {
  package static let danglingReference = DiagnosticKind(
    "dangling-reference", .error, .references,
    summary: "No object of the document has the id that is named.",
    rationale:
      "The connection, constraint or segue has no effect. Usually the object was lost in a "
      + "merge or by an edit by hand.",
    cure: "Name another object, or remove the reference."
  ).aliased("outlet_dangling")

  package static let duplicateID = DiagnosticKind(
    "duplicate-id", .error, .references,
    summary: "Two objects have the same id.",
    rationale:
      "References mean the first of them; the second one cannot be referred to. Usually both "
      + "sides of a merge were kept.",
    cure: "Give one of them another id, and correct the references that mean it."
  ).aliased("doc_duplicate_id", "duplicate_id")

  package static let duplicateSceneID = DiagnosticKind(
    "duplicate-scene-id", .error, .references,
    summary: "Two scenes have the same scene id.",
    rationale: "Layouts and pictures are named by it, and so are the scenes in Interface Builder.",
    cure: "Give one of them another sceneID.")

  package static let segueWithoutDestination = DiagnosticKind(
    "segue-without-destination", .error, .references,
    summary: "A segue has no destination.",
    rationale: "It cannot be performed.",
    cure:
      "Add the id of a view controller, or of an exit for an unwind segue, or remove the segue.")

  package static let multipleSceneControllers = DiagnosticKind(
    "multiple-scene-controllers", .error, .references,
    summary: "A scene has two controllers.",
    rationale:
      "A scene is one controller with its views. This one is laid out for the first of them.",
    cure: "Move the second controller to a scene of its own."
  ).aliased("several-scene-controllers")

  package static let unwindToOtherScene = DiagnosticKind(
    "unwind-to-other-scene", .warning, .references,
    summary: "An unwind segue leads to the exit of another scene.",
    rationale:
      "Which scene is gone back to is found at run time by the unwind action alone, so the "
      + "document says something that does not happen.",
    cure: "Name the exit of the segue's own scene.")

  package static let referenceTypeMismatch = DiagnosticKind(
    "reference-type-mismatch", .error, .references,
    summary: "The object that is named is of the wrong type.",
    rationale: "The reference is ignored.",
    cure: "Name an object of the type that the message expects."
  ).aliased("wrong-reference")
}
