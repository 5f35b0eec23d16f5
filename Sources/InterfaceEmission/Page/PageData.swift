import StructuredData

/// The data of one document for the page's script, as JSON that cannot end a `<script>` element
/// early.
struct PageData {
  private var bytes: [UInt8] = []

  /// Returns the data of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - path: Its path as the page shows it.
  ///   - images: The indices of its images in the page.
  ///   - outlines: The indices of its outlines in the page.
  /// - Returns: The JSON.
  static func json(_ document: PageDocument, path: String, images: [Int], outlines: [Int])
    -> [UInt8]
  {
    var data = PageData()
    data.add("{\"path\":", text(path))
    data.add(",\"images\":", numbers(images))
    data.add(",\"outlines\":", numbers(outlines))
    data.addScenes(of: document)
    data.addFindings(document.findings)
    data.addPool(document.pool)
    data.list("texts", document.texts) { $0 }
    data.list("facts", document.facts) { facts in
      let reasons = facts.reasons.isEmpty ? [] : Array(",".utf8) + numbers(facts.reasons)
      return Array("[".utf8) + numbers(facts.views) + ",".utf8 + numbers(facts.constraints)
        + reasons + "]".utf8
    }
    data.add("}", [])
    return inert(data.bytes)
  }

  private static func text(_ text: String) -> [UInt8] {
    var writer = JSONWriter()
    writer.value(text)
    return writer.bytes
  }

  private static func numbers(_ numbers: [Int]) -> [UInt8] {
    Array("[\(numbers.map { "\($0)" }.joined(separator: ","))]".utf8)
  }

  private mutating func add(_ prefix: String, _ value: [UInt8]) {
    bytes += prefix.utf8
    bytes += value
  }

  /// Adds a member with a list.
  private mutating func list<Item>(
    _ name: String, _ items: some Collection<Item>, _ item: (Item) -> [UInt8]
  ) {
    add(",\"\(name)\":[", [])
    for (number, value) in items.enumerated() { add(number > 0 ? "," : "", item(value)) }
    add("]", [])
  }

  private mutating func addScenes(of document: PageDocument) {
    list("configurations", document.configurations) { configuration in
      let fields = [
        configuration.name, configuration.environmentName, configuration.language,
        configuration.style,
        configuration.direction, configuration.textSize, configuration.title,
        configuration.group.rawValue,
      ]
      return Array("[".utf8) + fields.map { Self.text($0) }.joined(separator: ",".utf8) + "]".utf8
    }
    var resizing = ResizeData()
    list("scenes", document.scenes) { scene in
      let states = scene.states.map { "\($0.configuration),\($0.picture),\($0.facts)" }
      return Array("{\"id\":".utf8) + Self.text(scene.id) + ",\"title\":".utf8
        + Self.text(scene.title) + ",\"states\":[\(states.joined(separator: ","))]".utf8
        + resizing.member(of: scene) + "}".utf8
    }
    if let range = document.resizeRange { bytes += resizing.shared(range) }
  }

  private mutating func addFindings(_ findings: [PageDocument.Finding]) {
    list("findings", findings) { finding in
      var writer = JSONWriter()
      writer.array { writer in
        writer.value(finding.severity)
        writer.value(finding.id)
        writer.value(Double(finding.line))
        writer.value(finding.message)
        writer.value(finding.object ?? "")
        writer.value(finding.scene ?? "")
      }
      return writer.bytes
    }
  }

  private mutating func addPool(_ pool: PagePool) {
    list("templates", pool.templates) { Self.text($0) }
    list("parts", pool.parts) { part in
      let fields = ["\(part.template)"] + part.numbers + part.parts.map { "\($0)" }
      return Array("[\(fields.joined(separator: ","))]".utf8)
    }
    list("pictures", pool.pictures) { picture in
      let fields = [picture.width, picture.height] + picture.parts.map { "\($0)" }
      return Array("[\(fields.joined(separator: ","))]".utf8)
    }
  }

  /// Returns JSON without characters that have a meaning in HTML or old JavaScript.
  ///
  /// All of these occur only in strings.
  static func inert(_ json: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.count)
    var index = 0
    while index < json.count {
      switch json[index] {
      case UInt8(ascii: "<"): bytes += "\\u003c".utf8
      case UInt8(ascii: ">"): bytes += "\\u003e".utf8
      case UInt8(ascii: "&"): bytes += "\\u0026".utf8
      case 0xE2
      where index + 2 < json.count && json[index + 1] == 0x80 && json[index + 2] & 0xFE == 0xA8:
        bytes += (json[index + 2] == 0xA8 ? "\\u2028" : "\\u2029").utf8
        index += 2
      default: bytes.append(json[index])
      }
      index += 1
    }
    return bytes
  }
}
