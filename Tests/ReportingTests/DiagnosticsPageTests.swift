import Reporting
import Foundation
import TestSupport
import Testing

@Suite struct DiagnosticsPageTests {
  @Test func thePageIsWhatTheKindsSay() throws {
    let url = Fixtures.top.appending(path: DiagnosticsPage.path)
    let found = try? String(contentsOf: url, encoding: .utf8)
    #expect(
      found == DiagnosticsPage.text(),
      "\(DiagnosticsPage.path) is out of date: run `swift run regenerate`")
  }
}
