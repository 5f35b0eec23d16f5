import CLibxml2
import InterfaceSource

import SystemCalls

/// A builder that fills the tables of a document from libxml2's events.
///
/// libxml2 reports the nesting and the names, and that everything is well formed; locations come
/// from the file's bytes: at the end of a tag the parser's cursor is exact, and all offsets are
/// derived from it.
struct XMLTableBuilder: ~Copyable {
  /// The reason for which reading stopped before the end.
  enum Stop {
    /// libxml2 found a fault: its error code, and its cursor at the time.
    case fault(code: Int32, offset: Int)
    /// The document has a document type declaration.
    case documentType(offset: Int)
    /// The root is an `<archive>` of Xcode 3.
    case archive(SourceRange)
    /// An element is nested more deeply than allowed.
    case depth(SourceRange)
    /// There are more elements than allowed.
    case elements(SourceRange)
    /// There are more names or namespace declarations than allowed.
    case names(SourceRange)
  }

  /// The parser that emits the events.
  let context: xmlParserCtxtPtr
  /// The bytes of the file.
  let bytes: Bytes
  var tables: XMLTables
  var stop: Stop?

  /// The offset after the last tag.
  private var position = 0
  /// The white space at the start of an element that other characters may follow.
  private var white: [UInt8] = []

  /// Begins a document.
  init(context: xmlParserCtxtPtr, _ bytes: Bytes, limits: XMLLimits) {
    self.context = context
    self.bytes = bytes
    tables = XMLTables(bytes, limits: limits)
  }

  /// Stops the parser, and records the first of several reasons.
  mutating func halt(_ reason: Stop) {
    guard stop == nil else { return }
    stop = reason
    xmlStopParser(context)
  }

  // MARK: Events

  mutating func startElement(
    _ localName: UnsafePointer<UInt8>, prefix: UnsafePointer<UInt8>?, namespaceCount: Int32,
    attributeCount: Int32, values: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) {
    guard stop == nil, let start = tagStart() else { return }
    let cursor = ninefold_offset(context)
    let end = min(bytes.count, cursor + (byte(at: cursor) == UInt8(ascii: "/") ? 2 : 1))
    let range = SourceRange(start: Int32(start), end: Int32(end))
    guard tables.depth < tables.limits.depth else { return halt(.depth(range)) }
    guard tables.document.nodes.count < tables.mostElements else { return halt(.elements(range)) }
    tables.namespaces += Int(namespaceCount)

    let (name, length) = index(ofName: qualified(localName, prefix))
    if tables.document.nodes.isEmpty, xmlStrEqual(localName, "archive") != 0 {
      return halt(.archive(range))
    }
    let first = tables.document.attributes.count
    let isComplete =
      namespaceCount == 0
      && addAttributes(values, count: Int(attributeCount), from: start + 1 + length, to: end)
    if !isComplete {
      tables.removeAttributes(from: first)
      addAttributesByScanning(tagAt: start)
    }
    guard max(tables.names.names.count, tables.namespaces) <= tables.mostNames else {
      return halt(.names(range))
    }
    tables.open(name: name, firstAttribute: first, tag: range)
    position = end
    if !white.isEmpty { white.removeAll(keepingCapacity: true) }
  }

  mutating func endElement() {
    guard stop == nil, tables.depth > 0 else { return }
    let end = ninefold_offset(context)
    tables.close(at: end)
    position = end
    if !white.isEmpty { white.removeAll(keepingCapacity: true) }
  }

  mutating func characters(_ start: UnsafePointer<UInt8>, _ count: Int32, isRaw: Bool) {
    guard stop == nil, tables.depth > 0 else { return }
    let piece = Bytes(start: start, count: Int(count))
    if !tables.hasText {
      guard piece.skippingWhite(from: 0) < piece.count else {
        // White space before a tag is layout; anything else may belong to a text.
        if !isRaw, ninefold_is_before_tag(context) != 0 { return }
        white += piece
        return
      }
      tables.append(text: String(decoding: white, as: UTF8.self))
    }
    tables.append(text: String(decoding: piece, as: UTF8.self))
  }

  // MARK: Positions

  private func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Returns the offset of the `<` of the next tag, after character data, comments and similar
  /// constructs.
  private func tagStart() -> Int? {
    var index = position
    while let start = bytes.offset(of: UInt8(ascii: "<"), from: index) {
      switch byte(at: start + 1) {
      case UInt8(ascii: "!"):
        if bytes.hasPrefix("<!--", at: start) {
          guard let end = bytes.offset(of: "-->", from: start + 4) else { return nil }
          index = end + 3
        } else if bytes.hasPrefix("<![CDATA[", at: start) {
          guard let end = bytes.offset(of: "]]>", from: start) else { return nil }
          index = end + 3
        } else {
          return bytes.lastOffset(of: UInt8(ascii: "<"), before: ninefold_offset(context))
        }
      case UInt8(ascii: "?"):
        guard let end = bytes.offset(of: "?>", from: start) else { return nil }
        index = end + 2
      default:
        return start
      }
    }
    return nil
  }

  private func qualified(
    _ name: UnsafePointer<UInt8>, _ prefix: UnsafePointer<UInt8>?
  ) -> UnsafePointer<UInt8> {
    guard let prefix else { return name }
    return xmlDictQLookup(ninefold_dictionary(context), prefix, name) ?? name
  }

  /// Returns the index of an interned name in the document, and its length in bytes.
  private mutating func index(
    ofName spelling: UnsafePointer<UInt8>
  ) -> (index: UInt16, length: Int) {
    let length = Int(xmlStrlen(spelling))
    let bytes = Bytes(start: spelling, count: length)
    return (index(ofName: bytes, at: 0..<length), length)
  }

  /// Returns the index of a name in the document.
  private mutating func index(ofName bytes: Bytes, at range: Range<Int>) -> UInt16 {
    let slot = tables.names.slot(
      of: bytes, at: range.lowerBound, length: range.count, patiently: true)
    return slot.map { tables.names.slots[$0].index } ?? 0
  }

  // MARK: Attributes

  /// Adds the attributes of a tag: names and values follow one another from `start`, and libxml2
  /// reports their lengths.
  ///
  /// The result is `false` if the tag contains anything else, such as a namespace declaration,
  /// which libxml2 does not report with the attributes.
  private mutating func addAttributes(
    _ values: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, count: Int, from start: Int, to end: Int
  ) -> Bool {
    var index = start
    for attribute in 0..<count {
      guard let entry = values.map({ $0 + attribute * 5 }), let localName = entry[0],
        let valueStart = entry[3], let valueEnd = entry[4], let base = bytes.baseAddress
      else { return false }
      while index < end, bytes[index].isWhite { index += 1 }
      let nameStart = index
      let spelling = qualified(localName, entry[1])
      let (name, length) = self.index(ofName: spelling)
      index += length
      guard index < end, memcmp(base + nameStart, spelling, length) == 0 else { return false }
      while index < end, bytes[index].isWhite || bytes[index] == UInt8(ascii: "=") { index += 1 }
      guard index < end, bytes[index] == 0x22 || bytes[index] == 0x27 else { return false }
      let quote = bytes[index]
      index += 1
      let isVerbatim = ninefold_is_in_input(context, valueStart) != 0
      var close = index + (valueEnd - valueStart)
      if !isVerbatim || close >= end || bytes[close] != quote {
        guard let found = bytes.offset(of: quote, from: index, to: end) else { return false }
        close = found
      }
      tables.add(
        name: name, at: nameStart, value: index..<close, in: bytes, isVerbatim: isVerbatim)
      index = close + 1
    }
    while index < end, bytes[index].isWhite { index += 1 }
    return index < end && (bytes[index] == UInt8(ascii: ">") || bytes[index] == UInt8(ascii: "/"))
  }

  /// Adds the attributes of a tag by scanning its bytes, including namespace declarations.
  private mutating func addAttributesByScanning(tagAt start: Int) {
    for attribute in RawTag(in: bytes, at: start).attributes {
      let name = index(ofName: bytes, at: attribute.name)
      tables.add(
        name: name, at: attribute.name.lowerBound, value: attribute.value, in: bytes,
        isVerbatim: false)
    }
  }
}
