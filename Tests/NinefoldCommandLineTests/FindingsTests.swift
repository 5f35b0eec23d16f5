import NinefoldCommandLine
import Testing

@Suite struct FindingsTests {
  @Test(arguments: ["compile", "preview"])
  func findingsNeedNotDecideTheStatus(command: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.faulty, to: "App/A.xib")
    try folder.write("{", to: "App/Assets.xcassets/a.imageset/Contents.json")
    let arguments = [command, folder.path("App"), "-o", folder.path("Out"), "--cell", "wC-hR"]
    let strict = ToolRun(arguments)
    #expect(strict.status == .findings)
    #expect(strict.error.contains("[duplicate-id]"))
    #expect(strict.error.contains("Assets.xcassets"))
    let report = ToolRun(arguments + ["--findings=report"])
    #expect(report.status == .findings)
    let ignore = ToolRun(arguments + ["--findings", "ignore"])
    #expect(ignore.status == .clean)
    #expect(ignore.error == strict.error)
    #expect(folder.files().contains { $0.hasPrefix("Out/A.xib") })
  }

  /// Every command prints the findings of a file below its path, as `lint` does.
  @Test func findingsStandBelowTheirFile() throws {
    let folder = try TemporaryFolder()
    let paths = try ["A", "B"].map { try folder.write(Sample.faulty, to: "\($0).xib") }
    let cell = ["--cell", "wC-hR"]
    let lint = ToolRun(["lint", "--quiet", "--no-config"] + paths + cell).output
    for path in paths { #expect(lint.ranges(of: path).count == 1, "\(lint)") }
    let cache = ["-o", folder.path("Cached"), "--cache", folder.path("Cache")]
    for arguments in [
      ["compile", "-o", folder.path("Out")], ["compile"] + cache, ["compile"] + cache,
      ["preview", "-o", folder.path("Out")], ["preview", "--html", folder.path("a.html")],
      ["codegen"], ["flow"], ["transition", "--from", "retina4_7", "--to", "retina5_5"],
    ] {
      let places = ["codegen", "transition"].contains(arguments[0]) ? [] : cell
      let error = ToolRun(arguments + paths + places).error
      #expect(error.contains(lint), "\(arguments): \(error)")
    }
  }

  @Test func aDocumentWithoutResultDoes() {
    let run = ToolRun(["compile", "-", "--findings", "ignore"], input: "<document")
    #expect(run.status == .findings)
    #expect(run.output.isEmpty)
    #expect(run.error.hasPrefix("-\n  1:"))
  }
}
