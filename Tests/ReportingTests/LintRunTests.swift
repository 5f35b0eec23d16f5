import Testing

@testable import Reporting

@Suite struct LintRunTests {
  @Test func summaryDoesNotExceedGitHubsLimit() throws {
    let (_, rest) = GitHubReport.split(GitHubReport.annotations(HostileRun.many(10_000)))
    let summary = GitHubReport.summary(rest)
    #expect(summary.utf8.count < 1 << 20)
    let rows = summary.split(separator: "\n").count { $0.hasPrefix("| App/A.xib") }
    #expect(summary.hasSuffix("\n\(rest.count - rows) more findings are not shown.\n"))
  }

  @Test func pathsAreRelativeToTheProject() {
    var run = LintRun(reports: [], documents: [])
    run.folder = "/w/repo/App"
    run.workspace = "/w/repo"
    #expect(run.relative("./A.xib") == "A.xib")
    #expect(run.relative("/w/repo/App/B/A.xib") == "B/A.xib")
    #expect(run.relative("/w/repo/Apple/A.xib") == "/w/repo/Apple/A.xib")
    #expect(run.inWorkspace("A.xib") == "App/A.xib")
    #expect(run.inWorkspace("/w/repo/Apple/A.xib") == "Apple/A.xib")
    #expect(run.inWorkspace("/x/A.xib") == "/x/A.xib")
    run.workspace = nil
    #expect(run.inWorkspace("A.xib") == "A.xib")
    #expect(FileURI.text("a b/ä:%.xib") == "a%20b/%C3%A4%3A%25.xib")
    #expect(FileURI.text("/a b") == "file:///a%20b")
  }
}
