import InterfaceModel

/// The names of the vocabulary by their spellings: one look-up instead of a search.
enum NameTables {
  /// What one spelling is the name of.
  struct Entry {
    var element: ElementName?
    var attribute: AttributeName?
  }

  /// The names of elements and attributes, some of which are both.
  static let names: [String: Entry] = {
    var names: [String: Entry] = [:]
    for (name, element) in table(of: ElementName.self) {
      names[name, default: Entry()].element = element
    }
    for (name, attribute) in table(of: AttributeName.self) {
      names[name, default: Entry()].attribute = attribute
    }
    return names
  }()
  static let properties = table(of: PropertyKey.self)

  private static func table<Name: VocabularyName>(of type: Name.Type) -> [String: Name] {
    Dictionary(uniqueKeysWithValues: zip(Name.spellings, Name.allCases))
  }
}
