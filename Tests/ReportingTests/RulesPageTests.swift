import Reporting
import Foundation
import TestSupport
import Testing

@Suite struct RulesPageTests {
  @Test func thePageIsWhatTheKindsAndTheCountsSay() throws {
    let url = Fixtures.top.appending(path: RulesPage.path)
    let hits = try String(
      contentsOf: Fixtures.top.appending(path: RulesPage.hitsPath), encoding: .utf8)
    let found = try? String(contentsOf: url, encoding: .utf8)
    #expect(
      found == RulesPage.text(hits: hits),
      "\(RulesPage.path) is out of date: run `swift run regenerate`")
  }
}
