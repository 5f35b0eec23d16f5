import InterfaceSource
import InterfaceXML

/// A reader of XML property lists from the tables of their elements.
struct XMLPropertyListReader {
  private(set) var diagnostics: [Diagnostic] = []

  private let document: XMLDocument
  private let limits: StructuredLimits
  private let path: String

  init(_ file: SourceFile, limits: StructuredLimits) {
    self.limits = limits
    path = file.path
    var xml = XMLLimits.standard
    xml.bytes = limits.byteCount
    xml.readsPastDocumentType = true
    // Two elements for each member, and one for the list.
    xml.elements = 2 * limits.valueCount + 1
    xml.depth = limits.depth + 2
    let reading = XMLReader.read(file, limits: xml)
    diagnostics = reading.diagnostics
    document = reading.document ?? XMLDocument()
  }

  /// Returns the value of the list, or `nil` if it cannot be read.
  mutating func readRoot() -> StructuredValue? {
    guard let root = document.nodes.first else { return nil }
    guard document.name(of: 0) == "plist" else { return value(at: 0) }
    let children = document.children(of: 0)
    guard let first = children.first else { return fail(root, "the property list is empty") }
    if children.count > 1 {
      return fail(
        document.nodes[children[1]], "a property list has only one value, but this is a second one")
    }
    return value(at: first)
  }

  private mutating func value(at index: Int) -> StructuredValue? {
    let node = document.nodes[index]
    let text = text(of: node)
    let content: StructuredValue.Content
    switch document.name(of: index) {
    case "string": content = .string(text)
    case "true": content = .bool(true)
    case "false": content = .bool(false)
    case "date": content = .date(text)
    case "data": content = .data(count: text.utf8.count { $0 > 0x20 && $0 != 0x3D } * 3 / 4)
    case "integer", "real":
      let digits = text.drop { $0.isWhitespace }
      guard let number = Self.number(String(digits)), number.isFinite else {
        return fail(node, "'\(digits.prefix(40))' is not a number")
      }
      content = .number(number)
    case "array": content = .array(document.children(of: index).compactMap { value(at: $0) })
    case "dict": content = .object(members(of: index))
    case let other:
      let nearest = Self.names.first { Self.isNear($0, other) }
      return fail(
        node, "a property list has no element '\(other)'",
        note: nearest.map { "did you mean '\($0)'?" }
          ?? "its elements are \(Self.names.joined(separator: ", "))")
    }
    return StructuredValue(content, range: node.startTag)
  }

  private mutating func members(of index: Int) -> [StructuredValue.Member] {
    var members: [StructuredValue.Member] = []
    var firstRanges: [String: SourceRange] = [:]
    var key: (text: String, node: XMLDocument.Node)?
    for child in document.children(of: index) {
      let node = document.nodes[child]
      if document.name(of: child) == "key" {
        if let key { _ = fail(key.node, "the key '\(key.text)' has no value") }
        key = (text(of: node), node)
      } else if let own = key {
        key = nil
        if let first = firstRanges[own.text] {
          diagnostics.append(.propertyListDuplicateKey(own.text, own.node.startTag, first: first))
        }
        firstRanges[own.text] = own.node.startTag
        guard let value = value(at: child) else { continue }
        members.append(
          StructuredValue.Member(name: own.text, nameRange: own.node.startTag, value: value))
      } else {
        _ = fail(node, "a value in a dictionary has no key")
      }
    }
    if let key { _ = fail(key.node, "the key '\(key.text)' has no value") }
    return members
  }

  // MARK: Elements

  private func text(of node: XMLDocument.Node) -> String {
    node.text.map { document.texts[Int($0)] } ?? ""
  }

  private mutating func fail(
    _ node: XMLDocument.Node, _ message: String, note: String? = nil
  ) -> StructuredValue? {
    guard diagnostics.count < FindingList.standardLimit else { return nil }
    diagnostics.append(
      Diagnostic(
        .propertyListSyntax, at: node.startTag, message: message,
        notes: note.map { [Diagnostic.Note($0)] } ?? []))
    return nil
  }

  // MARK: Values

  private static let names = [
    "array", "data", "date", "dict", "false", "integer", "key", "real", "string", "true",
  ]

  /// Returns the value of a decimal number, or of a hexadecimal one as in old lists, or `nil` for
  /// other texts.
  private static func number(_ text: String) -> Double? {
    let digits = text.split { $0.isWhitespace }.first.map { String($0) } ?? ""
    let isNegative = digits.hasPrefix("-")
    let plain = isNegative || digits.hasPrefix("+") ? String(digits.dropFirst()) : digits
    if plain.lowercased().hasPrefix("0x") {
      return UInt64(plain.dropFirst(2), radix: 16).map { Double($0) * (isNegative ? -1 : 1) }
    }
    guard plain.utf8.allSatisfy({ (0x30...0x39).contains($0) || ".eE+-".utf8.contains($0) }) else {
      return nil
    }
    return Double(plain).map { isNegative ? -$0 : $0 }
  }

  /// Returns whether two names differ by one changed, omitted or added letter, or by case.
  private static func isNear(_ name: String, _ other: String) -> Bool {
    let one = Array(name.utf8)
    let two = Array(other.lowercased().utf8.prefix(20))
    guard abs(one.count - two.count) <= 1 else { return false }
    let head = zip(one, two).prefix { $0 == $1 }.count
    let tail = zip(one.dropFirst(head).reversed(), two.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    return max(one.count, two.count) - head - tail <= 1
  }
}
