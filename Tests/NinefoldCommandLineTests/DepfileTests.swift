import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// `compile --depfile`, and unchanged outputs that keep their modification time.
@Suite struct DepfileTests {
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Sample.xib(), to: "My App/A $1 #2.xib")
    try folder.write("views: []\n", to: "My App/.ninefold.yml")
    try folder.write("", to: "My App/.git/HEAD")
    return folder
  }

  @Test func eachResultListsItsDependencies() throws {
    let folder = try Self.project()
    let run = ToolRun([
      "compile", folder.path("My App"), "-o", folder.path("Out"), "--depfile",
      folder.path("deps/all.d"),
    ])
    #expect(run.status == .clean, "\(run.error)")
    let app = folder.path("My App").replacing(" ", with: "\\ ")
    #expect(
      folder.text("deps/all.d") == """
        \(folder.path("Out"))/A\\ $$1\\ \\#2.xib.layout.json: \\
          \(app)/A\\ $$1\\ \\#2.xib \\
          \(app)/.ninefold.yml

        \(app)/A\\ $$1\\ \\#2.xib:

        \(app)/.ninefold.yml:

        """)
  }

  /// Make itself reads the file.
  @Test(.needs(.make)) func makeRebuildsFromTheDepfile() throws {
    let folder = try Self.project()
    let options = ["-o", folder.path("Out"), "--depfile", folder.path("all.d")]
    _ = ToolRun(["compile", folder.path("My App")] + options)
    let target = folder.path("Out/A\\ $$1\\ \\#2.xib.layout.json")
    try folder.write("all: \(target)\n\(target):\n\t@echo again\ninclude all.d\n", to: "Makefile")
    func make() throws -> String {
      let run = try Program.make.run(["-s", "-C", folder.path("")])
      return run.output + run.error
    }
    #expect(try !make().contains("again"))
    for name in ["My App/.ninefold.yml", "My App/A $1 #2.xib"] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: 100)], ofItemAtPath: folder.path(name))
      #expect(try make().contains("again"), "\(name)")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -100)], ofItemAtPath: folder.path(name))
      #expect(try !make().contains("again"), "\(name)")
    }
    try FileManager.default.removeItem(atPath: folder.path("My App/.ninefold.yml"))
    #expect(try make().contains("again"))
  }

  @Test func cachedResultsListTheSameDependencies() throws {
    let folder = try Self.project()
    var texts: [String?] = []
    for number in 0..<2 {
      _ = ToolRun([
        "compile", folder.path("My App"), "-o", folder.path("Out"), "--cache", folder.path("Cache"),
        "--depfile", folder.path("\(number).d"),
      ])
      texts.append(folder.text("\(number).d"))
    }
    #expect(texts[0] != nil)
    #expect(texts[0] == texts[1])
  }

  @Test func unchangedOutputsKeepTheirModificationTime() throws {
    let folder = try Self.project()
    func times(_ command: [String], _ out: String) throws -> [Date?] {
      let run = ToolRun(command + [folder.path("My App"), "-o", folder.path(out)])
      #expect(run.status == .clean, "\(run.error)")
      return try folder.files().filter { $0.hasPrefix(out) }.map { name in
        let path = folder.path(name)
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        let old = attributes[.modificationDate] as? Date
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: path)
        return old
      }
    }
    for (out, command) in [("Layouts", ["compile"]), ("Pictures", ["preview", "--cell", "wC-hR"])] {
      _ = try times(command, out)
      let again = try times(command, out)
      #expect(!again.isEmpty)
      #expect(again.allSatisfy { $0 == Date(timeIntervalSince1970: 1_000_000) }, "\(out)")
    }
  }

  @Test func depfileRequiresAnOutputFolder() {
    let run = ToolRun(["compile", "-", "--depfile", "x.d"], input: Sample.xib())
    #expect(run.status == .failure)
    #expect(run.error.contains("--output is required"))
  }
}
