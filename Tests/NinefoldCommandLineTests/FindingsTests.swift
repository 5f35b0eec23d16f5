import NinefoldCommandLine
import TestSupport
import Testing

@Suite struct FindingsTests {
  @Test(arguments: ["compile", "preview"])
  func findingsCanBeIgnored(command: String) throws {
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
    #expect(!ignore.error.contains("[duplicate-id]") && !ignore.error.contains("Assets.xcassets"))
    #expect(folder.files().contains { $0.hasPrefix("Out/A.xib") })
  }

  @Test func documentWithoutResultDeterminesTheExitStatus() {
    let run = ToolRun(["compile", "-", "--findings", "ignore"], input: "<document")
    #expect(run.status == .findings)
    #expect(run.output.isEmpty)
    #expect(run.error.hasPrefix("-:1:"))
  }
}
