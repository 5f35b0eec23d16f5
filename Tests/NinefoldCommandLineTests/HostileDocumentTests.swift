import NinefoldCommandLine
import Testing

/// Documents that nobody means: each ends, soon, with a result or with one clear finding.
@Suite struct HostileDocumentTests {
  private func xib(_ inside: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
        <objects>
            <view contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    \(inside)
            </view>
        </objects>
    </document>

    """
  }

  private func view(_ id: String, as element: String = "view", _ more: String = "") -> String {
    "<\(element) translatesAutoresizingMaskIntoConstraints=\"NO\" \(more) id=\"\(id)\">"
      + "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"10\" height=\"10\"/></\(element)>"
  }

  private func storyboard(_ scenes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <scenes>
    \(scenes)
        </scenes>
    </document>

    """
  }

  @Test func aCircleOfTwoThousandNavigationControllers() async {
    let count = 2_000
    let scenes = (0..<count).map { index in
      """
      <scene sceneID="s\(index)"><objects><navigationController id="n\(index)">\
      <navigationBar key="navigationBar" id="b\(index)"/><connections>\
      <segue destination="n\((index + 1) % count)" kind="relationship" \
      relationship="rootViewController" id="r\(index)"/>\
      </connections></navigationController></objects></scene>
      """
    }
    let run = await ToolRun(
      ["compile", "-", "--cell", "canvas"], input: storyboard(scenes.joined(separator: "\n")))
    #expect(run.status == .clean, "\(run.error.prefix(500))")
  }

  @Test func moreConstraintsThanCanBeSolved() async {
    let count = 6_000
    let views = (0..<count).map { view("v\($0)") }.joined()
    let constraints = (0..<count).map { index in
      let other = index == 0 ? "root" : "v\(index - 1)"
      return "<constraint firstItem=\"v\(index)\" firstAttribute=\"top\" "
        + "relation=\"greaterThanOrEqual\" secondItem=\"\(other)\" "
        + "secondAttribute=\"\(index == 0 ? "top" : "bottom")\" id=\"c\(index)\"/>"
        + "<constraint firstItem=\"v\(index)\" firstAttribute=\"top\" secondItem=\"root\" "
        + "secondAttribute=\"top\" constant=\"\(index % 50)\" priority=\"\(700 - index % 7)\" "
        + "id=\"d\(index)\"/>"
    }
    let run = await ToolRun(
      ["lint", "-", "--cell", "canvas"],
      input: xib(
        "<subviews>\(views)</subviews><constraints>\(constraints.joined())</constraints>"))
    #expect(run.status == .clean)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3, "\(run.output.prefix(1_000))")
    let expected =
      "-:4:9: warning: too many constraints inside the view 'root' depend on each "
      + "other to be solved (in canvas) [unsolved-layout]"
    #expect(lines.first.map { String($0) } == expected)
  }

  @Test(arguments: ["1e308", "-1e308", "9223372036854775808", "-9223372036854775809", "1e-320"])
  func numbersBeyondAllMeasure(number: String) async {
    let run = await ToolRun(
      ["compile", "-"],
      input: xib(
        "<subviews>" + view("p", as: "pageControl", "numberOfPages=\"\(number)\"")
          + view("l", as: "label", "numberOfLines=\"\(number)\" text=\"Some words\"")
          + "</subviews><constraints>"
          + "<constraint firstItem=\"l\" firstAttribute=\"width\" constant=\"\(number)\" id=\"a\"/>"
          + "<constraint firstItem=\"p\" firstAttribute=\"leading\" secondItem=\"l\" "
          + "secondAttribute=\"trailing\" constant=\"\(number)\" id=\"b\"/>"
          + "<constraint firstItem=\"p\" firstAttribute=\"width\" secondItem=\"l\" "
          + "secondAttribute=\"width\" multiplier=\"\(number)\" id=\"c\"/></constraints>"))
    #expect(run.status != .failure)
    #expect(run.output.hasSuffix("}\n"))
  }
}
