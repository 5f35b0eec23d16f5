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

  @Test(arguments: DiagnosticKind.all)
  func aKindSaysWhatItIsAndHowToMendIt(kind: DiagnosticKind) {
    for text in [kind.summary, kind.rationale, kind.cure] {
      #expect(text.hasSuffix("."), "\(kind.id): \(text)")
      #expect(text.first?.isUppercase == true, "\(kind.id): \(text)")
    }
  }

  /// Each archive of fixtures belongs to a kind, and contains complete examples or the reason why
  /// there are none.
  @Test func everyKindHasExamplesOrAReason() throws {
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
  func examplesAreReportedAndTheirMendedTwinsAreNot(
    kind: DiagnosticKind, example: DiagnosticExample
  ) throws {
    let place = Self.place(of: example)
    let (text, offset) = example.unmarked
    let found = ExampleRunner.run(
      text, in: example.setting, checking: kind.id, ExampleRunner.ScenePresentation(example))
    let places = found.flatMap { run in
      run.diagnostics.filter { $0.kind == kind }.map { Int($0.range.start) - run.start }
    }
    let isFound = offset.map { places.contains($0) } ?? !places.isEmpty
    if !isFound {
      Issue.record("'\(kind.id)' is not reported: \(Self.words(found))", sourceLocation: place)
    }
    let mended = ExampleRunner.run(
      example.mended, in: example.setting, checking: kind.id,
      ExampleRunner.ScenePresentation(example))
    let faults = mended.flatMap(\.diagnostics).filter { $0.severity > .note }
    if !faults.isEmpty {
      Issue.record("the mended text is faulty: \(Self.words(mended))", sourceLocation: place)
    }
  }

  private static func words(_ runs: [ExampleRunner.Run]) -> String {
    let lines = runs.flatMap { run in
      run.diagnostics.map { "\($0.id) at \(Int($0.range.start) - run.start): \($0.message)" }
    }
    return lines.isEmpty ? "nothing" : lines.joined(separator: "; ")
  }

  /// The location of the mark in an example's fixture, for failure messages.
  private static func place(of example: DiagnosticExample) -> SourceLocation {
    let lines = example.triggering.split(separator: "\n", omittingEmptySubsequences: false)
    return SourceLocation(
      fileID: "diagnostics/\(example.path)",
      filePath: Fixtures.url("diagnostics/\(example.path)").path,
      line: (lines.firstIndex { $0.contains("↓") } ?? 0) + 1, column: 1)
  }

  /// Configurations and baselines may contain the names that rules had before.
  @Test(arguments: formerIDs) func formerIDsRemainAliases(formerID: String, id: String) {
    #expect(RuleTable.all[formerID]?.id == id)
    #expect(!DiagnosticKind.all.contains { $0.id == formerID })
  }

  private static let formerIDs = [
    ("not-looked-into", "skipped-input"),
    ("too-long-id", "id-too-long"),
    ("findings-left-out", "findings-omitted"),
    ("saved-without-change", "toolchain-only-change"),
    ("several-scene-controllers", "multiple-scene-controllers"),
    ("wrong-reference", "reference-type-mismatch"),
    ("variation-tie", "conflicting-variations"),
    ("repeated-variation-key", "duplicate-variation-key"),
    ("unproved-layout", "approximate-layout"),
    ("app-storyboard-without-start", "app-storyboard-without-initial-view-controller"),
    ("containers-left-out", "containers-omitted"),
    ("dead-accessory", "accessory-without-action"),
    ("presentation-without-way-out", "undismissible-presentation"),
    ("newer-xcode-needed", "newer-xcode-required"),
    ("class-unlike-file", "class-file-name-mismatch"),
    ("reuse-identifier-unlike-class", "reuse-identifier-class-mismatch"),
    ("storyboard-identifier-unlike-class", "storyboard-identifier-class-mismatch"),
    ("other-device", "unexpected-canvas-device"),
    ("three-periods", "ascii-ellipsis"),
    ("silent-button", "unlabeled-button"),
    ("text-cut-at-large-sizes", "text-truncated-at-large-sizes"),
    ("bottom-bar-when-pushed", "bottom-bar-shown-when-pushed"),
    ("several-view-controllers", "multiple-view-controllers"),
    ("size-classes-turned-off", "trait-variations-disabled"),
    ("auto-layout-turned-off", "auto-layout-disabled"),
    ("useless-parent", "redundant-container-view"),
    ("asset-gap", "asset-variant-gap"),
    ("asset-icon-useless", "asset-icon-obsolete"),
    ("asset-name-taken", "duplicate-asset-name"),
    ("asset-file-unnamed", "asset-file-unreferenced"),
    ("asset-physical-size", "asset-physical-size-missing"),
    ("asset-dark-missing", "asset-dark-variant-missing"),
    ("repeated-asset-variant", "duplicate-asset-variant"),
    ("no-multitasking", "multitasking-disabled"),
    ("property-list-damaged", "property-list-corrupt"),
    ("wrong-string-catalog", "invalid-string-catalog"),
    ("wrong-asset-value", "invalid-asset-value"),
    ("configuration-misplaced", "configuration-inapplicable"),
    ("configuration-needless-suppression", "configuration-unused-suppression"),
    ("configuration-fixed-rule", "configuration-mandatory-rule"),
  ]
}

extension DiagnosticKind: CustomTestStringConvertible {
  /// The id of the kind.
  public var testDescription: String { id }
}

extension DiagnosticExample: CustomTestStringConvertible {
  /// The path of its fixture.
  public var testDescription: String { path }
}
