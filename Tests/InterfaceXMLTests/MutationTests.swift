import InterfaceSource
import InterfaceXML
import Testing

/// Damages the fixtures in the same ways in every run: no input may crash or hang the reader, and
/// every result satisfies its invariants.
@Suite struct MutationTests {
  @Test(arguments: Fixtures.names)
  func damagedDocumentsAreReadOrReported(name: String) throws {
    let original = try Fixtures.file(name).bytes
    var mutations = Mutations(of: name)
    var past = XMLLimits.standard
    past.readsPastDocumentType = true
    for round in 0..<400 {
      let bytes = mutations.mutant(of: original)
      let file = SourceFile(path: name, bytes: bytes)
      check(XMLReader.read(file, limits: round % 2 == 0 ? .standard : past), bytes)
    }
  }

  @Test func everyPrefixIsReadOrReported() throws {
    for name in ["odd-spacing.xib", "texts.xib", "namespaces.xib", "beyond-ascii.xib"] {
      let bytes = try Fixtures.file(name).bytes
      for end in 0..<bytes.count {
        check(XMLReader.read(SourceFile(path: name, bytes: Array(bytes[..<end]))), bytes)
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
      #expect(node.parent.map { $0 < index } ?? (index == 0))
      #expect(Int(node.end) > index)
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
}
