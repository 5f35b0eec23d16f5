package import InterfaceModel
import InterfaceSource

/// The validation of properties that later stages rely on: ids, references, constraints and
/// variations.
package enum DocumentValidator {
  /// Validates a decoded document and links its objects; apart from sorting, it takes time linear
  /// in the document's size.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - findings: The maximum number of stored findings of one kind.
  /// - Returns: The document's graph and the diagnostics.
  package static func validate(
    _ document: Document, findings: Int = FindingList.standardLimit
  ) -> Validation {
    var builder = ObjectIndexBuilder()
    document.walk(&builder)
    var checks = DocumentChecks(
      document: document, objects: builder.table, findings: FindingList(limit: findings))
    checks.checkScenes()
    let initialController = checks.checkInitialController()
    checks.graph.tieBreakers = checks.checkTieBreakers()
    document.walk(&checks)
    return Validation(
      graph: checks.graph.graph(initialController: initialController),
      diagnostics: checks.findings.sorted)
  }
}
