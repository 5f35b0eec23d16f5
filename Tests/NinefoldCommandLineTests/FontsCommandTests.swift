import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// Scores of the fonts of `Fixtures/fonts`, whose metrics are in `scripts/test-fonts`.
@Suite struct FontsCommandTests {
  /// A label of 20 points in the test font.
  private static func label(
    _ id: String, _ text: String, width: String, more: String = "", attributes: String = ""
  ) -> String {
    """

                    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="\(text)" \(attributes) \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                        <rect key="frame" x="0.0" y="0.0" width="\(width)" height="23"/>\(more)
                        <fontDescription key="fontDescription" name="NinefoldTest-Regular" \
    family="Ninefold Test" pointSize="20"/>
                    </label>
    """
  }

  /// A document whose labels are pinned to the view's leading edge, one of them optionally to its trailing edge.
  private static func document(_ labels: [String], ids: [String], trailing: String = "") -> String {
    let constraints = ids.map { id in
      """

                      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="l\(id)"/>
                      <constraint firstItem="\(id)" firstAttribute="top" secondItem="v" secondAttribute="top" id="t\(id)"/>
      """
    }
    return Sample.xib(
      extra: """

                <subviews>\(labels.joined())
                </subviews>
                <constraints>\(constraints.joined())\(trailing)
                </constraints>
        """)
  }

  private static let font = Fixtures.url("fonts/NinefoldTest-Regular.ttf").path

  @Test func measuredTextsAreComparedWithStoredWidths() throws {
    let folder = try TemporaryFolder()
    // 0.62 + 0.7 + 0.6 em are 38.4 points, rounded up to thirds of a point (pixels); "n" is 12.
    let path = try folder.write(
      Self.document(
        [
          Self.label("a", "AVn", width: "38.666666666666664"),
          Self.label("b", "n", width: "11.5"), Self.label("c", "nn", width: "23.25"),
          Self.label("d", "o", width: "30"),
        ], ids: ["a", "b", "c", "d"]), to: "D.xib")
    let text = ToolRun(["fonts", "check", Self.font, path])
    #expect(text.status == .clean, "\(text.error)")
    #expect(
      text.output == """
        FONT                  TEXTS  HALF A POINT  ONE POINT  MEAN    SUBSTITUTED
        NinefoldTest-Regular  4      50.0 %        75.0 %     -4.438  0

        Largest differences in NinefoldTest-Regular:
          \(path):21: 'o' at 20 points: stored 30, measured 11
          \(path):17: 'nn' at 20 points: stored 23.25, measured 24

        """)
    let json = ToolRun(["fonts", "check", Self.font, path, "--format", "json"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let score = try #require((object["fonts"] as? [[String: Any]])?.first)
    #expect(score["texts"] as? Int == 4)
    #expect(score["withinHalfPoint"] as? Int == 2)
    #expect(score["withinPoint"] as? Int == 3)
    #expect(score["meanError"] as? Double == -4.438)
    let worst = try #require(score["worst"] as? [[String: Any]])
    #expect(worst.map { $0["object"] as? String } == ["d", "c"])
    #expect(worst.first?["line"] as? Int == 21)
  }

  /// Widths that constraints determine or limit, that belong to texts that may wrap, or that are flagged give no
  /// information about a font.
  @Test func widthsIndependentOfTheTextAreExcluded() throws {
    let folder = try TemporaryFolder()
    func constraint(_ relation: String) -> String {
      """

                          <constraints>
                              <constraint firstAttribute="width" \(relation) constant="50" id="w"/>
                          </constraints>
      """
    }
    let labels = [
      Self.label("a", "nn", width: "50", more: constraint("")),
      Self.label("a", "nn", width: "50", more: constraint(#"relation="greaterThanOrEqual""#)),
      Self.label("a", "nnnnnnnn", width: "50", more: constraint(#"relation="lessThanOrEqual""#)),
      Self.label("a", "nn", width: "24", attributes: #"numberOfLines="0""#),
      Self.label("a", "nn", width: "24", attributes: #"misplaced="YES""#),
      Self.label("a", "nn", width: "320"),
    ]
    for (index, label) in labels.enumerated() {
      let trailing =
        index < 5
        ? ""
        : """

                        <constraint firstItem="a" firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="r"/>
        """
      let path = try folder.write(
        Self.document([label], ids: ["a"], trailing: trailing), to: "\(index).xib")
      let run = ToolRun(["fonts", "check", Self.font, path])
      #expect(run.status == .clean, "\(run.error)")
      #expect(!run.output.contains("NinefoldTest"), "\(index): \(run.output)")
    }
  }

  @Test func substitutesAndFontsWithoutAFileAreCountedSeparately() throws {
    let folder = try TemporaryFolder()
    // "n" of Helvetica Neue is 0.556 em wide: 11.12 points at 20, and 12 in the test font.
    let other = Self.label("b", "n", width: "13").replacing(
      "NinefoldTest-Regular", with: "Gone-Bold")
    let path = try folder.write(
      Self.document(
        [Self.label("a", "nnn", width: "33.666666666666664"), other], ids: ["a", "b"]),
      to: "D.xib")
    let run = ToolRun(["fonts", "check", Self.font, path])
    #expect(run.output.contains("NinefoldTest-Regular  0      -             -          0     1"))
    #expect(run.output.contains("Fonts without a file:\n  Gone-Bold, 1 text\n"), "\(run.output)")
  }

  @Test func usageErrorsAreReported() throws {
    for (arguments, message) in [
      (["fonts"], "missing argument: 'check', a font file or folder and a document or folder"),
      (["fonts", "chek", "a", "b"], "unknown command 'fonts chek'"),
      (["fonts", "check"], "missing argument: a font file or folder"),
      (["fonts", "check", "a"], "missing argument: a document or folder"),
    ] {
      let run = ToolRun(arguments)
      #expect(run.status == .failure)
      #expect(run.error.contains(message), "\(run.error)")
    }
  }
}
