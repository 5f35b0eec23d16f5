import InterfaceModel

/// The names of the vocabulary by their spellings: one look-up instead of a search.
enum NameTables {
  static let elements = table(of: ElementName.self)
  static let attributes = table(of: AttributeName.self)
  static let properties = table(of: PropertyKey.self)

  private static func table<Name: VocabularyName>(of type: Name.Type) -> [String: Name] {
    Dictionary(uniqueKeysWithValues: zip(Name.spellings, Name.allCases))
  }
}
