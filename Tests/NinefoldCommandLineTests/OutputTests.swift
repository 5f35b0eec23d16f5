import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

@Suite struct OutputTests {
  @Test func layoutsKeepTheirRelativePath() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.xib(), to: "App/Views/A.xib")
    try folder.write(Sample.xib(), to: "App/B.XIB")
    try folder.write(Sample.xib(), to: "App/.hidden/C.xib")
    try folder.write("text", to: "App/read.me")
    let run = ToolRun(["compile", folder.path("App"), "-o", folder.path("Out/Deep")])
    #expect(run.status == .clean, "\(run.error)")
    #expect(
      folder.files().filter { $0.hasPrefix("Out") } == [
        "Out/Deep/B.XIB.layout.json", "Out/Deep/Views/A.xib.layout.json",
      ])
    let mode = try FileManager.default.attributesOfItem(
      atPath: folder.path("Out/Deep/B.XIB.layout.json"))[.posixPermissions]
    #expect((mode as? NSNumber)?.intValue == 0o644)
  }

  @Test func operandsAreWrittenToTheTopLevel() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.xib(), to: "App/Views/A.xib")
    let run = ToolRun(["compile", path, "--output=" + folder.path("Out")])
    #expect(run.status == .clean)
    #expect(folder.text("Out/A.xib.layout.json")?.contains(#""file": "A.xib""#) == true)
  }

  @Test func standardInputIsNamedStdin() throws {
    let folder = try TemporaryFolder()
    let run = ToolRun(
      ["compile", "-", "-o", folder.path("Out")], input: Sample.faulty)
    #expect(run.status == .findings)
    #expect(folder.files() == ["Out/stdin.layout.json"])
    #expect(run.error.hasPrefix("-:12:"), "\(run.error)")
  }

  @Test func oneDocumentMayGoToStandardOutput() throws {
    let run = ToolRun(["compile", "-"], input: Sample.xib())
    #expect(run.status == .clean)
    #expect(run.output.hasPrefix("{") && run.output.hasSuffix("}\n"))
    let folder = try TemporaryFolder()
    let paths = try ["A.xib", "B.xib"].map { try folder.write(Sample.xib(), to: $0) }
    let two = ToolRun(["compile"] + paths)
    #expect(two.status == .failure)
    #expect(two.error.contains("--output is required"))
  }

  @Test func conflictingOutputPathsFailBeforeWriting() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.xib(), to: "A/M.xib")
    try folder.write(Sample.xib(), to: "B/M.xib")
    for command in ["compile", "preview"] {
      let run = ToolRun(
        [command, folder.path("A"), folder.path("B/M.xib"), "-o", folder.path("Out")])
      #expect(run.status == .failure)
      #expect(run.error.contains("would both write"))
      #expect(!folder.files().contains { $0.hasPrefix("Out") })
    }
  }

  @Test func folderAtTheOutputPathIsAnError() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.xib(), to: "A.xib")
    try folder.write("", to: "Out/A.xib.layout.json/keep")
    let run = ToolRun(["compile", path, "-o", folder.path("Out")])
    #expect(run.status == .failure)
    #expect(
      run.error
        == "ninefold: error: cannot write '\(folder.path("Out/A.xib.layout.json"))': is a folder\n")
    #expect(folder.files() == ["A.xib", "Out/A.xib.layout.json/keep"])
  }

  @Test func fileAtTheOutputFolderIsAnError() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.xib(), to: "A.xib")
    try folder.write("", to: "Out")
    let run = ToolRun(["compile", path, "-o", folder.path("Out")])
    #expect(run.status == .failure)
    #expect(run.error == "ninefold: error: '\(folder.path("Out"))' is not a folder\n")
  }

  @Test(.enabled(if: getuid() != 0, "root may write everywhere"))
  func unwritableFolderIsAnError() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.xib(), to: "A.xib")
    try FileManager.default.createDirectory(
      atPath: folder.path("Out"), withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o555])
    let run = ToolRun(["compile", path, "-o", folder.path("Out")])
    #expect(run.status == .failure)
    #expect(run.error.contains("permission denied"))
  }

  @Test func previewsAreNamedByScenes() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.xib("../v.1"), to: "A.xib")
    let run = ToolRun(
      [
        "preview", path, "-o", folder.path("Out"), "--cell", "wC-hA", "--device",
        "ipad9_7:landscape:split-1/3",
      ])
    #expect(run.status == .clean, "\(run.error)")
    #expect(
      folder.files() == [
        "A.xib", "Out/.ninefold-pictures",
        "Out/A.xib/View.%2E.%2Fv.1.device-ipad9_7-landscape-split-1_3.svg",
        "Out/A.xib/View.%2E.%2Fv.1.devices.svg", "Out/A.xib/View.%2E.%2Fv.1.grid.svg",
        "Out/A.xib/View.%2E.%2Fv.1.wCompact-hAny.svg",
      ])
    let sheets = ToolRun(
      ["preview", path, "-o", folder.path("Sheets"), "--sheets-only"])
    #expect(sheets.status == .clean)
    #expect(
      folder.files().filter { $0.hasPrefix("Sheets/A") } == [
        "Sheets/A.xib/View.%2E.%2Fv.1.grid.svg"
      ])
    let devices = ToolRun(
      ["preview", path, "-o", folder.path("Devices"), "--sheets-only", "--device", "iPhone 8"])
    #expect(devices.status == .clean)
    #expect(
      folder.files().filter { $0.hasPrefix("Devices/A") }
        == ["Devices/A.xib/View.%2E.%2Fv.1.devices.svg"])
  }

  @Test func outputIsIndependentOfTheNumberOfWorkers() throws {
    let folder = try TemporaryFolder()
    for number in 0..<40 {
      let text = number % 3 == 0 ? Sample.faulty : Sample.xib("v\(number)")
      try folder.write(text, to: "App/\(number % 4)/\(number).xib")
    }
    var runs: [String] = []
    for jobs in ["1", "2", "7"] {
      let compile = ToolRun(
        ["compile", folder.path("App"), "-o", folder.path("Out" + jobs), "--jobs", jobs])
      #expect(compile.output == "wrote 40 layouts to '\(folder.path("Out" + jobs))'\n")
      let lint = ToolRun(
        ["lint", folder.path("App"), "--reporter", "json", "-j", jobs])
      #expect(compile.status == .findings)
      #expect(lint.status == .findings)
      let files = folder.files().filter { $0.hasPrefix("Out\(jobs)/") }.map { name in
        "\(name.dropFirst(3 + jobs.count))\n\(folder.text(name) ?? "")"
      }
      #expect(files.count == 40)
      runs.append((files + [compile.error, lint.output]).joined())
    }
    #expect(runs[0] == runs[1])
    #expect(runs[0] == runs[2])
  }
}
