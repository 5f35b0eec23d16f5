package import InterfaceSource

/// What every diagnostic means: `ninefold explain` and `docs/diagnostics.md` print it.
package enum DiagnosticCatalog {
  /// The paragraph of one kind of diagnostic.
  package struct Entry: Sendable {
    /// The id in brackets at the end of a diagnostic's line.
    package var id: String
    /// How grave it is; of an id that is reported with several severities, the gravest.
    package var severity: Diagnostic.Severity
    /// What is wrong, in one sentence.
    package var summary: String
    /// What follows from it and how to mend it.
    package var text: String

    init(
      _ id: String, _ severity: Diagnostic.Severity, _ summary: String, _ text: String
    ) {
      self.id = id
      self.severity = severity
      self.summary = summary
      self.text = text
    }
  }

  /// All entries: those of a chapter stand in byte order of their ids.
  package static let chapters: [(title: String, entries: [Entry])] = [
    ("The file", files), ("The document", documents), ("Objects and references", references),
    ("Constraints", constraints), ("Variations", variations), ("Layout", layouts),
    ("Assets and strings", assets),
  ]

  /// The entry of an id; nil when there is none.
  package static func entry(_ id: String) -> Entry? {
    for chapter in chapters {
      if let entry = chapter.entries.first(where: { $0.id == id }) { return entry }
    }
    return nil
  }

  /// All ids.
  package static var ids: [String] { chapters.flatMap { $0.entries.map(\.id) } }
}
