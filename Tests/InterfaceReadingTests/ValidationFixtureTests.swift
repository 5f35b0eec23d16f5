import InterfaceReading
import InterfaceSource
import InterfaceXML
import TestSupport
import Testing

/// Validating each document below `Fixtures/validation` yields the findings in its comments, and no
/// others.
@Suite struct ValidationFixtureTests {
  @Test(arguments: Fixtures.documents(in: "validation"))
  func diagnosticsMatchTheCommentsOfTheFixture(path: String) throws {
    let file = try Fixtures.file(path)
    let xml = try #require(XMLReader.read(file).document)
    let decoding = DocumentDecoder.decode(xml, file: file)
    let document = try #require(decoding.document)
    let validation = DocumentValidator.validate(document)
    expectDiagnostics(decoding.diagnostics + validation.diagnostics, in: file)
    for fixIt in validation.diagnostics.flatMap(\.fixIts) {
      #expect(!fixIt.label.isEmpty)
      #expect(file.applying(fixIt.edits)?.bytes != file.bytes)
    }
  }
}
