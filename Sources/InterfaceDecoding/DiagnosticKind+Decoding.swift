package import InterfaceSource

extension DiagnosticKind {
  /// The kinds that this target reports.
  package static let ofDecoding: [DiagnosticKind] = [
    .badBase64, .badBoolean, .badNumber, .badToolsVersion, .duplicateKey, .missingAttribute,
    .notAnInterfaceBuilderDocument, .unexpectedAttribute, .unexpectedElement, .unknownAttribute,
    .unknownElement, .unknownProperty, .unknownTargetRuntime, .unknownValue,
    .unsupportedDocumentType, .unsupportedRuntime, .badLayoutAttribute, .badMultiplier,
    .badPriority, .badRelation, .constraintWithoutAttribute, .badMask, .badVariationKey,
    .nestedVariation,
  ]

  package static let badBase64 = DiagnosticKind(
    "bad-base64", .error, .document,
    summary: "A text that is marked as base64 is not base64 of UTF-8.",
    rationale:
      "It counts as not given. Encode it anew, or write it in plain and remove base64-UTF8.",
    cure: "",
    examples: [])

  package static let badBoolean = DiagnosticKind(
    "bad-boolean", .error, .document,
    summary: "The value is neither YES nor NO.",
    rationale: "The format knows no other spellings. The attribute counts as not given.",
    cure: "",
    examples: [])

  package static let badNumber = DiagnosticKind(
    "bad-number", .error, .document,
    summary: "The value is not a number.",
    rationale:
      "Numbers are finite and decimal, such as 8 or 43.5; nan, infinity and hexadecimal numbers are none. The attribute counts as not given.",
    cure: "",
    examples: [])

  package static let badToolsVersion = DiagnosticKind(
    "bad-tools-version", .warning, .document,
    summary: "The toolsVersion is not a version of Interface Builder.",
    rationale:
      "The version decides how high bars and controls were when the document was saved. Without it the newest metrics are used.",
    cure: "",
    examples: [])

  package static let duplicateKey = DiagnosticKind(
    "duplicate-key", .error, .document,
    summary: "A property is given twice.",
    rationale:
      "Two elements of one object have the same key. The first one counts. Remove the other.",
    cure: "",
    examples: [])

  package static let missingAttribute = DiagnosticKind(
    "missing-attribute", .error, .document,
    summary: "An element lacks an attribute that it cannot do without.",
    rationale: "A number counts as 0; another element without its attribute has no effect.",
    cure: "",
    examples: [])

  package static let notAnInterfaceBuilderDocument = DiagnosticKind(
    "not-an-interface-builder-document", .error, .document,
    summary: "The root element is not <document>.",
    rationale: "The file is XML, but none that Interface Builder of Xcode 4 or later has written.",
    cure: "",
    examples: [])

  package static let unexpectedAttribute = DiagnosticKind(
    "unexpected-attribute", .error, .document,
    summary: "The element has no such attribute.",
    rationale: "Nothing reads it. Remove it, or move it to the element that it belongs to.",
    cure: "",
    examples: [])

  package static let unexpectedElement = DiagnosticKind(
    "unexpected-element", .error, .document,
    summary: "The element may not stand here.",
    rationale:
      "The element around it takes only certain ones. It is kept and has no effect. Move it to where it belongs, or remove it.",
    cure: "",
    examples: [])

  package static let unknownAttribute = DiagnosticKind(
    "unknown-attribute", .warning, .document,
    summary: "The vocabulary does not know the attribute.",
    rationale:
      "It may be from a newer Xcode or a slip. It is kept and has no effect on layout; every name is reported once per document.",
    cure: "",
    examples: [])

  package static let unknownElement = DiagnosticKind(
    "unknown-element", .warning, .document,
    summary: "The vocabulary does not know the element.",
    rationale:
      "It may be from a newer Xcode or a slip. It is kept with everything inside; among subviews it is laid out as a plain view. Every name is reported once per document.",
    cure: "",
    examples: [])

  package static let unknownProperty = DiagnosticKind(
    "unknown-property", .note, .document,
    summary: "The vocabulary does not know the property's key.",
    rationale:
      "Its value is kept and has no effect on layout. Every key is reported once per document.",
    cure: "",
    examples: [])

  package static let unknownTargetRuntime = DiagnosticKind(
    "unknown-target-runtime", .warning, .document,
    summary: "The target runtime is not known.",
    rationale: "The document is read as one for iOS.",
    cure: "",
    examples: [])

  package static let unknownValue = DiagnosticKind(
    "unknown-value", .warning, .document,
    summary: "The value is none of the words that the attribute takes.",
    rationale: "The note says which words it takes and what is assumed.",
    cure: "",
    examples: [])

  package static let unsupportedDocumentType = DiagnosticKind(
    "unsupported-document-type", .error, .document,
    summary: "The document's type is not known.",
    rationale:
      "Storyboards and xibs of CocoaTouch are read. The type attribute of the root says what a document is.",
    cure: "",
    examples: [])

  package static let unsupportedRuntime = DiagnosticKind(
    "unsupported-runtime", .warning, .document,
    summary: "The document is for macOS or watchOS.",
    rationale:
      "Documents for iOS, iPadOS and tvOS are read. This one is skipped: it yields no layout.",
    cure: "",
    examples: [])

  package static let badLayoutAttribute = DiagnosticKind(
    "bad-layout-attribute", .error, .constraints,
    summary: "The value is not a layout attribute.",
    rationale: "The constraint is left out. The note names all attributes.",
    cure: "",
    examples: [])

  package static let badMultiplier = DiagnosticKind(
    "bad-multiplier", .error, .constraints,
    summary: "The value is not a multiplier.",
    rationale: "A multiplier is a number, a:b or a/b with b not 0. 1 is assumed.",
    cure: "",
    examples: [])

  package static let badPriority = DiagnosticKind(
    "bad-priority", .error, .constraints,
    summary: "The priority is not between 1 and 1000.",
    rationale: "1000, required, is assumed.",
    cure: "",
    examples: [])

  package static let badRelation = DiagnosticKind(
    "bad-relation", .error, .constraints,
    summary: "The value is not a relation.",
    rationale: "Relations are equal, lessThanOrEqual and greaterThanOrEqual. equal is assumed.",
    cure: "",
    examples: [])

  package static let constraintWithoutAttribute = DiagnosticKind(
    "constraint-without-attribute", .error, .constraints,
    summary: "The constraint does not say which attribute it is about.",
    rationale: "It is left out. Add firstAttribute.",
    cure: "",
    examples: [])

  package static let badMask = DiagnosticKind(
    "bad-mask", .error, .variations,
    summary: "A mask is about something that masks cannot switch.",
    rationale: "Masks switch subviews and constraints. This one is ignored.",
    cure: "",
    examples: [])

  package static let badVariationKey = DiagnosticKind(
    "bad-variation-key", .error, .variations,
    summary: "The key of a variation cannot be read.",
    rationale:
      "A key is 'default' or parts such as heightClass=regular joined by '-', each trait once. The variation is ignored.",
    cure: "",
    examples: [])

  package static let nestedVariation = DiagnosticKind(
    "nested-variation", .error, .variations,
    summary: "A variation stands inside a variation.",
    rationale: "The inner one is ignored. Join their keys in one variation beside the other.",
    cure: "",
    examples: [])
}
