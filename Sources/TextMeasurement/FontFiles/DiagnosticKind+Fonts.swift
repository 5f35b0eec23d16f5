package import InterfaceSource

/// Kinds of problems in font files.
extension DiagnosticKind {
  /// The kinds that this module reports.
  package static let ofFonts: [DiagnosticKind] = [.malformedFont]

  package static let malformedFont = DiagnosticKind(
    "malformed-font", .warning, .assets,
    summary: "A font file cannot be read.",
    rationale:
      "The file is not a TrueType or OpenType font, it is truncated, or a table with widths or "
      + "line metrics is missing or inconsistent. Texts in the font are measured as if the file "
      + "did not exist.",
    remedy:
      "Restore the file from version control or its original source; fetch Git LFS pointers with "
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
