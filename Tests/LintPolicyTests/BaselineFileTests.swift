import ConfigurationReading
import InterfaceSource
import Ninefold
import NinefoldProject
import Reporting
import Testing

@testable import LintPolicy

/// Baseline files.
@Suite struct BaselineFileTests {
  private static let kind = DiagnosticKind(
    "wrong", .warning, .document, summary: "A value is wrong.", rationale: "Nothing reads it.",
    remedy: "Mend it.")

  private func finding(_ message: String, _ object: String = "a") -> Diagnostic {
    Diagnostic(Self.kind, at: .start, message: message, object: ObjectID(object))
  }

  private func read(_ text: String) throws -> Baseline {
    try Baseline(reading: SourceFile(path: "known.json", bytes: Array(text.utf8)))
  }

  @Test func baselineFileRoundTrips() throws {
    var baseline = Baseline()
    for number in 1...3 { baseline.add(finding("\(number) points"), path: "B.xib") }
    baseline.add(finding("else", "b"), path: "A.xib")
    let text = String(decoding: baseline.bytes, as: UTF8.self)
    let again = try read(text)
    #expect(again.bytes == baseline.bytes && again.count == 4)
    let lines = text.split(separator: "\n").filter { $0.contains("\"path\"") }
    #expect(lines.count == 2 && lines[0].contains("A.xib") && lines[1].contains("\"count\": 3"))
  }

  @Test func findingsAreRemovedIndividually() {
    var baseline = Baseline()
    baseline.add(finding("12 points"), path: "A.xib")
    let tries = [
      (finding("12 points"), "B.xib"), (finding("12 points", "b"), "A.xib"),
      (finding("8.5 points"), "A.xib"), (finding("8.5 points"), "A.xib"),
    ]
    var removed: [Bool] = []
    for (finding, path) in tries { removed.append(baseline.remove(finding, path: path)) }
    #expect(removed == [false, false, true, false])
    #expect(baseline.count == 0)
  }

  @Test(arguments: [
    "", "[]", "{\"version\": 3, \"findings\": []}", "{\"version\": 1}",
    "{\"version\": 1, \"findings\": [{\"path\": \"a\"}]}",
  ]) func malformedBaselinesAreErrors(text: String) {
    #expect(throws: EnvironmentError.self) { try read(text) }
  }

  @Test func quotedNamesDistinguishFindings() {
    var baseline = Baseline()
    baseline.add(finding("'width' is 12 points"), path: "A.xib")
    var removed: [Bool] = []
    for message in ["'height' is 12 points", "8 points are the 'width' of \"Sign in\" (a)"] {
      removed.append(baseline.remove(finding(message), path: "A.xib"))
    }
    #expect(removed == [false, true])
  }

  @Test func theIdentityReplacesQuotedNames() {
    func identified(_ message: String, by identity: String) -> Diagnostic {
      var result = finding(message)
      result.identity = identity
      return result
    }
    var baseline = Baseline()
    baseline.add(identified("'width' is free", by: "width"), path: "A.xib")
    var removed: [Bool] = []
    for (message, identity) in [("'height' is free", "height"), ("free: 'both'", "width")] {
      removed.append(baseline.remove(identified(message, by: identity), path: "A.xib"))
    }
    #expect(removed == [false, true])
  }

  /// The order of quoted names depends on the order of objects in the document.
  @Test func theOrderOfNamesHasNoEffect() {
    var baseline = Baseline()
    baseline.add(finding("'a' contradicts 'b'"), path: "A.xib")
    let isRemoved = baseline.remove(finding("'b' contradicts 'a'"), path: "A.xib")
    #expect(isRemoved)
  }

  /// Version 1 had a digest of the message and rules with their former ids.
  @Test func earlierBaselinesAreMatchedByNames() throws {
    let rule = try #require(DiagnosticKind.all.first { $0.id == "ascii-ellipsis" })
    var baseline = try read(
      """
      {"version": 1, "findings": [
        {"path": "A.xib", "rule": "three-periods", "object": "a", "about": "00", "count": 2,
         "message": "the word 'zeta' ends so"},
        {"path": "A.xib", "rule": "three-periods", "object": "b", "about": "01", "message": "old"}
      ]}
      """)
    #expect(baseline.isOutdated && baseline.count == 3)
    var removed: [Bool] = []
    for (object, name) in [
      ("c", "zeta"), ("a", "alpha"), ("a", "zeta"), ("b", "other"), ("a", "zeta"), ("a", "zeta"),
    ] {
      let finding = Diagnostic(
        rule, at: .start, message: "'\(name)' is new", object: ObjectID(object))
      removed.append(baseline.remove(finding, path: "A.xib"))
    }
    #expect(removed == [false, false, true, true, true, false])
  }

  /// Findings that a document is broken are never omitted.
  @Test func brokenDocumentFindingsAreNotBaselined() throws {
    let file = SourceFile(path: "/A.xib", bytes: [])
    let broken = try #require(DiagnosticKind.all.first { $0.isMandatory(.error) })
    var reports = [
      FileReport(
        [finding("x"), Diagnostic(broken, severity: .error, at: .start, message: "y")], in: file)
    ]
    reports.moveToBaseline(in: "/") { _, path in path == "A.xib" }
    #expect(reports[0].entries.map(\.diagnostic.message) == ["y"])
    #expect(reports[0].baselined.map(\.diagnostic.message) == ["x"])
    reports[0].entries.append(reports[0].baselined[0])
    var old = RevisionFindings(baseline: Baseline(), top: "/", saved: [])
    old.leaveOut(of: &reports)
    #expect(reports[0].entries.count == 2)
    old = RevisionFindings(
      baseline: Baseline(), top: "/", saved: [FileReport([finding("z")], in: file)])
    old.reportToolchainOnlyChanges(in: &reports)
    #expect(reports[0].entries.first?.diagnostic.message == "z")
  }
}
