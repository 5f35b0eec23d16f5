import Foundation
import NinefoldCommandLine
import Synchronization
import TestSupport
import Testing

/// Colors, progress, and the messages of commands about written files.
@Suite struct TerminalTests {
  /// A run with or without a terminal.
  private struct Run {
    let output: String
    let error: String

    init(
      _ arguments: [String], isTerminal: Bool = true, environment: [String: String] = [:],
      step: UInt64 = 0
    ) {
      let outputs = OutputBuffer()
      let console = Console.inMemory(
        input: [], output: { outputs.add($0) }, error: { outputs.addError($0) },
        environment: Program.withoutSystemFonts.merging(environment) { _, given in given },
        isTerminal: isTerminal,
        nanoseconds: { outputs.tick(step) })
      _ = Tool.run(arguments, console: console)
      self.output = outputs.texts.output
      self.error = outputs.texts.error
    }
  }

  private final class OutputBuffer: Sendable {
    private let output = Mutex<[UInt8]>([])
    private let error = Mutex<[UInt8]>([])
    private let time = Mutex<UInt64>(0)

    func add(_ bytes: [UInt8]) -> Int32 {
      output.withLock { $0 += bytes }
      return 0
    }

    func addError(_ bytes: [UInt8]) { error.withLock { $0 += bytes } }

    func tick(_ step: UInt64) -> UInt64 {
      time.withLock {
        $0 += step
        return $0
      }
    }

    var texts: (output: String, error: String) {
      (
        output.withLock { String(decoding: $0, as: UTF8.self) },
        error.withLock { String(decoding: $0, as: UTF8.self) }
      )
    }
  }

  @Test func severitiesAreColoredOnATerminal() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.faulty, to: "A.xib")
    let lint = ["lint", path, "--no-config"]
    let red = "\u{1B}[1;31merror\u{1B}[0m: "
    #expect(Run(lint).output.contains(red))
    #expect(Run(["compile", path, "--cell", "canvas"]).error.contains(red))
    #expect(Run(["compile", "/nowhere/at.xib"]).error.hasPrefix("ninefold: \(red)"))
    for (run, why) in [
      (Run(lint, isTerminal: false), "a pipe"),
      (Run(lint, environment: ["NO_COLOR": "1"]), "NO_COLOR"),
      (Run(lint, environment: ["TERM": "dumb"]), "TERM"),
      (Run(lint + ["--color", "never"]), "never"),
    ] {
      #expect(!run.output.contains("\u{1B}"), "\(why)")
      #expect(run.output.contains(": error: "), "\(why)")
    }
    #expect(Run(lint, environment: ["NO_COLOR": ""]).output.contains(red))
    #expect(Run(lint + ["--color", "always"], isTerminal: false).output.contains(red))
    // Files have no colors, and neither have reports for programs.
    _ = Run(lint + ["--color", "always", "--reporter", "text=\(folder.path("a.txt"))"])
    #expect(folder.text("a.txt")?.contains("\u{1B}") == false)
    #expect(!Run(lint + ["--color", "always", "--reporter", "xcode"]).output.contains("\u{1B}"))
    #expect(Run(lint + ["--color", "blue"]).error.contains("expected auto, always or never"))
  }

  @Test func namesCannotInjectColors() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.faulty, to: "\u{1B}[31mA.xib")
    let run = Run(["lint", path, "--no-config"])
    #expect(run.output.hasPrefix(#"\#(folder.url.path)/\u{1B}[31mA.xib"#))
  }

  @Test func progressIsShownAfterTwoSeconds() throws {
    let folder = try TemporaryFolder()
    for number in 0..<4 { try folder.write(Sample.xib(), to: "\(number).xib") }
    let arguments = ["lint", folder.url.path, "--jobs", "1", "--cell", "canvas", "--no-config"]
    let slow = Run(arguments, step: 1_500_000_000)
    #expect(slow.error.contains("\r\u{1B}[K2 of 4 documents"), "\(slow.error)")
    #expect(slow.error.hasSuffix("\r\u{1B}[K"))
    #expect(slow.output == "no findings in 4 documents\n")
    #expect(Run(arguments, step: 1_000).error == "")
    #expect(Run(arguments, isTerminal: false, step: 1_500_000_000).error == "")
    #expect(Run(arguments, environment: ["TERM": "dumb"], step: 1_500_000_000).error == "")
  }

  @Test func helpCommandEqualsHelpOption() {
    for command in ["lint", "compile", "devices"] {
      let run = ToolRun(["help", command])
      #expect(run.status == .clean)
      #expect(run.output == ToolRun([command, "--help"]).output)
    }
    #expect(ToolRun(["help", "ibtool"]).output == ToolRun(["ibtool", "--help"]).output)
    #expect(ToolRun(["help"]).output == ToolRun(["--help"]).output)
    let unknown = ToolRun(["help", "lnt"])
    #expect(unknown.status == .failure)
    #expect(unknown.error.contains("did you mean 'lint'?"))
    #expect(ToolRun(["help", "lint", "more"]).status == .failure)
    // The same is true of the help of subcommands.
    for words in [["fonts", "check"], ["completions", "zsh"]] {
      let run = ToolRun(["help"] + words)
      #expect(run.status == .clean)
      #expect(run.output == ToolRun(words + ["--help"]).output)
      #expect(ToolRun(["help"] + words + ["more"]).error.contains("unexpected argument 'more'"))
    }
    let misspelled = ToolRun(["help", "fonts", "chek"])
    #expect(misspelled.status == .failure)
    #expect(misspelled.error.contains("unknown command 'fonts chek'; did you mean 'fonts check'?"))
  }

  @Test func formatIsAnAliasOfReporter() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.faulty, to: "A.xib")
    let lint = ToolRun(["lint", path, "--format", "json"])
    #expect(lint.output.hasPrefix("[\n"))
    #expect(lint.output == ToolRun(["lint", path, "--reporter", "json"]).output)
    let compare = ToolRun(["compare", path, path, "--reporter=json"])
    #expect(compare.output == ToolRun(["compare", path, path, "--format", "json"]).output)
    #expect(ToolRun(["compile", path, "--format", "json"]).error.contains("unknown option"))
  }

  @Test func invalidOutputsFailBeforeTheWork() throws {
    let folder = try TemporaryFolder()
    for number in 0..<12 { try folder.write(Sample.xib(), to: "App/\(number).xib") }
    let file = try folder.write("text", to: "file")
    let app = folder.path("App")
    for arguments in [
      ["compile", app, "-o", file], ["compile", app, "-o", file + "/below"],
      ["preview", app, "-o", file], ["preview", app, "--html", file + "/page.html"],
      ["codegen", app, "-o", file + "/Names.swift"],
      ["compare", app, app, "-o", file + "/changes.txt"],
      ["flow", app, "-o", file + "/flow.txt"],
      ["lint", app, "--write-baseline", file + "/known.json"],
      ["lint", app, "--reporter", "json=\(file)/lint.json"],
      ["compile", app, "-o", folder.path("Out"), "--depfile", file + "/deps"],
      ["transition", app, "--from", "retina4_7", "--to", "retina5_5", "-o", file + "/steps"],
      ["thin", app, "--device", "iPhone 8", "-o", file + "/thin.json"],
    ] {
      let run = ToolRun(arguments)
      #expect(run.status == .failure)
      #expect(run.output == "")
      #expect(run.error == "ninefold: error: '\(file)' is not a folder\n", "\(arguments)")
    }
    let into = ToolRun(["codegen", app, "-o", app])
    #expect(into.error == "ninefold: error: cannot write '\(app)': is a folder\n")
    // Checking the output folder does not create it.
    let new = folder.path("New/Deep")
    #expect(ToolRun(["compile", "--nonsense", "-o", new]).status == .failure)
    #expect(!FileManager.default.fileExists(atPath: folder.path("New")))
    let good = ToolRun(["compile", app, "-o", new, "--cell", "canvas"])
    #expect(good.output == "wrote 12 layouts to '\(new)'\n")
  }

  #if os(Linux)
    /// Permissions are no indication for folders such as `/proc`: a file is created as a test, and removed.
    @Test func uncreatableFolderFailsBeforeTheWork() throws {
      let folder = try TemporaryFolder()
      let path = try folder.write("<document", to: "A.xib")
      for (arguments, output) in [
        (["compile", path, "-o"], "/proc/nope/out"), (["preview", path, "-o"], "/proc/nope"),
        (["preview", path, "--html"], "/proc/nope/page.html"),
        (["codegen", path, "-o"], "/proc/nope/A.swift"), (["flow", path, "-o"], "/proc/flow.txt"),
        (["compare", path, path, "-o"], "/proc/nope/a"),
        (["lint", path, "--write-baseline"], "/proc/nope/a.json"),
      ] {
        let run = ToolRun(arguments + [output])
        #expect(run.status == .failure)
        #expect(run.output == "")
        #expect(
          run.error.hasPrefix("ninefold: error: cannot write '\(output)': ")
            && run.error.ranges(of: "\n").count == 1, "\(arguments): \(run.error)")
      }
      let tool = ToolRun(["ibtool", "--export-strings-file", "/proc/nope/a.strings", path])
      #expect(tool.status == .findings)
      #expect(tool.output.contains("cannot write '/proc/nope/a.strings': "), "\(tool.output)")
      #expect(!tool.output.contains("document"))
      let good = ToolRun(["compile", path, "-o", folder.path("Out")])
      #expect(good.status == .findings)
      #expect(folder.files() == ["A.xib"])
    }
  #endif

  @Test func outputFolderNamedLikeAFileIsRejected() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.xib(), to: "A.xib")
    for command in ["preview", "compile"] {
      for name in ["x.svg", "x.png", "x.json", "x.html"] {
        let run = ToolRun([command, path, "-o", folder.path(name)])
        #expect(run.status == .failure)
        #expect(run.error.contains("is a file name, but --output requires a folder"))
        #expect(!FileManager.default.fileExists(atPath: folder.path(name)))
      }
    }
    try folder.write("", to: "y.svg/read.me")
    #expect(
      ToolRun(["preview", path, "-o", folder.path("y.svg"), "--cell", "canvas"]).status == .clean)
    #expect(ToolRun(["preview", path, "-o", "-"]).error.contains("cannot be written to '-'"))
  }

  @Test func pageIsWrittenToStandardOutput() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.xib(), to: "A.xib")
    let file = folder.path("page.html")
    let options = ["preview", path, "--cell", "canvas", "--html"]
    let run = ToolRun(options + [file])
    #expect(run.output == "wrote a page of 1 document to '\(file)'\n")
    let printed = ToolRun(options + ["-"])
    #expect(printed.output == folder.text("page.html"))
    #expect(ToolRun(options + ["-", "--watch"]).error.contains("specify a file"))
    // The same is true of the layout of a single document.
    #expect(
      ToolRun(["compile", path, "--cell", "canvas", "-o", "-"]).output
        == ToolRun(["compile", path, "--cell", "canvas"]).output)
  }

  @Test func repeatedWarningsAreReportedOnce() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.xib(), to: "A.xib")
    for name in ["one", "two", "six"] {
      try folder.write(
        #"{"images": [{"idiom": "universal", "filename": "\#(name).png"}], "info": {"author": "xcode", "version": 1}}"#,
        to: "A.xcassets/\(name).imageset/Contents.json")
    }
    let warning = "[asset-file-missing]"
    let lint = ToolRun(["lint", folder.url.path, "--reporter", "xcode"])
    let compile = ToolRun(
      ["compile", path, "--cell", "canvas", "--assets", folder.path("A.xcassets")])
    #expect(lint.output.components(separatedBy: warning).count == 2, "\(lint.output)")
    #expect(compile.error.components(separatedBy: warning).count == 2, "\(compile.error)")
    #expect(compile.error.contains("two.png"))
  }

  @Test func numbersAreRoundedInMessages() throws {
    let devices = ToolRun(["devices", "ipad-mini-8_3"])
    #expect(devices.status == .clean, "\(devices.error)")
    #expect(devices.output.contains("  561.5x744  "), "\(devices.output)")
    let folder = try TemporaryFolder()
    func box(_ width: String) -> String {
      Sample.xib(
        extra: """
          <subviews><view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b">
          <rect key="frame" x="0.0" y="0.0" width="\(width)" height="10"/></view></subviews>
          """)
    }
    let old = try folder.write(box("10"), to: "Old/A.xib")
    let new = try folder.write(box("42.00000000000003"), to: "New/A.xib")
    let compare = ToolRun(["compare", old, new, "--cell", "canvas"])
    #expect(compare.output.contains("42 x 10"), "\(compare.output)")
  }

  @Test func findingsNameObjectsLikeCompare() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      Sample.xib(
        extra: """
          <subviews><label opaque="NO" contentMode="left" text="The &quot;Name&quot;" lineBreakMode="tailTruncation" \
          translatesAutoresizingMaskIntoConstraints="NO" id="w8n-9l-6TN">
          <rect key="frame" x="20" y="20" width="42" height="21"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
          """), to: "A.xib")
    let run = ToolRun(["lint", path, "--cell", "canvas", "--reporter", "xcode"])
    #expect(
      run.output.contains(#"of the label "The 'Name'" (w8n-9l-6TN) ambiguous"#), "\(run.output)")
  }
}
