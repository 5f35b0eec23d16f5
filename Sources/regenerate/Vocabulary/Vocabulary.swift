/// The names of Interface Builder documents and their permitted positions, as defined in
/// `schemas/vocabulary.txt`.
package struct Vocabulary: Sendable {
  /// The treatment of unlisted content of an element.
  package enum Policy: String, Sendable, CaseIterable {
    /// Unlisted attributes and children are not permitted.
    case closed
    /// Unknown attributes and children are preserved; listed attributes must have their type.
    case typed
    /// Unknown attributes and children are preserved; numbers and Boolean values must have their
    /// type.
    case open
  }

  /// An attribute in the list of an element or group.
  package struct Attribute: Sendable {
    /// The attribute's name.
    package var name: String
    /// Whether the element always has it.
    package var isRequired: Bool
    /// Its type in this list, if it differs from the default type.
    package var exception: ValueType?
  }

  /// A child in the list of an element or group.
  package struct Child: Sendable {
    /// The child's element, or `@` and the name of a group, all of whose elements are permitted.
    package var name: String
    /// The permitted values of its `key`: empty for no key, `*` for any.
    package var keys: [String]
  }

  /// The attributes and children of an element or of a group of elements.
  package struct Content: Sendable {
    /// The line of the vocabulary at which the block begins, starting at 1.
    package var line: Int
    /// The attributes, in file order.
    package var attributes: [Attribute] = []
    /// The children, in file order.
    package var children: [Child] = []
    /// Whether character data is permitted.
    package var hasText = false
  }

  package struct Element: Sendable {
    /// The element's name.
    package var name: String
    /// The treatment of unlisted content.
    package var policy: Policy
    /// The groups that it belongs to.
    package var groups: [String]
    /// Its listed content, in addition to that of its groups.
    package var content: Content
  }

  /// The default type of each attribute.
  package var attributes: [String: ValueType] = [:]
  /// The content that the elements of each group share.
  package var groups: [String: Content] = [:]
  /// The elements, in byte order of their names.
  package var elements: [Element] = []

  /// The names of all attributes, in byte order.
  package var attributeNames: [String] { attributes.keys.sorted() }

  /// Every value of `key` for which a child is listed, in byte order.
  package var propertyKeys: [String] {
    let contents = elements.map(\.content) + Array(groups.values)
    let keys = contents.flatMap(\.children).flatMap(\.keys)
    return Set(keys).subtracting(["*"]).sorted()
  }

  /// Returns all attributes of an element, including those of its groups, in byte order.
  ///
  /// The element's own list takes precedence.
  package func attributes(of element: Element) -> [Attribute] {
    var result: [String: Attribute] = [:]
    for group in element.groups {
      for attribute in groups[group]?.attributes ?? [] { result[attribute.name] = attribute }
    }
    for attribute in element.content.attributes { result[attribute.name] = attribute }
    return result.values.sorted { $0.name < $1.name }
  }

  /// Returns the permitted children of an element, each with its permitted keys (none: without key;
  /// `*`: any), in byte order.
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

  /// Returns the elements of a group, in byte order.
  package func members(of group: String) -> [String] {
    elements.filter { $0.groups.contains(group) }.map(\.name)
  }

  /// Returns the type of an attribute in its list.
  package func type(of attribute: Attribute) -> ValueType {
    attribute.exception ?? attributes[attribute.name] ?? .simple("string")
  }
}
