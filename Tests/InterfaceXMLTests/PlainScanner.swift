/// A second reader of well-formed documents, written independently of the first: it reads byte by
/// byte and records the offset of everything.
struct PlainScanner {
  struct Attribute: Equatable {
    var name: String
    var start: Int
    var value: Range<Int>
  }

  struct Element: Equatable {
    var name: String
    var depth: Int
    var parent: Int?
    var end = 0
    var tag: Range<Int>
    var endOffset = 0
    var attributes: [Attribute] = []
  }

  private let bytes: [UInt8]
  private var position = 0
  private(set) var elements: [Element] = []
  private var open: [Int] = []

  /// The elements of a document, in document order.
  static func elements(of bytes: [UInt8]) -> [Element] {
    var scanner = PlainScanner(bytes: bytes)
    scanner.run()
    return scanner.elements
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run() {
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        position += 1
        continue
      }
      if at("<!--") {
        skip(past: "-->")
      } else if at("<![CDATA[") {
        skip(past: "]]>")
      } else if at("<?") {
        skip(past: "?>")
      } else if at("</") {
        skip(past: ">")
        close()
      } else {
        element()
      }
    }
  }

  private mutating func element() {
    let start = position
    position += 1
    let name = word()
    var element = Element(
      name: name, depth: open.count, parent: open.last, tag: start..<start)
    while true {
      space()
      if at("/>") || at(">") { break }
      let nameStart = position
      let attribute = word()
      space()
      position += 1
      space()
      let quote = bytes[position]
      position += 1
      let valueStart = position
      while bytes[position] != quote { position += 1 }
      element.attributes.append(
        Attribute(name: attribute, start: nameStart, value: valueStart..<position))
      position += 1
    }
    let isEmpty = at("/>")
    position += isEmpty ? 2 : 1
    element.tag = start..<position
    open.append(elements.count)
    elements.append(element)
    if isEmpty { close() }
  }

  private mutating func close() {
    let index = open.removeLast()
    elements[index].end = elements.count
    elements[index].endOffset = position
  }

  private mutating func word() -> String {
    let start = position
    while !" \t\r\n=/>".utf8.contains(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func space() {
    while " \t\r\n".utf8.contains(bytes[position]) { position += 1 }
  }

  private func at(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func skip(past text: String) {
    while !at(text) { position += 1 }
    position += text.utf8.count
  }
}
