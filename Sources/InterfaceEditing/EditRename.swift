/// Another name for something that documents and sources of a project name.
package struct EditRename: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The id of an object in its document.
    case id
    /// An outlet of the class of an object.
    case outlet
    /// An action of the class of an object, by its selector.
    case action
    /// A custom class.
    case type = "class"
    case storyboardIdentifier, reuseIdentifier, restorationIdentifier
    /// The identifier of a segue.
    case segue
  }

  package var kind: Kind
  /// The object whose class has an outlet or action, or `nil` if one class of the document has it.
  package var object: String?
  package var name: String
  package var newName: String

  /// Creates a request to rename something.
  ///
  /// - Throws: `badOperation` if the new name cannot be one.
  package init(
    _ kind: Kind, of object: String? = nil, _ name: String, to newName: String
  ) throws(EditFault) {
    self.kind = kind
    self.object = object
    self.name = name
    self.newName = newName
    guard isName else {
      throw .badOperation(
        "'\(newName)' is no \(Self.noun(kind))\(kind == .action ? " with as many arguments" : "")")
    }
  }

  /// Whether the new name can be one.
  private var isName: Bool {
    switch kind {
    case .id, .storyboardIdentifier, .reuseIdentifier, .restorationIdentifier, .segue:
      // Anything that Xcode's field takes.
      return !newName.isEmpty
        && newName.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
        && (kind != .id || !newName.contains(" "))
    case .outlet, .type: return Self.isIdentifier(newName)
    case .action:
      let parts = newName.split(separator: ":", omittingEmptySubsequences: false)
      let colons = name.split(separator: ":", omittingEmptySubsequences: false).count
      return parts.count == colons && Self.isIdentifier(String(parts[0]))
        && parts.dropFirst().allSatisfy { $0.isEmpty || Self.isIdentifier(String($0)) }
    }
  }

  private static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isXIDStart else {
      return false
    }
    return text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }

  private static func noun(_ kind: Kind) -> String {
    switch kind {
    case .id: "id"
    case .outlet: "name of an outlet"
    case .action: "selector"
    case .type: "name of a class"
    case .storyboardIdentifier, .reuseIdentifier, .restorationIdentifier, .segue: "identifier"
    }
  }
}
