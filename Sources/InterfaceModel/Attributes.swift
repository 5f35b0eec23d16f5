package import InterfaceSource

/// An attribute as declared in the document.
package struct Attribute: Hashable, Sendable {
  /// The attribute's name.
  package var name: AttributeName
  /// The value, with references replaced.
  package var value: String
  /// The range between the quotes.
  package var range: SourceRange

  package init(name: AttributeName, value: String, range: SourceRange) {
    self.name = name
    self.value = value
    self.range = range
  }
}

/// An attribute or element that the vocabulary does not contain; it is stored and reported once.
package struct UnknownAttribute: Hashable, Sendable {
  /// The name as the document spells it.
  package var name: String
  /// The value, with references replaced.
  package var value: String
  /// The range between the quotes.
  package var range: SourceRange

  package init(name: String, value: String, range: SourceRange) {
    self.name = name
    self.value = value
    self.range = range
  }
}

/// The attributes of one element, in document order, accessed by name and type.
///
/// A value that does not have the requested type reads as `nil`, because decoding has already
/// reported it.
package struct Attributes: Hashable, Sendable {
  /// The attributes that the vocabulary contains.
  package var known: [Attribute]
  /// The attributes that the vocabulary does not contain.
  package var unknown: [UnknownAttribute]

  package init(known: [Attribute] = [], unknown: [UnknownAttribute] = []) {
    self.known = known
    self.unknown = unknown
  }

  /// Accesses the text of an attribute, or `nil` if it is absent.
  package subscript(name: AttributeName) -> String? {
    // By index: a loop over the attributes would retain each.
    for index in known.indices where known[index].name == name { return known[index].value }
    return nil
  }

  /// Returns the attribute with its range, or `nil` if it is absent.
  package func attribute(_ name: AttributeName) -> Attribute? {
    for index in known.indices where known[index].name == name { return known[index] }
    return nil
  }

  /// Returns whether an attribute is `YES` or `NO`, or `nil` if it is absent or something else.
  package func flag(_ name: AttributeName) -> Bool? {
    switch self[name] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// Returns the finite decimal number of an attribute, or `nil` if it is absent or something else.
  package func number(_ name: AttributeName) -> Double? {
    self[name].flatMap { DecimalNumber.parse($0) }
  }

  /// Returns a count, limited to 0 through 1,000,000, or `nil` if the attribute is absent or not a
  /// number.
  package func count(_ name: AttributeName) -> Int? {
    number(name).map { Int(min(max($0, 0), 1_000_000)) }
  }

  /// Returns the id of the object to which an attribute refers, or `nil` if it is absent.
  package func object(_ name: AttributeName) -> ObjectID? {
    self[name].map { ObjectID($0) }
  }

  /// Replaces the attributes with the same names, and appends the others.
  package mutating func override(with other: Attributes) {
    for attribute in other.known {
      if let index = known.firstIndex(where: { $0.name == attribute.name }) {
        known[index] = attribute
      } else {
        known.append(attribute)
      }
    }
    for attribute in other.unknown {
      if let index = unknown.firstIndex(where: { $0.name == attribute.name }) {
        unknown[index] = attribute
      } else {
        unknown.append(attribute)
      }
    }
  }
}
