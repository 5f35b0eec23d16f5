import InterfaceEmission
import InterfaceXML
import TestSupport
import Testing

@Suite struct EventDumpTests {
  @Test func eventDumpMatchesTheGoldenFile() throws {
    let path = "decoding/dump/events.xib"
    let file = try Fixtures.file(path)
    let xml = try #require(XMLReader.read(file).document)
    try expectGolden([UInt8](EventDump.text(of: xml, file: file).utf8), at: path + ".events")
  }
}
