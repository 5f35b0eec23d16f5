/// The names of Interface Builder documents and where they may stand, as `schemas/vocabulary.txt`
/// says it.
package struct Vocabulary: Sendable {
  /// How an element treats what is not listed for it.
  package enum Policy: String, Sendable, CaseIterable {
    /// Nothing may stand there that is not listed.
    case closed
    /// Unknown attributes and children are kept; listed attributes must have their type.
    case typed
    /// Unknown attributes and children are kept; numbers and truth values must have their type.
    case open
  }

  /// An attribute where it is listed.
  package struct Attribute: Sendable {
    /// The attribute's name.
    package var name: String
    /// Whether the element always has it.
    package var isRequired: Bool
    /// The type that it has here, when it is not its usual one.
    package var exception: ValueType?
  }

  /// A child where it is listed.
  package struct Child: Sendable {
    /// The child's element, or `@` and the name of a group whose elements may all stand here.
    package var name: String
    /// The values that its `key` may have: empty for no key, `*` for any.
    package var keys: [String]
  }

  /// Attributes and children of an element or of a group of elements.
  package struct Content: Sendable {
    /// The line of the vocabulary that the block begins on, counted from 1.
    package var line: Int
    /// The attributes, in the order of the file.
    package var attributes: [Attribute] = []
    /// The children, in the order of the file.
    package var children: [Child] = []
    /// Whether character data may stand there.
    package var hasText = false
  }

  /// One element.
  package struct Element: Sendable {
    /// The element's name.
    package var name: String
    /// How it treats what is not listed.
    package var policy: Policy
    /// The groups it belongs to.
    package var groups: [String]
    /// What is listed for it, besides what its groups list.
    package var content: Content
  }

  /// The usual type of each attribute.
  package var attributes: [String: ValueType] = [:]
  /// What the elements of each group share.
  package var groups: [String: Content] = [:]
  /// The elements, sorted bytewise by name.
  package var elements: [Element] = []

  /// The names of all attributes, sorted bytewise.
  package var attributeNames: [String] { attributes.keys.sorted() }

  /// Every value of `key` by which a child is listed, sorted bytewise.
  package var propertyKeys: [String] {
    let contents = elements.map(\.content) + Array(groups.values)
    let keys = contents.flatMap(\.children).flatMap(\.keys)
    return Set(keys).subtracting(["*"]).sorted()
  }

  /// All attributes of an element with those of its groups, sorted bytewise; the element's own
  /// listing decides.
  package func attributes(of element: Element) -> [Attribute] {
    var result: [String: Attribute] = [:]
    for group in element.groups {
      for attribute in groups[group]?.attributes ?? [] { result[attribute.name] = attribute }
    }
    for attribute in element.content.attributes { result[attribute.name] = attribute }
    return result.values.sorted { $0.name < $1.name }
  }

  /// The elements that may stand in an element, each with the keys it may have there (none: without
  /// key; `*`: any), sorted bytewise.
  package func children(of element: Element) -> [Child] {
    var result: [String: Set<String>] = [:]
    let listed = element.groups.flatMap { groups[$0]?.children ?? [] } + element.content.children
    for child in listed {
      let names =
        child.name.hasPrefix("@") ? members(of: String(child.name.dropFirst())) : [child.name]
      let keys = child.keys.isEmpty ? [""] : child.keys
      for name in names { result[name, default: []].formUnion(keys) }
    }
    return result.sorted { $0.key < $1.key }.map { Child(name: $0.key, keys: $0.value.sorted()) }
  }

  /// The elements of a group, sorted bytewise.
  package func members(of group: String) -> [String] {
    elements.filter { $0.groups.contains(group) }.map(\.name)
  }

  /// The type of an attribute where it is listed.
  package func type(of attribute: Attribute) -> ValueType {
    attribute.exception ?? attributes[attribute.name] ?? .simple("string")
  }
}
