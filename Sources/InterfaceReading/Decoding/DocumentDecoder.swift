package import InterfaceModel
package import InterfaceSource
package import InterfaceXML

/// The result of decoding a document.
package struct DocumentDecoding: Sendable {
  /// The document, or `nil` if the file is not a document for a supported runtime.
  package var document: Document?
  /// The diagnostics of decoding.
  package var diagnostics: [Diagnostic]
  /// The system for which the document was made, if such documents are not supported, or `nil`
  /// otherwise.
  package var foreignSystem: String?
}

/// A decoder that converts the elements of a document to the model's types.
///
/// Nothing is dropped: elements that the model does not represent are stored as an `Element`; names
/// that the vocabulary does not contain are preserved, too, and reported once.
package struct DocumentDecoder {
  let xml: XMLDocument
  let file: SourceFile
  /// The vocabulary's name for each of the XML document's names.
  let elementNames: [ElementName?]
  let attributeNames: [AttributeName?]
  /// The XML document's number for each of the vocabulary's attribute names that occurs.
  private let attributeNumbers: [UInt16?]
  var findings: FindingList
  /// The system for which the document was made, if such documents are not supported.
  var foreignSystem: String?
  /// The elements at invalid positions, or with the key of a sibling: they are preserved, but not
  /// interpreted.
  var rejected: Set<Int32> = []

  init(
    xml: XMLDocument, file: SourceFile, vocabulary: DocumentVocabulary,
    limits: XMLLimits = .standard
  ) {
    self.xml = xml
    self.file = file
    findings = FindingList(limit: limits.findings)
    elementNames = vocabulary.elements
    attributeNames = vocabulary.attributes
    var numbers = [UInt16?](repeating: nil, count: AttributeName.cases.count)
    for (number, name) in attributeNames.enumerated() {
      if let name { numbers[Int(name.rawValue)] = UInt16(clamping: number) }
    }
    attributeNumbers = numbers
  }

  /// Decodes a document that has been read.
  ///
  /// - Parameters:
  ///   - xml: The document's elements.
  ///   - file: The bytes of the document, with its path.
  ///   - vocabulary: The names of the document, if they have already been looked up.
  ///   - limits: The limits of the document.
  /// - Returns: The document, and the diagnostics.
  package static func decode(
    _ xml: XMLDocument, file: SourceFile, vocabulary: DocumentVocabulary? = nil,
    limits: XMLLimits = .standard
  ) -> DocumentDecoding {
    var decoder = DocumentDecoder(
      xml: xml, file: file, vocabulary: vocabulary ?? DocumentVocabulary(xml), limits: limits)
    if let excess = decoder.excess(of: limits) {
      return DocumentDecoding(document: nil, diagnostics: [excess])
    }
    let document = decoder.document()
    return DocumentDecoding(
      document: document, diagnostics: decoder.findings.sorted,
      foreignSystem: decoder.foreignSystem)
  }

  // MARK: Reading nodes

  /// Returns the indices of an element's direct children.
  func children(of node: Int32) -> ChildSequence {
    ChildSequence(nodes: xml.nodes, index: node + 1, end: xml.nodes[Int(node)].end)
  }

  /// Returns whether an element must not be interpreted.
  func isRejected(_ node: Int32) -> Bool { !rejected.isEmpty && rejected.contains(node) }

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
    xml.nodes[Int(node)].text.map { xml.texts[Int($0)] }
  }

  /// Returns whether the element has no attributes and no content.
  func isEmpty(_ node: Int32) -> Bool {
    let entry = xml.nodes[Int(node)]
    return entry.end == node + 1 && entry.attributeCount == 0 && entry.text == nil
  }

  /// Returns the value of an attribute, without reading the others.
  func value(_ node: Int32, _ name: AttributeName) -> String? {
    attributeIndex(node, name).map { value(at: $0) }
  }

  /// Returns the index of an attribute in the tables, or `nil` if it is absent.
  func attributeIndex(_ node: Int32, _ name: AttributeName) -> Int32? {
    guard let number = attributeNumbers[Int(name.rawValue)] else { return nil }
    let node = xml.nodes[Int(node)]
    for index in node.firstAttribute..<(node.firstAttribute + node.attributeCount)
    where xml.attributes[Int(index)].name == number {
      return index
    }
    return nil
  }

  /// Returns the number of an attribute, or `nil` if it is absent or not a number.
  func number(_ node: Int32, _ name: AttributeName) -> Double? {
    attributeIndex(node, name).flatMap { number(at: $0) }
  }

  /// Returns the number of the attribute with an index, or `nil` if it is not a number.
  func number(at index: Int32) -> Double? {
    let attribute = xml.attributes[Int(index)]
    guard !attribute.isEscaped else { return DecimalNumber.parse(value(at: index)) }
    return DecimalNumber.parse(
      file.bytes.span.extracting(Int(attribute.value.start)..<Int(attribute.value.end)))
  }

  /// Returns whether the element is the value of a property, even of an unknown one.
  func isKeyed(_ node: Int32) -> Bool {
    attributeIndex(node, .key) != nil
  }

  func key(_ node: Int32) -> PropertyKey? {
    value(node, .key).flatMap { PropertyKey(spelling: $0) }
  }

  func value(at index: Int32) -> String {
    let attribute = xml.attributes[Int(index)]
    if attribute.isEscaped, let value = xml.unescaped[index] { return value }
    return file.text(attribute.value)
  }

  /// Returns the attributes of an element as declared in the document; `checkVocabulary` has
  /// reported problems with them.
  func attributes(_ node: Int32, without excluded: AttributeName? = nil) -> Attributes {
    let entry = xml.nodes[Int(node)]
    var result = Attributes()
    result.known.reserveCapacity(Int(entry.attributeCount))
    for index in entry.firstAttribute..<(entry.firstAttribute + entry.attributeCount) {
      let raw = xml.attributes[Int(index)]
      if let name = attributeNames[Int(raw.name)] {
        guard name != excluded else { continue }
        result.known.append(Attribute(name: name, value: value(at: index), range: raw.value))
      } else {
        result.unknown.append(
          UnknownAttribute(
            name: xml.names[Int(raw.name)], value: value(at: index), range: raw.value))
      }
    }
    return result
  }

  /// Returns an element with its descendants as declared in the document.
  func element(_ node: Int32) -> Element {
    Element(
      name: name(node), spelling: spelling(node), key: key(node), attributes: attributes(node),
      children: children(of: node).map { element($0) }, text: text(node), range: range(node))
  }

  mutating func report(_ diagnostic: Diagnostic) {
    findings.append(diagnostic)
  }
}

/// The direct children of an element.
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
