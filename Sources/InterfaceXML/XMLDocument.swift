package import InterfaceSource

/// The elements of an XML document as flat tables in document order.
package struct XMLDocument: Sendable, Equatable {
  /// One element.
  package struct Node: Sendable, Equatable {
    /// The index of the element's name in `names`.
    package var name: UInt16
    /// The nesting depth; the root element has depth 0.
    package var depth: UInt16
    /// The index of the containing element, or -1 for the root.
    @usableFromInline var storedParent: Int32
    /// The index after the last descendant: `index + 1 ..< end` are the descendants.
    package var end: Int32
    /// The index of the first attribute in `attributes`.
    package var firstAttribute: Int32
    /// The number of attributes.
    package var attributeCount: Int32
    /// The range of the start tag, from `<` up to and including `>`.
    package var startTag: SourceRange
    /// The offset after the end tag (after the start tag for an empty element).
    package var endOffset: Int32
    /// The index of the element's character data in `texts`, or -1 if there is only white space.
    @usableFromInline var storedText: Int32
  }

  /// One attribute.
  package struct Attribute: Sendable, Equatable {
    /// The index of the attribute's name in `names`.
    package var name: UInt16
    /// Whether the value contains references (`&amp;`) or white space to normalize, so that the
    /// bytes of `value` are not the value itself.
    package var isEscaped: Bool
    /// The range between the quotes.
    package var value: SourceRange
    /// The offset of the attribute's name.
    package var start: Int32
  }

  /// The elements, parents before children.
  package var nodes: [Node]
  /// The maximum depth of nested elements; 0 without elements.
  package var levels = 0
  /// The attributes of all elements, in document order.
  package var attributes: [Attribute]
  /// The unique names of elements and attributes, in the order of their first occurrence.
  package var names: [String]
  /// The character data of elements that contain more than white space, with references replaced.
  package var texts: [String]
  /// The values of the attributes with `isEscaped`, with references replaced, by index in
  /// `attributes`.
  package var unescaped: [Int32: String]

  package init(
    nodes: [Node] = [], attributes: [Attribute] = [], names: [String] = [], texts: [String] = [],
    unescaped: [Int32: String] = [:]
  ) {
    self.nodes = nodes
    self.attributes = attributes
    self.names = names
    self.texts = texts
    self.unescaped = unescaped
  }

  /// Returns the name of an element.
  package func name(of node: Int) -> String { names[Int(nodes[node].name)] }

  /// Returns the direct children of an element.
  package func children(of node: Int) -> [Int] {
    var children: [Int] = []
    var next = node + 1
    while next < Int(nodes[node].end) {
      children.append(next)
      next = Int(nodes[next].end)
    }
    return children
  }

  /// Returns the indices of an element's attributes.
  package func attributes(of node: Int) -> Range<Int> {
    let first = Int(nodes[node].firstAttribute)
    return first..<first + Int(nodes[node].attributeCount)
  }

  /// Returns the value of an attribute, with references replaced.
  package func value(of attribute: Int, in file: SourceFile) -> String {
    let entry = attributes[attribute]
    return (entry.isEscaped ? unescaped[Int32(attribute)] : nil) ?? file.text(entry.value)
  }

  /// Returns the values of an element's attributes by name, with references replaced.
  package func attributeValues(of node: Int, in file: SourceFile) -> [String: String] {
    var values: [String: String] = [:]
    for index in attributes(of: node) {
      values[names[Int(attributes[index].name)]] = value(of: index, in: file)
    }
    return values
  }

  /// Returns the index of a name in `names`, or `nil` if no element or attribute has it.
  package func number(ofName name: String) -> UInt16? {
    names.firstIndex(of: name).map { UInt16(clamping: $0) }
  }
}

// An optional index would take eight bytes.
extension XMLDocument.Node {
  /// The index of the containing element, or `nil` for the root.
  @inlinable package var parent: Int32? { storedParent < 0 ? nil : storedParent }

  /// The index of the element's character data in `texts`, or `nil` if there is only white space.
  @inlinable package var text: Int32? {
    get { storedText < 0 ? nil : storedText }
    set { storedText = newValue ?? -1 }
  }

  /// Creates an element without descendants and character data.
  @inline(__always)
  init(
    name: UInt16, depth: UInt16, parent: Int32?, index: Int32, attributes: Range<Int>,
    startTag: SourceRange
  ) {
    self.init(
      name: name, depth: depth, storedParent: parent ?? -1, end: index &+ 1,
      firstAttribute: Int32(truncatingIfNeeded: attributes.lowerBound),
      attributeCount: Int32(truncatingIfNeeded: attributes.count), startTag: startTag,
      endOffset: startTag.end, storedText: -1)
  }
}
