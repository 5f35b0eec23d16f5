package import InterfaceTraits

extension ControllerKind {
  /// The display name of the kind, such as `navigation controller`.
  package var description: String {
    var description = ""
    for character in rawValue {
      description += character.isUppercase ? " \(character.lowercased())" : "\(character)"
    }
    return description
  }

  /// The display name of a controller that a split view creates for a column and no document
  /// contains.
  package var implicitDescription: String { "\(description) created by the split view" }
}
