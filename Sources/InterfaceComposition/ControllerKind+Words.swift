package import InterfaceTraits

extension ControllerKind {
  /// The display name of the kind, such as `navigation controller`.
  package var words: String {
    var words = ""
    for character in rawValue {
      words += character.isUppercase ? " \(character.lowercased())" : "\(character)"
    }
    return words
  }

  /// The display name of a controller that a split view creates for a column and no document
  /// contains.
  package var wordsOfMade: String { "\(words) created by the split view" }
}
