package import InterfaceTraits

extension ControllerKind {
  /// What people call a controller of the kind, such as `navigation controller`.
  package var words: String {
    var words = ""
    for character in rawValue {
      words += character.isUppercase ? " \(character.lowercased())" : "\(character)"
    }
    return words
  }

  /// What people call one that no document has: a split view made it for a column.
  package var wordsOfMade: String { "\(words) made by the split view" }
}
