import NinefoldCommandLine
import TestSupport
import Testing

/// Documents that are not meant to be valid: each finishes quickly, with a result or with one clear
/// finding.
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

  @Test func cycleOfTwoThousandNavigationControllers() {
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
    let run = ToolRun(
      ["compile", "-", "--cell", "canvas", "--limit", "objects=8000"],
      input: storyboard(scenes.joined(separator: "\n")))
    #expect(run.status == .clean, "\(run.error.prefix(500))")
  }

  /// Comparing each finding with all previous ones took a quarter of an hour.
  @Test(.hasTimeLimit) func asManyFindingsAsViews() {
    let count = 8_000
    let views = (0..<count).map { view("v\($0)") }.joined()
    let run = ToolRun(
      [
        "lint", "-", "--cell", "canvas", "--cell", "wC-hR", "--limit", "objects=9000", "--limit",
        "findings=\(count)",
      ],
      input: xib("<subviews>\(views)</subviews>"))
    #expect(run.status == .clean, "\(run.error.prefix(500))")
    #expect(run.output.ranges(of: "[ambiguous-layout]").count == count)
  }

  @Test func moreConstraintsThanCanBeSolved() {
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
    let run = ToolRun(
      ["lint", "-", "--cell", "canvas", "--reporter", "xcode"],
      input: xib(
        "<subviews>\(views)</subviews><constraints>\(constraints.joined())</constraints>"))
    #expect(run.status == .clean)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3, "\(run.output.prefix(1_000))")
    let expected =
      "-:4:9: warning: too many constraints inside the view (root) depend on each "
      + "other to be solved (in canvas) [unsolved-layout]"
    #expect(lines.first.map { String($0) } == expected)
  }

  /// A constraint between attributes of views; the root is a view as well.
  private static func constraint(
    _ id: String, _ first: (String, String), _ relation: String = "equal",
    _ second: (String, String)? = nil, constant: Int = 0, priority: Int = 1000
  ) -> String {
    "<constraint firstItem=\"\(first.0)\" firstAttribute=\"\(first.1)\" relation=\"\(relation)\" "
      + (second.map { "secondItem=\"\($0.0)\" secondAttribute=\"\($0.1)\" " } ?? "")
      + "constant=\"\(constant)\" priority=\"\(priority)\" id=\"\(id)\"/>"
  }

  /// At least 8 points between a view and the one before it, or the root's edge.
  private static func distance(_ index: Int) -> String {
    constraint(
      "a\(index)", ("v\(index)", "leading"), "greaterThanOrEqual",
      index == 0 ? ("root", "leading") : ("v\(index - 1)", "trailing"), constant: 8)
  }

  /// Constraints that all seem to depend on each other; each view has a vertical position.
  private static let entangled: [String: (count: Int, constraints: @Sendable (Int) -> [String])] = [
    // There is not enough space for all: one conflict with hundreds of members.
    "row": (
      192,
      { count in
        (0..<count).flatMap { index in
          [
            distance(index),
            constraint(
              "w\(index)", ("v\(index)", "width"), "greaterThanOrEqual", constant: 50),
            constraint(
              "e\(index)", ("root", "trailing"), "greaterThanOrEqual", ("v\(index)", "trailing"),
              constant: 8),
          ]
        }
      }
    ),
    // Constraints of all priorities that share too little space.
    "pack": (
      192,
      { count in
        (0..<count).flatMap { index in
          [
            distance(index),
            constraint(
              "w\(index)", ("v\(index)", "width"), constant: 30 + index % 7,
              priority: 1 + index * 389 % 999),
          ]
        } + [
          constraint(
            "e", ("root", "trailing"), "greaterThanOrEqual", ("v\(count - 1)", "trailing"),
            constant: 8)
        ]
      }
    ),
    // Each view is related to four others.
    "dense": (
      40,
      { count in
        let edges = ["leading", "trailing", "centerX"]
        let relations = ["equal", "greaterThanOrEqual", "lessThanOrEqual"]
        return (0..<4 * count).map { index in
          constraint(
            "x\(index)", ("v\(index * 7 % count)", edges[index % 3]), relations[index / 3 % 3],
            ("v\((index * 13 + 5) % count)", "leading"), constant: index * 31 % 101 - 50,
            priority: 1 + index * 271 % 999)
        }
      }
    ),
    // A cycle of equalities, the last of which is redundant.
    "circle": (
      1_024,
      { count in
        (0..<count).map { index in
          constraint(
            "w\(index)", ("v\(index)", "width"), "equal", ("v\((index + 1) % count)", "width"))
        }
      }
    ),
  ]

  /// Documents that used to take minutes finish quickly: with a layout, or with a report of what
  /// was abandoned.
  @Test(.hasTimeLimit, arguments: entangled.keys.sorted())
  func entangledConstraints(name: String) throws {
    let (count, constraints) = try #require(Self.entangled[name])
    let views = (0..<count).map { view("v\($0)") }.joined()
    let places = (0..<count).map {
      Self.constraint("t\($0)", ("v\($0)", "top"), "equal", ("root", "top"))
    }
    let run = ToolRun(
      ["lint", "-", "--cell", "canvas", "--reporter", "xcode"],
      input: xib(
        "<subviews>\(views)</subviews><constraints>\((places + constraints(count)).joined())"
          + "</constraints>"))
    #expect(run.status == .clean, "\(run.error.prefix(500))")
    let kinds = Set(run.output.matches(of: /\[([a-z-]+)\]/).map { String($0.1) })
    let allowed: Set = [
      "ambiguous-layout", "conflicting-constraints", "approximate-layout", "unsolved-layout",
    ]
    #expect(kinds.isSubset(of: allowed))
  }

  @Test(arguments: ["1e308", "-1e308", "9223372036854775808", "-9223372036854775809", "1e-320"])
  func extremeNumbers(number: String) {
    let run = ToolRun(
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
