import InterfaceSource
import InterfaceXML

/// An SVG document that is safe to embed in another: it runs no scripts and loads nothing.
struct InertSVG {
  /// The document, with a view box.
  let bytes: [UInt8]

  private static let active: Set<String> = [
    "script", "foreignObject", "iframe", "object", "embed", "audio", "video", "handler", "listener",
  ]

  /// Checks and prepares a document for embedding.
  ///
  /// It throws the reason if the document cannot be shown: it is not SVG, runs scripts or loads
  /// resources, has no size, or is too large to draw.
  init(_ bytes: [UInt8]) throws(PlaceholderReason) {
    // Entities may expand to anything.
    guard !Self.contains("<!ENTITY", in: bytes), Self.hasPlainEncoding(bytes) else { throw .active }
    var limits = XMLLimits.standard
    limits.readsPastDocumentType = true
    let file = SourceFile(path: "image.svg", bytes: bytes)
    guard let document = XMLReader.read(file, limits: limits).document,
      !document.nodes.isEmpty, Self.local(document.name(of: 0)) == "svg"
    else { throw .otherFormat }
    func value(_ index: Int) -> String {
      let range = document.attributes[index].value
      return document.unescaped[Int32(index)]
        ?? String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
    }
    var size: (width: Double?, height: Double?) = (nil, nil)
    var hasViewBox = false
    for (nodeIndex, node) in document.nodes.enumerated() {
      let element = Self.local(document.name(of: nodeIndex))
      if Self.active.contains(element) { throw .active }
      if let text = node.text, element == "style", !Self.isInert(style: document.texts[Int(text)]) {
        throw .active
      }
      for index in document.attributes(of: nodeIndex) {
        let attribute = document.attributes[index]
        let name = Self.local(document.names[Int(attribute.name)])
        let value = value(index)
        guard Self.isInert(attribute: name, value: value) else { throw .active }
        guard node.parent == nil else { continue }
        switch name {
        case "viewBox": hasViewBox = true
        case "width": size.width = Self.length(value)
        case "height": size.height = Self.length(value)
        default: break
        }
      }
    }
    guard let count = SVGExpansion.count(document, value: value), count <= SVGExpansion.limit else {
      throw .explosive(limit: SVGExpansion.limit)
    }
    guard !hasViewBox else {
      self.bytes = bytes
      return
    }
    guard let width = size.width, let height = size.height, width > 0, height > 0 else {
      throw .unsized
    }
    // Viewers disagree on how an image without a view box fills its frame.
    let end = Int(document.nodes[0].startTag.start) + 1 + document.name(of: 0).utf8.count
    self.bytes =
      Array(bytes[..<end]) + Array(" viewBox=\"0 0 \(width) \(height)\"".utf8) + bytes[end...]
  }

  /// Returns a name without its prefix.
  static func local(_ name: String) -> String {
    name.utf8.lastIndex(of: UInt8(ascii: ":")).map { String(name[name.utf8.index(after: $0)...]) }
      ?? name
  }

  /// Returns whether every reader decodes the bytes to the same text.
  private static func hasPlainEncoding(_ bytes: [UInt8]) -> Bool {
    let head = bytes.prefix(256).map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 0x20 : $0 }
    guard head.starts(with: "<?xml".utf8), let end = index(of: "?>", in: head[...]),
      let start = index(of: "encoding", in: head[..<end])
    else { return !bytes.starts(with: [0xFE, 0xFF]) && !bytes.starts(with: [0xFF, 0xFE]) }
    let name = head[(start + 8)..<end].drop { [0x20, 0x09, 0x0A, 0x0D, 0x3D].contains($0) }
      .dropFirst()
    return ["utf-8", "us-ascii", "ascii", "iso-8859-", "windows-125"].contains {
      name.starts(with: $0.utf8)
    }
  }

  private static func isInert(attribute name: String, value: String) -> Bool {
    // With another base, what looks like an address within the document refers outside it.
    if name.utf8.starts(with: "on".utf8) || name == "base" { return false }
    if name == "href" || name == "src" { return isInert(address: value) }
    return isInert(style: value)
  }

  /// Returns whether all references in styles and paints are within the document.
  private static func isInert(style: String) -> Bool {
    let bytes = Array(style.utf8).map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 0x20 : $0 }
    // Function names may contain escapes, and addresses may be in variables.
    if contains("@import", in: bytes) || contains("\\", in: bytes) || contains("var(", in: bytes) {
      return false
    }
    var rest = bytes[...]
    while let start = index(of: "url(", in: rest) {
      rest = rest[(start + 4)...]
      let address = rest.drop { [0x20, 0x09, 0x0A, 0x0D, 0x22, 0x27].contains($0) }
      guard isInert(address: String(decoding: address.prefix(32), as: UTF8.self)) else {
        return false
      }
    }
    return true
  }

  private static func isInert(address: String) -> Bool {
    let start = Array(address.utf8.drop { $0 <= 0x20 })
    return start.first == UInt8(ascii: "#") || start.starts(with: "data:image/png".utf8)
      || start.starts(with: "data:image/jpeg".utf8) || start.starts(with: "data:image/jpg".utf8)
  }

  /// Returns a length in points, or `nil` if it is relative.
  private static func length(_ text: String) -> Double? {
    var digits = Array(text.utf8)
    for unit in ["px", "pt"] where digits.reversed().starts(with: unit.utf8.reversed()) {
      digits.removeLast(2)
    }
    return Double(String(decoding: digits, as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func contains(_ word: String, in bytes: [UInt8]) -> Bool {
    index(of: word, in: bytes[...]) != nil
  }

  static func index(of word: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let word = Array(word.utf8)
    guard bytes.count >= word.count else { return nil }
    return (bytes.startIndex...bytes.endIndex - word.count).first { start in
      bytes[start] == word[0] && bytes[start..<start + word.count].elementsEqual(word)
    }
  }
}
