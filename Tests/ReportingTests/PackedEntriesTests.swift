import InterfaceSource
import Testing

@testable import Reporting

/// Findings that are packed until they are printed.
@Suite struct PackedEntriesTests {
  private static func packed(_ run: LintRun) -> LintRun {
    let table = FindingTable()
    var packed = run
    for index in packed.reports.indices { packed.reports[index].pack(sharing: table) }
    return packed
  }

  @Test(arguments: Reporter.allCases) func `a report of packed findings is the same`(
    reporter: Reporter
  ) {
    for run in [HostileRun.run, HostileRun.many(200)] {
      #expect(reporter.bytes(Self.packed(run)) == reporter.bytes(run))
    }
  }

  @Test func `packed findings are the same`() {
    let run = HostileRun.run
    for (report, packed) in zip(run.reports, Self.packed(run).reports) {
      #expect(packed.entries.map(\.diagnostic) == report.entries.map(\.diagnostic))
      #expect(packed.isEmpty == report.isEmpty)
      #expect(packed.entries.map(\.isMandatory) == report.entries.map(\.isMandatory))
    }
  }

  @Test func `packed findings can be changed`() {
    var report = Self.packed(HostileRun.run).reports[0]
    let count = report.entries.count
    report.entries[1].notes.append(
      FileReport.PlacedNote(note: Diagnostic.Note("further"), location: nil))
    report.entries[0].diagnostic.severity = .note
    report.entries[0].fixIts[0].label = "another"
    #expect(report.entries.count == count)
    #expect(report.entries[1].notes.last?.note.message == "further")
    #expect(report.entries[1].diagnostic.notes.count == report.entries[1].notes.count - 1)
    #expect(report.entries[0].diagnostic.severity == .note)
    #expect(report.entries[0].fixIts[0].label == "another")
    report.entries = []
    #expect(report.isEmpty)
    #expect(report.entries.isEmpty)
  }

  @Test func `a table shares texts of the same bytes only`() {
    let table = FindingTable()
    let file = SourceFile(path: "A.xib", bytes: [])
    let findings = ["é", "e\u{301}", "é"].map {
      Diagnostic(HostileRun.wrong, at: .start, message: $0, notes: [Diagnostic.Note($0)])
    }
    var report = FileReport(findings, in: file)
    report.pack(sharing: table)
    #expect(
      report.entries.map { Array($0.diagnostic.notes[0].message.utf8) }
        == findings.map { Array($0.message.utf8) })
  }
}
