package import InterfaceSource

extension DiagnosticKind {
  /// The kinds that this target reports.
  package static let ofXML: [DiagnosticKind] = [
    .appleDoubleFile, .binaryFile, .documentType, .duplicateAttribute, .emptyFile, .fileTooLarge,
    .gitLFSPointer, .legacyArchive, .malformedXML, .mergeConflict, .mismatchedTag, .notUTF8,
    .notXML, .nulByte,
    .tooDeeplyNested, .tooManyAttributes, .tooManyElements, .tooManyNames, .truncatedFile,
  ]
}

/// The kinds of faults in the XML: `XMLFault` reports them, and `FileCheck` text before the
/// declaration.
extension DiagnosticKind {
  package static let documentType = DiagnosticKind(
    "document-type", .error, .file,
    summary: "The document has a document type declaration.",
    rationale: "Interface Builder writes none, and a declaration may define entities that grow "
      + "without bound or name other files. The document is refused as a whole.",
    cure: "Delete the declaration.")

  package static let duplicateAttribute = DiagnosticKind(
    "duplicate-attribute", .error, .file,
    summary: "An attribute is given twice on one element.",
    rationale: "XML forbids it, so the document cannot be loaded. It is usually left by a merge.",
    cure: "Keep one of the two.")

  package static let legacyArchive = DiagnosticKind(
    "legacy-archive", .error, .file,
    summary: "The file is a keyed archive of Xcode 3.",
    rationale: "Documents before Xcode 4 have <archive> as their root element. They are another "
      + "format, which is not read.",
    cure: "Open the file in Xcode 4 to 13 and save it: that converts it."
  ).aliased("doc_legacy_archive")

  package static let malformedXML = DiagnosticKind(
    "malformed-xml", .error, .file,
    summary: "The file is not well-formed XML.",
    rationale: "Reading stops at the first fault, because all that follows it would be guesswork.",
    cure: "Correct the place that is reported, or restore the file from version control."
  ).aliased("xml_malformed")

  package static let mismatchedTag = DiagnosticKind(
    "mismatched-tag", .error, .file,
    summary: "A start tag and an end tag do not belong together.",
    rationale:
      "An element is closed under another name, not at all, or twice. It is usually left by "
      + "a merge.",
    cure: "Add the end tag that is missing, or delete the one that is too much.")

  package static let tooDeeplyNested = DiagnosticKind(
    "too-deeply-nested", .error, .file,
    summary: "Elements are nested more than 256 deep.",
    rationale: "No real interface is nested as deeply. The limit bounds the memory that a damaged "
      + "file can take.",
    cure: "Restore the document from version control.")

  package static let tooManyElements = DiagnosticKind(
    "too-many-elements", .error, .file,
    summary: "The document has more than 25,000 elements, and more than one for every 50 bytes.",
    rationale:
      "Real documents have at most 6,000 elements and twice as many bytes to each. The limit bounds "
      + "the memory that a document can take.",
    cure:
      "Split the document into several storyboards or xibs, or raise the limit with "
      + "--limit elements=NUMBER.")

  package static let tooManyNames = DiagnosticKind(
    "too-many-names", .error, .file,
    summary: "The document uses more than 10,000 different names.",
    rationale: "The vocabulary of the format has about a thousand: the file is something else, or "
      + "damaged.",
    cure: "Restore the document from version control.")

  package static let truncatedFile = DiagnosticKind(
    "truncated-file", .error, .file,
    summary: "The file ends in the middle of the document.",
    rationale: "A copy or a download was cut off, or a comment is not closed.",
    cure: "Restore the file from version control.")
}
