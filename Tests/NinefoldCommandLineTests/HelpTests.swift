import Reporting
import TestSupport
import Testing

@testable import NinefoldCommandLine

@Suite struct HelpTests {
  @Test(arguments: [
    "compile", "preview", "lint", "dump", "explain", "why", "devices", "assets", "thin", "fonts",
    "upgrade", "flow", "transition", "compare", "codegen", "completions",
    "record", "verify", "merge", "settle", "edit", "lsp", "mcp", "outline", "find", "inspect",
    "recipe",
  ])
  func helpOfCommands(command: String) throws {
    let run = ToolRun([command, "--help"])
    #expect(run.status == .clean)
    #expect(run.error.isEmpty)
    try expectGolden(Array(run.output.utf8), at: "help/\(command).txt")
    let tooWide = run.output.split(separator: "\n").filter { $0.count > 80 }
    #expect(tooWide.isEmpty)
  }

  /// Help is short: what needs more words is on the command's page.
  @Test func optionsTakeAtMostThreeLines() {
    for command in Tool.commands {
      for option in command.manual.options where !option.isHidden {
        #expect(option.help.count <= 120, "\(command.name) \(option.name)")
        #expect(!option.help.hasSuffix("."), "\(command.name) \(option.name)")
        #expect(
          option.details.isEmpty || option.details.hasSuffix("."), "\(command.name) \(option.name)")
      }
    }
  }

  @Test func generalHelpListsEveryCommandOnce() {
    let names = GeneralHelp.groups.flatMap { $0.commands.map { $0.name } }
    #expect(Set(names).count == names.count)
    #expect(names.sorted() == Tool.commands.map { $0.name }.sorted())
  }

  @Test func examplesUseExistingOptions() {
    for command in Tool.commands {
      let manual = command.manual
      #expect(!manual.examples.isEmpty, "\(manual.name)")
      for example in manual.examples {
        let words = example.line.split(separator: " ").map(String.init)
        #expect(words.starts(with: ["ninefold", manual.name]), "\(example.line)")
        for word in words where word.hasPrefix("-") {
          #expect(manual.options.contains { $0.isSpelled(word) }, "\(example.line)")
        }
      }
    }
  }

  @Test(arguments: ["--help", "-h", "help", "help --help", "help --version"])
  func generalHelp(spelling: String) throws {
    let run = ToolRun(spelling.split(separator: " ").map(String.init))
    #expect(run.status == .clean)
    try expectGolden(Array(run.output.utf8), at: "help/ninefold.txt")
  }

  @Test func version() {
    let run = ToolRun(["--version"])
    #expect(run.status == .clean)
    #expect(run.output.wholeMatch(of: #/ninefold \d+\.\d+\.\d+\n/#) != nil)
  }

  @Test func explainPrintsParagraphsAndExamples() {
    let run = ToolRun(["explain", "duplicate-id"])
    #expect(run.status == .clean)
    #expect(run.output.hasPrefix("duplicate-id (error)\n\nTwo objects have the same id."))
    #expect(run.output.contains("\n    <view id=\"↓a\"/>\n"))
    #expect(run.output.contains("\nFixed:\n\n"))
  }
}
