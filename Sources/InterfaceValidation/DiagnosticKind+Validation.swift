package import InterfaceSource

extension DiagnosticKind {
  /// The kinds that this target reports.
  package static let ofValidation: [DiagnosticKind] = [
    .danglingReference, .duplicateID, .duplicateSceneID, .severalSceneControllers,
    .unwindToOtherScene, .wrongReference, .segueWithoutDestination, .constraintOutsideOwner,
    .constraintWithoutSecondAttribute, .constraintWithoutSecondItem, .constraintsWithoutAutoLayout,
    .incompatibleAttributes, .mixedDirections, .zeroMultiplier, .contradictoryMask,
    .danglingMaskReference, .fixedAttributeVaried, .idInVariation, .maskOutsideOwner,
    .nonCanonicalVariationKey, .repeatedVariationKey, .unknownSizeClass, .unknownTrait,
    .variationOrder, .variationsWithoutTraitCollections, .badContentPriority, .unknownStackValue,
  ]

  package static let danglingReference = DiagnosticKind(
    "dangling-reference", .error, .references,
    summary: "No object of the document has the id that is named.",
    rationale:
      "The connection, constraint or segue has no effect. Usually a merge or an edit by hand has lost the object. Name another one, or remove the reference.",
    cure: "",
    examples: [])

  package static let duplicateID = DiagnosticKind(
    "duplicate-id", .error, .references,
    summary: "Two objects have the same id.",
    rationale:
      "References mean the first of them; the second one cannot be named. Give it another id.",
    cure: "",
    examples: [])

  package static let duplicateSceneID = DiagnosticKind(
    "duplicate-scene-id", .error, .references,
    summary: "Two scenes have the same scene id.",
    rationale: "Give one of them another sceneID: results are named by it.",
    cure: "",
    examples: [])

  package static let severalSceneControllers = DiagnosticKind(
    "several-scene-controllers", .error, .references,
    summary: "A scene has two controllers.",
    rationale:
      "The scene is laid out for the first one. Move the second one to a scene of its own.",
    cure: "",
    examples: [])

  package static let unwindToOtherScene = DiagnosticKind(
    "unwind-to-other-scene", .warning, .references,
    summary: "An unwind segue leads to the exit of another scene.",
    rationale:
      "An unwind segue names the exit in its own scene; where it leads to is found at run time.",
    cure: "",
    examples: [])

  package static let wrongReference = DiagnosticKind(
    "wrong-reference", .error, .references,
    summary: "The object that is named is of the wrong kind.",
    rationale: "The reference is ignored. Name an object of the kind that the message expects.",
    cure: "",
    examples: [])

  package static let segueWithoutDestination = DiagnosticKind(
    "segue-without-destination", .error, .constraints,
    summary: "A segue has no destination.",
    rationale: "It leads nowhere.",
    cure: "",
    examples: [])

  package static let constraintOutsideOwner = DiagnosticKind(
    "constraint-outside-owner", .error, .constraints,
    summary: "A constraint names an item that is not inside the view that owns it.",
    rationale:
      "UIKit raises an exception for such a constraint. Move it to a view that contains both items.",
    cure: "",
    examples: [])

  package static let constraintWithoutSecondAttribute = DiagnosticKind(
    "constraint-without-second-attribute", .error, .constraints,
    summary: "The constraint has a second item but no second attribute.",
    rationale:
      "It cannot be understood and is left out. Add secondAttribute, or remove secondItem.",
    cure: "",
    examples: [])

  package static let constraintWithoutSecondItem = DiagnosticKind(
    "constraint-without-second-item", .error, .constraints,
    summary: "The constraint has one item, but only a width or a height can stand alone.",
    rationale: "Add secondItem and secondAttribute.",
    cure: "",
    examples: [])

  package static let constraintsWithoutAutoLayout = DiagnosticKind(
    "constraints-without-auto-layout", .warning, .constraints,
    summary: "The document has constraints but does not use Auto Layout.",
    rationale:
      "Without useAutolayout=\"YES\" on the root, views are placed by their stored frames and autoresizing masks.",
    cure: "",
    examples: [])

  package static let incompatibleAttributes = DiagnosticKind(
    "incompatible-attributes", .error, .constraints,
    summary: "The constraint compares attributes of different kinds.",
    rationale:
      "A width or height can be compared with a width or height, a horizontal position with a horizontal position, and a vertical one with a vertical one.",
    cure: "",
    examples: [])

  package static let mixedDirections = DiagnosticKind(
    "mixed-directions", .error, .constraints,
    summary: "The constraint compares leading or trailing with left or right.",
    rationale:
      "UIKit raises an exception for such a constraint: leading is not always on the left. Use leading and trailing for both, or left and right for both.",
    cure: "",
    examples: [])

  package static let zeroMultiplier = DiagnosticKind(
    "zero-multiplier", .warning, .constraints,
    summary: "The multiplier is 0.",
    rationale:
      "The second item has no part in the constraint then. Give another multiplier, or remove secondItem and secondAttribute.",
    cure: "",
    examples: [])

  package static let contradictoryMask = DiagnosticKind(
    "contradictory-mask", .warning, .variations,
    summary: "A mask both includes and excludes an object.",
    rationale: "The later entry counts. Remove one of them.",
    cure: "",
    examples: [])

  package static let danglingMaskReference = DiagnosticKind(
    "dangling-mask-reference", .warning, .variations,
    summary: "A mask names an id that no object has.",
    rationale: "The entry is ignored. Remove it.",
    cure: "",
    examples: [])

  package static let fixedAttributeVaried = DiagnosticKind(
    "fixed-attribute-varied", .warning, .variations,
    summary: "A variation overrides an attribute that cannot vary.",
    rationale:
      "Of a constraint only the constant can vary, not its items, attributes or relation. Declare a second constraint and switch both with masks.",
    cure: "",
    examples: [])

  package static let idInVariation = DiagnosticKind(
    "id-in-variation", .error, .variations,
    summary: "An object with an id stands inside a variation.",
    rationale:
      "Variations switch and override objects that are declared outside. Declare the object there and switch it with a mask.",
    cure: "",
    examples: [])

  package static let maskOutsideOwner = DiagnosticKind(
    "mask-outside-owner", .warning, .variations,
    summary: "A mask names an object that does not belong to the mask's owner.",
    rationale:
      "Masks switch direct subviews of their view and constraints that it owns. The entry is ignored.",
    cure: "",
    examples: [])

  package static let nonCanonicalVariationKey = DiagnosticKind(
    "non-canonical-variation-key", .warning, .variations,
    summary: "The parts of a variation key do not stand in the order of their traits.",
    rationale:
      "Interface Builder always writes them in one order. The variation counts as if they stood so.",
    cure: "",
    examples: [])

  package static let repeatedVariationKey = DiagnosticKind(
    "repeated-variation-key", .warning, .variations,
    summary: "Two variations of one object have the same key.",
    rationale: "Where both say something, the later one wins. Join them.",
    cure: "",
    examples: [])

  package static let unknownSizeClass = DiagnosticKind(
    "unknown-size-class", .warning, .variations,
    summary: "A variation key asks for a size class that does not exist.",
    rationale: "Keys ask for compact or regular. The variation never applies.",
    cure: "",
    examples: [])

  package static let unknownTrait = DiagnosticKind(
    "unknown-trait", .warning, .variations,
    summary: "A variation key asks for a trait that is not known.",
    rationale: "The variation never applies in the nine cells.",
    cure: "",
    examples: [])

  package static let variationOrder = DiagnosticKind(
    "variation-order", .warning, .variations,
    summary: "Variations do not stand in the order in which they apply.",
    rationale:
      "Variations with fewer parts apply first, then by name, wherever they stand. The order in the file has no effect, but a reader may think so.",
    cure: "",
    examples: [])

  package static let variationsWithoutTraitCollections = DiagnosticKind(
    "variations-without-trait-collections", .error, .variations,
    summary: "The document has variations but does not use trait collections.",
    rationale: "Without useTraitCollections=\"YES\" on the root nothing varies on a device.",
    cure: "",
    examples: [])

  package static let badContentPriority = DiagnosticKind(
    "bad-content-priority", .error, .document,
    summary: "A hugging or resistance priority is not between 0 and 1000.",
    rationale: "250 is the usual priority of content hugging, 750 that of compression resistance.",
    cure: "",
    examples: [])

  package static let unknownStackValue = DiagnosticKind(
    "unknown-stack-value", .warning, .document,
    summary: "The axis, alignment or distribution is none that stack views have.",
    rationale: "The first of the values that the note names is assumed.",
    cure: "",
    examples: [])
}
