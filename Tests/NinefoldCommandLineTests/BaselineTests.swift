import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// Findings in a baseline, and how they are matched after edits.
@Suite struct BaselineTests {
  /// A label with a misspelled font type and an ambiguous size.
  private static func label(_ id: String, text: String = "Text", y: Int = 0) -> String {
    """
                          <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                              <rect key="frame" x="0.0" y="\(y)" width="10" height="10"/>
                              <fontDescription key="fontDescription" type="boldSytem" pointSize="17"/>
                          </label>

    """
  }

  private static func xib(_ labels: String) -> String {
    Sample.xib(extra: "\n                <subviews>\n\(labels)                </subviews>")
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write(Self.xib(Self.label("a") + Self.label("b")), to: "A/D.xib")
    return folder
  }

  private func lint(_ folder: TemporaryFolder, _ options: [String] = []) -> ToolRun {
    ToolRun(
      ["lint", folder.url.path, "--cell", "wC-hR", "--strict", "--reporter", "xcode"] + options)
  }

  /// Returns the rules and objects of findings.
  private func found(_ run: ToolRun) -> [String] {
    run.output.matches(of: #/\[([a-z-]+)\]/#).map { String($0.1) }
  }

  @Test func onlyNewFindingsAreReported() throws {
    let folder = try folder()
    let file = folder.path("baseline.json")
    let before = lint(folder)
    #expect(before.status == .findings)
    #expect(found(before).count >= 4)
    let written = lint(folder, ["--write-baseline", file])
    #expect(written.status == .clean && written.output == "")
    let count = found(before).count
    #expect(written.error == "wrote \(count) findings to '\(file)'\n")
    let text = try #require(folder.text("baseline.json"))
    #expect(text.contains(#""path": "A/D.xib", "rule": "unknown-value""#))
    #expect(!text.contains("line") && !text.contains(folder.url.path))
    let known = lint(folder, ["--baseline", file])
    #expect(known.status == .clean && known.output == "" && known.error == "")

    // A second label like the first one is new, and no other.
    try folder.write(
      Self.xib(Self.label("c") + Self.label("a") + Self.label("b")), to: "A/D.xib")
    let new = lint(folder, ["--baseline", file])
    #expect(new.status == .findings)
    let all = lint(folder)
    #expect(found(new).count == found(all).count - found(before).count, "\(new.output)")
    #expect(new.output.contains("[unknown-value]"))
  }

  @Test func irrelevantEditsCreateNoNewFindings() throws {
    let folder = try folder()
    let file = folder.path("baseline.json")
    _ = lint(folder, ["--write-baseline", file])
    let edits = [
      Self.xib("\n\n\n" + Self.label("a") + "\n" + Self.label("b")),
      Self.xib(Self.label("b") + Self.label("a")),
      Self.xib(Self.label("a", text: "Quite another one") + Self.label("b", y: 200)),
      Self.xib(Self.label("a") + Self.label("b"))
        .replacingOccurrences(of: "width=\"320\"", with: "width=\"375\""),
    ]
    for edit in edits {
      try folder.write(edit, to: "A/D.xib")
      let run = lint(folder, ["--baseline", file])
      #expect(run.output == "" && run.status == .clean, "\(run.output)")
    }
  }

  @Test func fixedFindingsAreReportedAndRemovedOnRequest() throws {
    let folder = try folder()
    try folder.write(Self.xib(Self.label("z")), to: "B/E.xib")
    let file = folder.path("baseline.json")
    _ = lint(folder, ["--write-baseline", file])
    let whole = try #require(folder.text("baseline.json"))
    try folder.write(
      Self.xib(Self.label("a") + Self.label("b").replacingOccurrences(of: "Sytem", with: "System")),
      to: "A/D.xib")
    // The other document was not linted: there is no report about it.
    let part = ToolRun(
      ["lint", folder.path("A"), "--cell", "wC-hR", "--reporter", "xcode", "--baseline", file])
    #expect(part.output == "")
    #expect(part.error.contains("contains a finding that no longer occurs: use --prune-baseline"))
    #expect(folder.text("baseline.json") == whole)
    let pruned = lint(folder, ["--baseline", file, "--prune-baseline"])
    #expect(pruned.error == "removed 1 finding from '\(file)'\n" && pruned.output == "")
    let rest = try #require(folder.text("baseline.json"))
    #expect(rest.split(separator: "\n").count == whole.split(separator: "\n").count - 1)
    #expect(lint(folder, ["--baseline", file]).error == "")
    // A removed document leaves no entries behind.
    try FileManager.default.removeItem(atPath: folder.path("B"))
    _ = ToolRun(
      [
        "lint", folder.path("A"), "--cell", "wC-hR", "--reporter", "xcode", "--baseline", file,
        "--prune-baseline",
      ])
    #expect(folder.text("baseline.json")?.contains("B/E.xib") == false)
    // A finding that returns is new.
    try folder.write(Self.xib(Self.label("a") + Self.label("b")), to: "A/D.xib")
    #expect(found(lint(folder, ["--baseline", file])) == ["unknown-value"])
  }

  @Test func brokenDocumentFindingsAreNotBaselined() throws {
    let folder = try folder()
    try folder.write(Sample.faulty, to: "A/D.xib")
    let file = folder.path("baseline.json")
    let written = lint(folder, ["--write-baseline", file])
    #expect(written.status == .findings)
    #expect(found(written) == ["duplicate-id"])
    #expect(written.error.contains("a finding about broken documents"))
    #expect(lint(folder, ["--baseline", file]).status == .findings)
  }

  @Test(arguments: [
    ("", "is not a baseline"), ("[]", "its version is neither 1 nor 2"),
    ("{\"version\": 1}", "no 'findings' list"),
    ("{\"version\": 1, \"findings\": [\n{\"path\": 1}]}", "the finding at line 2"),
  ])
  func malformedBaselinesAreErrors(text: String, message: String) throws {
    let folder = try folder()
    let file = try folder.write(text, to: "baseline.json")
    let run = lint(folder, ["--baseline", file])
    #expect(run.status == .failure && run.output == "")
    #expect(run.error.contains(message), "\(run.error)")
  }

  @Test func contradictoryOptionsAreErrors() throws {
    let folder = try folder()
    let file = folder.path("b.json")
    for options in [
      ["--baseline", file, "--write-baseline", file], ["--prune-baseline"],
      ["--write-baseline", file, "--prune-baseline"], ["--baseline", file],
    ] {
      #expect(lint(folder, options).status == .failure)
    }
    #expect(folder.text("b.json") == nil)
  }

  @Test func quotedNamesDistinguishFindings() throws {
    let folder = try folder()
    func catalog(_ files: [String]) throws {
      let images = files.map { "{\"idiom\": \"universal\", \"filename\": \"\($0)\"}" }
      try folder.write(
        "{\"images\": [\(images.joined(separator: ","))], \"info\": {\"author\": \"xcode\", \"version\": 1}}",
        to: "A/A.xcassets/I.imageset/Contents.json")
    }
    try catalog(["a 1.png"])
    let file = folder.path("baseline.json")
    _ = lint(folder, ["--write-baseline", file])
    #expect(lint(folder, ["--baseline", file]).status == .clean)
    try catalog(["a 2.png"])
    #expect(found(lint(folder, ["--baseline", file])) == ["asset-file-missing"])
  }

  /// Texts may change, and baselines of version 1, whose digests cannot be computed anymore, still
  /// match.
  @Test func objectNamesDoNotDistinguishFindings() throws {
    let folder = try TemporaryFolder()
    func label(_ text: String, _ name: String = "") -> String {
      Sample.xib(
        extra: """
          <subviews><label opaque="NO" contentMode="left" text="\(text)" lineBreakMode="tailTruncation"\(name) \
          translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="20" y="20" width="42" height="21"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
          """)
    }
    let arguments = ["lint", folder.path("A.xib"), "--cell", "canvas", "--reporter", "xcode"]
    let file = folder.path("known.json")
    try folder.write(label("One"), to: "A.xib")
    _ = ToolRun(arguments + ["--write-baseline", file])
    let written = try #require(folder.text("known.json"))
    for text in ["Two", "", "A (a) &quot;b&quot;"] {
      try folder.write(label(text), to: "A.xib")
      let run = ToolRun(arguments + ["--baseline", file])
      #expect(run.output == "" && run.error == "", "\(text): \(run.output)\(run.error)")
    }
    let old = written.replacing(#/"about": "[0-9a-f]+"/#, with: "\"about\": \"00\"")
      .replacing("\"version\": 2", with: "\"version\": 1")
    try folder.write(old, to: "known.json")
    let run = ToolRun(arguments + ["--baseline", file])
    #expect(run.output == "" && run.error == "", "\(run.output)\(run.error)")
  }
}
