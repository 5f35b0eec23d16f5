import InterfaceSource

/// A scanner for the subset of XML that nearly all documents use, without libxml2.
///
/// The subset is well-formed XML 1.0 in UTF-8 with elements with ASCII names, attributes,
/// namespaces, character data, references to characters and to the five predefined entities, and
/// comments, after a document type that only names a file, if document types are skipped. At
/// anything else, valid or not, and at a limit, the scanner gives up: libxml2 then reads the file
/// from its start, and reports the problem if there is one. Everything that the scanner accepts
/// must therefore be accepted by libxml2 with the same tables; tests compare the two.
///
/// The bytes have passed `FileCheck`, which ensures that they are UTF-8 without characters that XML
/// forbids.
struct PlainXMLScanner {
  let bytes: Bytes
  /// The current offset.
  var index = 0

  /// Scans a file into tables, or returns `nil` if the scanner gives up.
  static func document(_ bytes: Bytes, limits: XMLLimits) -> XMLDocument? {
    var tables = XMLTables(bytes, limits: limits)
    var scanner = PlainXMLScanner(bytes: bytes)
    return scanner.fill(&tables) ? tables.finish() : nil
  }

  private mutating func fill(_ tables: inout XMLTables) -> Bool {
    guard skipDeclaration(), skipMiscellany(),
      skipDocumentType(ifAllowed: tables.limits.readsPastDocumentType), skipMiscellany(),
      isBeforeStartTag, readStartTag(&tables), let root = tables.names.names.first,
      !root.hasSuffix("archive")
    else { return false }
    while tables.depth > 0 {
      guard readContent(&tables) else { return false }
    }
    return skipMiscellany() && index == bytes.count
  }

  /// Whether the next byte is a `<` that does not begin a comment or a similar construct.
  private var isBeforeStartTag: Bool {
    bytes.byte(at: index) == UInt8(ascii: "<")
      && bytes.byte(at: index + 1).beginsPlainName
  }

  /// Reads a tag with the preceding white space, or else character data.
  @inline(__always)
  private mutating func readContent(_ tables: inout XMLTables) -> Bool {
    let start = index
    let end = bytes.skippingWhite(from: start)
    let next = bytes.byte(at: end &+ 1)
    guard bytes.byte(at: end) == UInt8(ascii: "<"), next != UInt8(ascii: "!") else {
      return readText(from: start, notWhiteFrom: end, &tables)
    }
    // White space belongs to a text that has begun.
    if end > start, tables.hasText { return readText(from: start, notWhiteFrom: end, &tables) }
    index = end
    return next == UInt8(ascii: "/") ? readEndTag(&tables) : readStartTag(&tables)
  }

  /// Reads the end tag that begins at `index`.
  @inline(__always)
  private mutating func readEndTag(_ tables: inout XMLTables) -> Bool {
    guard let innermost = tables.innermost else { return false }
    let open = Int(tables.document.nodes[Int(innermost)].startTag.start) &+ 1
    var offset = index &+ 2
    var opened = open
    while true {
      let word = bytes.word(at: offset)
      let difference = word ^ bytes.word(at: opened)
      // The first byte that cannot continue a name: everything before it is a name here, and so it
      // is in the start tag.
      let ends =
        word.marks(below: 0x21) | word.marks(of: UInt8(ascii: ">"))
        | word.marks(of: UInt8(ascii: "/"))
      guard ends == 0 else {
        let count = ends.bytesBeforeMark
        offset &+= count
        guard bytes.byte(at: offset) == UInt8(ascii: ">"), difference.firstBytes(count) == 0,
          bytes.byte(at: opened &+ count).endsPlainName
        else { break }
        tables.close(at: offset &+ 1)
        index = offset &+ 1
        return true
      }
      guard difference == 0 else { break }
      offset &+= 8
      opened &+= 8
    }
    return readSpacedEndTag(&tables, startTagName: open)
  }

  /// Reads an end tag that may have white space after its name, which begins in the start tag at the
  /// given offset.
  @inline(never)
  private mutating func readSpacedEndTag(
    _ tables: inout XMLTables, startTagName: Int
  ) -> Bool {
    var offset = index + 2
    var opened = startTagName
    while !bytes.byte(at: opened).endsPlainName {
      guard bytes.byte(at: offset) == bytes.byte(at: opened) else { return false }
      offset += 1
      opened += 1
    }
    offset = bytes.skippingWhite(from: offset)
    guard bytes.byte(at: offset) == UInt8(ascii: ">") else { return false }
    tables.close(at: offset + 1)
    index = offset + 1
    return true
  }
}

extension UInt8 {
  /// Whether the byte follows the name of an element in a start tag.
  @inline(__always)
  fileprivate var endsPlainName: Bool {
    self == UInt8(ascii: ">") || isWhite || self == UInt8(ascii: "/")
  }
}
