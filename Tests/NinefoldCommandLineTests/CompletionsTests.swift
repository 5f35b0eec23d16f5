import Reporting
import TestSupport
import Testing

@testable import NinefoldCommandLine

/// `ninefold completions`: how the shells themselves interpret the scripts.
@Suite struct CompletionsTests {
  /// Returns bash's completions for a command line whose last word is incomplete.
  ///
  /// `line` is the line if bash divides its words into `words` without blanks between them.
  private func offered(_ words: [String], in line: String? = nil) throws -> [String] {
    let script = ToolRun(["completions", "bash"]).output
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let text = """
      \(script)
      COMP_WORDBREAKS=$' \\t\\n"\\'><=;|&(:'
      COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1)
      COMP_LINE='\(line ?? words.joined(separator: " "))'; COMP_POINT=${#COMP_LINE}
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

  @Test func listsAreCompletedAfterCommas() throws {
    #expect(try offered(["ninefold", "preview", "--style", "light,d"]) == ["light,dark"])
    #expect(
      try offered(["ninefold", "preview", "--matrix", "cell,st"]) == ["cell,style"])
    #expect(
      try offered(["ninefold", "compile", "--locale", "fr,pseudo-d"]) == ["fr,pseudo-double"])
  }

  @Test func valuesAfterASignAreCompleted() throws {
    #expect(
      try offered(
        ["ninefold", "compile", "--style", "=", "l"], in: "ninefold compile --style=l") == ["light"]
    )
    #expect(
      try offered(["ninefold", "compile", "--style", "="], in: "ninefold compile --style=")
        == ["light", "dark"])
    #expect(
      try offered(["ninefold", "lint", "--traits", "userInterfaceS"])
        == ["userInterfaceStyle=light", "userInterfaceStyle=dark"])
    // bash replaces only what follows the sign.
    #expect(
      try offered(
        ["ninefold", "lint", "--traits", "userInterfaceStyle", "=", "dark,displayG"],
        in: "ninefold lint --traits userInterfaceStyle=dark,displayG")
        == ["dark,displayGamut=sRGB", "dark,displayGamut=P3"])
    #expect(
      try offered(
        ["ninefold", "preview", "--vary", "userInterfaceStyle", "=", "light,d"],
        in: "ninefold preview --vary userInterfaceStyle=light,d") == ["light,dark"])
    #expect(try offered(["ninefold", "lint", "--reporter", "sar"]) == ["sarif"])
    #expect(
      try offered(
        ["ninefold", "lint", "--reporter", "sarif", "=", "a"],
        in: "ninefold lint --reporter sarif=a")
        == [], "files are the shell's own")
    #expect(try offered(["ninefold", "lint", "--limit", "by"]) == ["bytes="])
  }

  /// Every value in a script is one that its option accepts.
  @Test func offeredValuesAreAccepted() throws {
    for command in Tool.commands {
      for option in command.manual.options {
        guard let offered = option.offered else { continue }
        let values: [String] =
          switch offered {
          case .words(let words), .list(let words), .wordsWithFile(let words): words
          case .settings(let settings):
            settings.flatMap { setting in setting.values.map { "\(setting.name)=\($0)" } }
          case .variation(let settings):
            settings.map { "\($0.name)=\($0.values.joined(separator: ","))" }
          case .asked, .beginnings, .folders, .paths, .nothing: []
          }
        for value in values where option.name != "--matrix" {
          // Other errors may follow, but not about this value.
          let message = ToolRun([command.name, option.name, value, "/nowhere"]).error
          #expect(!message.contains("invalid value"), "\(command.name): \(message)")
        }
      }
    }
  }

  @Test func devicesHaveProductsAndWindows() throws {
    func values(_ kind: String, _ word: String) -> [String] {
      let run = ToolRun(["completions", "--values", kind, "--", word])
      #expect(run.status == .clean)
      return run.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }
    let devices = values("devices", "")
    #expect(devices.contains("retina4_7") && devices.contains("iPhone 15 Pro"))
    #expect(devices.contains("iPhone Duo") && devices.contains("iPhone Duo (outer)"))
    #expect(Set(devices).count == devices.count)
    for device in devices { #expect(ToolRun(["devices", device]).status == .clean, "\(device)") }
    #expect(values("windows", "iPho") == devices)
    let windows = values("windows", "iPhone 15:")
    #expect(windows.contains("iPhone 15:landscape") && windows.contains("iPhone 15:zoomed"))
    #expect(values("windows", "nothing:") == [])
    #expect(values("states", "").starts(with: ["wA-hA"]))
    #expect(values("rules", "").contains("duplicate-id"))
    for id in values("rules", "") { #expect(ToolRun(["explain", id]).status == .clean, "\(id)") }
    #expect(ToolRun(["completions", "--values", "nothing"]).status == .failure)
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
