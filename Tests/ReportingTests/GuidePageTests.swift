import Foundation
import Reporting
import TestSupport
import Testing

@Suite struct GuidePageTests {
  @Test func guidePagesExistWithTheirTitles() throws {
    let folder = Fixtures.top.appending(path: "docs/guide")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") }
    #expect(names.sorted() == GuidePage.allCases.map { $0.rawValue + ".md" }.sorted())
    for page in GuidePage.allCases {
      let text = try String(
        contentsOf: folder.appending(path: page.rawValue + ".md"), encoding: .utf8)
      #expect(text.hasPrefix("# \(page.title)\n"), "\(page.rawValue)")
    }
  }
}
