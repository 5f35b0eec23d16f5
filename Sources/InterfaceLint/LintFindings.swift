package import InterfaceSource
package import SourceScanning

/// What rules report of one document.
package struct LintFindings {
  private(set) var list: FindingList

  init(limit: Int) { list = FindingList(limit: limit) }

  /// The findings in the order of the document, and in the order in which they were reported where they stand.
  var inOrderOfDocument: [Diagnostic] {
    let found = list.diagnostics
    return found.indices.sorted {
      (found[$0].range.start, $0) < (found[$1].range.start, $1)
    }.map { found[$0] }
  }

  /// Keeps a finding of a layout.
  mutating func keep(_ diagnostic: Diagnostic) { list.append(diagnostic) }

  /// Keeps a finding; its object and scene are those around its place.
  ///
  /// - Parameters:
  ///   - kind: What is found.
  ///   - severity: How severe it is; nil for what the kind says.
  ///   - range: Where.
  ///   - message: What is wrong: lower case, no full stop.
  ///   - notes: How to mend it, and other places that matter.
  ///   - fixIts: Changes that would mend it.
  ///   - gaps: What could not be looked into and may have what is missed: with any, the finding is a note.
  package mutating func report(
    _ kind: DiagnosticKind, severity: Diagnostic.Severity? = nil, at range: SourceRange,
    _ message: String,
    notes: [Diagnostic.Note] = [], fixIts: [Diagnostic.FixIt] = [], unless gaps: [ProjectGap] = []
  ) {
    list.append(
      Diagnostic(
        kind, severity: severity, at: range, message: message, notes: notes, fixIts: fixIts
      ).undecided(for: ProjectGap.notes(gaps)))
  }
}

/// What rules report of the files of a project.
package struct ProjectFindings {
  /// How many findings of one rule are kept in a file.
  let limit: Int
  private(set) var byPath: [String: LintFindings] = [:]

  init(limit: Int) { self.limit = limit }

  /// What is found in the file at a path, as the project names it.
  package subscript(path: String) -> LintFindings {
    get { byPath[path] ?? LintFindings(limit: limit) }
    _modify { yield &byPath[path, default: LintFindings(limit: limit)] }
  }
}
