/// A file of `Sources/PlatformFacts` with its facts.
package struct FactTable: Hashable, Sendable {
  /// A part of a table, in the order of the file.
  package enum Part: Hashable, Sendable {
    /// A remark about the facts after it.
    case remark(String)
    case fact(Fact)
  }

  /// The path of the file relative to the package.
  package var path: String
  /// The documentation of the type, by paragraph.
  package var paragraphs: [String]
  package var parts: [Part]

  /// Whether the file is a table, or states the source of a fact in its documentation.
  package var isSourced: Bool {
    guard !parts.isEmpty else { return false }
    return path.hasSuffix("Table.swift") || paragraphs.contains { Self.statesSource($0) }
      || parts.contains { part in
        guard case .fact(let fact) = part else { return false }
        return Self.statesSource(fact.documentation)
      }
  }

  /// Returns whether a text states a source or a confidence.
  static func statesSource(_ text: String) -> Bool {
    ["onfidence", "Source:", "Fitted on", "(a guess)"].contains { text.contains($0) }
  }
}
