package import InterfaceSource

/// What is wrong in one file; its ranges are the file's.
package struct FileFindings: Sendable {
  /// The file; for one that should exist and does not, its path and no bytes.
  package var file: SourceFile
  /// What is wrong in it, in the order of the file.
  package var diagnostics: [Diagnostic]
}
