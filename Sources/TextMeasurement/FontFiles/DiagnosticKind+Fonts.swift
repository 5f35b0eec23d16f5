package import InterfaceSource

/// Kinds of problems in font files.
extension DiagnosticKind {
  /// The kinds that this module reports.
  package static let ofFonts: [DiagnosticKind] = [.malformedFont]

  package static let malformedFont = DiagnosticKind(
    "malformed-font", .warning, .assets,
    summary: "A font file cannot be read.",
    rationale:
      "It is no TrueType or OpenType font, it is cut off, or a table that widths and lines are read from is missing or "
      + "contradicts itself. Texts in the font are measured as if the file were not there.",
    cure:
      "Restore the file from version control or from where the font comes from; a pointer of Git LFS is fetched with "
      + "'git lfs pull'.")
}

extension Diagnostic {
  /// Returns a finding about a malformed font file.
  package static func malformedFont(
    _ fault: FontFault, severity: Diagnostic.Severity
  ) -> Diagnostic {
    let offset = Int32(clamping: fault.offset)
    return Diagnostic(
      .malformedFont, severity: severity, at: SourceRange(start: offset, end: offset),
      message: "the font cannot be read: \(fault.message)")
  }
}
