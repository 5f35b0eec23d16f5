package import InterfaceModel
import InterfaceSource

/// Finds what would make a later answer meaningless: ids, references, constraints and variations that
/// do not say what they must.
package enum DocumentValidator {
  /// Validates a decoded document and links its objects; takes time linear in its size but for sorting.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - findings: How many findings of one kind are kept.
  /// - Returns: The document's graph and what was found.
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
