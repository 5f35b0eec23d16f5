package import InterfaceSource

/// The findings in one file, whose bytes their ranges refer to.
package struct FileFindings: Sendable {
  /// The file; a missing file has a path and no bytes.
  package var file: SourceFile
  /// The findings, in the order of the file.
  package var diagnostics: [Diagnostic]
}
