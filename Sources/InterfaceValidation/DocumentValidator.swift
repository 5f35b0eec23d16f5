package import InterfaceModel
import InterfaceSource

/// Finds what would make a later answer meaningless: ids, references, constraints and variations that
/// do not say what they must.
package enum DocumentValidator {
  /// Validates a decoded document; takes time linear in its size but for sorting what it found.
  package static func validate(_ document: Document) -> Validation {
    var builder = ObjectTableBuilder()
    document.walk(&builder)
    var checks = DocumentChecks(document: document, objects: builder.table)
    checks.checkScenes(duplicates: builder.duplicates)
    document.walk(&checks)
    let diagnostics = checks.diagnostics.sorted {
      ($0.range.start, $0.range.end, $0.id) < ($1.range.start, $1.range.end, $1.id)
    }
    return Validation(
      document: ValidDocument(document: document, index: builder.table.index),
      diagnostics: diagnostics)
  }
}
