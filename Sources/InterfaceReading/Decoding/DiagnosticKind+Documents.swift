package import InterfaceSource

extension DiagnosticKind {
  /// The kinds that this target reports.
  package static let ofDecoding: [DiagnosticKind] = [
    .badBase64, .badBoolean, .badLayoutAttribute, .badMask, .badMultiplier, .badNumber,
    .badPriority, .badRelation, .badToolsVersion, .badVariationKey, .constraintWithoutAttribute,
    .duplicateKey, .duplicateResource, .missingAttribute, .nestedVariation,
    .notAnInterfaceBuilderDocument,
    .idTooLong, .tooManyObjects, .tooMuchText,
    .unexpectedAttribute, .unexpectedElement, .unknownAttribute, .unknownElement,
    .unknownProperty, .unknownTargetRuntime, .unknownValue, .unsupportedDocumentType,
    .unsupportedRuntime,
  ]
}

/// The kinds that `DecodeDocument` reports, about the kind of document in the file.
extension DiagnosticKind {
  package static let badToolsVersion = DiagnosticKind(
    "bad-tools-version", .warning, .document,
    summary: "The toolsVersion is not a version of Interface Builder.",
    rationale:
      "The version says how Interface Builder drew its canvas when the document was saved. "
      + "Without it the newest version is assumed.",
    cure: "Write the version as a number such as 22505, or open the document in Xcode and save it.")

  package static let duplicateResource = DiagnosticKind(
    "duplicate-resource", .warning, .document,
    summary: "The resources of a document have a colour or an image twice.",
    rationale:
      "Interface Builder writes each once: a merge has left both, and where no catalog has the name only the last one "
      + "counts.",
    cure: "Remove one of the two, or open the document in Xcode and save it.")

  package static let notAnInterfaceBuilderDocument = DiagnosticKind(
    "not-an-interface-builder-document", .error, .document,
    summary: "The root element is not <document>.",
    rationale: "The file is XML, but not a document of Interface Builder in Xcode 4 or later.",
    cure: "Leave the file out, or give it the name extension of what it is.")

  package static let unknownTargetRuntime = DiagnosticKind(
    "unknown-target-runtime", .warning, .document,
    summary: "The target runtime is not known.",
    rationale: "The document is read as one for iOS.",
    cure: "Write iOS.CocoaTouch, or iOS.CocoaTouch.iPad for a document of the iPad alone."
  ).aliased("doc_unopenable")

  package static let unsupportedDocumentType = DiagnosticKind(
    "unsupported-document-type", .error, .document,
    summary: "The type of the document is missing or not known.",
    rationale:
      "The attribute type of the root element says whether a document is a storyboard or a "
      + "xib, and of which platform. Without it the document cannot be interpreted. A type of Interface Builder's that "
      + "is not known here, as of another platform, is a warning: Xcode may well build the document.",
    cure: "Restore the attribute: "
      + "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB or com.apple.InterfaceBuilder3.CocoaTouch.XIB."
  )

  package static let unsupportedRuntime = DiagnosticKind(
    "unsupported-runtime", .note, .document,
    summary: "The document is for macOS or watchOS.",
    rationale:
      "Documents for iOS, iPadOS and tvOS are read. This one is skipped: it yields no layout, "
      + "and nothing else is said of it.",
    cure: "Leave the document out if the note is in the way.")
}
