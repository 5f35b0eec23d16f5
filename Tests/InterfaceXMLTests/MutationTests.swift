import InterfaceSource
import InterfaceXML
import Testing

/// Damages the fixtures in ways that are the same on every run: no input may crash or hang the
/// reader, and every answer keeps its promises.
@Suite struct MutationTests {
  @Test(arguments: Fixtures.names)
  func damagedDocumentsAreReadOrReported(name: String) throws {
    let original = try Fixtures.file(name).bytes
    var random = Generator(seed: name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
    var reader = XMLReader()
    var past = XMLLimits.standard
    past.readsPastDocumentType = true
    for round in 0..<400 {
      var bytes = original
      for _ in 0..<random.next(4) + 1 { mutate(&bytes, with: &random) }
      let file = SourceFile(path: name, bytes: bytes)
      check(reader.read(file, limits: round % 2 == 0 ? .standard : past), bytes)
    }
  }

  @Test func everyPrefixIsReadOrReported() throws {
    var reader = XMLReader()
    for name in ["odd-spacing.xib", "texts.xib", "namespaces.xib", "beyond-ascii.xib"] {
      let bytes = try Fixtures.file(name).bytes
      for end in 0..<bytes.count {
        check(reader.read(SourceFile(path: name, bytes: Array(bytes[..<end]))), bytes)
      }
    }
  }

  private func check(_ reading: XMLReading, _ bytes: [UInt8]) {
    let count = Int32(bytes.count)
    if reading.document == nil { #expect(reading.diagnostics.count == 1) }
    for diagnostic in reading.diagnostics {
      let ranges = [diagnostic.range] + diagnostic.notes.compactMap(\.range)
      #expect(ranges.allSatisfy { 0 <= $0.start && $0.start <= $0.end && $0.end <= count })
      #expect(!diagnostic.notes.isEmpty && !diagnostic.message.hasSuffix("."))
    }
    guard let document = reading.document else { return }
    #expect(reading.diagnostics.isEmpty)
    for (index, node) in document.nodes.enumerated() {
      #expect(Int(node.parent) < index && Int(node.end) > index)
      #expect(bytes[Int(node.startTag.start)] == UInt8(ascii: "<"))
      #expect(bytes[Int(node.startTag.end) - 1] == UInt8(ascii: ">"))
      #expect(bytes[Int(node.endOffset) - 1] == UInt8(ascii: ">"))
    }
    for attribute in document.attributes {
      let name = document.names[Int(attribute.name)]
      #expect(bytes[Int(attribute.start)...].starts(with: name.utf8))
      #expect(bytes[Int(attribute.value.end)] == bytes[Int(attribute.value.start) - 1])
    }
  }

  private func mutate(_ bytes: inout [UInt8], with random: inout Generator) {
    let place = random.next(bytes.count + 1)
    switch random.next(6) {
    case 0: bytes.removeSubrange(min(place, bytes.count)..<min(place + random.next(9), bytes.count))
    case 1 where place < bytes.count: bytes[place] = UInt8(random.next(256))
    case 2: bytes.insert(contentsOf: Array(pieces[random.next(pieces.count)].utf8), at: place)
    case 3: bytes.removeSubrange(place...)
    case 4 where !bytes.isEmpty:
      let start = random.next(bytes.count)
      let copy = bytes[start..<min(start + random.next(80), bytes.count)]
      bytes.insert(contentsOf: copy, at: place)
    default: bytes.insert(UInt8(random.next(256)), at: place)
    }
  }

  private let pieces = [
    "<", ">", "&", "\"", "'", "/>", "</a>", "<a>", "<!--", "-->", "<![CDATA[", "]]>", "<?x", "?>",
    "&amp;", "&#0;", "&#xD800;", "&#1114112;", "&#99999999999999999999;", "<!DOCTYPE a [", "%x;",
    "<!DOCTYPE a [<!ENTITY b '&c;'><!ENTITY c '<d/>'><!ATTLIST view e CDATA 'f'>]>", "&b;",
    " a=\"1\"", " a='1' a='2'", " xmlns=\"\"", " xmlns:a=''", "\u{0}", "\u{FEFF}", "\u{FFFE}",
    "<<<<<<< HEAD\n", "<a:b:c xmlns:a=\"u\"/>", "<xml/>", "é", "\r", "\u{85}",
    "<?xml version='1.1'?>",
  ]
}

/// A small deterministic generator (SplitMix64).
private struct Generator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return bound > 0 ? Int((word ^ (word >> 31)) % UInt64(bound)) : 0
  }
}
