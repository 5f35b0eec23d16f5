package import InterfaceSource

/// The kinds that identify a file that is not a document: `FileCheck` and `ConflictMarker` report
/// them.
extension DiagnosticKind {
  package static let appleDoubleFile = DiagnosticKind(
    "apple-double-file", .error, .file,
    summary: "The file is an AppleDouble companion of a document.",
    rationale:
      "On volumes and in archives that cannot hold Finder metadata, macOS writes files whose "
      + "names begin with ._ beside the real ones. They hold no document.",
    cure: "Delete the file; the document is the one without ._ in its name.")

  package static let binaryFile = DiagnosticKind(
    "binary-file", .error, .file,
    summary: "The file is binary.",
    rationale: "Compiled interfaces (.nib, .storyboardc) and other binary files are not read.",
    cure: "Use the .storyboard or .xib source that the file was compiled from.")

  package static let emptyFile = DiagnosticKind(
    "empty-file", .error, .file,
    summary: "The file is empty.",
    rationale: "Interface Builder never writes such a file.",
    cure: "Restore the document from version control, or delete the file.")

  package static let fileTooLarge = DiagnosticKind(
    "file-too-large", .error, .file,
    summary: "The file is larger than 64 MiB.",
    rationale:
      "No real document is nearly as large. The limit bounds the memory that a damaged file "
      + "can take.",
    cure: "Split the document, leave the file out, or raise the limit with --limit bytes=NUMBER.")

  package static let mergeConflict = DiagnosticKind(
    "merge-conflict", .error, .file,
    summary: "The file holds an unresolved Git conflict.",
    rationale: "The markers of the conflict are not XML, so nothing of the document can be read.",
    cure:
      "Keep one side of each conflict and delete the lines that begin with <<<<<<<, ======= and "
      + ">>>>>>>. Open the result in Interface Builder afterwards: objects of both sides may be "
      + "referred to.")

  package static let notUTF8 = DiagnosticKind(
    "not-utf-8", .error, .file,
    summary: "The file is not UTF-8.",
    rationale: "Interface Builder writes UTF-8 only, and offsets in other encodings would not be "
      + "exact.",
    cure: "Save the file as UTF-8.")

  package static let notXML = DiagnosticKind(
    "not-xml", .error, .file,
    summary: "The file is not XML.",
    rationale: "An Interface Builder document begins with <?xml or <document>. A file that begins "
      + "otherwise is usually a web page that was downloaded instead of the document.",
    cure: "Fetch the document itself.")

  package static let gitLFSPointer = DiagnosticKind(
    "git-lfs-pointer", .error, .file,
    summary: "The file is a Git LFS pointer instead of a document.",
    rationale:
      "The checkout has the pointer that Git LFS keeps in the repository, not the file that it stands for. "
      + "A document that is named is not read; one in a folder that is linted is counted as skipped.",
    cure: "Fetch the document with 'git lfs pull'.")

  package static let nulByte = DiagnosticKind(
    "nul-byte", .error, .file,
    summary: "The file holds a NUL byte.",
    rationale: "No text file does: the bytes are damaged.",
    cure: "Restore the document from version control.")

  package static let tooManyAttributes = DiagnosticKind(
    "too-many-attributes", .error, .file,
    summary: "An element has more than 256 attributes.",
    rationale:
      "No element of the format has nearly as many. The limit bounds the time that a damaged "
      + "file can take.",
    cure: "Restore the document from version control.")
}
