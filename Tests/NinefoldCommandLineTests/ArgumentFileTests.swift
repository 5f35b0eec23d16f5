import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// `@FILE` as the first argument.
@Suite struct ArgumentFileTests {
  @Test(arguments: ["\n", "\r\n"]) func linesAreArguments(end: String) throws {
    let folder = try TemporaryFolder()
    let document = try folder.write(Sample.xib(), to: "A document 'with' \"quotes\".xib")
    let expected = ToolRun(["compile", "--cell", "canvas", document])
    #expect(expected.status == .clean)
    let lines = ["compile", "--cell", "canvas", document].joined(separator: end)
    let file = try folder.write(lines + end, to: "arguments.params")
    let run = ToolRun(["@\(file)"])
    #expect(run.status == .clean)
    #expect(run.output == expected.output)
    // The last line needs no line break, further arguments may follow, and `@` in the file does not refer to another
    // file.
    try folder.write(lines, to: "whole")
    #expect(ToolRun(["@\(folder.path("whole"))"]).output == expected.output)
    try folder.write("compile\(end)--cell\(end)canvas", to: "part")
    #expect(ToolRun(["@\(folder.path("part"))", document]).output == expected.output)
    try folder.write("@\(file)", to: "nested")
    #expect(ToolRun(["@\(folder.path("nested"))"]).error.contains("unknown command '@"))
  }

  @Test func argumentFileErrorsAreReported() throws {
    let folder = try TemporaryFolder()
    let missing = folder.path("missing")
    #expect(
      ToolRun(["@\(missing)"]).error.hasPrefix(
        "ninefold: error: cannot read '\(missing)': no such file or folder"))
    try folder.write("compile\n--cell\n\n", to: "empty")
    #expect(ToolRun(["@\(folder.path("empty"))"]).status == .failure)
    // An error in the file is one of the command.
    let file = try folder.write("compile\n--nonsense\n", to: "nonsense")
    let run = ToolRun(["@\(file)"])
    #expect(run.error.contains("unknown option '--nonsense'"))
    #expect(run.error.contains("ninefold compile --help"))
  }

  @Test func onlyTheFirstArgumentNamesAnArgumentFile() throws {
    // An `@` argument that is not the first, and the name of a document.
    for name in ["@a.xib", "@a", "@@a", "@{u}"] {
      #expect(ToolRun(["compile", name]).error.contains("cannot read '\(name)'"))
      #expect(ToolRun(["compile", "--", name]).error.contains("cannot read '\(name)'"))
    }
    #expect(ToolRun(["@a.xib"]).error.contains("unknown command '@a.xib'"))
  }

  /// The comparison is with the upstream branch, and an untrusted file with that name is not read.
  @Test func revisionsAreNotReadAsArgumentFiles() throws {
    let folder = try TemporaryFolder()
    let document = try folder.write(Sample.xib(), to: "A.xib")
    try folder.git("init", "-q", "-b", "trunk")
    try folder.git("add", "-A")
    try folder.git("commit", "-q", "-m", "a")
    let planted = folder.path("planted")
    let names = ["@{u}", "@{upstream}", "@", "@~0"]
    for name in names.map({ String($0.dropFirst()) }) + ["HEAD"] where !name.isEmpty {
      try folder.write("HEAD\n--write-baseline\n\(planted)\n", to: name)
    }
    // There is no upstream branch yet.
    let none = ToolRun(["lint", document, "--since", "@{u}"])
    #expect(none.status == .failure)
    #expect(none.error.contains("git cannot find the revision '@{u}'"), "\(none.error)")
    try folder.git("branch", "base")
    try folder.git("branch", "-q", "--set-upstream-to=base")
    for name in names {
      let run = ToolRun(["lint", document, "--since", name])
      #expect(run.status == .clean, "\(run.error)")
      #expect(run.error == "")
    }
    #expect(folder.text("planted") == nil)
  }
}
