import Foundation
public import InterfaceSource
public import Ninefold
import TestSupport
public import Testing

@Suite struct DiagnosticKindTests {
  /// Every kind that a target declares appears once in the list of all kinds.
  @Test func everyDeclaredKindIsListed() throws {
    let sources = Fixtures.top.appending(path: "Sources")
    let enumerator = try #require(FileManager.default.enumerator(atPath: sources.path))
    var declared: [String] = []
    for case let path as String in enumerator where path.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      for match in text.matches(of: #/static let \w+ = DiagnosticKind\(\s*"([a-z0-9-]+)"/#) {
        declared.append(String(match.1))
      }
    }
    #expect(declared.sorted() == DiagnosticKind.all.map(\.id).sorted())
    #expect(Set(declared).count == declared.count)
  }

  @Test func kindsOfLayoutsAreListed() {
    let expected = DiagnosticKind.all.filter { $0.category == .layout && $0.severity != .error }
    #expect(!expected.isEmpty)
    #expect(Set(DiagnosticKind.ofLayouts) == Set(expected))
  }

  @Test(arguments: DiagnosticKind.all)
  func everyKindHasADescriptionAndAFix(kind: DiagnosticKind) {
    for text in [kind.summary, kind.rationale, kind.remedy] {
      #expect(text.hasSuffix("."), "\(kind.id): \(text)")
      #expect(text.first?.isUppercase == true, "\(kind.id): \(text)")
    }
  }

  /// Each archive of fixtures belongs to a kind, and contains complete examples or the reason why
  /// there are none.
  @Test func everyKindHasExamplesOrAnExplanation() throws {
    let folder = Fixtures.url("diagnostics")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == DiagnosticKind.all.map { "\($0.id).txtar" }.sorted())
    for kind in DiagnosticKind.all {
      let text = try String(
        contentsOf: folder.appending(path: "\(kind.id).txtar"), encoding: .utf8)
      let numbers = Set(text.matches(of: #/(?m)^-- (\d+)-.* --$/#).map(\.1))
      #expect(kind.examples.count == numbers.count, "\(kind.id)")
      #expect(kind.examples.isEmpty != text.hasPrefix("-- "), "\(kind.id)")
    }
  }

  @Test(arguments: DiagnosticKind.all.flatMap { kind in kind.examples.map { (kind, $0) } })
  func onlyUnfixedExamplesAreReported(
    kind: DiagnosticKind, example: DiagnosticExample
  ) throws {
    let location = Self.location(of: example)
    let (text, offset) = example.unmarked
    let found = ExampleRunner.run(
      text, in: example.setting, checking: kind.id, ExampleRunner.ScenePresentation(example))
    let places = found.flatMap { run in
      run.diagnostics.filter { $0.kind == kind }.map { Int($0.range.start) - run.start }
    }
    let isFound = offset.map { places.contains($0) } ?? !places.isEmpty
    if !isFound {
      Issue.record(
        "'\(kind.id)' is not reported: \(Self.description(found))", sourceLocation: location)
    }
    let corrected = ExampleRunner.run(
      example.corrected, in: example.setting, checking: kind.id,
      ExampleRunner.ScenePresentation(example))
    let faults = corrected.flatMap(\.diagnostics).filter { $0.severity > .note }
    if !faults.isEmpty {
      Issue.record(
        "the mended text is faulty: \(Self.description(corrected))", sourceLocation: location)
    }
  }

  private static func description(_ runs: [ExampleRunner.Run]) -> String {
    let lines = runs.flatMap { run in
      run.diagnostics.map { "\($0.id) at \(Int($0.range.start) - run.start): \($0.message)" }
    }
    return lines.isEmpty ? "nothing" : lines.joined(separator: "; ")
  }

  /// The location of the mark in an example's fixture, for failure messages.
  private static func location(of example: DiagnosticExample) -> SourceLocation {
    let lines = example.triggering.split(separator: "\n", omittingEmptySubsequences: false)
    return SourceLocation(
      fileID: "diagnostics/\(example.path)",
      filePath: Fixtures.url("diagnostics/\(example.path)").path,
      line: (lines.firstIndex { $0.contains("↓") } ?? 0) + 1, column: 1)
  }
}

extension DiagnosticKind: CustomTestStringConvertible {
  /// The id of the kind.
  public var testDescription: String { id }
}

extension DiagnosticExample: CustomTestStringConvertible {
  /// The path of its fixture.
  public var testDescription: String { path }
}
