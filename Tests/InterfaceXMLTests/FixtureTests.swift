import Foundation
import InterfaceSource
import InterfaceXML
import Testing

@Suite struct FixtureTests {
  /// With RECORD=1 the expectations are written instead, and the test fails.
  @Test(arguments: Fixtures.names)
  func diagnosticsMatchTheGoldenFile(name: String) throws {
    let file = try Fixtures.file(name)
    let reading = XMLReader.read(file)
    #expect((reading.document == nil) == !reading.diagnostics.isEmpty)
    let lines = reading.diagnostics.flatMap { describe($0, in: file) }
    let found = lines.map { $0 + "\n" }.joined()
    let beside = Fixtures.folder.appending(path: name + ".diagnostics")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try found.write(to: beside, atomically: true, encoding: .utf8)
      Issue.record("recorded \(beside.lastPathComponent)")
    }
    #expect(try String(contentsOf: beside, encoding: .utf8) == found)
  }

  private func describe(_ diagnostic: Diagnostic, in file: SourceFile) -> [String] {
    [
      location(diagnostic.range, in: file)
        + " \(diagnostic.severity): \(diagnostic.message) [\(diagnostic.id)]"
    ]
      + diagnostic.notes.map { note in
        (note.range.map { location($0, in: file) + " " } ?? "") + "note: \(note.message)"
      }
  }

  private func location(_ range: SourceRange, in file: SourceFile) -> String {
    let location = file.location(of: range.start)
    return "\(location.line):\(location.column):"
  }
}
