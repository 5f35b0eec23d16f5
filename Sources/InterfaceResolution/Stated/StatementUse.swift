package import ConfigurationReading
package import InterfaceSource

/// What became of a configuration's statements in one document.
package struct StatementUse: Sendable {
  /// A finding in one of the configuration's files.
  package struct Finding: Hashable, Sendable {
    /// The index of the file.
    package var file: Int
    package var diagnostic: Diagnostic
  }

  /// An id that the document does not have.
  package struct Missing: Hashable, Sendable {
    package var name: ConfigurationTarget.Name
    /// The document's id that is most like it; nil when none is.
    package var nearest: String?
  }

  /// Where ids stand that the document has.
  package var matched: Set<ConfigurationPlace> = []
  /// The ids that it does not have.
  package var missing: [Missing] = []
  /// What does not fit the document.
  package var findings: [Finding] = []
}
