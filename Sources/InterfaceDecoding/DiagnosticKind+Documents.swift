package import InterfaceSource

extension DiagnosticKind {
  /// The kinds that this target reports.
  package static let ofDecoding: [DiagnosticKind] = [
    .badBase64, .badBoolean, .badLayoutAttribute, .badMask, .badMultiplier, .badNumber,
    .badPriority, .badRelation, .badToolsVersion, .badVariationKey, .constraintWithoutAttribute,
    .duplicateKey, .missingAttribute, .nestedVariation, .notAnInterfaceBuilderDocument,
    .tooLongID, .tooManyObjects, .tooMuchText,
    .unexpectedAttribute, .unexpectedElement, .unknownAttribute, .unknownElement,
    .unknownProperty, .unknownTargetRuntime, .unknownValue, .unsupportedDocumentType,
    .unsupportedRuntime,
  ]
}

/// Kinds that `DecodeDocument` reports: what kind of document the file is.
extension DiagnosticKind {
  package static let badToolsVersion = DiagnosticKind(
    "bad-tools-version", .warning, .document,
    summary: "The toolsVersion is not a version of Interface Builder.",
    rationale:
      "The version says how Interface Builder drew its canvas when the document was saved. "
      + "Without it the newest version is assumed.",
    cure: "Write the version as a number such as 22505, or open the document in Xcode and save it.",
    examples: [
      DiagnosticExample(
        .document,
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="↓latest">
            <objects/>
        </document>
        """,
        mended: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
              <objects/>
          </document>
          """)
    ])

  package static let notAnInterfaceBuilderDocument = DiagnosticKind(
    "not-an-interface-builder-document", .error, .document,
    summary: "The root element is not <document>.",
    rationale: "The file is XML, but not a document of Interface Builder in Xcode 4 or later.",
    cure: "Leave the file out, or give it the name extension of what it is.",
    examples: [
      DiagnosticExample(
        .document,
        """
        ↓<plist version="1.0"/>
        """,
        mended: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
              <objects/>
          </document>
          """)
    ])

  package static let unknownTargetRuntime = DiagnosticKind(
    "unknown-target-runtime", .warning, .document,
    summary: "The target runtime is not known.",
    rationale: "The document is read as one for iOS.",
    cure: "Write iOS.CocoaTouch, or iOS.CocoaTouch.iPad for a document of the iPad alone.",
    aliases: ["doc_unopenable"],
    examples: [
      DiagnosticExample(
        .document,
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="↓iOS">
            <objects/>
        </document>
        """,
        mended: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
              <objects/>
          </document>
          """)
    ])

  package static let unsupportedDocumentType = DiagnosticKind(
    "unsupported-document-type", .error, .document,
    summary: "The type of the document is missing or not known.",
    rationale:
      "The attribute type of the root element says whether a document is a storyboard or a "
      + "xib, and of which platform. Without it the document cannot be interpreted.",
    cure: "Restore the attribute: "
      + "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB or com.apple.InterfaceBuilder3.CocoaTouch.XIB.",
    examples: [
      DiagnosticExample(
        .document,
        """
        <document type="↓com.apple.InterfaceBuilder9" version="3.0" toolsVersion="22505">
            <objects/>
        </document>
        """,
        mended: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
              <objects/>
          </document>
          """)
    ])

  package static let unsupportedRuntime = DiagnosticKind(
    "unsupported-runtime", .note, .document,
    summary: "The document is for macOS or watchOS.",
    rationale:
      "Documents for iOS, iPadOS and tvOS are read. This one is skipped: it yields no layout, "
      + "and nothing else is said of it.",
    cure: "Leave the document out if the note is in the way.",
    examples: [
      DiagnosticExample(
        .document,
        """
        <document type="↓com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505">
            <objects/>
        </document>
        """,
        mended: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
              <objects/>
          </document>
          """)
    ])
}
