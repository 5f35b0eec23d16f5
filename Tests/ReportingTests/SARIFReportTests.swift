import Foundation
import InterfaceSource
import Testing

@testable import Reporting

@Suite struct SARIFReportTests {
  private typealias Object = [String: Any]

  private func results(_ run: LintRun) throws -> [[String: Any]] {
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(SARIFReport.bytes(run))) as? Object)
    #expect(log["version"] as? String == "2.1.0")
    let runs = try #require(log["runs"] as? [Object])
    #expect(runs.count == 1)
    #expect(runs[0]["columnKind"] as? String == "utf16CodeUnits")
    return try #require(runs[0]["results"] as? [Object])
  }

  private func fingerprints(_ run: LintRun) throws -> [String] {
    try results(run).map {
      try #require(($0["partialFingerprints"] as? [String: String])?["ninefold/v2"])
    }
  }

  private func finding(_ offset: Int32, _ message: String, _ object: String?) -> Diagnostic {
    Diagnostic(
      HostileRun.wrong, at: SourceRange(start: offset, end: offset), message: message,
      object: object.map { ObjectID($0) }
    ).located(inScene: "s")
  }

  private func run(_ findings: [Diagnostic], _ text: String = "") -> LintRun {
    let file = SourceFile(path: "A.xib", bytes: Array(text.utf8))
    return LintRun(reports: [FileReport(findings, in: file)], documents: ["A.xib"])
  }

  @Test func fingerprintsAreIndependentOfLines() throws {
    let text = "\n\n\n\n"
    let one = try fingerprints(
      run(
        [
          finding(0, "12 points (label \"One\")", "a"), finding(1, "two", "b"),
          finding(2, "three", nil),
        ], text))
    let moved = try fingerprints(
      run(
        [
          finding(1, "8.5 points (label \"Two\")", "a"), finding(3, "two", "b"),
          finding(4, "three", nil),
        ], text))
    #expect(one == moved)
    #expect(Set(one).count == 3)
    let twice = try fingerprints(
      run([finding(0, "12 points ()", "a"), finding(1, "3 points ()", "a")], text))
    #expect(twice[0] == one[0] && twice[1] != one[0])
  }

  @Test func regionsCountUTF16() throws {
    let text = "é€😀<a/>"
    let found = try results(run([finding(9, "x", "a")], text))
    let location = try #require((found[0]["locations"] as? [Object])?.first)
    let region = try #require(
      (location["physicalLocation"] as? Object)?["region"] as? [String: Int])
    #expect(
      region == [
        "startLine": 1, "startColumn": 5, "endLine": 1, "endColumn": 5, "byteOffset": 9,
        "byteLength": 0,
      ])
    let logical = try #require((location["logicalLocations"] as? [[String: String]])?.first)
    #expect(logical == ["name": "a", "fullyQualifiedName": "s/a", "kind": "element"])
  }

  @Test func fixesReplaceTheSameBytes() throws {
    let found = try results(HostileRun.run)
    let fix = try #require((found.last?["fixes"] as? [Object])?.first)
    let change = try #require((fix["artifactChanges"] as? [Object])?.first)
    let replacement = try #require((change["replacements"] as? [Object])?.first)
    let region = try #require(replacement["deletedRegion"] as? [String: Int])
    #expect(region["startColumn"] == 35 && region["endColumn"] == 39)
    #expect(region["byteOffset"] == 50 && region["byteLength"] == 4)
    let text = (replacement["insertedContent"] as? [String: String])?["text"]
    #expect(text?.hasPrefix("=cmd()|&apos; &lt;b&gt;") == true)
  }

  /// The baseline state is included, and results that have one appear in no other report.
  @Test func suppressedAndBaselinedFindingsAreMarked() throws {
    var run = run(
      [finding(0, "one", "a"), finding(1, "two", "b"), finding(2, "three", "c")], "\n\n")
    let entries = run.reports[0].entries
    run.reports[0].entries = [entries[2]]
    run.reports[0].suppressed = [.init(entry: entries[0], reason: "it is {meant}")]
    run.reports[0].baselined = [entries[1]]
    let found = try results(run)
    #expect(
      found.map { ($0["message"] as? [String: String])?["text"] } == ["one", "two", "three"])
    #expect(found.map { ($0["suppressions"] as? [Object])?.count } == [1, 0, 0])
    let suppression = try #require((found[0]["suppressions"] as? [[String: String]])?.first)
    #expect(suppression == ["kind": "external", "justification": "it is {meant}"])
    #expect(found.map { $0["baselineState"] as? String } == ["new", "unchanged", "new"])
    for reporter in Reporter.allCases where reporter != .sarif {
      let text = String(decoding: reporter.bytes(run), as: UTF8.self)
      #expect(!text.contains("two") && !text.contains("meant"), "\(text)")
    }
  }
}
