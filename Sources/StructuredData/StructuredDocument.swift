package import InterfaceSource

/// The content of a JSON file, a YAML file or a property list, with the problems in it.
package struct StructuredDocument: Sendable {
  /// The value of the file, or `nil` if the file is malformed or exceeds a limit, which is then the
  /// last of the diagnostics.
  package let root: StructuredValue?
  /// The diagnostics, in file order.
  package let diagnostics: [Diagnostic]

  init(_ root: StructuredValue?, _ diagnostics: [Diagnostic]) {
    self.root = root
    self.diagnostics = diagnostics
  }
}

extension Diagnostic {
  static func tooManyBytes(_ kind: DiagnosticKind, limit: Int) -> Diagnostic {
    Diagnostic(kind, at: .start, message: "the file has more than \(limit) bytes")
  }

  static func notUTF8(_ kind: DiagnosticKind, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      kind, at: range, message: "these bytes are not UTF-8",
      notes: [Note("save the file as UTF-8")])
  }
}
