import Reporting
import Foundation
import TestSupport
import Testing

@Suite struct EditorRulesPageTests {
  @Test func pageIsUpToDate() throws {
    let url = Fixtures.top.appending(path: EditorRulesPage.path)
    let found = try? String(contentsOf: url, encoding: .utf8)
    #expect(
      found == EditorRulesPage.text,
      "\(EditorRulesPage.path) is out of date: run `swift run regenerate`")
  }
}
