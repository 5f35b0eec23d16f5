import InterfaceReading
import InterfaceSource
import InterfaceXML
import TestSupport
import Testing

/// Decoding and validation of damaged documents finish, and the ranges of their findings are inside the file.
@Suite struct DamageTests {
  @Test(arguments: Fixtures.documents(in: "validation") + Fixtures.documents(in: "decoding"))
  func damagedDocumentsAreDecodedAndValidated(path: String) throws {
    let whole = try Fixtures.file(path)
    var random = Random(state: UInt64(whole.bytes.count))
    for _ in 0..<15 {
      let file = SourceFile(path: path, bytes: damage(whole.bytes, &random))
      guard let xml = XMLReader.read(file).document else { continue }
      let decoding = DocumentDecoder.decode(xml, file: file)
      var found = decoding.diagnostics
      if let document = decoding.document {
        found += DocumentValidator.validate(document).diagnostics
      }
      for diagnostic in found {
        let ranges = [diagnostic.range] + diagnostic.notes.compactMap(\.range)
        #expect(ranges.allSatisfy { 0 <= $0.start && $0.start <= $0.end })
        #expect(ranges.allSatisfy { Int($0.end) <= file.bytes.count })
      }
    }
  }

  /// Exchanges two attribute values, or changes some letters inside values, so that the document often remains well
  /// formed.
  private func damage(_ bytes: [UInt8], _ random: inout Random) -> [UInt8] {
    let quotes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
    let values = stride(from: 0, to: quotes.count - 1, by: 2).map {
      (quotes[$0] + 1)..<quotes[$0 + 1]
    }
    guard values.count > 1 else { return bytes }
    let one = values[random.below(values.count)]
    let other = values[random.below(values.count)]
    switch random.below(3) {
    case 0:
      return Array(bytes[..<one.lowerBound] + bytes[other] + bytes[one.upperBound...])
    case 1:
      return Array(bytes[..<one.lowerBound] + bytes[one.upperBound...])
    default:
      var result = bytes
      for _ in 0..<4 {
        let value = values[random.below(values.count)]
        guard !value.isEmpty else { continue }
        result[value.lowerBound + random.below(value.count)] =
          UInt8(ascii: "0") + UInt8(random.below(10))
      }
      return result
    }
  }
}

/// A deterministic sequence of numbers.
private struct Random {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
