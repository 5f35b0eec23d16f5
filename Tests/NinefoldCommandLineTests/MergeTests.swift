import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// `merge` and `settle` in files and in repositories that git creates.
@Suite struct MergeTests {
  private static func xib(_ text: String, _ tag: String = "", version: String = "1") -> String {
    Sample.xib(
      extra: """

        <subviews>
            <label text="\(text)" fixedFrame="YES"\(tag) id="lab">
                <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
            </label>
        </subviews>
        """
    ).replacingOccurrences(of: "<dependencies>", with: "<dependencies><!--\(version)-->")
  }

  private static let base = xib("A")
  private static let ours = xib("B")
  private static let theirs = xib("A", " tag=\"7\"")
  private static let other = xib("C", " tag=\"7\"")

  /// A folder with the three versions.
  private func files(_ theirs: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.base, to: "Base.xib")
    try folder.write(Self.ours, to: "Ours.xib")
    try folder.write(theirs, to: "Theirs.xib")
    return folder
  }

  private func merge(_ folder: TemporaryFolder, _ options: [String] = []) -> ToolRun {
    ToolRun(["merge"] + ["Base", "Ours", "Theirs"].map { folder.path("\($0).xib") } + options)
  }

  @Test func threeFilesAreMerged() throws {
    let run = merge(try files(Self.theirs))
    #expect(run.status.rawValue == 0 && run.error == "", "\(run.error)")
    #expect(run.output == Self.xib("B", " tag=\"7\""))
  }

  @Test func questionIsPrintedAndAnswered() throws {
    let folder = try files(Self.other)
    let run = merge(folder, ["-o", folder.path("Out.xib")])
    #expect(run.status.rawValue == 1)
    #expect(
      run.error.hasSuffix(
        """
        question: text of label "B" 'lab' is 'A' in base, 'B' in ours, 'C' in theirs; it is as in \
        ours: take ours with --take ours:lab/text, or take theirs with --take theirs:lab/text

        """), "\(run.error)")
    #expect(try folder.read("Out.xib") == Self.xib("B", " tag=\"7\""))
    let answered = merge(folder, ["--take", "theirs:lab/text"])
    #expect(answered.status.rawValue == 0 && answered.output == Self.other, "\(answered.error)")
    // The result may replace ours.
    #expect(
      merge(folder, ["-o", folder.path("Ours.xib"), "--take", "theirs:lab"]).status.rawValue == 0)
    #expect(try folder.read("Ours.xib") == Self.other)
  }

  /// The page has the questions with their answers, and pictures of the four states.
  @Test func pageShowsQuestionsAndStates() throws {
    let folder = try files(Self.other)
    try folder.write("<!-- an earlier result -->", to: "Out.xib")
    let run = merge(folder, ["-o", folder.path("Out.xib"), "--page", folder.path("merge.html")])
    #expect(run.status.rawValue == 1)
    #expect(try folder.read("Out.xib") == Self.xib("B", " tag=\"7\""))
    let page = try folder.read("merge.html")
    #expect(page.contains("1 question in 1 document"))
    #expect(page.contains("<code>--take theirs:lab/text</code>"))
    for state in ["Base", "Ours", "Theirs", "Result"] {
      // On the canvas and in nine cells.
      #expect(page.components(separatedBy: "<img alt=\"\(state)\"").count == 1 + 10, "\(state)")
    }
    let conflicting = ToolRun(["merge", "--check", "--page", folder.path("merge.html")])
    #expect(conflicting.status.rawValue == 2)
  }

  @Test func wrongAnswersAreRefused() throws {
    let folder = try files(Self.other)
    for (answer, message) in [
      ("theirs:nobody", "'--take' names 'nobody', which is neither a question nor an object"),
      ("mine:lab", "--take"),
    ] {
      let run = merge(folder, ["--take", answer])
      #expect(
        run.status.rawValue == 2 && run.output == "" && run.error.contains(message), "\(run.error)")
    }
  }

  @Test func unreadableVersionWritesNothing() throws {
    for broken in ["<<<<<<< ours\n", "", "<document/>", "bplist00"] {
      let folder = try files(broken)
      let run = merge(folder, ["-o", folder.path("Out.xib")])
      #expect(run.status.rawValue == 2 && run.output == "", "\(run.error)")
      #expect(run.error.contains("Theirs.xib"), "\(run.error)")
      #expect(!FileManager.default.fileExists(atPath: folder.path("Out.xib")))
    }
  }

  @Test func notesAreFoundByLint() throws {
    let folder = try files(Self.other)
    #expect(merge(folder, ["--notes", "-o", folder.path("Out.xib")]).status.rawValue == 1)
    let run = ToolRun(["lint", folder.path("Out.xib"), "--cell", "canvas"])
    #expect(run.status.rawValue == 1 && run.output.contains("[unanswered-merge]"), "\(run.output)")
  }

  /// A repository in which a merge of the branch `theirs` has a conflict.
  private func repository(driver: Bool = false, _ theirs: String = other) throws -> TemporaryFolder
  {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q", "-b", "main")
    try folder.write(Self.base, to: "A.xib")
    try folder.git("add", "-A")
    try folder.git("commit", "-q", "-m", "base")
    try folder.git("checkout", "-q", "-b", "theirs")
    try folder.write(theirs, to: "A.xib")
    try folder.git("commit", "-q", "-a", "-m", "theirs")
    try folder.git("checkout", "-q", "main")
    try folder.write(Self.ours, to: "A.xib")
    try folder.git("commit", "-q", "-a", "-m", "ours")
    let merge = try Program.git.run(["-C", folder.url.path, "merge", "-q", "theirs"])
    #expect(merge.status == 1)
    return folder
  }

  @Test func mergesAreTried() throws {
    let folder = try repository()
    let before = try folder.read("A.xib")
    let run = ToolRun(["merge", folder.url.path, "--dry-run"])
    #expect(
      run.status.rawValue == 1 && run.error.contains("--take theirs:lab/text"), "\(run.error)")
    #expect(run.output.contains("\n+") && run.output.contains(" tag=\"7\""), "\(run.output)")
    let json = ToolRun(["merge", folder.url.path, "--dry-run", "--format", "json"])
    let schema = try JSONSchema(
      contentsOf: Fixtures.top.appending(path: "schemas/merge.schema.json"))
    let value = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
    #expect(schema.violations(in: value) == [] && json.error.isEmpty, "\(json.error)")
    #expect(try folder.read("A.xib") == before)
    for option in ["--dry-run", "--format=json"] {
      let files = ToolRun(["merge", "A.xib", "B.xib", "C.xib", option])
      #expect(files.status == .failure && files.error.contains("git left unmerged"))
    }
    let nothing = ToolRun(["merge", folder.path("B.xib"), "--format", "json"])
    #expect(nothing.status == .clean && nothing.output.contains("\"documents\": []"))
  }

  @Test func unmergedDocumentsOfARepositoryAreMerged() throws {
    let folder = try repository(Self.theirs)
    #expect(ToolRun(["merge", "--check", folder.url.path]).status.rawValue == 1)
    let index = try Data(contentsOf: folder.url.appendingPathComponent(".git/index"))
    let warning = "'A.xib' is not merged: git has several versions of it; run 'ninefold merge'"
    #expect(ToolRun(["lint", folder.url.path]).error.contains(warning))
    let run = ToolRun(["merge", folder.url.path])
    #expect(run.status.rawValue == 0 && run.error == "", "\(run.error)")
    #expect(run.output == "merged 1 document: mark them as resolved with 'git add'\n")
    #expect(try folder.read("A.xib") == Self.xib("B", " tag=\"7\""))
    // git's index is as before.
    #expect(try Data(contentsOf: folder.url.appendingPathComponent(".git/index")) == index)
    try folder.git("add", "A.xib")
    #expect(!ToolRun(["lint", folder.url.path]).error.contains(warning))
    #expect(ToolRun(["merge", "--check", folder.url.path]).status.rawValue == 0)
  }

  @Test func answersInARepositoryReplaceEachOtherAndNoEdits() throws {
    let folder = try repository()
    for (options, text) in [
      ([], "B"), (["--take", "theirs:lab/text"], "C"), (["--take", "ours:lab/text"], "B"),
    ] {
      let run = ToolRun(["merge", folder.url.path] + options)
      #expect(run.status.rawValue == (options.isEmpty ? 1 : 0), "\(run.error)")
      #expect(try folder.read("A.xib") == Self.xib(text, " tag=\"7\""))
    }
    let edited = try folder.read("A.xib").replacingOccurrences(of: "\"B\"", with: "\"Edited\"")
    try folder.write(edited, to: "A.xib")
    let refused = ToolRun(["merge", folder.url.path])
    #expect(
      refused.status.rawValue == 2 && refused.error.contains("--overwrite"), "\(refused.error)")
    #expect(try folder.read("A.xib") == edited)
    #expect(ToolRun(["merge", folder.url.path, "--overwrite"]).status.rawValue == 1)
  }

  @Test func driverMergesInPlaceAndFallsBackToLines() throws {
    let folder = try files(Self.theirs)
    let operands = ["Base", "Ours", "Theirs"].map { folder.path("\($0).xib") } + ["7", "A.xib"]
    #expect(ToolRun(["merge", "--driver"] + operands).status.rawValue == 0)
    #expect(try folder.read("Ours.xib") == Self.xib("B", " tag=\"7\""))
    // A version that is no document is merged by lines.
    try folder.write("one\ntwo\nthree\n", to: "Base.xib")
    try folder.write("ours\ntwo\nthree\n", to: "Ours.xib")
    try folder.write("one\ntwo\ntheirs\n", to: "Theirs.xib")
    let run = ToolRun(["merge", "--driver"] + operands)
    #expect(run.status.rawValue == 0 && run.error.contains("merged by lines"), "\(run.error)")
    #expect(try folder.read("Ours.xib") == "ours\ntwo\ntheirs\n")
    try folder.write("both\n", to: "Theirs.xib")
    #expect(ToolRun(["merge", "--driver"] + operands).status.rawValue == 1)
    #expect(try folder.read("Ours.xib").contains("<<<<<<< ours"))
    // A missing file is an error, not a conflict.
    try FileManager.default.removeItem(atPath: folder.path("Theirs.xib"))
    #expect(ToolRun(["merge", "--driver"] + operands).status.rawValue == 129)
  }

  @Test func installationIsPrinted() {
    let run = ToolRun(["merge", "--install"])
    #expect(run.status.rawValue == 0 && run.output.contains("*.storyboard merge=ninefold"))
    #expect(ToolRun(["merge", "--write"]).status.rawValue == 2)
  }

  @Test func settleUndoesWhatOnlyTheEditorChanged() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q", "-b", "main")
    try folder.write(Self.base, to: "A.xib")
    try folder.write(Self.base, to: "B.xib")
    try folder.git("add", "-A")
    try folder.git("commit", "-q", "-m", "base")
    func respelled(_ text: String) -> String {
      text.replacingOccurrences(
        of: "fixedFrame=\"YES\" ", with: "misplaced=\"YES\" fixedFrame=\"YES\" ")
    }
    try folder.write(respelled(Self.base), to: "A.xib")
    try folder.write(respelled(Self.ours), to: "B.xib")
    #expect(ToolRun(["settle", folder.url.path, "--check"]).status.rawValue == 1)
    #expect(try folder.read("A.xib") == respelled(Self.base))
    let run = ToolRun(["settle", folder.url.path])
    #expect(run.status.rawValue == 0, "\(run.error)")
    #expect(try folder.read("A.xib") == Self.base)
    #expect(try folder.read("B.xib") == Self.ours)
    #expect(ToolRun(["settle", folder.url.path, "--check"]).status.rawValue == 0)
    // In the index, only what is there.
    try folder.write(respelled(Self.ours), to: "B.xib")
    #expect(ToolRun(["settle", folder.url.path, "--staged"]).status.rawValue == 0)
    try folder.git("add", "-A")
    #expect(ToolRun(["settle", folder.url.path, "--staged"]).status.rawValue == 1)
    #expect(try folder.read("B.xib") == Self.ours)
  }
}

extension TemporaryFolder {
  fileprivate func read(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }
}
