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
      + "did not exist. A Git LFS pointer is a note: the font is not in this checkout.",
    remedy:
      "Restore the file from version control or its original source; fetch Git LFS pointers with "
      + "'git lfs pull'.")
}

extension Diagnostic {
  /// A finding about a Git LFS pointer in place of a font.
  package static let pointerFont = Diagnostic(
    .malformedFont, severity: .note, at: .start,
    message: "this is a Git LFS pointer, not the font itself: texts are measured in another font")

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
