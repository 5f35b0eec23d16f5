import InterfaceEmission

/// What the page's script reads of one document, as JSON that nothing can end early inside a `<script>`.
enum PageData {
  static func json(_ document: PageDocument, images: [Int]) -> [UInt8] {
    var bytes: [UInt8] = []
    func text(_ text: String) -> [UInt8] {
      var writer = JSONWriter()
      writer.value(text)
      return writer.bytes
    }
    func list<Item>(_ items: some Collection<Item>, _ item: (Item) -> [UInt8]) {
      bytes += "[".utf8
      for (number, value) in items.enumerated() {
        if number > 0 { bytes += ",".utf8 }
        bytes += item(value)
      }
      bytes += "]".utf8
    }
    func numbers(_ numbers: [Int]) -> [UInt8] {
      Array("[\(numbers.map { "\($0)" }.joined(separator: ","))]".utf8)
    }
    bytes += "{\"path\":".utf8 + text(document.path) + ",\"images\":".utf8 + numbers(images)
    bytes += ",\"configurations\":".utf8
    list(document.configurations) { configuration in
      let words = [
        configuration.name, configuration.place, configuration.language, configuration.style,
        configuration.direction, configuration.textSize,
      ]
      return Array("[".utf8) + words.map { text($0) }.joined(separator: ",".utf8) + "]".utf8
    }
    var resizing = ResizeData()
    bytes += ",\"scenes\":".utf8
    list(document.scenes) { scene in
      let states = scene.states.map { "\($0.configuration),\($0.picture),\($0.facts)" }
      return Array("{\"id\":".utf8) + text(scene.id) + ",\"title\":".utf8 + text(scene.title)
        + ",\"states\":[\(states.joined(separator: ","))]".utf8 + resizing.member(of: scene)
        + "}".utf8
    }
    if let range = document.resizeRange { bytes += resizing.shared(range) }
    bytes += ",\"findings\":".utf8
    list(document.findings) { finding in
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
    bytes += ",\"templates\":".utf8
    list(document.pool.templates) { text($0) }
    bytes += ",\"parts\":".utf8
    list(document.pool.parts) { part in
      let words = ["\(part.template)"] + part.numbers + part.parts.map { "\($0)" }
      return Array("[\(words.joined(separator: ","))]".utf8)
    }
    bytes += ",\"pictures\":".utf8
    list(document.pool.pictures) { picture in
      let words = [picture.width, picture.height] + picture.parts.map { "\($0)" }
      return Array("[\(words.joined(separator: ","))]".utf8)
    }
    bytes += ",\"texts\":".utf8
    list(document.texts) { $0 }
    bytes += ",\"facts\":".utf8
    list(document.facts) { facts in
      let reasons = facts.reasons.isEmpty ? [] : Array(",".utf8) + numbers(facts.reasons)
      return Array("[".utf8) + numbers(facts.views) + ",".utf8 + numbers(facts.constraints)
        + reasons + "]".utf8
    }
    bytes += "}".utf8
    return inert(bytes)
  }

  /// JSON in which no character means anything to HTML or to old JavaScript; all of these stand in strings alone.
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
