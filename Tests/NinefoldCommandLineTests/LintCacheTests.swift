import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// The cache of `lint`: the same output as without it, whatever changed.
@Suite struct LintCacheTests {
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App/.git/HEAD")
    try folder.write(Sample.faulty, to: "App/A.xib")
    try folder.write(Sample.xib("b"), to: "App/Sub/B.xib")
    return folder
  }

  private static func lint(
    _ folder: TemporaryFolder, _ options: [String] = [], cached: Bool = true
  ) -> ToolRun {
    ToolRun(
      ["lint", folder.path("App")] + options + (cached ? [] : ["--no-cache"]),
      environment: ["XDG_CACHE_HOME": folder.path("User")])
  }

  private static func values(_ folder: TemporaryFolder) -> [String] {
    folder.files().filter { $0.hasSuffix(".value") }
  }

  @Test func outputIsTheSameAndKeptInTheFolderOfTheUser() throws {
    let folder = try Self.project()
    let plain = Self.lint(folder, cached: false)
    #expect(Self.values(folder).isEmpty)
    #expect(plain.status == .findings)
    for _ in 0..<2 {
      let run = Self.lint(folder)
      #expect(run.status == plain.status)
      #expect(run.output == plain.output && run.error == plain.error)
    }
    #expect(Self.values(folder).allSatisfy { $0.hasPrefix("User/ninefold/") })
    #expect(!Self.values(folder).isEmpty)
  }

  @Test(arguments: [
    "App/A.xib", "App/Sub/B.xib", "App/.ninefold.yml", "App/Sub/.gitignore", "App/Page.swift",
    "App/New.xib",
  ])
  func changedInputsAreNoticed(_ path: String) throws {
    let folder = try Self.project()
    _ = Self.lint(folder)
    let text =
      switch path {
      case "App/.ninefold.yml": "lint: {disabled: [duplicate-id]}\n"
      case "App/Sub/.gitignore": "*.xib\n"
      case "App/Page.swift": "class Page {}\n"
      case "App/New.xib": Sample.faulty
      default: Sample.xib("c")
      }
    try folder.write(text, to: path)
    let plain = Self.lint(folder, cached: false)
    let run = Self.lint(folder)
    #expect(run.status == plain.status)
    #expect(run.output == plain.output && run.error == plain.error)
  }

  @Test func optionsAreDistinguished() throws {
    let folder = try Self.project()
    for options in [[], ["--reporter", "json"], ["--lenient"], ["--quiet"], ["--cell", "canvas"]] {
      let plain = Self.lint(folder, options, cached: false)
      for _ in 0..<2 {
        let run = Self.lint(folder, options)
        #expect(run.status == plain.status)
        #expect(run.output == plain.output && run.error == plain.error)
      }
    }
  }

  @Test func runsThatWriteFilesAreNotKept() throws {
    let folder = try Self.project()
    let report = folder.path("report.json")
    for options in [["--reporter", "json=\(report)"], ["--write-baseline", report]] {
      for _ in 0..<2 {
        _ = Self.lint(folder, options)
        #expect(folder.text("report.json") != nil)
        try FileManager.default.removeItem(atPath: report)
      }
    }
  }

  @Test func contradictionIsReported() throws {
    let folder = try Self.project()
    let run = Self.lint(folder, ["--cache", folder.path("C")], cached: false)
    #expect(run.status == .failure)
    #expect(run.error.contains("--no-cache"))
  }

  @Test func unusableFolderIsReportedOnlyIfNamed() throws {
    let folder = try Self.project()
    try folder.write("", to: "User")
    let plain = Self.lint(folder, cached: false)
    let run = Self.lint(folder)
    #expect(run.output == plain.output && run.error == plain.error)
    let named = Self.lint(folder, ["--cache", folder.path("User")])
    #expect(named.output == plain.output)
    #expect(named.error.contains("User"))
  }

  @Test func variablesAreComparedByBytes() throws {
    let folder = try Self.project()
    func lint(_ workspace: String, cached: Bool) -> ToolRun {
      ToolRun(
        ["lint", folder.path("App"), "--reporter", "github"] + (cached ? [] : ["--no-cache"]),
        environment: ["XDG_CACHE_HOME": folder.path("User"), "GITHUB_WORKSPACE": workspace])
    }
    // The same text in two normal forms, of which one is a folder around the documents.
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("caf\u{E9}"), withDestinationPath: folder.url.path)
    for workspace in ["caf\u{E9}", "cafe\u{301}"].map({ "\(folder.url.path)/\($0)" }) {
      #expect(lint(workspace, cached: true).output == lint(workspace, cached: false).output)
    }
  }

  @Test func onlyTheUserReadsTheFolder() throws {
    let folder = try Self.project()
    _ = Self.lint(folder)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("User/ninefold"))
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  @Test func missingHomeIsNotCreated() throws {
    let folder = try Self.project()
    let run = ToolRun(["lint", folder.path("App")], environment: ["HOME": folder.path("None")])
    #expect(run.output == Self.lint(folder, cached: false).output)
    #expect(!FileManager.default.fileExists(atPath: folder.path("None")))
  }

  @Test func hugeFilesInTheCacheAreIgnored() throws {
    let folder = try Self.project()
    let plain = Self.lint(folder)
    for path in folder.files() where path.hasPrefix("User/") {
      #expect(truncate(folder.path(path), 1 << 36) == 0)
    }
    let run = Self.lint(folder)
    #expect(run.output == plain.output && run.status == plain.status)
  }
}
