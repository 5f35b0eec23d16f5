import Reporting
import TestSupport
import Testing

@testable import NinefoldCommandLine

/// `ninefold completions`: how the shells themselves interpret the scripts.
@Suite struct CompletionsTests {
  /// Returns bash's completions for a command line whose last word is incomplete.
  private func offered(_ words: [String]) throws -> [String] {
    let script = ToolRun(["completions", "bash"]).output
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    let text = """
      \(script)
      COMP_WORDS=(\(line)); COMP_CWORD=\(words.count - 1)
      _ninefold 2> /dev/null
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    return try run(Program("bash", package: "bash"), text).split(separator: "\n").map(String.init)
  }

  /// Returns the output of a shell that reads a script.
  private func run(_ shell: Program, _ text: String, _ options: [String] = []) throws -> String {
    let folder = try TemporaryFolder()
    let run = try shell.run(options + [try folder.write(text, to: "script")])
    return run.output + run.error
  }

  @Test func commandsComeFirst() throws {
    #expect(try offered(["ninefold", "com"]) == ["compile", "compare", "completions"])
    #expect(try offered(["ninefold", ""]).contains("lint"))
  }

  @Test func optionsMatchTheCommand() throws {
    #expect(try offered(["ninefold", "compile", "--cl"]) == ["--closed-form"])
    #expect(try offered(["ninefold", "lint", "--cl"]) == [])
    #expect(try offered(["ninefold", "compile", "--without"]) == [], "hidden options stay hidden")
    for command in Tool.commands {
      let known = command.manual.options.filter { !$0.isHidden }
        .flatMap { [$0.name] + [$0.short].compactMap(\.self) }
      #expect(try offered(["ninefold", command.manual.name, "-"]) == known)
    }
  }

  @Test func valuesListedInHelpAreCompleted() throws {
    #expect(try offered(["ninefold", "compile", "--style", ""]) == ["light", "dark"])
    #expect(try offered(["ninefold", "preview", "--format", "s"]) == ["svg"])
    #expect(try offered(["ninefold", "compile", "--style", "x"]) == [])
    #expect(try offered(["ninefold", "compile", "some"]) == [], "files are the shell's own")
  }

  @Test(arguments: ["zsh", "fish"]) func zshAndFishScriptsContainAllCommands(_ shell: String) {
    let script = ToolRun(["completions", shell]).output
    for command in Tool.commands { #expect(script.contains(command.manual.name)) }
  }

  @Test(.needs(.zsh)) func zshParsesItsScript() throws {
    #expect(try run(.zsh, ToolRun(["completions", "zsh"]).output, ["-n"]).isEmpty)
  }

  @Test(.needs(.fish)) func fishParsesItsScript() throws {
    #expect(try run(.fish, ToolRun(["completions", "fish"]).output, ["-n"]).isEmpty)
  }

  @Test func manualPageHasOnlyKnownRequests() throws {
    let page = ToolRun(["completions", "man"]).output
    for command in Tool.commands { #expect(page.contains("\n.SS \(command.manual.name)\n")) }
    let known = [".TH", ".SH", ".SS", ".PP", ".TP", ".B", ".I"]
    for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(known.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
  }

  /// groff, which `man` runs, warns about unknown requests.
  @Test(.needs(.man)) func manFormatsThePageWithoutWarnings() throws {
    let page = [UInt8](ToolRun(["completions", "man"]).output.utf8)
    let run = try Program.man.run(["-l", "--warnings", "-"], input: page)
    #expect(run.error.isEmpty)
    #expect(run.output.contains("ninefold"))
  }

  @Test func unknownShellsAreRejected() {
    #expect(ToolRun(["completions", "tcsh"]).status == .failure)
    #expect(ToolRun(["completions"]).status == .failure)
  }
}
