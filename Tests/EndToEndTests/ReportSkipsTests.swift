import Foundation
import TestSupport
import Testing

/// `scripts/report-skips`: skipped tests are listed before the closing line of a run.
@Suite struct ReportSkipsTests {
  private func report(_ input: String, _ files: [String] = []) throws -> String {
    let script = Program(Fixtures.url("../scripts/report-skips").standardized.path)
    return try script.run(files, input: [UInt8](input.utf8)).output
  }

  @Test func skipsPrecedeTheClosingLine() throws {
    let output = try report(
      """
      ➜ Test one() skipped: "zsh is not installed (Debian: zsh)"
      ➜ Suite Two skipped
      skipped: check-page: chromium is not installed (Debian: chromium)
      ✔ Test run with 3 tests in 1 suite passed after 0.1 seconds.

      """)
    #expect(
      output.split(separator: "\n").dropFirst(3) == [
        "Not tested here (3):",
        "  Test one(): zsh is not installed (Debian: zsh)",
        "  Suite Two: no reason given",
        "  check-page: chromium is not installed (Debian: chromium)",
        "✔ Test run with 3 tests in 1 suite passed after 0.1 seconds.",
      ])
  }

  /// `.ci/run` adds the skipped parts of its other steps to the list of `scripts/test`.
  @Test func secondPassMergesTheLists() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let other = folder.appending(path: "other").path
    try Data("skipped: a: b\n".utf8).write(to: URL(filePath: other))
    let closing = "✔ Test run with 1 test in 1 suite passed after 0.1 seconds.\n"
    let first = try report("➜ Test one() skipped: \"c\"\n" + closing)
    #expect(
      try report(first, [other]) == """
        ➜ Test one() skipped: "c"
        Not tested here (2):
          a: b
          Test one(): c
        \(closing)
        """)
  }

  @Test func runsWithoutSkipsHaveNoList() throws {
    let closing = "✔ Test run with 1 test in 1 suite passed after 0.1 seconds.\n"
    #expect(try report(closing) == closing)
  }
}
