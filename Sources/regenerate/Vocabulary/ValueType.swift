/// The type of an attribute's value, as the vocabulary names it.
package enum ValueType: Hashable, Sendable {
  /// A type without parameters, by its name in the vocabulary (`bool`, `real`, …).
  case simple(String)
  /// One of the listed words.
  case enumeration([String])

  /// The names of the types without parameters, each with its `AttributeKind`.
  static let simpleTypes = [
    "bool": "bool", "int": "integer", "real": "real", "priority": "priority",
    "contentPriority": "contentPriority", "multiplier": "multiplier", "extent": "extent",
    "id": "identifier", "idref": "reference", "key": "key", "string": "string",
  ]

  /// The case of `AttributeKind` for the type.
  var kind: String {
    switch self {
    case .simple(let name): Self.simpleTypes[name] ?? "string"
    case .enumeration: "enumeration"
    }
  }
}
