package import InterfaceSource
package import SourceScanning

/// What rules report of the files of a project.
package struct ProjectFindings {
  private let limit: Int
  private var byPath: [String: FindingList] = [:]

  init(limit: Int) { self.limit = limit }

  /// Keeps a finding.
  ///
  /// - Parameters:
  ///   - kind: What is found.
  ///   - severity: How severe it is; nil for the severity of the kind.
  ///   - path: The path of the file, as the project names it.
  ///   - range: Where in the file.
  ///   - message: What is wrong: lower case, no full stop.
  ///   - notes: How to mend it, and other places that matter.
  ///   - gaps: What could not be looked into and may have what is missed: with any, the finding is a note.
  package mutating func report(
    _ kind: DiagnosticKind, _ severity: Diagnostic.Severity? = nil, in path: String,
    at range: SourceRange, _ message: String,
    notes: [Diagnostic.Note] = [], unless gaps: [ProjectGap] = []
  ) {
    byPath[path, default: FindingList(limit: limit)].append(
      Diagnostic(kind, severity: severity, at: range, message: message, notes: notes)
        .undecided(for: ProjectGap.notes(gaps)))
  }

  /// The findings file by file, in byte order of the paths.
  var byFile: [(path: String, diagnostics: [Diagnostic])] {
    byPath.map { ($0.key, $0.value.diagnostics) }.sorted {
      $0.0.utf8.lexicographicallyPrecedes($1.0.utf8)
    }
  }
}
