import InterfaceSource

extension DiagnosticCatalog {
  /// What reading the bytes reports; such a file yields nothing else.
  static let files: [Entry] = [
    Entry(
      "apple-double-file", .error, "The file is an AppleDouble companion of a document.",
      "macOS leaves files whose names begin with ._ beside the real ones on disks and in archives "
        + "that cannot hold Finder data. They hold no document. Delete them."),
    Entry(
      "binary-file", .error, "The file is binary.",
      "Compiled interfaces (.nib, .storyboardc), images and archives cannot be read. Use the "
        + ".storyboard or .xib source."),
    Entry(
      "document-type", .error, "The document has a document type declaration.",
      "Interface Builder writes none, and a declaration may define entities that grow without bound "
        + "or name other files. It is refused as a whole. Delete it."),
    Entry(
      "duplicate-attribute", .error, "An attribute is given twice on one element.",
      "XML forbids it, and it is usually what a careless merge leaves. Keep one of the two."),
    Entry(
      "empty-file", .error, "The file is empty.",
      "Restore the document from version control, or delete the file."),
    Entry(
      "file-too-large", .error, "The file is larger than 64 MiB.",
      "No document is nearly as large. The limit keeps broken files from taking all memory."),
    Entry(
      "legacy-archive", .error, "The file is a keyed archive of Xcode 3.",
      "Documents before Xcode 4 have <archive> as their root. Open the file in Xcode 4 to 13 and "
        + "save it to convert it."),
    Entry(
      "malformed-xml", .error, "The file is not well-formed XML.",
      "Reading stops at the first fault, because everything after it is guesswork. Mend the place, "
        + "or restore the file."),
    Entry(
      "merge-conflict", .error, "The file holds an unresolved Git conflict.",
      "Keep one side of each conflict and delete the lines of marks. Open the result in Interface "
        + "Builder: ids of both sides may be needed."),
    Entry(
      "mismatched-tag", .error, "A start tag and an end tag do not belong together.",
      "An element is closed under another name, not at all, or twice."),
    Entry(
      "not-utf-8", .error, "The file is not UTF-8.",
      "Interface Builder writes UTF-8 only. Save the file as UTF-8."),
    Entry(
      "not-xml", .error, "The file is not XML.",
      "An Interface Builder document begins with <?xml or <document>."),
    Entry(
      "nul-byte", .error, "The file holds a NUL byte.",
      "The bytes are damaged. Restore the document from version control."),
    Entry(
      "too-deeply-nested", .error, "Elements are nested more than 256 deep.",
      "No interface needs that. The limit keeps broken files from taking all memory."),
    Entry(
      "too-many-attributes", .error, "An element has more than 256 attributes.",
      "No element of the format has nearly as many."),
    Entry(
      "too-many-elements", .error, "The document has more than 1,000,000 elements.",
      "The limit keeps broken files from taking all memory."),
    Entry(
      "too-many-names", .error, "The document uses more than 10,000 different names.",
      "The vocabulary of the format has about a thousand. The file is something else."),
    Entry(
      "truncated-file", .error, "The file ends in the middle of the document.",
      "A copy or a download was cut off. Restore the file."),
  ]
}
