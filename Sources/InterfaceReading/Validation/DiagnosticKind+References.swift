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
    summary: "A reference names an id that no object in the document has.",
    rationale:
      "The connection, constraint or segue has no effect. Usually a merge or manual edit "
      + "removed the object.",
    remedy: "Refer to another object, or remove the reference."
  ).aliased("outlet_dangling")

  package static let duplicateID = DiagnosticKind(
    "duplicate-id", .error, .references,
    summary: "Two objects have the same id.",
    rationale:
      "References resolve to the first object, and nothing can refer to the second. Usually a "
      + "merge kept both sides.",
    remedy: "Change the id of one of them, and update the references to it."
  ).aliased("doc_duplicate_id", "duplicate_id")

  package static let duplicateSceneID = DiagnosticKind(
    "duplicate-scene-id", .error, .references,
    summary: "Two scenes have the same scene id.",
    rationale: "The scene id identifies layouts and pictures, and the scene in Interface Builder.",
    remedy: "Change the sceneID of one of them.")

  package static let segueWithoutDestination = DiagnosticKind(
    "segue-without-destination", .error, .references,
    summary: "A segue has no destination.",
    rationale: "The segue cannot be performed.",
    remedy:
      "Add the id of a view controller, or of an exit for an unwind segue, or remove the segue.")

  package static let multipleSceneControllers = DiagnosticKind(
    "multiple-scene-controllers", .error, .references,
    summary: "A scene has two controllers.",
    rationale:
      "A scene consists of one controller and its views. Ninefold lays out the scene for the "
      + "first controller.",
    remedy: "Move the second controller to its own scene."
  ).aliased("several-scene-controllers")

  package static let unwindToOtherScene = DiagnosticKind(
    "unwind-to-other-scene", .warning, .references,
    summary: "An unwind segue leads to the exit of another scene.",
    rationale:
      "At run time, only the unwind action determines the scene to return to, so the document "
      + "describes something that does not happen.",
    remedy: "Use the exit of the segue's own scene.")

  package static let referenceTypeMismatch = DiagnosticKind(
    "reference-type-mismatch", .error, .references,
    summary: "A reference names an object of the wrong type.",
    rationale: "The reference is ignored.",
    remedy: "Refer to an object of the type that the message states."
  ).aliased("wrong-reference")
}
