package import InterfaceSource

/// What rules report of one document.
package struct LintFindings {
  private(set) var list: FindingList

  init(limit: Int) { list = FindingList(limit: limit) }

  /// Keeps a finding; its object and scene are those around its place.
  ///
  /// - Parameters:
  ///   - kind: What is found.
  ///   - range: Where.
  ///   - message: What is wrong: lower case, no full stop.
  ///   - notes: How to mend it, and other places that matter.
  ///   - fixIts: Changes that would mend it.
  package mutating func report(
    _ kind: DiagnosticKind, at range: SourceRange, _ message: String,
    notes: [Diagnostic.Note] = [], fixIts: [Diagnostic.FixIt] = []
  ) {
    list.append(Diagnostic(kind, at: range, message: message, notes: notes, fixIts: fixIts))
  }
}
