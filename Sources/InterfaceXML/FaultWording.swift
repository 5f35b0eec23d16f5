import CLibxml2

/// The wording of libxml2's errors: the problem, its location, and the fix.
struct FaultWording {
  /// A construct that extends to the end of the file because it is not closed.
  struct Unfinished {
    var name: String
    var opening: StaticString
    var closing: String
  }

  var message: String
  var note: String
  /// The range of the fault.
  var range: Range<Int>

  /// The codes of errors that extend to the end of the file.
  static let runningToTheEnd: [Int32: Unfinished] = [
    Int32(XML_ERR_COMMENT_NOT_FINISHED.rawValue): Unfinished(
      name: "comment", opening: "<!--", closing: "-->"),
    Int32(XML_ERR_CDATA_NOT_FINISHED.rawValue): Unfinished(
      name: "CDATA section", opening: "<![CDATA[", closing: "]]>"),
  ]

  /// Words a fault at libxml2's cursor.
  init(code: Int32, bytes: Bytes, offset: Int) {
    self.init("the XML is malformed here", "compare this part with an intact document", offset)
    if !wordAttribute(code: code, bytes: bytes, offset: offset),
      !wordReference(code: code, bytes: bytes, offset: offset)
    {
      wordStructure(code: code, bytes: bytes, offset: offset)
    }
    if range.upperBound > bytes.count { range = range.lowerBound..<bytes.count }
  }

  /// Words a fault of an attribute, and returns `false` if the code is not one of these.
  private mutating func wordAttribute(code: Int32, bytes: Bytes, offset: Int) -> Bool {
    switch xmlParserErrors(rawValue: UInt32(bitPattern: code)) {
    case XML_ERR_LT_IN_ATTRIBUTE, XML_ERR_ATTRIBUTE_NOT_FINISHED:
      self = Self("an attribute value contains <", "write &lt;, or add the closing quote", offset)
      move(to: bytes.offset(of: UInt8(ascii: "<"), from: offset))
    case XML_ERR_ATTRIBUTE_NOT_STARTED:
      self = Self("an attribute value is not in quotes", "put quotes around the value", offset)
    case XML_ERR_ATTRIBUTE_WITHOUT_VALUE:
      self = Self("an attribute has no value", "write name=\"value\"", offset)
      move(toNameBefore: offset, in: bytes)
    default: return false
    }
    return true
  }

  /// Words a fault of a reference, and returns `false` if the code is not one of these.
  private mutating func wordReference(code: Int32, bytes: Bytes, offset: Int) -> Bool {
    switch xmlParserErrors(rawValue: UInt32(bitPattern: code)) {
    case _ where Self.isLoneAmpersand(code, bytes, offset):
      self = Self("& does not begin a reference", "write &amp;", offset)
      move(to: bytes.lastOffset(of: UInt8(ascii: "&"), before: offset + 1))
    case XML_ERR_ENTITYREF_SEMICOL_MISSING:
      self = Self("a reference does not end with ;", "write &amp; for a lone &", offset)
      move(to: bytes.lastOffset(of: UInt8(ascii: "&"), before: offset + 1))
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY:
      self = Self(
        "the entity is not one of amp, lt, gt, quot and apos", "write the character itself", offset)
      move(to: bytes.lastOffset(of: UInt8(ascii: "&"), before: offset))
      range = range.lowerBound..<max(range.lowerBound, offset)
    case XML_ERR_INVALID_CHARREF, XML_ERR_INVALID_HEX_CHARREF, XML_ERR_INVALID_DEC_CHARREF:
      self = Self(
        "the character reference is not for a character that XML allows",
        "delete it, or write a valid character number followed by ;", offset)
      move(to: bytes.lastOffset(of: UInt8(ascii: "&"), before: offset))
    case XML_ERR_INVALID_CHAR where Self.isAfterReference(bytes, offset):
      self = Self(
        "the character reference is not for a character that XML allows", "delete it", offset)
      move(to: bytes.lastOffset(of: UInt8(ascii: "&"), before: offset))
    default: return false
    }
    return true
  }

  /// Words a fault in the syntax around attributes and references.
  private mutating func wordStructure(code: Int32, bytes: Bytes, offset: Int) {
    switch xmlParserErrors(rawValue: UInt32(bitPattern: code)) {
    case XML_ERR_INVALID_CHAR:
      self = Self("XML does not allow this character", "delete it", offset)
    case XML_ERR_DOCUMENT_END:
      self = Self(
        "the document continues after the end of the root element",
        "delete what follows, or the extra end tag before it", offset)
    case XML_ERR_DOCUMENT_EMPTY, XML_ERR_NAME_REQUIRED:
      self = Self("a name is missing after <", "write &lt; for a lone <", offset)
    case XML_ERR_RESERVED_XML_NAME:
      self = Self(
        "the XML declaration is not at the start of the file",
        "delete everything before <?xml", offset)
      move(to: bytes.offset(of: "<?xml", from: max(0, offset - 6)))
    case XML_ERR_MISPLACED_CDATA_END:
      self = Self("the text contains ]]>", "write ]]&gt;", offset)
    case XML_ERR_SPACE_REQUIRED:
      self = Self("a space is missing", "put a space between attributes", offset)
    case XML_ERR_HYPHEN_IN_COMMENT:
      self = Self("a comment contains --", "write a single hyphen", offset)
    case XML_ERR_GT_REQUIRED:
      self = Self("the tag is not closed", "write > at its end", offset)
    case XML_ERR_PI_NOT_FINISHED, XML_ERR_XMLDECL_NOT_FINISHED:
      self = Self("a processing instruction is not closed", "write ?> at its end", offset)
    case XML_ERR_VERSION_MISSING, XML_ERR_UNKNOWN_VERSION, XML_ERR_STANDALONE_VALUE,
      XML_ERR_ENCODING_NAME:
      self = Self(
        "the XML declaration is malformed",
        "write <?xml version=\"1.0\" encoding=\"UTF-8\"?>", offset)
    default: break
    }
  }

  private init(_ message: String, _ note: String, _ offset: Int) {
    self.message = message
    self.note = note
    range = offset..<offset + 1
  }

  private mutating func move(to offset: Int?) {
    guard let offset else { return }
    range = offset..<offset + 1
  }

  private mutating func move(toNameBefore offset: Int, in bytes: Bytes) {
    var end = min(offset, bytes.count)
    while end > 0, bytes[end - 1].isWhite { end -= 1 }
    var start = end
    while start > 0, !bytes[start - 1].isWhite { start -= 1 }
    range = start..<end
  }

  /// Returns whether a character reference has just ended.
  private static func isAfterReference(_ bytes: Bytes, _ offset: Int) -> Bool {
    guard offset > 0, offset <= bytes.count, bytes[offset - 1] == UInt8(ascii: ";"),
      let start = bytes.lastOffset(of: UInt8(ascii: "&"), before: offset)
    else { return false }
    return bytes.hasPrefix("&#", at: start) && bytes.offset(of: ";", from: start) == offset - 1
  }

  /// Returns whether a name is missing after `&`.
  private static func isLoneAmpersand(_ code: Int32, _ bytes: Bytes, _ offset: Int) -> Bool {
    guard offset > 0, offset <= bytes.count, bytes[offset - 1] == UInt8(ascii: "&") else {
      return false
    }
    return code == Int32(XML_ERR_ENTITYREF_NO_NAME.rawValue)
      || code == Int32(XML_ERR_NAME_REQUIRED.rawValue)
  }
}
