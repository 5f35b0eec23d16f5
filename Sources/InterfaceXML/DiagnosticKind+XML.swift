package import InterfaceSource

extension DiagnosticKind {
  /// The kinds that this target reports.
  package static let ofXML: [DiagnosticKind] = [
    .fileTooLarge, .emptyFile, .appleDoubleFile, .binaryFile, .notUTF8, .nulByte, .malformedXML,
    .notXML, .tooManyAttributes, .legacyArchive, .tooDeeplyNested, .tooManyElements, .tooManyNames,
    .documentType, .truncatedFile, .mismatchedTag, .duplicateAttribute, .mergeConflict,
  ]

  package static let fileTooLarge = DiagnosticKind(
    "file-too-large", .error, .file,
    summary: "The file is larger than 64 MiB.",
    rationale:
      "No document is nearly as large. The limit keeps broken files from taking all memory.",
    cure: "",
    examples: [])

  package static let emptyFile = DiagnosticKind(
    "empty-file", .error, .file,
    summary: "The file is empty.",
    rationale: "Restore the document from version control, or delete the file.",
    cure: "",
    examples: [])

  package static let appleDoubleFile = DiagnosticKind(
    "apple-double-file", .error, .file,
    summary: "The file is an AppleDouble companion of a document.",
    rationale:
      "macOS leaves files whose names begin with ._ beside the real ones on disks and in archives that cannot hold Finder data. They hold no document. Delete them.",
    cure: "",
    examples: [])

  package static let binaryFile = DiagnosticKind(
    "binary-file", .error, .file,
    summary: "The file is binary.",
    rationale:
      "Compiled interfaces (.nib, .storyboardc), images and archives cannot be read. Use the .storyboard or .xib source.",
    cure: "",
    examples: [])

  package static let notUTF8 = DiagnosticKind(
    "not-utf-8", .error, .file,
    summary: "The file is not UTF-8.",
    rationale: "Interface Builder writes UTF-8 only. Save the file as UTF-8.",
    cure: "",
    examples: [])

  package static let nulByte = DiagnosticKind(
    "nul-byte", .error, .file,
    summary: "The file holds a NUL byte.",
    rationale: "The bytes are damaged. Restore the document from version control.",
    cure: "",
    examples: [])

  package static let malformedXML = DiagnosticKind(
    "malformed-xml", .error, .file,
    summary: "The file is not well-formed XML.",
    rationale:
      "Reading stops at the first fault, because everything after it is guesswork. Mend the place, or restore the file.",
    cure: "",
    examples: [])

  package static let notXML = DiagnosticKind(
    "not-xml", .error, .file,
    summary: "The file is not XML.",
    rationale: "An Interface Builder document begins with <?xml or <document>.",
    cure: "",
    examples: [])

  package static let tooManyAttributes = DiagnosticKind(
    "too-many-attributes", .error, .file,
    summary: "An element has more than 256 attributes.",
    rationale: "No element of the format has nearly as many.",
    cure: "",
    examples: [])

  package static let legacyArchive = DiagnosticKind(
    "legacy-archive", .error, .file,
    summary: "The file is a keyed archive of Xcode 3.",
    rationale:
      "Documents before Xcode 4 have <archive> as their root. Open the file in Xcode 4 to 13 and save it to convert it.",
    cure: "",
    examples: [])

  package static let tooDeeplyNested = DiagnosticKind(
    "too-deeply-nested", .error, .file,
    summary: "Elements are nested more than 256 deep.",
    rationale: "No interface needs that. The limit keeps broken files from taking all memory.",
    cure: "",
    examples: [])

  package static let tooManyElements = DiagnosticKind(
    "too-many-elements", .error, .file,
    summary: "The document has more than 1,000,000 elements.",
    rationale: "The limit keeps broken files from taking all memory.",
    cure: "",
    examples: [])

  package static let tooManyNames = DiagnosticKind(
    "too-many-names", .error, .file,
    summary: "The document uses more than 10,000 different names.",
    rationale: "The vocabulary of the format has about a thousand. The file is something else.",
    cure: "",
    examples: [])

  package static let documentType = DiagnosticKind(
    "document-type", .error, .file,
    summary: "The document has a document type declaration.",
    rationale:
      "Interface Builder writes none, and a declaration may define entities that grow without bound or name other files. It is refused as a whole. Delete it.",
    cure: "",
    examples: [])

  package static let truncatedFile = DiagnosticKind(
    "truncated-file", .error, .file,
    summary: "The file ends in the middle of the document.",
    rationale: "A copy or a download was cut off. Restore the file.",
    cure: "",
    examples: [])

  package static let mismatchedTag = DiagnosticKind(
    "mismatched-tag", .error, .file,
    summary: "A start tag and an end tag do not belong together.",
    rationale: "An element is closed under another name, not at all, or twice.",
    cure: "",
    examples: [])

  package static let duplicateAttribute = DiagnosticKind(
    "duplicate-attribute", .error, .file,
    summary: "An attribute is given twice on one element.",
    rationale:
      "XML forbids it, and it is usually what a careless merge leaves. Keep one of the two.",
    cure: "",
    examples: [])

  package static let mergeConflict = DiagnosticKind(
    "merge-conflict", .error, .file,
    summary: "The file holds an unresolved Git conflict.",
    rationale:
      "Keep one side of each conflict and delete the lines of marks. Open the result in Interface Builder: ids of both sides may be needed.",
    cure: "",
    examples: [])
}
