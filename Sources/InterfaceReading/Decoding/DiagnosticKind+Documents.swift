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
    summary: "The toolsVersion attribute is not a version of Interface Builder.",
    rationale:
      "The version determines how Interface Builder drew its canvas when the document was "
      + "saved. Without it, Ninefold assumes the newest version.",
    remedy:
      "Write the version as a number such as 22505, or open the document in Xcode and save it.")

  package static let duplicateResource = DiagnosticKind(
    "duplicate-resource", .warning, .document,
    summary: "The resources of a document contain a color or an image twice.",
    rationale:
      "Interface Builder writes each resource once, so a merge left both. If no catalog has the "
      + "name, only the last one is used.",
    remedy: "Remove one of the two, or open the document in Xcode and save it.")

  package static let notAnInterfaceBuilderDocument = DiagnosticKind(
    "not-an-interface-builder-document", .error, .document,
    summary: "The root element is not <document>.",
    rationale: "The file is XML, but not a document of Interface Builder in Xcode 4 or later.",
    remedy: "Exclude the file, or give it the file name extension of its format.")

  package static let unknownTargetRuntime = DiagnosticKind(
    "unknown-target-runtime", .warning, .document,
    summary: "The target runtime is unknown.",
    rationale: "The document is read as an iOS document.",
    remedy: "Use iOS.CocoaTouch, or iOS.CocoaTouch.iPad for a document that is only for iPad."
  ).aliased("doc_unopenable")

  package static let unsupportedDocumentType = DiagnosticKind(
    "unsupported-document-type", .error, .document,
    summary: "The document type is missing or unknown.",
    rationale:
      "The type attribute of the root element specifies whether a document is a storyboard or a "
      + "xib, and its platform. Without it, the document cannot be interpreted. An Interface "
      + "Builder type that Ninefold does not know, such as one for another platform, is only a "
      + "warning, because Xcode may still build the document.",
    remedy: "Restore the attribute: "
      + "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB or com.apple.InterfaceBuilder3.CocoaTouch.XIB."
  )

  package static let unsupportedRuntime = DiagnosticKind(
    "unsupported-runtime", .note, .document,
    summary: "The document is for macOS or watchOS.",
    rationale:
      "Ninefold reads documents for iOS, iPadOS and tvOS. It skips this one: it produces no "
      + "layout and reports nothing else about it.",
    remedy: "To avoid the note, exclude the document.")
}
