/// Why a selector names no object, or more than one.
package struct ObjectSelectionFault: Error, Hashable, Sendable {
  /// An object that a selector with several meanings may name.
  package struct Match: Hashable, Sendable {
    /// The id, as the document writes it.
    package let id: String
    /// The name for people, such as `label "Sign in"`.
    package let name: String
    /// The line of the object's start tag, from 1.
    package let line: Int
  }

  package enum Kind: String, Hashable, Sendable {
    /// The selector is not written as one.
    case malformed
    /// No object has the name.
    case unknown
    /// Several objects have the name.
    case ambiguous
  }

  package let kind: Kind
  /// The problem, without the objects and suggestions.
  package let message: String
  /// The objects that have the name, in the order of the document; empty unless there are several.
  package let matches: [Match]
  /// Selectors that are meant if the name is misspelled, the nearest first.
  package let suggestions: [String]

  init(
    _ kind: Kind, _ message: String, matches: [Match] = [], suggestions: [String] = []
  ) {
    self.kind = kind
    self.message = message
    self.matches = matches
    self.suggestions = suggestions
  }

  /// The number of matches that a text lists.
  private static let listed = 12

  /// The problem with the suggestions, followed by a line for each object, indented.
  package var lines: [String] {
    var first = message
    if !suggestions.isEmpty {
      first += ": did you mean \(suggestions.map { "'\($0)'" }.joined(separator: " or "))?"
    }
    guard !matches.isEmpty else { return [first] }
    var lines = [first + ": use the id of one of them"]
    lines += matches.prefix(Self.listed).map { "  \($0.id)  \($0.name), line \($0.line)" }
    if matches.count > Self.listed { lines.append("  … and \(matches.count - Self.listed) more") }
    return lines
  }

  /// All lines as one text.
  package var text: String { lines.joined(separator: "\n") }
}
