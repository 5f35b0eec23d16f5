import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

@Suite struct ConfigurationTests {
  private static let document = Sample.xib(
    extra: """

                      <subviews>
                          <label text="Document" fixedFrame="YES" id="lbl-on-e01">
                              <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                          </label>
                      </subviews>
      """)

  /// The text of the label in a size-class cell.
  private func text(
    _ path: String, _ options: [String] = [], in folder: TemporaryFolder
  ) -> (text: String?, run: ToolRun) {
    let run = ToolRun(
      ["compile", folder.path(path), "--cell", "wC-hR"] + options)
    return (run.output.firstMatch(of: #/"text": "(\w+)"/#).map { String($0.1) }, run)
  }

  private func rule(_ text: String) -> String { "views:\n- {id: lbl-on-e01, text: \(text)}\n" }

  @Test func filesUpToTheRepositoryApplyAndTheNearestWins() throws {
    let folder = try TemporaryFolder()
    try folder.write(rule("outside"), to: ".ninefold.yml")
    try folder.write("", to: "App/.git/HEAD")
    try folder.write(Self.document, to: "App/A/B/D.xib")
    #expect(text("App/A/B/D.xib", in: folder).text == "Document")
    try folder.write(rule("top"), to: "App/.ninefold.yml")
    #expect(text("App/A/B/D.xib", in: folder).text == "top")
    try folder.write(rule("near"), to: "App/A/.ninefold.yml")
    #expect(text("App/A/B/D.xib", in: folder).text == "near")
    #expect(text("App/A/B/D.xib", ["--no-config"], in: folder).text == "Document")
    let given = try folder.write(rule("given"), to: "other.yml")
    #expect(text("App/A/B/D.xib", ["--config", given], in: folder).text == "given")
  }

  @Test func withoutARepositoryOnlyFoldersBelowTheOperandApply() throws {
    let folder = try TemporaryFolder()
    try folder.write(rule("outside"), to: ".ninefold.yml")
    try folder.write(rule("top"), to: "App/.ninefold.yml")
    try folder.write(Self.document, to: "App/A/D.xib")
    try folder.write(Self.document, to: "App/E.xib")
    #expect(text("App/A/D.xib", in: folder).text == "Document")
    #expect(text("App/E.xib", in: folder).text == "top")
    let run = ToolRun(
      ["compile", folder.path("App"), "--cell", "wC-hR", "-o", folder.path("Out")])
    #expect(run.status == .clean, "\(run.error)")
    #expect(folder.text("Out/A/D.xib.layout.json")?.contains("\"text\": \"top\"") == true)
  }

  @Test func configurationErrorsAreReportedOnceWithStatusOne() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write("views:\n- {id: lbl-on-e01, txt: a}\n", to: ".ninefold.yml")
    for name in ["A/D.xib", "A/E.xib", "B/F.xib"] { try folder.write(Self.document, to: name) }
    let run = ToolRun(["lint", folder.url.path, "--cell", "wC-hR", "--reporter", "xcode"])
    #expect(run.status == .findings)
    let told = run.output.matches(
      of: #/\.ninefold\.yml:2:20: error: .*'txt'.*configuration-unknown-key/#)
    #expect(told.count == 1)
    #expect(run.output.contains("did you mean 'text'?"))
  }

  @Test func unmatchedIDIsReportedWhenLintingAllDocuments() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    let file = try folder.write("views:\n- {id: lbl-on-e02, text: a}\n", to: ".ninefold.yml")
    try folder.write(Self.document, to: "A/D.xib")
    func isReported(_ arguments: [String]) -> Bool {
      let run = ToolRun(["lint", "--cell", "wC-hR", "--reporter", "xcode"] + arguments)
      let isReported = run.output.contains(
        ".ninefold.yml:2:8: warning: no document has an object 'lbl-on-e02'")
      #expect(!isReported || run.output.contains("did you mean 'lbl-on-e01'?"))
      return isReported
    }
    #expect(isReported([folder.url.path]))
    #expect(isReported([folder.path("A/D.xib"), "--config", file]))
    #expect(!isReported([folder.path("A/D.xib")]))
    #expect(!isReported([folder.path("A")]))
  }

  @Test func unreadableConfigurationIsAnError() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write(Self.document, to: "D.xib")
    let gone = ToolRun(["lint", folder.path("D.xib"), "--config", folder.path("gone.yml")])
    #expect(gone.status == .failure)
    #expect(gone.error.contains("cannot read"))
    let both = ToolRun(["lint", folder.path("D.xib"), "--config", "a", "--no-config"])
    #expect(both.status == .failure)
    try folder.write("", to: ".ninefold.yml/file")
    let folderRun = ToolRun(["lint", folder.path("D.xib"), "--reporter", "xcode"])
    #expect(folderRun.status == .failure)
    #expect(folderRun.error.contains(".ninefold.yml"))
  }

  @Test func dumpAndWhyApplyTheConfiguration() throws {
    let folder = try TemporaryFolder()
    try folder.write(rule("stated"), to: ".ninefold.yml")
    try folder.write(Self.document, to: "D.xib")
    let dump = ToolRun(
      ["dump", folder.path("D.xib"), "--stage", "resolved", "--cell", "wC-hR"])
    #expect(dump.output.contains("stated"))
    let why = ToolRun(["why", folder.path("D.xib"), "lbl-on-e01", "--cell", "wC-hR"])
    #expect(why.status == .clean, "\(why.error)")
  }

  /// Files that take long if every declaration is compared with every other one.
  @Test(.hasTimeLimit)
  func hostileFilesEndQuicklyWithPartialFindings() throws {
    let folder = try TemporaryFolder()
    let document = try folder.write(Self.document, to: "D.xib")
    func run(_ text: String) throws -> ToolRun {
      let path = try folder.write(text, to: "c.yml")
      return ToolRun(["lint", document, "--config", path, "--cell", "wC-hR"])
    }
    let repeated = try run(String(repeating: "a: b\n", count: 4_000))
    #expect(repeated.status == .findings)
    let left = repeated.output.split(separator: "\n").filter { $0.contains("[findings-omitted]") }
    #expect(left.count == 1, "\(left)")
    // Each design sets another value for one view in a configuration that it shares with all others.
    let clashes = (0..<120).map {
      "  g\($0):\n    a\($0): {when: width > \($0), attributes: {lbl-on-e01: {text: t\($0)}}}\n    b\($0): otherwise\n"
    }
    #expect(try run("designs:\n" + clashes.joined()).status == .clean)
    let many = (0..<300).map { "  g\($0):\n    a\($0): width > \($0)\n" }
    let limited = try run("designs:\n" + many.joined())
    #expect(limited.status == .findings)
    #expect(limited.output.contains("a configuration has at most 256 designs"))
    let long = try run("# " + String(repeating: "x", count: 300_000))
    #expect(long.status == .findings)
  }
}
