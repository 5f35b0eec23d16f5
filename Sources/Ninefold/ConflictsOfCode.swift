import InterfaceLayout
import InterfaceLint
import InterfaceModel
import InterfaceReading
import InterfaceSource

/// Makes notes of the conflicts of constraints that code may change: an outlet leads to one of them.
///
/// Code often has two constraints of which it keeps one, or sets a constant before anything is laid out; whether the conflict
/// is there in the app hangs on that. In the twelve apps of which `docs/lint-precision.md` tells, 7 of 20 are of this kind.
enum ConflictsOfCode {
  /// The findings of layouts, with the severities and notes that the document's outlets give them.
  static func graded(
    _ diagnostics: [Diagnostic], of document: Document, in graph: SceneGraph
  ) -> [Diagnostic] {
    guard diagnostics.contains(where: { $0.id == DiagnosticKind.conflictingConstraints.id }) else {
      return diagnostics
    }
    let constraints = Set(graph.constraints.compactMap(\.id))
    let connected = document.connectedObjects.intersection(constraints)
    guard !connected.isEmpty else { return diagnostics }
    return diagnostics.map { diagnostic in
      guard diagnostic.id == DiagnosticKind.conflictingConstraints.id else { return diagnostic }
      var names: [String] = []
      for case let id? in diagnostic.notes.map(\.object) + [diagnostic.object]
      where connected.contains(id) && !names.contains("'\(id.text)'") {
        names.append("'\(id.text)'")
      }
      guard !names.isEmpty else { return diagnostic }
      var result = diagnostic
      result.severity = min(result.severity, .note)
      result.notes.append(
        Diagnostic.Note(
          "code may change \(names.joined(separator: ", ")): \(names.count == 1 ? "an outlet leads there" : "outlets lead there")"
        ))
      return result
    }
  }
}
