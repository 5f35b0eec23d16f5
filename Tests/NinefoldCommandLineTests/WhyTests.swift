import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

@Suite struct WhyTests {
  static let example = Fixtures.url("AdaptiveExample/Adaptive.storyboard").path

  @Test func linesOfConstraintsArePrinted() throws {
    let run = ToolRun(["why", Self.example, "pRf-na-001", "--cell", "wC-hC"])
    #expect(run.status == .clean)
    #expect(run.output.hasPrefix("label 'pRf-na-001' in wCompact-hCompact:\n"))
    for edge in ["left", "right", "top", "bottom"] {
      #expect(run.output.contains("\n\(edge) edge at "), "\(run.output)")
    }
    #expect(run.output.contains("Adaptive.storyboard:"))
    #expect(run.output.contains(", required"))
  }

  @Test func anUnknownViewIsAUsageError() throws {
    let run = ToolRun(["why", Self.example, "no-such-view"])
    #expect(run.status == .failure)
    #expect(
      run.error.contains("no view with the id 'no-such-view' is installed in these configurations"))
    let missing = ToolRun(["why", Self.example])
    #expect(missing.status == .failure)
  }

  @Test func closedFormsAreOptIn() throws {
    let plain = ToolRun(["compile", Self.example, "--cell", "wC-hC"])
    let closed = ToolRun(["compile", Self.example, "--cell", "wC-hC", "--closed-form"])
    #expect(!plain.output.contains("\"closedForm\""))
    #expect(closed.output.contains("\"closedForm\""))
    #expect(closed.output.contains("\"conditions\""))
  }
}
