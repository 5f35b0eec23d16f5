/// What every diagnostic means.
package enum DiagnosticCatalog {
  /// The paragraph of one kind of diagnostic.
  package struct Entry: Sendable {
    /// The id in brackets at the end of a diagnostic's line.
    package var id: String
    /// How grave it is.
    package var severity: String
    /// What is wrong, in one sentence.
    package var summary: String
    /// What follows from it and how to mend it.
    package var text: String
  }

  /// The entry of an id; nil when there is none.
  package static func entry(_ id: String) -> Entry? { entries.first { $0.id == id } }
  package static let entries: [Entry] = []
}
