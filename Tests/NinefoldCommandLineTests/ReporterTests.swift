import Foundation
import NinefoldCommandLine
import Testing

@Suite struct ReporterTests {
  @Test func textHasPlaceSeverityAndID() async {
    let run = await ToolRun(["lint", "-"], input: Sample.faulty)
    #expect(run.status == .findings)
    #expect(run.error.isEmpty)
    let lines = run.output.split(separator: "\n")
    #expect(
      lines.first?.wholeMatch(of: #/-:12:\d+: error: the id 'a' is given .*\[duplicate-id\]/#)
        != nil, "\(run.output)")
    #expect(lines.dropFirst().first?.hasPrefix("  -:9:") == true, "\(run.output)")
    #expect(lines.dropFirst().allSatisfy { $0.contains(": note: ") })
  }

  @Test func jsonIsAnArray() async throws {
    let run = await ToolRun(["lint", "-", "--reporter", "json"], input: Sample.faulty)
    let array = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
    let first = try #require(array?.first)
    #expect(first["file"] as? String == "-")
    #expect(first["level"] as? String == "error")
    #expect(first["rule"] as? String == "duplicate-id")
    #expect(first["line"] as? Int == 12)
    let clean = await ToolRun(["lint", "-", "--reporter", "json"], input: Sample.xib())
    #expect(clean.output == "[]\n")
  }

  @Test func warningsCountWhenStrict() async {
    let text = Sample.xib(extra: "\n                <strangeElement/>")
    let lenient = await ToolRun(["lint", "-"], input: text)
    #expect(lenient.status == .clean)
    #expect(lenient.output.contains(": warning: "))
    let strict = await ToolRun(["lint", "-", "--strict"], input: text)
    #expect(strict.status == .findings)
    #expect(strict.output == lenient.output)
  }
}
