import InterfaceLayout
import InterfaceLint
import InterfaceModel
import InterfaceReading
import InterfaceSource

/// Adds notes to the conflicts of constraints that code may change, which are those with an outlet.
///
/// Code often activates one of two constraints, or sets a constant before the first layout, so the
/// conflict may not exist in the app. In the twelve apps described in
/// `docs/internals/lint-precision.md`, 7 of 20 are of this kind.
enum CodeControlledConflicts {
  /// Returns the findings of layouts with severities and notes adjusted for the document's outlets.
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
          "code may change \(names.joined(separator: ", ")): "
            + "\(names.count == 1 ? "an outlet is connected to it" : "outlets are connected to them")"
        ))
      return result
    }
  }
}
