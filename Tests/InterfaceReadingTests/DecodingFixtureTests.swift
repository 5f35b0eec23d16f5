import InterfaceModel
import InterfaceReading
import InterfaceXML
import TestSupport
import Testing

/// Decoding each document below `Fixtures/decoding` yields the findings in its comments and the
/// dump beside it.
@Suite struct DecodingFixtureTests {
  @Test(arguments: Fixtures.documents(in: "decoding"))
  func decodingMatchesTheGoldenFiles(path: String) throws {
    let file = try Fixtures.file(path)
    let xml = try #require(XMLReader.read(file).document)
    let decoding = DocumentDecoder.decode(xml, file: file)
    expectDiagnostics(decoding.diagnostics, in: file)
    guard let document = decoding.document else { return }
    try expectGolden([UInt8](DocumentDump.text(of: document).utf8), at: path + ".document")
  }
}
