import InterfaceSource
import Testing

@Suite struct FindingListTests {
  private static let kind = kind("some-fault")

  private static func kind(_ id: String) -> DiagnosticKind {
    DiagnosticKind(
      id, .warning, .document, summary: "", rationale: "", remedy: "")
  }

  private func finding(_ kind: DiagnosticKind, _ offset: Int32) -> Diagnostic {
    Diagnostic(kind, at: SourceRange(start: offset, end: offset + 1), message: "\(offset)")
  }

  @Test func firstFindingsOfEachKindAreKeptAndOthersCounted() throws {
    var list = FindingList(limit: 2)
    for offset in Int32(0)..<5 { list.append(finding(Self.kind, offset)) }
    list.append(finding(Self.kind("another"), 9))
    let found = list.diagnostics
    #expect(found.prefix(3).map(\.message) == ["0", "1", "9"])
    let note = try #require(found.last)
    #expect(found.count == 4)
    #expect(note.id == "findings-omitted" && note.severity == .note)
    #expect(note.range.start == 2)
    #expect(note.message == "3 more 'some-fault' findings are omitted")
    #expect(note.notes.first?.message.contains("--limit findings=NUMBER") == true)
  }

  @Test func notesDoNotDisplaceWarnings() {
    var list = FindingList(limit: 2)
    for offset in Int32(0)..<5 {
      list.append(
        Diagnostic(
          Self.kind, severity: .note, at: SourceRange(start: offset, end: offset + 1),
          message: "\(offset)"))
    }
    list.append(finding(Self.kind, 5))
    #expect(list.diagnostics.filter { $0.severity == .warning }.map(\.message) == ["5"])
  }

  @Test func onlyFindingsBeyondTheLimitAreOmitted() {
    var list = FindingList(limit: 2)
    for offset in Int32(0)..<2 { list.append(finding(Self.kind, offset)) }
    #expect(list.diagnostics.map(\.message) == ["0", "1"])
    list.append(finding(Self.kind, 2))
    #expect(
      list.diagnostics.last?.message == "one more 'some-fault' finding is omitted")
  }
}
