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
    rationale:
      "Interface Builder never writes one, and a declaration can define entities that grow "
      + "without bound or refer to other files. Ninefold rejects the whole document.",
    remedy: "Delete the declaration.")

  package static let duplicateAttribute = DiagnosticKind(
    "duplicate-attribute", .error, .file,
    summary: "An element has the same attribute twice.",
    rationale:
      "XML forbids this, so the document cannot be loaded. It is usually the result of a merge.",
    remedy: "Keep one of the two.")

  package static let legacyArchive = DiagnosticKind(
    "legacy-archive", .error, .file,
    summary: "The file is an Xcode 3 keyed archive.",
    rationale:
      "Documents from before Xcode 4 have <archive> as their root element. Ninefold does not "
      + "read this format.",
    remedy: "To convert the file, open it in Xcode 4 to 13 and save it."
  ).aliased("doc_legacy_archive")

  package static let malformedXML = DiagnosticKind(
    "malformed-xml", .error, .file,
    summary: "The file is not well-formed XML.",
    rationale:
      "Ninefold stops reading at the first error, because anything after it would be guesswork.",
    remedy: "Correct the error at the reported position, or restore the file from version control."
  ).aliased("xml_malformed")

  package static let mismatchedTag = DiagnosticKind(
    "mismatched-tag", .error, .file,
    summary: "A start tag and an end tag do not match.",
    rationale:
      "An element is closed under another name, not at all, or twice. This is usually the "
      + "result of a merge.",
    remedy: "Add the missing end tag, or delete the extra one.")

  package static let tooDeeplyNested = DiagnosticKind(
    "too-deeply-nested", .error, .file,
    summary: "Elements are nested more than 256 levels deep.",
    rationale:
      "No real interface is nested that deeply. The limit bounds the memory that a damaged file "
      + "can use.",
    remedy: "Restore the document from version control.")

  package static let tooManyElements = DiagnosticKind(
    "too-many-elements", .error, .file,
    summary: "The document has more than 25,000 elements, and more than one for every 50 bytes.",
    rationale:
      "Real documents have at most 6,000 elements, and twice as many bytes for each. The limit "
      + "bounds the memory that a document can use.",
    remedy:
      "Split the document into several storyboards or xibs, or raise the limit with "
      + "--limit elements=NUMBER.")

  package static let tooManyNames = DiagnosticKind(
    "too-many-names", .error, .file,
    summary: "The document uses more than 10,000 different names.",
    rationale:
      "The format has about a thousand names, so the file is damaged or is not a document.",
    remedy: "Restore the document from version control.")

  package static let truncatedFile = DiagnosticKind(
    "truncated-file", .error, .file,
    summary: "The file ends in the middle of the document.",
    rationale: "A copy or download was cut off, or a comment is not closed.",
    remedy: "Restore the file from version control.")
}
