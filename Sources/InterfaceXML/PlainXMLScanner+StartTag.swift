import InterfaceSource

/// The scanning of start tags, including tags of empty elements.
extension PlainXMLScanner {
  /// Reads the start tag whose `<` is at `index`.
  @inline(__always)
  mutating func readStartTag(_ tables: inout XMLTables) -> Bool {
    let start = index
    guard tables.depth < tables.limits.depth, tables.document.nodes.count < tables.mostElements,
      let slot = readElementName(&tables.names)
    else { return false }
    let name = tables.names.slots[slot].index
    let firstAttribute = tables.document.attributes.count
    tables.names.beginTag()
    while true {
      let byte = bytes.byte(at: index)
      if byte == UInt8(ascii: ">") { break }
      if byte == UInt8(ascii: "/") { break }
      guard byte.isWhite else { return false }
      index &+= 1
      if bytes.byte(at: index) <= 0x20 { index = bytes.skippingWhite(from: index) }
      let next = bytes.byte(at: index)
      if next == UInt8(ascii: ">") || next == UInt8(ascii: "/") { break }
      guard readAttribute(&tables) else { return false }
    }
    let isEmpty = bytes.byte(at: index) == UInt8(ascii: "/")
    if isEmpty {
      index &+= 1
      guard bytes.byte(at: index) == UInt8(ascii: ">") else { return false }
    }
    index &+= 1
    guard tables.names.names.count <= tables.mostNames, tables.namespaces <= tables.mostNames else {
      return false
    }
    tables.open(
      name: name, firstAttribute: firstAttribute,
      tag: SourceRange(
        start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: index)))
    if isEmpty { tables.close(at: index) }
    return true
  }

  /// Reads an attribute, whose name begins at `index`.
  @inline(__always)
  private mutating func readAttribute(_ tables: inout XMLTables) -> Bool {
    let start = index
    guard let slot = readAttributeName(&tables.names), tables.names.mark(slot: slot) else {
      return false
    }
    let name = tables.names.slots[slot].index
    let quote = bytes.byte(at: index)
    guard quote == 0x22 || quote == 0x27 else { return false }
    let valueStart = index &+ 1
    var end = valueStart
    var isVerbatim = true
    while true {
      // Both quotes and `&` are below `(`, and few of the others below it are frequent.
      let word = bytes.word(at: end)
      let marks = word.marks(below: UInt8(ascii: "(")) | word.marks(of: UInt8(ascii: "<"))
      guard marks != 0 else {
        end &+= 8
        continue
      }
      end &+= marks.bytesBeforeMark
      let byte = bytes.byte(at: end)
      if byte == quote { break }
      if byte >= 0x20, byte != UInt8(ascii: "&"), byte != UInt8(ascii: "<") {
        end &+= 1
        continue
      }
      guard let next = endOfEscape(at: end) else { return false }
      end = next
      isVerbatim = false
    }
    if tables.names.slots[slot].kind == .declaration {
      guard isVerbatim, isUsualNamespace(valueStart..<end, declaredAt: start) else {
        return false
      }
      tables.namespaces &+= 1
    }
    tables.add(
      name: name, at: start, value: valueStart..<end, in: bytes, isVerbatim: isVerbatim)
    index = end &+ 1
    return true
  }

  /// Returns whether libxml2 treats a declaration's value as a namespace: it ignores those that XML
  /// predefines, which are recognized by their length here, and an empty one for a prefix.
  @inline(never)
  private func isUsualNamespace(_ value: Range<Int>, declaredAt start: Int) -> Bool {
    let isOfXML = value.count == 36 || value.count == 29
    return !isOfXML && (!value.isEmpty || !bytes.hasPrefix("xmlns:", at: start))
  }

  /// Returns the offset after the reference, line end or tab at an offset in a value, or `nil` at
  /// anything else.
  @inline(never)
  private func endOfEscape(at offset: Int) -> Int? {
    switch bytes.byte(at: offset) {
    case UInt8(ascii: "&"): CharacterReference(bytes, at: offset)?.end
    case 0x09, 0x0A, 0x0D: offset + 1
    default: nil
    }
  }
}
