package import InterfaceSource
package import SourceScanning

/// The findings of rules in one document.
package struct LintFindings {
  private(set) var list: FindingList

  init(limit: Int) { list = FindingList(limit: limit) }

  /// The findings in document order; those at the same position in the order in which they were
  /// reported.
  var inOrderOfDocument: [Diagnostic] {
    let found = list.diagnostics
    return found.indices.sorted {
      (found[$0].range.start, $0) < (found[$1].range.start, $1)
    }.map { found[$0] }
  }

  /// Appends a finding of a layout.
  mutating func append(_ diagnostic: Diagnostic) { list.append(diagnostic) }

  /// Appends a finding.
  ///
  /// Its object and scene are those that enclose its range.
  ///
  /// - Parameters:
  ///   - kind: The kind of the finding.
  ///   - severity: The severity, or `nil` for the default of the kind.
  ///   - range: The range in the document.
  ///   - message: The problem, in lower case and without a full stop.
  ///   - notes: How to fix it, and related ranges.
  ///   - fixIts: Changes that would fix it.
  ///   - identity: The property that distinguishes it from other findings of the kind at the
  ///     object, or `nil` if the quoted names do.
  ///   - gaps: Parts of the project that could not be examined and may contain the missing object:
  ///     if there are any, the finding is a note.
  package mutating func report(
    _ kind: DiagnosticKind, severity: Diagnostic.Severity? = nil, at range: SourceRange,
    _ message: String,
    notes: [Diagnostic.Note] = [], fixIts: [Diagnostic.FixIt] = [], identity: String? = nil,
    unless gaps: [ProjectGap] = []
  ) {
    var finding = Diagnostic(
      kind, severity: severity, at: range, message: message, notes: notes, fixIts: fixIts)
    finding.identity = identity
    list.append(finding.undecided(for: ProjectGap.notes(gaps)))
  }
}

/// The findings of rules in the files of a project.
package struct ProjectFindings {
  /// The maximum number of findings of one rule in a file.
  let limit: Int
  private(set) var byPath: [String: LintFindings] = [:]

  init(limit: Int) { self.limit = limit }

  /// The findings in the file at a path, as the project names it.
  package subscript(path: String) -> LintFindings {
    get { byPath[path] ?? LintFindings(limit: limit) }
    _modify { yield &byPath[path, default: LintFindings(limit: limit)] }
  }
}
