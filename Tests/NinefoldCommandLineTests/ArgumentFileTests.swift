import NinefoldCommandLine
import Testing

/// `@FILE` as the last argument.
@Suite struct ArgumentFileTests {
  @Test func linesAreArguments() throws {
    let folder = try TemporaryFolder()
    let document = try folder.write(Sample.xib(), to: "A document 'with' \"quotes\".xib")
    let file = try folder.write("--cell\ncanvas\n\(document)\n", to: "arguments.params")
    let expected = ToolRun(["compile", "--cell", "canvas", document])
    #expect(expected.status == .clean)
    let run = ToolRun(["compile", "@\(file)"])
    #expect(run.status == .clean)
    #expect(run.output == expected.output)
    // The last line needs no end, and what stands in the file is no further file.
    try folder.write("compile\n--cell\ncanvas\n\(document)", to: "whole")
    #expect(ToolRun(["@\(folder.path("whole"))"]).output == expected.output)
    try folder.write("@\(file)", to: "nested")
    #expect(ToolRun(["compile", "@\(folder.path("nested"))"]).error.contains("cannot read '@"))
  }

  @Test func faults() throws {
    let folder = try TemporaryFolder()
    let missing = folder.path("missing")
    #expect(
      ToolRun(["compile", "@\(missing)"]).error.hasPrefix(
        "ninefold: error: cannot read '\(missing)': no such file or folder"))
    try folder.write("--cell\n\n", to: "empty")
    #expect(ToolRun(["compile", "@\(folder.path("empty"))"]).status == .failure)
    // An error in the file is one of the command.
    let file = try folder.write("--nonsense\n", to: "nonsense")
    let run = ToolRun(["compile", "@\(file)"])
    #expect(run.error.contains("unknown option '--nonsense'"))
    #expect(run.error.contains("ninefold compile --help"))
  }

  @Test func whatIsNoArgumentFile() throws {
    // A document's name, what follows `--`, and what is not last; `@@` is a sign.
    #expect(ToolRun(["compile", "@a.xib"]).error.contains("cannot read '@a.xib'"))
    #expect(ToolRun(["compile", "--", "@a"]).error.contains("cannot read '@a'"))
    #expect(ToolRun(["compile", "@a", "b.xib"]).error.contains("cannot read '@a'"))
    #expect(ToolRun(["compile", "@@a"]).error.contains("cannot read '@a'"))
    #expect(ToolRun(["compile", "@a"]).error.contains("cannot read 'a'"))
  }
}
