import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// New findings since a revision, in repositories that git creates.
@Suite struct SinceTests {
  private static func label(_ id: String, image: String? = nil) -> String {
    """

                          <\(image == nil ? "label text=\"A\"" : "imageView image=\"\(image ?? "")\"") \
    fixedFrame="YES" id="\(id)">
                              <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                              \(image == nil ? "<fontDescription key=\"fontDescription\" type=\"boldSytem\" pointSize=\"17\"/>" : "")
                          </\(image == nil ? "label" : "imageView")>
    """
  }

  private static func xib(_ views: String) -> String {
    Sample.xib(extra: "\n<subviews>\(views)</subviews>").replacingOccurrences(
      of: "</objects>",
      with: "</objects><resources><image name=\"Star\" width=\"10\" height=\"10\"/></resources>")
  }

  private func lint(_ folder: TemporaryFolder, _ options: [String]) -> ToolRun {
    ToolRun(["lint", "--reporter", "xcode", folder.url.path, "--cell", "canvas"] + options)
  }

  @Test func onlyNewFindingsAreReportedIncludingIndirectOnes() throws {
    let folder = try TemporaryFolder()
    let image = #"{"info": {"author": "xcode", "version": 1}}"#
    try folder.write(Self.xib(Self.label("a") + Self.label("i", image: "Star")), to: "App/D.xib")
    try folder.write(Self.xib(Self.label("a")), to: "Pods/P.xib")
    try folder.write(image, to: "App/A.xcassets/Contents.json")
    for name in ["Star", "Moon"] {
      try folder.write(
        #"{"images": [{"idiom": "universal"}], "info": {"author": "xcode", "version": 1}}"#,
        to: "App/A.xcassets/\(name).imageset/Contents.json")
    }
    try folder.write("lint: {disabled: unknown-value}\n", to: ".ninefold.yml")
    try folder.git("init", "-q")
    try folder.git("add", "-A")
    try folder.git("commit", "-q", "-m", "a")
    // A rule that is enabled now was not violated by this change.
    try folder.write("lint: {}\n", to: ".ninefold.yml")
    let all = lint(folder, [])
    #expect(all.output.contains("[unknown-value]"))
    let same = lint(folder, ["--since", "HEAD"])
    #expect(same.output == "" && same.error == "", "\(same.output)\(same.error)")

    // Lines move, one label is new, and an image is removed that an unchanged line refers to.
    try folder.write(
      Self.xib("\n\n" + Self.label("b") + Self.label("a") + Self.label("i", image: "Star")),
      to: "App/D.xib")
    try FileManager.default.removeItem(atPath: folder.path("App/A.xcassets/Star.imageset"))
    try folder.write(Self.xib(Self.label("n")), to: "App/New.xib")
    let new = lint(folder, ["--since", "HEAD"])
    #expect(new.output.matches(of: #/\[unknown-value\]/#).count == 2, "\(new.output)")
    #expect(new.output.matches(of: #/App\/New\.xib:\d+:\d+: /#).count >= 1)
    #expect(new.output.contains("[missing-image]"), "\(new.output)")
    try folder.git("diff", "--quiet", "--cached")
  }

  @Test func unknownRevisionsAndStandardInputAreErrors() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.xib(""), to: "D.xib")
    #expect(lint(folder, ["--since", "HEAD"]).error.contains("is not in a git repository"))
    try folder.git("init", "-q")
    for revision in ["HEAD", "no-such", "--all", "-h"] {
      let run = lint(folder, ["--since", revision])
      #expect(run.status == .failure)
      #expect(run.error.contains("git cannot find the revision '\(revision)'"), "\(run.error)")
    }
    let input = ToolRun(["lint", "-", "--since", "HEAD"], input: Self.xib(""))
    #expect(input.status == .failure && input.error.contains("'-' is not supported"))
  }

  /// Changes that another version of Interface Builder makes by itself are distinguished from changes by users.
  @Test func resavedDocumentsAreDistinguished() throws {
    let folder = try TemporaryFolder()
    let text = Self.xib("")
    try folder.write(text, to: "A.xib")
    try folder.write(text, to: "B.xib")
    try folder.git("init", "-q")
    try folder.git("add", "-A")
    try folder.git("commit", "-q", "-m", "a")
    let version = try #require(text.firstMatch(of: #/toolsVersion="(\d+)/#))
    let other = text.replacingOccurrences(
      of: version.output.0, with: "toolsVersion=\"\(version.output.1)9")
    try folder.write(other, to: "A.xib")
    try folder.write(
      other.replacingOccurrences(of: "</objects>", with: "<view id=\"n\"/></objects>"),
      to: "B.xib")
    let run = lint(folder, ["--since", "HEAD"])
    #expect(run.output.contains("A.xib:2:1: note: only values that Interface Builder writes"))
    #expect(!run.output.contains("B.xib:2:1: note: only"))
    try folder.write("lint: {disabled: toolchain-only-change}\n", to: ".ninefold.yml")
    #expect(lint(folder, ["--since", "HEAD"]).output.contains("A.xib") == false)
  }
}
