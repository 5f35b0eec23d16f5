import Foundation
import Testing

@testable import NinefoldCommandLine

/// `ninefold completions`: what shells themselves make of the scripts.
@Suite struct CompletionsTests {
  /// What bash offers for a command line whose last word is being typed.
  private func offered(_ words: [String]) throws -> [String] {
    let script = ToolRun(["completions", "bash"]).output
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    let text = """
      \(script)
      COMP_WORDS=(\(line)); COMP_CWORD=\(words.count - 1)
      _ninefold 2> /dev/null
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    return try run("bash", text).split(separator: "\n").map(String.init)
  }

  private func run(_ shell: String, _ text: String, _ options: [String] = []) throws -> String {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "script")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [shell] + options + [path]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func commandsComeFirst() throws {
    #expect(try offered(["ninefold", "com"]) == ["compile", "compare", "completions"])
    #expect(try offered(["ninefold", ""]).contains("lint"))
  }

  @Test func optionsAreThoseOfTheCommand() throws {
    #expect(try offered(["ninefold", "compile", "--cl"]) == ["--closed-form"])
    #expect(try offered(["ninefold", "lint", "--cl"]) == [])
    #expect(try offered(["ninefold", "compile", "--without"]) == [], "hidden options stay hidden")
    for command in Tool.commands {
      let known = command.manual.options.filter { !$0.isHidden }
        .flatMap { [$0.name] + [$0.short].compactMap(\.self) }
      #expect(try offered(["ninefold", command.manual.name, "-"]) == known)
    }
  }

  @Test func valuesAreWordsWhereHelpNamesThem() throws {
    #expect(try offered(["ninefold", "compile", "--style", ""]) == ["light", "dark"])
    #expect(try offered(["ninefold", "preview", "--format", "s"]) == ["svg"])
    #expect(try offered(["ninefold", "compile", "--style", "x"]) == [])
    #expect(try offered(["ninefold", "compile", "some"]) == [], "files are the shell's own")
  }

  @Test(arguments: ["zsh", "fish"])
  func otherShellsReadTheirScript(_ shell: String) throws {
    let script = ToolRun(["completions", shell]).output
    for command in Tool.commands { #expect(script.contains(command.manual.name)) }
    let said = try run(shell, script, ["-n"])
    #expect(said.isEmpty || said.contains("No such file"), "\(said)")
  }

  @Test func thePageHasNoInstructionsOfTextsAlone() throws {
    let page = ToolRun(["completions", "man"]).output
    for command in Tool.commands { #expect(page.contains("\n.SS \(command.manual.name)\n")) }
    let known = [".TH", ".SH", ".SS", ".PP", ".TP", ".B", ".I"]
    for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(known.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
    // groff tells what it does not understand.
    let said = try run(
      "bash", "man -l --warnings - 2>&1 > /dev/null <<'END_OF_PAGE'\n\(page)END_OF_PAGE\n")
    #expect(said.isEmpty || said.contains("not found"), "\(said)")
  }

  @Test func otherWordsAreRefused() {
    #expect(ToolRun(["completions", "tcsh"]).status == .failure)
    #expect(ToolRun(["completions"]).status == .failure)
  }
}
