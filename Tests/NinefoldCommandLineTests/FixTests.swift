import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// `lint --fix` applies the fix-its that are safe, and changes nothing else.
@Suite struct FixTests {
  /// A label with two safe fix-its, one that is not safe, and a duplicate constraint.
  private static func xib(
    hidden: String = "yes", key: String = "widthClass=compact-heightClass=regular",
    second: String =
      "<constraint firstItem=\"box\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"top\" constant=\"20\" id=\"e\"/>\n"
  ) -> String {
    Sample.xib(
      extra: """

                        <subviews>
                            <label opaque="NO" hidden="\(hidden)" text="Naïve &amp; 😀" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                                <rect key="frame" x="20" y="20" width="40" height="40"/>
                                <fontDescription key="fontDescription" type="boldSytem" pointSize="17"/>
                            </label>
                        </subviews>
                        <constraints>
                            <constraint firstItem="box" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="a"/>
                            <constraint firstItem="box" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" id="b"/>
                            <constraint firstItem="box" firstAttribute="width" constant="40" id="c"/>
                            <constraint firstItem="box" firstAttribute="height" constant="40" id="d"/>
                            \(second)
                        </constraints>
        """)
  }

  private static let broken = xib()
  private static let corrected = xib(hidden: "YES", second: "@").replacingOccurrences(
    of: "                    @\n", with: "\n")

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write(Self.broken, to: "A/D.xib")
    return folder
  }

  private func lint(_ folder: TemporaryFolder, _ options: [String] = []) -> ToolRun {
    ToolRun(["lint", folder.url.path, "--cell", "canvas"] + options)
  }

  @Test func safeFixesAreAppliedAndOthersReported() throws {
    let folder = try folder()
    let before = lint(folder)
    #expect(before.status == .findings)
    #expect(before.output.contains("[bad-boolean]"))
    #expect(before.output.contains("[duplicate-constraint]"))
    let run = lint(folder, ["--fix"])
    let text = try #require(folder.text("A/D.xib"))
    #expect(text.contains("hidden=\"YES\" text=\"Naïve &amp; 😀\""))
    #expect(!text.contains("id=\"e\""))
    #expect(text.contains("boldSytem"), "a guess is no safe change")
    // Two locations changed, and no other byte.
    #expect(text == Self.corrected)
    #expect(run.output.contains("[unknown-value]"))
    #expect(!run.output.contains("[bad-boolean]"))
    #expect(run.output.contains("fixed 2 findings in 1 document; "), "\(run.output)")
    #expect(run.status == .clean)
    #expect(folder.files() == [".git/HEAD", "A/D.xib"])
    let again = lint(folder, ["--fix"])
    #expect(!again.output.contains("fixed"))
    #expect(folder.text("A/D.xib") == text)
  }

  @Test func aDryRunPrintsADifferenceAndChangesNothing() throws {
    let folder = try folder()
    let run = lint(folder, ["--fix", "--dry-run"])
    #expect(folder.text("A/D.xib") == Self.broken)
    // The output contains the remaining findings.
    #expect(run.status == .clean)
    #expect(run.error == "would fix 2 findings in 1 document\n")
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("--- /") && lines[0].hasSuffix("/A/D.xib"))
    #expect(lines[1].hasPrefix("+++ /"))
    #expect(lines.count { $0.hasPrefix("@@ ") } == 2)
    #expect(lines.count { $0.hasPrefix("-") } == 3)
    #expect(lines.count { $0.hasPrefix("+") } == 2)
    #expect(
      lines.contains {
        $0.hasPrefix("-") && $0.contains("<constraint") && $0.contains("id=\"e\"")
      })
    let clean = try TemporaryFolder()
    try clean.write(Sample.xib(), to: "D.xib")
    let nothing = lint(clean, ["--fix", "--dry-run"])
    #expect(nothing.output == "" && nothing.error == "")
  }

  @Test func suppressedAndBaselinedFindingsAreNotFixed() throws {
    let folder = try folder()
    try folder.write("lint: {disabled: duplicate-constraint}", to: ".ninefold.yml")
    #expect(lint(folder, ["--fix"]).output.contains("fixed 1 finding in 1 document"))
    #expect(folder.text("A/D.xib")?.contains("id=\"e\"") == true)

    let other = try self.folder()
    let baseline = other.path("known.json")
    _ = lint(other, ["--write-baseline", baseline])
    // An error that the document is broken is never in a baseline.
    let run = lint(other, ["--baseline", baseline, "--fix"])
    #expect(run.output.contains("fixed 1 finding in 1 document"), "\(run.output)")
    #expect(other.text("A/D.xib")?.contains("id=\"e\"") == true)
    #expect(run.error == "", "\(run.error)")
  }

  @Test func linksAndPermissionsArePreserved() throws {
    let folder = try folder()
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path("A/D.xib"))
    try manager.createSymbolicLink(
      atPath: folder.path("L.xib"), withDestinationPath: "A/D.xib")
    let run = ToolRun(
      ["lint", folder.path("L.xib"), folder.path("A/D.xib"), "--cell", "canvas", "--fix"])
    #expect(run.output.contains("fixed 2 findings in 1 document"), "\(run.output)")
    #expect(try manager.destinationOfSymbolicLink(atPath: folder.path("L.xib")) == "A/D.xib")
    let attributes = try manager.attributesOfItem(atPath: folder.path("A/D.xib"))
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
    #expect(folder.text("A/D.xib") == Self.corrected)
  }

  @Test func aLinkOutOfTheFolderIsNotFollowed() throws {
    let folder = try folder()
    let other = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: other.path("L.xib"), withDestinationPath: folder.path("A/D.xib"))
    for options in [
      ["lint", other.url.path, "--cell", "canvas", "--fix"], ["upgrade", other.url.path],
    ] {
      let run = ToolRun(options)
      #expect(run.status != .failure, "\(run.error)")
      #expect(folder.text("A/D.xib") == Self.broken)
      guard options.contains("--fix") else { continue }
      // This is reported in one line with the path, unless there is nothing to fix.
      #expect(
        run.error
          == "ninefold: warning: '\(other.path("L.xib"))' is not fixed because it is a link out of "
          + "'\(other.url.path)'; name the file itself to fix it\n")
      #expect(ToolRun(options + ["--quiet"]).error == "")
      #expect(ToolRun(options + ["--dry-run"]).error.contains("L.xib' is not fixed"))
    }
    // Named on the command line, it is fixed.
    _ = ToolRun(["lint", other.path("L.xib"), "--cell", "canvas", "--fix"])
    #expect(folder.text("A/D.xib") == Self.corrected)
    let clean = ToolRun(["lint", other.url.path, "--cell", "canvas", "--fix"])
    #expect(clean.error == "")
  }

  @Test func readOnlyDocumentPreventsAllFixes() throws {
    let folder = try folder()
    try folder.write(Self.broken, to: "A/C.xib")
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.path("A/D.xib"))
    let run = lint(folder, ["--fix"])
    #expect(run.status == .failure)
    #expect(run.error.contains("cannot write '\(folder.path("A/D.xib"))': permission denied"))
    #expect(run.output == "")
    #expect(folder.text("A/C.xib") == Self.broken)
    #expect(folder.text("A/D.xib") == Self.broken)
  }

  @Test func malformedDocumentsAreNotChanged() throws {
    let folder = try TemporaryFolder()
    let text = Self.broken.replacingOccurrences(of: "</document>", with: "")
    try folder.write(text, to: "D.xib")
    let run = lint(folder, ["--fix"])
    #expect(run.status == .findings)
    #expect(folder.text("D.xib") == text)
  }

  @Test func contradictoryOptionsAreErrors() throws {
    let folder = try folder()
    let file = folder.path("b.json")
    for options in [
      ["--dry-run"], ["--fix", "--dry-run", "--write-baseline", file], ["-", "--fix"],
      ["--fix", "--dry-run", "--baseline", file, "--prune-baseline"],
    ] {
      let run = lint(folder, options)
      #expect(run.status == .failure, "\(options)")
      #expect(run.error.contains("--help"))
    }
    #expect(folder.text("A/D.xib") == Self.broken)
  }
}
