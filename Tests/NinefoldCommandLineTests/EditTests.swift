import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// `edit` on files.
@Suite struct EditTests {
  private static let text = Sample.xib(
    extra: """

      <subviews>
          <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="lab">
              <rect key="frame" x="20" y="20" width="100" height="20"/>
          </label>
      </subviews>
      <constraints>
          <constraint firstItem="lab" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="c-l"/>
          <constraint firstItem="lab" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" id="c-t"/>
          <constraint firstItem="lab" firstAttribute="width" constant="100" id="c-w"/>
          <constraint firstItem="lab" firstAttribute="height" constant="20" id="c-h"/>
      </constraints>
      """)

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.text, to: "A.xib")
    return folder
  }

  private func read(_ folder: TemporaryFolder, _ name: String = "A.xib") throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  private func answer(_ run: ToolRun) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  /// Frames on the canvas follow, and an edit that changes nothing writes nothing.
  @Test func editIsWrittenWithItsFrames() throws {
    let folder = try folder()
    let run = ToolRun(["edit", folder.path("A.xib"), "set c-l constant=30"])
    #expect(run.status.rawValue == 0 && run.error == "", "\(run.error)")
    let expected = Self.text.replacing(#"constant="20" id="c-l""#, with: #"constant="30" id="c-l""#)
      .replacing(#"x="20" y="20" width="100""#, with: #"x="30" y="20" width="100""#)
    #expect(try read(folder) == expected)
    let again = ToolRun(["edit", folder.path("A.xib"), "set c-l constant=30", "--format", "json"])
    #expect(again.status.rawValue == 0)
    #expect(try read(folder) == expected)
    // The answer names the digest of the document.
    let digest = try #require(try answer(again)["digest"] as? String)
    let other = ToolRun([
      "edit", folder.path("A.xib"), "set c-l constant=40", "--if-match", digest,
    ])
    #expect(other.status.rawValue == 0)
    let late = ToolRun([
      "edit", folder.path("A.xib"), "set c-l constant=50", "--if-match", digest,
    ])
    #expect(late.status.rawValue == 1 && late.error.contains("not the expected document"))
  }

  /// A refused edit writes nothing, and the operations that it proposes are accepted.
  @Test func ambiguityIsRefusedWithItsFixes() throws {
    let folder = try folder()
    let path = folder.path("A.xib")
    let run = ToolRun(["edit", path, "unconstrain c-t", "--format", "json"])
    #expect(run.status.rawValue == 1)
    #expect(try read(folder) == Self.text)
    let answer = try answer(run)
    #expect(answer["written"] as? Bool == false)
    let refused = try #require(answer["refused"] as? [[String: Any]])
    #expect(refused.map { $0["rule"] as? String } == ["ambiguous-layout"])
    var operations: [[String: Any]] = [["op": "unconstrain", "objects": ["c-t"]]]
    operations += try #require(refused[0]["fixes"] as? [[String: Any]])
    #expect(operations.count == 2)
    let data = try JSONSerialization.data(withJSONObject: operations)
    try folder.write(String(decoding: data, as: UTF8.self), to: "operations.json")
    let fixed = ToolRun(["edit", path, "--ops", folder.path("operations.json")])
    #expect(fixed.status.rawValue == 0, "\(fixed.output)\(fixed.error)")
    #expect(try read(folder) != Self.text)
    let allowed = ToolRun(["edit", path, "unconstrain c-w", "--allow", "ambiguous-layout"])
    #expect(allowed.status.rawValue == 0, "\(allowed.output)")
  }

  @Test func conflictIsRefused() throws {
    let folder = try folder()
    let run = ToolRun(["edit", folder.path("A.xib"), "constrain lab.width = 200"])
    #expect(run.status.rawValue == 1 && run.output.contains("[conflicting-constraints]"))
    #expect(try read(folder) == Self.text)
  }

  /// A finding that `lint` reports as a note, because it holds in landscape only, refuses an edit as well.
  @Test func conflictInOneSizeClassIsRefused() throws {
    let folder = try folder()
    let path = folder.path("A.xib")
    for operation in [
      "uninstall c-t in compact height", "uninstall c-t in w:compact h:compact",
    ] {
      let run = ToolRun(["edit", path, operation])
      #expect(
        run.status.rawValue == 1 && run.output.contains("[ambiguous-layout]"), "\(run.output)")
    }
    #expect(
      ToolRun([
        "edit", path, "constrain lab.width = 50 @1000", "--allow", "conflicting-constraints",
      ]).status.rawValue == 0)
    #expect(try read(folder) != Self.text)
  }

  @Test func allOperationsOrNone() throws {
    let folder = try folder()
    let run = ToolRun(["edit", folder.path("A.xib"), "set lab text=B", "set nothing text=C"])
    #expect(
      run.status.rawValue == 2 && run.error.contains("operation 2: no object"), "\(run.error)")
    #expect(try read(folder) == Self.text)
    for words in [[], ["--ops", "missing.json"], ["set lab text=B", "--ops", "-"], ["set lab"]] {
      #expect(ToolRun(["edit", folder.path("A.xib")] + words).status.rawValue == 2, "\(words)")
    }
  }

  @Test func dryRunPrintsTheDifference() throws {
    let folder = try folder()
    let run = ToolRun(["edit", folder.path("A.xib"), "set lab text=B", "--dry-run"])
    #expect(
      run.status.rawValue == 0 && run.output.contains("+") && run.output.contains(#"text="B""#))
    #expect(try read(folder) == Self.text)
  }

  /// The operations of a comparison turn one document into the other.
  @Test func comparisonIsReplayed() throws {
    let folder = try folder()
    try folder.write(Self.text, to: "B.xib")
    #expect(
      ToolRun(["edit", folder.path("B.xib"), "set lab text=B hidden=YES", "set c-l constant=9"])
        .status.rawValue == 0)
    let operations = ToolRun([
      "compare", folder.path("A.xib"), folder.path("B.xib"), "--format", "operations",
    ])
    #expect(operations.status.rawValue == 1)
    try folder.write(operations.output, to: "operations.json")
    #expect(
      ToolRun(["edit", folder.path("A.xib"), "--ops", folder.path("operations.json")])
        .status.rawValue == 0)
    #expect(try read(folder) == read(folder, "B.xib"))
  }
}
