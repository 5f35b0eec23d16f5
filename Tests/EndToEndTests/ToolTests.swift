import Foundation
import TestSupport
import Testing

@Suite struct ToolTests {
  @Test func versionAndHelp() throws {
    let version = try BuiltTool.run(["--version"])
    #expect(version.status == 0)
    #expect(String(decoding: version.output, as: UTF8.self).hasPrefix("ninefold "))
    #expect(try BuiltTool.run([]).status == 2)
    #expect(try BuiltTool.run(["lint"]).status == 2)
  }

  @Test func documentsOnStandardInput() throws {
    let url = Fixtures.url("AdaptiveExample/Adaptive.storyboard")
    let input = try Data(contentsOf: url)
    let fromInput = try BuiltTool.run(["dump", "--stage", "document", "-"], input: input)
    let fromFile = try BuiltTool.run(["dump", "--stage", "document", url.path])
    #expect(fromInput.status == 0)
    #expect(!fromInput.output.isEmpty)
    #expect(fromInput.output == fromFile.output)
  }

  @Test func closedOutputPipeIsNotAnError() throws {
    let path = Fixtures.url("AdaptiveExample/Adaptive.storyboard").path
    let run = try BuiltTool.shell(
      "{ \"$NINEFOLD\" dump --stage events '\(path)'; echo $? >&2; } | head -n 1")
    #expect(run.error == "0\n")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDiskIsReported() throws {
    let path = Fixtures.url("AdaptiveExample/Adaptive.storyboard").path
    let run = try BuiltTool.shell("\"$NINEFOLD\" compile '\(path)' > /dev/full")
    #expect(run.status == 2)
    #expect(
      run.error
        == "ninefold: error: cannot write to standard output: no space left on the disk\n")
  }

  @Test func closedStandardInputIsReported() throws {
    let run = try BuiltTool.shell("\"$NINEFOLD\" lint - <&-")
    #expect(run.status == 2)
    #expect(run.error.hasPrefix("ninefold: error: cannot read '-': "))
  }

  @Test func closedStreamsAreReportedAndNeverReused() throws {
    let path = Fixtures.url("AdaptiveExample/Adaptive.storyboard").path
    let closed = try BuiltTool.shell("\"$NINEFOLD\" compile '\(path)' >&-")
    #expect(closed.status == 2)
    #expect(closed.error.hasPrefix("ninefold: error: cannot write to standard output: "))
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, streams) in [("open", ""), ("closed", "<&- >&- 2>&-")] {
      let output = folder.appending(path: name).path
      let run = try BuiltTool.shell(
        "\"$NINEFOLD\" compile '\(path)' --cell canvas -o '\(output)' \(streams)")
      #expect(run.status == 0)
    }
    #expect(
      FileManager.default.contentsEqual(
        atPath: folder.appending(path: "open").path,
        andPath: folder.appending(path: "closed").path))
  }
}
