import Foundation
import InterfaceLint
import InterfaceSource
import Ninefold
import SourceScanning
import TestSupport
import Testing

/// Each document in `Fixtures/lint/probes` has one defect that Interface Builder's compiler does not report; it is
/// found at the right position, and nothing else is.
@Suite struct ProbeTests {
  /// Documents by name, with the line and column of the expected finding.
  static let probes: [(name: String, finding: String)] = [
    ("b01", "7:56 missing-class"),
    ("b02", "7:86 wrong-module"),
    ("b03", "18:17 unreachable-scene"),
    ("b06", "14:61 dangling-reference"),
    ("b07", "18:55 duplicate-storyboard-identifier"),
    ("b08", "14:25 segue-without-container"),
    ("b09", "17:55 missing-action"),
    ("b10", "14:25 wrong-runtime-attribute-type"),
    ("b11", "18:13 misplaced-exit"),
    ("r03", "14:43 missing-outlet"),
    ("r04", "14:77 missing-key-path"),
  ]

  @Test(arguments: probes)
  func silentErrorIsFoundAtItsPosition(name: String, finding: String) throws {
    // Each is the initial storyboard of its app.
    let file = SourceFile(
      path: "Main.storyboard", bytes: try Fixtures.file("lint/probes/\(name).storyboard").bytes)
    let source = try Fixtures.file("lint/probes/App/PageController.swift")
    var rules = Set(
      DiagnosticKind.rules.filter { !$0.isOptIn || $0.category == .classes }.map(\.id))
    if name == "b08" { rules.insert("segue-without-container") }
    var compiler = Compiler(options: CompilerOptions(configurations: [.canvas]))
    let compilation = compiler.compile(file)
    let lint = compiler.lint(
      compilation,
      LintRequest(
        rules: RuleSelection(rules),
        declarations: DeclarationIndex(
          [SourceDeclarations.scan(path: "App/PageController.swift", source.bytes)]
            .compactMap(\.self))))
    let found = (compilation.diagnostics + lint.diagnostics).map { diagnostic in
      let place = file.location(of: diagnostic.range.start)
      return "\(place.line):\(place.column) \(diagnostic.id)"
    }
    #expect(found == [finding])
  }
}
