import InterfaceModel
package import InterfaceSource
package import InterfaceXML

/// The elements of a document, with their ids and the references to them.
package struct ElementIndex: Sendable {
  /// A place in a document: the innermost element at an offset, and the attribute if there is one.
  package struct Place: Hashable, Sendable {
    package let node: Int
    /// The index of the attribute, or `nil` outside of attributes.
    package let attribute: Int?
    /// Whether the offset is in the value of the attribute rather than its name.
    package let isInValue: Bool
  }

  package let file: SourceFile
  package let xml: XMLDocument
  /// The elements by their ids; references resolve to the first of several.
  private var nodes: [String: Int] = [:]
  /// The names of the outlets that lead to each object, in document order.
  private(set) var outlets: [String: [String]] = [:]
  /// Each name as an attribute, or `nil` for names that the format does not have.
  private let attributes: [AttributeName?]
  /// Whether the document is a storyboard.
  package let isStoryboard: Bool

  /// Indexes a document, or returns `nil` if the bytes are not XML.
  package init?(_ file: SourceFile) {
    guard let xml = XMLReader.read(file).document, !xml.nodes.isEmpty else { return nil }
    self.init(xml, file)
  }

  package init(_ xml: XMLDocument, _ file: SourceFile) {
    self.file = file
    self.xml = xml
    attributes = xml.names.map { AttributeName(spelling: $0) }
    let root = xml.attributes(of: 0).first { xml.names[Int(xml.attributes[$0].name)] == "type" }
    isStoryboard =
      root.map { xml.value(of: $0, in: file).contains("Storyboard") } ?? false
    let id = xml.number(ofName: "id")
    let outlet = xml.number(ofName: "outlet")
    let collection = xml.number(ofName: "outletCollection")
    let withoutIdentity = Set(
      ["adaptation", "device"].compactMap { xml.number(ofName: $0) })
    nodes.reserveCapacity(xml.nodes.count / 2)
    for (number, node) in xml.nodes.enumerated() {
      if node.name == outlet || node.name == collection {
        if let target = value("destination", of: number),
          let property = value("property", of: number), number > 0
        {
          outlets[target, default: []].append(property)
        }
      }
      guard let id, !withoutIdentity.contains(node.name) else { continue }
      for index in xml.attributes(of: number) where xml.attributes[index].name == id {
        let text = xml.value(of: index, in: file)
        if nodes[text] == nil { nodes[text] = number }
      }
    }
  }

  // MARK: Elements

  /// Returns the index of the element with an id, or `nil` if there is none.
  package func node(_ id: String) -> Int? { nodes[id] }

  package func name(_ node: Int) -> String { xml.name(of: node) }

  package func parent(_ node: Int) -> Int? { xml.nodes[node].parent.map { Int($0) } }

  package func children(_ node: Int) -> [Int] { xml.children(of: node) }

  /// Returns the index of an attribute of an element, or `nil` if it has none of the name.
  package func attribute(_ name: String, of node: Int) -> Int? {
    xml.attributes(of: node).first { xml.names[Int(xml.attributes[$0].name)] == name }
  }

  /// Returns the value of an attribute, or `nil` if the element has none of the name.
  package func value(_ name: String, of node: Int) -> String? {
    attribute(name, of: node).map { xml.value(of: $0, in: file) }
  }

  package func value(of attribute: Int) -> String { xml.value(of: attribute, in: file) }

  /// Returns the name of an attribute.
  package func attributeName(_ attribute: Int) -> String {
    xml.names[Int(xml.attributes[attribute].name)]
  }

  /// Returns the id of an element, or `nil` if it has none that identifies it.
  package func id(_ node: Int) -> String? {
    guard let id = value("id", of: node), nodes[id] != nil,
      !["adaptation", "device"].contains(name(node))
    else { return nil }
    return id
  }

  /// Returns the innermost element around one, or the element itself, that has an id.
  package func object(_ node: Int) -> Int? {
    var next: Int? = node
    while let node = next {
      if id(node) != nil { return node }
      next = parent(node)
    }
    return nil
  }

  /// Returns the nearest element around one with a name, or `nil` if there is none.
  package func enclosing(_ name: String, _ node: Int) -> Int? {
    var next: Int? = node
    while let node = next {
      if self.name(node) == name { return node }
      next = parent(node)
    }
    return nil
  }

  /// Returns the id of the scene around an element, or in a xib of the outermost object.
  package func sceneID(_ node: Int) -> String? {
    if let scene = enclosing("scene", node) { return value("sceneID", of: scene) }
    var outermost: Int?
    var next: Int? = node
    while let node = next {
      if id(node) != nil { outermost = node }
      next = parent(node)
    }
    return outermost.flatMap { id($0) }
  }

  /// Returns the first direct child of an element with a name.
  package func child(_ name: String, of node: Int) -> Int? {
    children(node).first { self.name($0) == name }
  }

  // MARK: References

  /// Returns whether the value of an attribute is the id of another object.
  package func isReference(_ attribute: Int, of node: Int) -> Bool {
    guard let name = attributes[Int(xml.attributes[attribute].name)] else { return false }
    guard let element = ElementName(spelling: self.name(node)) else {
      return name.kind == .reference
    }
    return name.kind(on: element) == .reference
  }

  /// Returns the attributes whose values are the id of an object: its own, and the references to it,
  /// in document order.
  package func occurrences(of id: String) -> [(node: Int, attribute: Int, isDefinition: Bool)] {
    let bytes = Array(id.utf8)
    var found: [(node: Int, attribute: Int, isDefinition: Bool)] = []
    let own = xml.number(ofName: "id")
    for node in xml.nodes.indices {
      for index in xml.attributes(of: node) {
        let attribute = xml.attributes[index]
        let range = Int(attribute.value.start)..<Int(attribute.value.end)
        guard attribute.isEscaped || range.count == bytes.count else { continue }
        if attribute.isEscaped {
          guard value(of: index) == id else { continue }
        } else {
          guard file.bytes[range].elementsEqual(bytes) else { continue }
        }
        if attribute.name == own {
          if nodes[id] == node { found.append((node, index, true)) }
        } else if isReference(index, of: node) {
          found.append((node, index, false))
        }
      }
    }
    return found
  }

  // MARK: Places

  /// Returns the place of an offset, or `nil` outside of all elements.
  package func place(at offset: Int) -> Place? {
    var low = 0
    var high = xml.nodes.count
    while low < high {
      let middle = (low + high) / 2
      if Int(xml.nodes[middle].startTag.start) <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    var node = low - 1
    while Int(xml.nodes[node].endOffset) <= offset {
      guard let outer = parent(node) else { return nil }
      node = outer
    }
    let tag = xml.nodes[node].startTag
    guard offset < Int(tag.end) else { return Place(node: node, attribute: nil, isInValue: false) }
    for index in xml.attributes(of: node) {
      let attribute = xml.attributes[index]
      guard Int(attribute.start) <= offset else { break }
      if offset <= Int(attribute.value.end) {
        return Place(
          node: node, attribute: index, isInValue: offset >= Int(attribute.value.start))
      }
    }
    return Place(node: node, attribute: nil, isInValue: false)
  }

  /// Returns the range of an element, from its start tag to its end tag.
  package func range(_ node: Int) -> SourceRange {
    SourceRange(start: xml.nodes[node].startTag.start, end: xml.nodes[node].endOffset)
  }

  package func startTag(_ node: Int) -> SourceRange { xml.nodes[node].startTag }

  /// Returns the range of an attribute with its name and quotation marks.
  package func range(ofAttribute attribute: Int) -> SourceRange {
    let entry = xml.attributes[attribute]
    return SourceRange(start: entry.start, end: entry.value.end + 1)
  }

  /// Returns the range of an attribute's value.
  package func range(ofValue attribute: Int) -> SourceRange { xml.attributes[attribute].value }

  /// Returns the range that names an element: the value of its id, or the name in its start tag.
  package func selection(_ node: Int) -> SourceRange {
    if let id = attribute("id", of: node) ?? attribute("sceneID", of: node) {
      return range(ofValue: id)
    }
    let start = xml.nodes[node].startTag.start
    return SourceRange(start: start + 1, end: start + 1 + Int32(name(node).utf8.count))
  }
}
