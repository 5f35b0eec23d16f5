package import InterfaceSource

/// The kinds that identify a file that is not a document: `FileCheck` and `ConflictMarker` report
/// them.
extension DiagnosticKind {
  package static let appleDoubleFile = DiagnosticKind(
    "apple-double-file", .error, .file,
    summary: "The file is an AppleDouble companion of a document.",
    rationale:
      "On volumes and in archives that cannot store Finder metadata, macOS writes a file whose "
      + "name begins with ._ next to each real file. It contains no document.",
    remedy: "Delete the file. The document is the file without ._ in its name.")

  package static let binaryFile = DiagnosticKind(
    "binary-file", .error, .file,
    summary: "The file is binary.",
    rationale:
      "Ninefold does not read compiled interfaces (.nib, .storyboardc) or other binary files.",
    remedy: "Use the .storyboard or .xib source that the file was compiled from.")

  package static let emptyFile = DiagnosticKind(
    "empty-file", .error, .file,
    summary: "The file is empty.",
    rationale: "Interface Builder never writes an empty file.",
    remedy: "Restore the document from version control, or delete the file.")

  package static let fileTooLarge = DiagnosticKind(
    "file-too-large", .error, .file,
    summary: "The file is larger than 64 MiB.",
    rationale:
      "No real document is nearly that large. The limit bounds the memory that a damaged file "
      + "can use.",
    remedy: "Split the document, exclude the file, or raise the limit with --limit bytes=NUMBER.")

  package static let mergeConflict = DiagnosticKind(
    "merge-conflict", .error, .file,
    summary: "The file contains an unresolved Git conflict.",
    rationale: "Conflict markers are not XML, so Ninefold cannot read any of the document.",
    remedy:
      "Keep one side of each conflict and delete the lines that begin with <<<<<<<, ======= and "
      + ">>>>>>>. Then open the result in Interface Builder, because it may refer to objects of "
      + "both sides.")

  package static let notUTF8 = DiagnosticKind(
    "not-utf-8", .error, .file,
    summary: "The file is not UTF-8.",
    rationale:
      "Interface Builder writes only UTF-8, and positions in files with other encodings would "
      + "not be exact.",
    remedy: "Save the file as UTF-8.")

  package static let notXML = DiagnosticKind(
    "not-xml", .error, .file,
    summary: "The file is not XML.",
    rationale:
      "An Interface Builder document begins with <?xml or <document>. A file that begins "
      + "differently is usually a web page that was downloaded instead of the document.",
    remedy: "Download the document itself.")

  package static let gitLFSPointer = DiagnosticKind(
    "git-lfs-pointer", .error, .file,
    summary: "The file is a Git LFS pointer instead of a document.",
    rationale:
      "The checkout contains the pointer that Git LFS keeps in the repository, not the file "
      + "that it refers to. Ninefold cannot read the document if you name it, and counts it as "
      + "skipped if it is in a folder that you lint.",
    remedy: "Fetch the document with 'git lfs pull'.")

  package static let nulByte = DiagnosticKind(
    "nul-byte", .error, .file,
    summary: "The file contains a NUL byte.",
    rationale: "Text files never contain NUL bytes, so the file is damaged.",
    remedy: "Restore the document from version control.")

  package static let tooManyAttributes = DiagnosticKind(
    "too-many-attributes", .error, .file,
    summary: "An element has more than 256 attributes.",
    rationale:
      "No element of the format has nearly that many. The limit bounds the time that a damaged "
      + "file can take.",
    remedy: "Restore the document from version control.")
}
