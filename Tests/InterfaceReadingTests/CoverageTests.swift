import Foundation
import TestSupport
import Testing

/// Every finding of decoding and validation is expected by some fixture, except those that no small document can cause.
@Suite struct CoverageTests {
  @Test(arguments: ["Decoding", "Validation"])
  func everyDiagnosticHasAFixture(part: String) throws {
    var expected = ""
    for path in Fixtures.documents(in: "decoding") + Fixtures.documents(in: "validation") {
      expected += try String(contentsOf: Fixtures.url(path), encoding: .utf8)
    }
    let folder = Fixtures.top.appending(path: "Sources/InterfaceReading/\(part)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    var ids: Set<String> = []
    for file in files.filter({ $0.hasSuffix(".swift") }) {
      let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for match in source.matches(of: /DiagnosticKind\(\s*"([a-z0-9-]+)"/) {
        let archive = try String(
          contentsOf: Fixtures.url("diagnostics/\(match.1).txtar"), encoding: .utf8)
        if archive.hasPrefix("-- ") { ids.insert(String(match.1)) }
      }
    }
    #expect(!ids.isEmpty)
    for id in ids.sorted() {
      let isExpected = ["error", "warning", "note"].contains { severity in
        ["-->", "\""].contains { expected.contains("<!-- \(severity): \(id) \($0)") }
      }
      #expect(isExpected, "no fixture expects '\(id)'")
    }
  }
}
