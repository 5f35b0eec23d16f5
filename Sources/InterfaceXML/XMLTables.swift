import InterfaceSource

/// The tables of a document while it is read, which the plain scanner or libxml2's events fill.
struct XMLTables: ~Copyable {
  /// The elements and attributes so far; their names are in `names`.
  var document = XMLDocument()
  var names = XMLNameTable()
  let limits: XMLLimits
  /// The innermost open element, or `nil` outside the root.
  private(set) var innermost: Int32?
  /// The number of open elements.
  private(set) var depth = 0
  /// The number of namespace declarations.
  var namespaces = 0
  /// The maximum number of elements.
  let mostElements: Int

  /// The maximum number of different names, and of namespace declarations; an index has 16 bits.
  var mostNames: Int { min(limits.names, Int(UInt16.max)) }

  /// Begins a document.
  init(_ bytes: Bytes, limits: XMLLimits) {
    self.limits = limits
    mostElements = limits.elements(in: bytes.count)
    document.nodes.reserveCapacity(bytes.count / 110 + 8)
    document.attributes.reserveCapacity(bytes.count / 36 + 8)
  }

  /// Returns the complete document.
  func finish() -> XMLDocument {
    var result = document
    result.names = names.names
    return result
  }

  /// Adds an element, whose attributes begin at `firstAttribute`, and opens it.
  @inline(__always)
  mutating func open(name: UInt16, firstAttribute: Int, tag: SourceRange) {
    let index = Int32(truncatingIfNeeded: document.nodes.count)
    document.nodes.append(
      XMLDocument.Node(
        name: name, depth: UInt16(truncatingIfNeeded: depth), parent: innermost, index: index,
        attributes: firstAttribute..<document.attributes.count, startTag: tag))
    innermost = index
    depth &+= 1
    if depth > document.levels { document.levels = depth }
  }

  /// Closes the innermost element, of which there must be one, at an offset.
  @inline(__always)
  mutating func close(at end: Int) {
    guard let innermost else { return }
    let index = Int(innermost)
    document.nodes[index].end = Int32(truncatingIfNeeded: document.nodes.count)
    document.nodes[index].endOffset = Int32(truncatingIfNeeded: end)
    self.innermost = document.nodes[index].parent
    depth &-= 1
  }

  /// Adds an attribute of the next element; `isVerbatim` means that its value is known to equal the
  /// bytes between the quotes.
  @inline(__always)
  mutating func add(
    name: UInt16, at start: Int, value: Range<Int>, in bytes: Bytes, isVerbatim: Bool
  ) {
    let isEscaped = !isVerbatim && AttributeValue.isEscaped(bytes, value)
    if isEscaped {
      let index = Int32(truncatingIfNeeded: document.attributes.count)
      document.unescaped[index] = AttributeValue.decoded(bytes, value)
    }
    document.attributes.append(
      XMLDocument.Attribute(
        name: name, isEscaped: isEscaped,
        value: SourceRange(
          start: Int32(truncatingIfNeeded: value.lowerBound),
          end: Int32(truncatingIfNeeded: value.upperBound)),
        start: Int32(truncatingIfNeeded: start)))
  }

  /// Removes the attributes from an index on.
  mutating func removeAttributes(from first: Int) {
    for index in first..<document.attributes.count { document.unescaped[Int32(index)] = nil }
    document.attributes.removeSubrange(first...)
  }

  /// Whether character data of the innermost element has been stored.
  @inline(__always)
  var hasText: Bool {
    guard let innermost else { return false }
    return document.nodes[Int(innermost)].text != nil
  }

  /// Appends character data to that of the innermost element.
  mutating func append(text: String) {
    guard let innermost else { return }
    if let index = document.nodes[Int(innermost)].text {
      document.texts[Int(index)] += text
    } else {
      document.nodes[Int(innermost)].text = Int32(document.texts.count)
      document.texts.append(text)
    }
  }
}
