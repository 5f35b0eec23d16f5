import Foundation
import NinefoldCommandLine
import Testing

@Suite struct ReporterTests {
  @Test func textHasPositionSeverityAndID() {
    let run = ToolRun(["lint", "-", "--reporter", "xcode"], input: Sample.faulty)
    #expect(run.status == .findings)
    #expect(run.error.isEmpty)
    let lines = run.output.split(separator: "\n")
    #expect(
      lines.first?.wholeMatch(
        of: #/-:12:\d+: error: two objects have the id 'a'.*\[duplicate-id\]/#)
        != nil, "\(run.output)")
    #expect(lines.dropFirst().first?.hasPrefix("  -:9:") == true, "\(run.output)")
    #expect(lines.dropFirst().allSatisfy { $0.contains(": note: ") })
  }

  @Test func jsonIsAnArray() throws {
    let run = ToolRun(["lint", "-", "--reporter", "json"], input: Sample.faulty)
    let array = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
    let first = try #require(array?.first)
    #expect(first["file"] as? String == "-")
    #expect(first["level"] as? String == "error")
    #expect(first["rule"] as? String == "duplicate-id")
    #expect(first["line"] as? Int == 12)
    let clean = ToolRun(["lint", "-", "--reporter", "json"], input: Sample.xib())
    #expect(clean.output == "[]\n")
  }

  @Test func jsonHasObjectSceneConfigurationsAndFixes() throws {
    let text = Sample.xib(
      "root",
      extra: """

        <subviews>
        <view hidden="true" translatesAutoresizingMaskIntoConstraints="NO" id="box"/>
        </subviews>
        """)
    let run = ToolRun(
      ["lint", "-", "--reporter", "json", "--cell", "wC-hR", "--cell", "canvas"], input: text)
    let array = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    let boolean = try #require(array.first { $0["rule"] as? String == "bad-boolean" })
    #expect(boolean["category"] as? String == "document")
    #expect(boolean["object"] as? String == "box")
    #expect(boolean["scene"] as? String == "root")
    #expect((boolean["configurations"] as? [String]) == [])
    let fixIt = try #require((boolean["fixIts"] as? [[String: Any]])?.first)
    #expect(fixIt["label"] as? String == "write 'YES'")
    let edit = try #require((fixIt["edits"] as? [[String: Any]])?.first)
    #expect(edit["replacement"] as? String == "YES")
    let start = try #require(edit["start"] as? Int)
    #expect(Array(text.utf8)[start..<start + 4].elementsEqual("true".utf8))
    let layout = try #require(array.first { $0["rule"] as? String == "ambiguous-layout" })
    #expect(layout["level"] as? String == "warning")
    #expect(layout["object"] as? String == "box")
    #expect((layout["configurations"] as? [String]) == ["canvas", "wCompact-hRegular"])
  }

  @Test func conflictsDoNotFailALint() {
    let text = Sample.xib(
      "root",
      extra: """

        <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
        <constraints>
        <constraint firstAttribute="width" constant="10" id="a"/>
        <constraint firstAttribute="width" constant="20" id="b"/>
        <constraint firstAttribute="height" constant="10" id="c"/>
        </constraints>
        </view>
        </subviews>
        <constraints>
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="d"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="e"/>
        </constraints>
        """)
    let run = ToolRun(["lint", "-", "--reporter", "xcode"], input: text)
    #expect(
      run.output.contains(
        ": warning: the constraint on the width of the view (box) conflicts with another"))
    #expect(run.output.contains("[conflicting-constraints]"))
    #expect(run.status == .clean)
  }

  @Test func textSummarizesTheConfigurationsOfAFinding() {
    func text(_ inside: String, _ variation: String = "") -> String {
      Sample.xib(
        extra: """

          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">\(inside)</view>
          </subviews>\(variation)
          """)
    }
    let everywhere = ToolRun(["lint", "-", "--reporter", "xcode"], input: text(""))
    #expect(everywhere.status == .clean)
    #expect(everywhere.output.contains(" (everywhere) [ambiguous-layout]"))
    let one = ToolRun(
      ["lint", "-", "--cell", "canvas", "--reporter", "xcode"], input: text(""))
    #expect(one.output.contains(" (in canvas) [ambiguous-layout]"))
    let some = ToolRun(
      ["lint", "-", "--reporter", "xcode"],
      input: text(
        "",
        """
        <variation key="widthClass=compact"><mask key="subviews"><exclude reference="box"/></mask></variation>
        """))
    #expect(some.output.contains(" (in "), "\(some.output)")
    // An ambiguity that is visible in some configuration is reported with all configurations in which it exists, as in
    // the layout file.
    let hidden = ToolRun(
      ["lint", "-", "--reporter", "xcode"],
      input: text("<variation key=\"widthClass=compact\" hidden=\"YES\"/>"))
    #expect(hidden.output.contains(" (everywhere) [ambiguous-layout]"))
  }

  @Test func strictFailsOnWarnings() {
    let text = Sample.xib(extra: "\n                <strangeElement/>")
    let lenient = ToolRun(["lint", "-", "--reporter", "xcode"], input: text)
    #expect(lenient.status == .clean)
    #expect(lenient.output.contains(": warning: "))
    let strict = ToolRun(["lint", "-", "--strict", "--reporter", "xcode"], input: text)
    #expect(strict.status == .findings)
    #expect(strict.output == lenient.output)
  }
}
