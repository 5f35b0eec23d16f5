import InterfaceSource
@testable import Reporting
import Foundation
@testable import NinefoldCommandLine
import NinefoldProject
import TestSupport
import Testing

/// The destinations of reports, and the results that GitHub shows.
@Suite struct ReporterRequestTests {
  @Test func severalReportersCanBeRequested() throws {
    let folder = try TemporaryFolder()
    let run = ToolRun(
      [
        "lint", "-", "--reporter", "sarif=\(folder.path("out/lint.sarif"))", "--reporter=xcode",
        "--reporter", "json=\(folder.path("a=b.json"))",
      ], input: Sample.faulty)
    #expect(run.status == .findings)
    #expect(run.error.isEmpty)
    #expect(run.output.hasPrefix("-:12:"))
    #expect(folder.files() == ["a=b.json", "out/lint.sarif"])
    #expect(folder.text("out/lint.sarif")?.contains("\"ruleId\": \"duplicate-id\"") == true)
    let alone = ToolRun(["lint", "-", "--reporter", "json"], input: Sample.faulty)
    #expect(folder.text("a=b.json") == alone.output)
  }

  @Test func withFileReportersStandardOutputHasTheSummary() throws {
    let folder = try TemporaryFolder()
    let run = ToolRun(
      ["lint", "-", "--reporter", "text=\(folder.path("lint.txt"))"], input: Sample.faulty)
    let file = folder.path("lint.txt")
    #expect(run.output == "1 error in 1 of 1 document, written to '\(file)'\n")
    let quiet = ToolRun(["lint", "-", "-q", "--format", "text=\(file)"], input: Sample.faulty)
    #expect(quiet.output.isEmpty)
    _ = ToolRun(["lint", "-", "--reporter", "text=\(file)"], input: Sample.faulty)
    #expect(folder.text("lint.txt")?.hasSuffix("\n1 error in 1 of 1 document\n") == true)
  }

  @Test func unwritableReportIsAFailure() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    let path = folder.path("file/lint.csv")
    let run = ToolRun(
      ["lint", "-", "--reporter", "csv=\(path)", "--reporter", "xcode"], input: Sample.faulty)
    #expect(run.status == .failure)
    #expect(run.error == "ninefold: error: '\(folder.path("file"))' is not a folder\n")
    #expect(run.output == "")
    #expect(folder.files() == ["file"])
  }

  @Test(arguments: [
    (["json", "xcode"], "only one reporter can print to standard output"),
    (["json", "xcode=-"], "only one reporter can print to standard output"),
    (["json=x", "sarif=x"], "two outputs would write 'x'\n"),
    (["json=x", "sarif=./x"], "two outputs would write './x', which 'x' also refers to\n"),
    (["checkstile"], "did you mean 'checkstyle'?"),
    (["json="], "invalid value 'json=' for --reporter: missing FILE after '='\n"),
    (
      ["json=Folder/"],
      "invalid value 'json=Folder/' for --reporter: 'Folder/' is a folder, not a file\n"
    ),
    (["json=."], "cannot write '.': is a folder\n"),
    (
      ["json=App/Main.storyboard"],
      "'App/Main.storyboard' is an Interface Builder document, which a report cannot replace"
    ),
    (["text=App/View.XIB"], "'App/View.XIB' is an Interface Builder document"),
    (["json=-", "xcode=/dev/stdout"], "only one reporter can print to standard output"),
    (["json=/dev/fd/1", "xcode=/dev/stdout"], "only one reporter can print to standard output"),
  ])
  func invalidReporterRequestsAreRejected(reporters: [String], message: String) {
    let run = ToolRun(["lint", "nowhere"] + reporters.flatMap { ["--reporter", $0] })
    #expect(run.status == .failure)
    #expect(run.output.isEmpty)
    #expect(run.error.contains(message), "\(run.error)")
  }

  /// By whatever path the same file is named: only the last of the results would remain.
  @Test func reportersCannotShareAFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.faulty, to: "A.xib")
    try folder.write("old", to: "a.txt")
    let manager = FileManager.default
    try manager.linkItem(atPath: folder.path("a.txt"), toPath: folder.path("hard.txt"))
    try manager.createSymbolicLink(
      atPath: folder.path("soft.txt"), withDestinationPath: "a.txt")
    try manager.createSymbolicLink(
      atPath: folder.path("Link"), withDestinationPath: folder.url.path)
    for options in [
      ["--reporter", "json=\(folder.path("hard.txt"))"],
      ["--reporter", "json=\(folder.path("soft.txt"))"],
      ["--reporter", "json=\(folder.path("Link/a.txt"))"],
      ["--write-baseline", folder.path("Link/a.txt")],
    ] {
      let run = ToolRun(["lint", path, "--reporter", "xcode=\(folder.path("a.txt"))"] + options)
      #expect(run.status == .failure)
      #expect(run.error.contains("two outputs would write"), "\(run.error)")
      #expect(folder.text("a.txt") == "old")
    }
    let two = ToolRun([
      "lint", path, "--reporter", "xcode=\(folder.path("new.txt"))", "--reporter",
      "json=\(folder.path("Link/new.txt"))",
    ])
    #expect(two.status == .failure)
    #expect(folder.text("new.txt") == nil)
  }

  /// Files that cannot be replaced are written to directly.
  @Test func standardOutputAndDevicesAreWrittenTo() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.faulty, to: "A.xib")
    let lint = ["lint", path, "--no-config", "--reporter"]
    let printed = ToolRun(lint + ["json"])
    #expect(printed.output.hasPrefix("["))
    for path in ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"] {
      #expect(ToolRun(lint + ["json=\(path)"]).output == printed.output)
      for option in ["--write-baseline", "--depfile"] {
        let command = option == "--depfile" ? ["compile", path] : lint + ["json"]
        let run = ToolRun(command + [option, path])
        #expect(run.status == .failure)
        #expect(run.output == "")
        #expect(run.error.contains("invalid value '\(path)' for \(option)"), "\(run.error)")
      }
    }
    let nothing = ToolRun(lint + ["json=/dev/null"])
    #expect(nothing.status == .findings)
    #expect(nothing.error == "")
    #expect(nothing.output == "1 error in 1 of 1 document, written to '/dev/null'\n")
    #if os(Linux)
      let full = ToolRun(lint + ["json=/dev/full"])
      #expect(full.status == .failure)
      #expect(
        full.error == "ninefold: error: cannot write '/dev/full': no space left on the disk\n")
      #expect(full.output == "")
    #endif
    for command in [["codegen", path, "-o"], ["preview", path, "--html"], ["flow", path, "-o"]] {
      #expect(ToolRun(command + ["/dev/stdout"]).output == ToolRun(command + ["-"]).output)
    }
  }

  @Test func formerGitHubReporterNameIsAnAlias() {
    let new = ToolRun(["lint", "-", "--reporter", "github"], input: Sample.faulty)
    let old = ToolRun(
      ["lint", "-", "--reporter", "github-actions-logging"], input: Sample.faulty)
    #expect(new.output == old.output)
    #expect(new.output.hasPrefix("::error file=-,line=12,endLine="), "\(new.output)")
  }

  @Test func textReportIsGroupedWithASummary() throws {
    let folder = try TemporaryFolder()
    for name in ["A.xib", "B.xib"] { try folder.write(Sample.faulty, to: name) }
    try folder.write(Sample.xib(), to: "C.xib")
    let run = ToolRun(["lint", folder.url.path])
    let blocks = run.output.components(separatedBy: "\n\n").map { $0.split(separator: "\n") }
    #expect(blocks.count == 3, "\(run.output)")
    #expect(
      blocks.map { $0.first.map { String($0) } }.prefix(2) == [
        folder.path("A.xib"), folder.path("B.xib"),
      ])
    for block in blocks.prefix(2) {
      #expect(block.dropFirst().first?.hasPrefix("  12:") == true)
      #expect(block.dropFirst(2).first?.hasPrefix("    9:") == true)
    }
    #expect(blocks.last == ["2 errors in 2 of 3 documents"])
    let quiet = ToolRun(["lint", folder.url.path, "--quiet"])
    #expect(run.output == quiet.output + "\n2 errors in 2 of 3 documents\n")
  }

  @Test func quietPrintsNothingWithoutFindings() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.xib(), to: "App/A.xib")
    try folder.write("", to: "Empty/read.me")
    let operands = ["lint", folder.path("App"), folder.path("Empty")]
    let loud = ToolRun(operands)
    #expect(loud.output == "no findings in 1 document\n")
    #expect(loud.error.hasPrefix("ninefold: error: "))
    for arguments in [
      ["-q"], ["--quiet", "--reporter", "summary"], ["-q", "--reporter", "xcode"],
    ] {
      let quiet = ToolRun(operands + arguments + ["--allow-empty"])
      #expect(quiet.output.isEmpty && quiet.error.isEmpty)
      #expect(quiet.status == .clean)
    }
  }

  private func lines(_ output: String, _ level: String) -> Int {
    output.split(separator: "\n").count { $0.hasPrefix("::\(level) ") }
  }

  private final class Output: @unchecked Sendable {
    var text = ""
  }

  /// Returns a run with the given numbers of errors and warnings.
  private static func run(_ count: Int) -> LintRun {
    let file = SourceFile(path: "App/A.xib", bytes: Array("<document/>\n".utf8))
    let kind = DiagnosticKind(
      "wrong", .warning, .document, summary: "A value is wrong.", rationale: "Nothing reads it.",
      remedy: "Mend it.")
    let findings = [Diagnostic.Severity.error, .warning].flatMap { severity in
      (0..<count).map { index in
        Diagnostic(
          kind, severity: severity, at: SourceRange(start: 0, end: 9),
          message: "\(severity.rawValue) \(index) |", object: ObjectID("o"))
      }
    }
    return LintRun(reports: [FileReport(findings, in: file)], documents: [file.path])
  }

  private func github(_ count: Int, summary: String?) throws -> String {
    let output = Output()
    let console = Console.inMemory(
      input: [],
      output: { bytes in
        output.text += String(decoding: bytes, as: UTF8.self)
        return 0
      }, error: { _ in }, environment: summary.map { ["GITHUB_STEP_SUMMARY": $0] } ?? [:])
    let faults = try ReportWriting.write(
      [ReporterRequest(reporter: .github)], of: Self.run(count), to: console)
    #expect(faults.isEmpty == (summary?.hasSuffix("/no/file") != true))
    return output.text
  }

  @Test func findingsBeyondGitHubLimitsAreInTheJobSummary() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("before\n", to: "summary.md")
    let few = try github(10, summary: path)
    #expect(lines(few, "error") == 10 && lines(few, "warning") == 10)
    #expect(folder.text("summary.md") == "before\n")
    let many = try github(12, summary: path)
    #expect(many == few)
    let summary = try #require(folder.text("summary.md"))
    #expect(summary.hasPrefix("before\n### Ninefold\n\n| location | severity |"))
    let rows = summary.split(separator: "\n").filter { $0.hasPrefix("| App/A.xib:1:1 |") }
    #expect(
      rows
        == [
          "error 10", "error 11", "warning 10", "warning 11",
        ].map { "| App/A.xib:1:1 | \($0.prefix { $0 != " " }) | \($0) \\| | wrong |" })
    // Without a summary, or if it cannot be written, all are printed.
    for text in [try github(12, summary: nil), try github(12, summary: folder.path("no/file"))] {
      #expect(lines(text, "error") == 12 && lines(text, "warning") == 12)
    }
  }
}
