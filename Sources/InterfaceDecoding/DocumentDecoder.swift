package import InterfaceModel
package import InterfaceSource
package import InterfaceXML

/// What decoding made of a document.
package struct DocumentDecoding: Sendable {
  /// The document; nil when the file is not a document of a runtime that is read.
  package var document: Document?
  /// What decoding found.
  package var diagnostics: [Diagnostic]

  package init(document: Document?, diagnostics: [Diagnostic]) {
    self.document = document
    self.diagnostics = diagnostics
  }
}

/// Turns the elements of a document into the model's types.
///
/// Nothing is dropped: what has no place of its own in the model is kept as an `Element`; what the
/// vocabulary does not know is kept too and reported once per name.
package struct DocumentDecoder {
  let xml: XMLDocument
  let file: SourceFile
  /// The vocabulary's name for each of the XML document's names.
  let elementNames: [ElementName?]
  let attributeNames: [AttributeName?]
  var diagnostics: [Diagnostic] = []
  var reportedElements: Set<String> = []
  var reportedAttributes: Set<String> = []

  init(xml: XMLDocument, file: SourceFile) {
    self.xml = xml
    self.file = file
    elementNames = xml.names.map { ElementName(spelling: $0) }
    attributeNames = xml.names.map { AttributeName(spelling: $0) }
  }

  /// Decodes a document that has been read.
  package static func decode(_ xml: XMLDocument, file: SourceFile) -> DocumentDecoding {
    var decoder = DocumentDecoder(xml: xml, file: file)
    let document = decoder.document()
    return DocumentDecoding(document: document, diagnostics: decoder.diagnostics)
  }

  // MARK: Reading nodes

  /// The indices of the elements directly inside an element.
  func children(of node: Int32) -> ChildSequence {
    ChildSequence(nodes: xml.nodes, index: node + 1, end: xml.nodes[Int(node)].end)
  }

  func name(_ node: Int32) -> ElementName? {
    elementNames[Int(xml.nodes[Int(node)].name)]
  }

  func spelling(_ node: Int32) -> String {
    xml.names[Int(xml.nodes[Int(node)].name)]
  }

  func range(_ node: Int32) -> SourceRange {
    xml.nodes[Int(node)].startTag
  }

  func text(_ node: Int32) -> String? {
    let index = xml.nodes[Int(node)].text
    return index < 0 ? nil : xml.texts[Int(index)]
  }

  /// The value of one attribute, without reading the others.
  func value(_ node: Int32, _ name: AttributeName) -> String? {
    let node = xml.nodes[Int(node)]
    for index in node.firstAttribute..<(node.firstAttribute + node.attributeCount)
    where attributeNames[Int(xml.attributes[Int(index)].name)] == name {
      return value(at: index)
    }
    return nil
  }

  func key(_ node: Int32) -> PropertyKey? {
    value(node, .key).flatMap { PropertyKey(spelling: $0) }
  }

  private func value(at index: Int32) -> String {
    let attribute = xml.attributes[Int(index)]
    if attribute.isEscaped, let value = xml.unescaped[index] { return value }
    return file.text(attribute.value)
  }

  /// The attributes of an element; unknown ones and badly typed values are reported.
  mutating func attributes(_ node: Int32, without excluded: AttributeName? = nil) -> Attributes {
    let entry = xml.nodes[Int(node)]
    var result = Attributes()
    result.known.reserveCapacity(Int(entry.attributeCount))
    for index in entry.firstAttribute..<(entry.firstAttribute + entry.attributeCount) {
      let raw = xml.attributes[Int(index)]
      guard let name = attributeNames[Int(raw.name)] else {
        let spelling = xml.names[Int(raw.name)]
        result.unknown.append(
          UnknownAttribute(name: spelling, value: value(at: index), range: raw.value))
        if reportedAttributes.insert(spelling).inserted {
          report(.unknownAttribute(spelling, on: self.spelling(node), at: raw.value))
        }
        continue
      }
      guard name != excluded else { continue }
      let attribute = Attribute(name: name, value: value(at: index), range: raw.value)
      check(attribute, on: node)
      result.known.append(attribute)
    }
    return result
  }

  private mutating func check(_ attribute: Attribute, on node: Int32) {
    guard let element = name(node) else { return }
    switch attribute.name.kind(on: element) {
    case .real, .integer, .priority, .contentPriority:
      if DecimalNumber.parse(attribute.value) == nil { report(.badNumber(attribute)) }
    case .bool:
      if attribute.value != "YES", attribute.value != "NO" { report(.badBoolean(attribute)) }
    default: break
    }
  }

  /// An element with everything inside, as the document says it.
  mutating func element(_ node: Int32) -> Element {
    noteIfUnknown(node)
    var element = Element(
      name: name(node), spelling: spelling(node), key: key(node), attributes: attributes(node),
      children: [], text: text(node), range: range(node))
    for child in children(of: node) { element.children.append(self.element(child)) }
    return element
  }

  mutating func noteIfUnknown(_ node: Int32) {
    guard name(node) == nil else { return }
    let spelling = spelling(node)
    if reportedElements.insert(spelling).inserted {
      report(.unknownElement(spelling, at: range(node)))
    }
  }

  mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }
}

/// The elements directly inside an element.
struct ChildSequence: Sequence, IteratorProtocol {
  let nodes: [XMLDocument.Node]
  var index: Int32
  let end: Int32

  mutating func next() -> Int32? {
    guard index < end else { return nil }
    defer { index = nodes[Int(index)].end }
    return index
  }
}

extension Diagnostic {
  fileprivate static func unknownAttribute(
    _ name: String, on element: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-attribute", severity: .note, range: range,
      message: "unknown attribute '\(name)' on <\(element)>",
      notes: [Note("it is kept and has no effect on layout; reported once per document")])
  }

  fileprivate static func unknownElement(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "unknown-element", severity: .warning, range: range,
      message: "unknown element <\(name)>",
      notes: [Note("it is kept; inside 'subviews' it is laid out as a plain view")])
  }

  fileprivate static func badNumber(_ attribute: Attribute) -> Diagnostic {
    Diagnostic(
      id: "bad-number", severity: .error, range: attribute.range,
      message: "'\(attribute.value)' is not a number",
      notes: [
        Note("'\(attribute.name.spelling)' takes a finite decimal number such as 8 or 43.5")
      ])
  }

  fileprivate static func badBoolean(_ attribute: Attribute) -> Diagnostic {
    Diagnostic(
      id: "bad-boolean", severity: .error, range: attribute.range,
      message: "'\(attribute.value)' is neither YES nor NO",
      notes: [Note("'\(attribute.name.spelling)' takes YES or NO")])
  }
}
