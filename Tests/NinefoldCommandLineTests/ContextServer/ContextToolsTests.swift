import Foundation
import TestSupport
import Testing

@testable import NinefoldCommandLine

/// The tools of `mcp`: their answers are those of the commands.
@Suite struct ContextToolsTests {
  typealias Object = ToolClient.Object

  private static let folder = Fixtures.url("AdaptiveExample").path
  private static let example = Fixtures.url("AdaptiveExample/Adaptive.storyboard").path

  private static func object(_ text: String) throws -> Object {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
  }

  /// A folder with a copy of the example.
  private static func copy() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(try String(contentsOfFile: example, encoding: .utf8), to: "Main.storyboard")
    return folder
  }

  /// The tools that print as much as their commands.
  private static var equalTools: [(String, Object, [String])] {
    [
      ("ib_outline", ["frames": true], ["outline", example, "--frames"]),
      (
        "ib_outline", ["scene": "Profile", "depth": 1],
        ["outline", example, "--scene", "Profile", "--depth", "1"]
      ),
      ("ib_find", ["class": "UIButton"], ["find", example, "--class", "UIButton"]),
      (
        "ib_inspect", ["ids": ["pRf-na-001", "wAl-se-002"]],
        ["inspect", example, "pRf-na-001", "wAl-se-002"]
      ),
      (
        "ib_why", ["id": "pRf-na-001", "configurations": ["canvas", "wR-hR"]],
        ["why", example, "pRf-na-001", "--cell", "canvas", "--cell", "wR-hR"]
      ),
    ]
  }

  @Test(arguments: 0..<5)
  func answersAreThoseOfCommands(index: Int) throws {
    let (tool, arguments, command) = Self.equalTools[index]
    let client = try ToolClient([Self.folder])
    let answer = try client.call(tool, arguments.merging(["path": Self.example]) { $1 })
    #expect(!answer.isError)
    #expect(answer.text == ToolRun(command).output)
    let json = ToolRun(command + ["--format", "json"]).output
    #expect(try canonical(answer.value) == canonical(json: json))
  }

  @Test func pathsAreRelativeToRoots() throws {
    let client = try ToolClient([Fixtures.url("apps").path, Self.folder])
    let answer = try client.call("ib_outline", ["path": "Adaptive.storyboard", "depth": 1])
    #expect(answer.text == ToolRun(["outline", Self.example, "--depth", "1"]).output)
  }

  @Test func layoutsHaveTheFramesOfCompile() throws {
    let client = try ToolClient([Self.folder])
    let answer = try client.call(
      "ib_layout",
      [
        "path": Self.example, "scene": "Profile", "ids": ["pRf-na-001", "pRf-sa-000"],
        "configurations": ["iPhone 15", "wC-hR", "500x400", "ipad:700x900"],
      ])
    let run = ToolRun([
      "compile", Self.example, "--device", "iPhone 15", "--cell", "wC-hR", "--size", "500x400",
      "--window", "ipad:700x900",
    ])
    let file = try Self.object(run.output)
    #expect(try canonical(answer.value["configurations"]) == canonical(file["configurations"]))
    let scenes = try #require(file["scenes"] as? [Object])
    let scene = try #require(scenes.first { $0["id"] as? String == "pRf-sc-000" })
    let expected = try #require(scene["layouts"] as? [Object]).map { layout in
      (layout["views"] as? [Object])?.first { $0["id"] as? String == "pRf-na-001" }?["frame"]
        as? [Double]
    }
    let layouts = try #require(answer.value["layouts"] as? [Object])
    let found = layouts.map { layout in
      (layout["views"] as? [Object])?.first?["frame"] as? [Double]
    }
    #expect(found.count > 1 && !found.contains(nil) && found == expected)
    #expect(layouts.allSatisfy { ($0["guides"] as? [Object])?.count == 1 })
  }

  @Test func findingsAreThoseOfLint() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.faulty, to: "Faulty.xib")
    try folder.write(Sample.xib(), to: "Right.xib")
    let client = try ToolClient([folder.url.path])
    let answer = try client.call("ib_lint", ["path": folder.url.path])
    let run = ToolRun(["lint", folder.url.path, "--reporter", "json"])
    #expect(run.output.contains("duplicate-id"))
    #expect(try canonical(answer.value["findings"]) == canonical(json: run.output))
    #expect(answer.text.contains("Faulty.xib:12: error: "), "\(answer.text)")
    #expect(answer.text.contains("[duplicate-id]"))
    let others = try client.call(
      "ib_lint", ["path": folder.url.path, "rules": ["missing-image"]])
    #expect(try others.text == "no findings\n" && canonical(others.value["findings"]) == "[[]]")
  }

  @Test func changesAreThoseOfCompare() throws {
    let folder = try Self.copy()
    try folder.git("init", "-q")
    try folder.git("add", ".")
    try folder.git("commit", "-qm", "One")
    let text = try #require(folder.text("Main.storyboard"))
    try folder.write(
      text.replacingOccurrences(of: "Ada Lindqvist", with: "Ada"), to: "Main.storyboard")
    let client = try ToolClient([folder.url.path])
    let path = folder.path("Main.storyboard")
    let answer = try client.call("ib_changes", ["path": path, "since": "HEAD"])
    let command = ["compare", path, "--since", "HEAD"]
    #expect(answer.text == ToolRun(command).output && answer.text.contains("'Ada'"))
    #expect(
      try canonical(answer.value)
        == canonical(json: ToolRun(command + ["--format", "json"]).output))
    for revision in ["--help", "-x", "--output=\(folder.path("x"))", "no-revision"] {
      let failed = try client.call("ib_changes", ["path": path, "since": revision])
      #expect(failed.isError && failed.text.contains("git cannot find"), "\(failed.text)")
    }
    #expect(folder.files().filter { !$0.hasPrefix(".git") } == ["Main.storyboard"])
  }

  // MARK: Pictures

  @Test(.needs(.rsvgConvert))
  func picturesAreNumbered() throws {
    let client = try ToolClient([Self.folder])
    let arguments: Object = [
      "path": Self.example, "scene": "Profile", "configurations": ["canvas"], "scale": 1,
    ]
    let plain = try client.call("ib_render", arguments)
    #expect(plain.kinds == ["image", "text"])
    let numbered = try client.call("ib_render", arguments.merging(["marks": true]) { $1 })
    let picture = try #require((numbered.value["pictures"] as? [Object])?.first)
    let marks = try #require(picture["marks"] as? [Object])
    #expect(marks.compactMap { $0["number"] as? Int } == Array(1...marks.count))
    let name = try #require(marks.first { $0["id"] as? String == "pRf-na-001" })
    #expect(name["frame"] as? [Double] == [20, 562.5, 335, 33.5])
    let number = try #require(name["number"] as? Int)
    #expect(
      numbered.text.contains("  \(number): label \"Ada Lindqvist\" (pRf-na-001)\n"),
      "\(numbered.text)")

    // The signature of PNG, then the size of the picture in pixels.
    let bytes = Array(try #require(plain.picture))
    #expect(Array(bytes.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(bytes[16..<20].reduce(0) { $0 << 8 | Int($1) } == picture["width"] as? Int)
    #expect(plain.picture != numbered.picture)

    // As `preview` draws it.
    let folder = try TemporaryFolder()
    let run = ToolRun([
      "preview", Self.example, "-o", folder.url.path, "--cell", "canvas", "--format", "png",
    ])
    #expect(run.status == .clean)
    let files = folder.files().filter { $0.hasSuffix(".png") }
    #expect(
      try files.contains { try Data(contentsOf: folder.url.appending(path: $0)) == plain.picture },
      "\(files)")
  }

  @Test func aSceneHasToBeNamed() throws {
    let client = try ToolClient([Self.folder])
    let answer = try client.call("ib_render", ["path": Self.example])
    #expect(answer.isError && answer.text.contains("pRf-sc-000"), "\(answer.text)")
    let other = try client.call("ib_render", ["path": Self.example, "scene": "Profil"])
    #expect(other.text == "no scene has the id or the name 'Profil': did you mean 'Profile'?")
  }

  // MARK: Edits

  private static let operation = "set pRf-na-001 text=Ada"

  @Test func editsAreWritten() throws {
    let (folder, other) = (try Self.copy(), try Self.copy())
    let client = try ToolClient([folder.url.path], allowsEdits: true)
    let digest = try client.call("ib_outline", ["path": "Main.storyboard"]).value["digest"]
    let answer = try client.call(
      "ib_edit",
      [
        "path": "Main.storyboard", "operations": [Self.operation],
        "ifMatch": try #require(digest),
      ])
    #expect(!answer.isError && answer.value["written"] as? Bool == true, "\(answer.text)")
    #expect(answer.text.hasPrefix("written: the digest is "))
    let run = ToolRun(["edit", other.path("Main.storyboard"), Self.operation, "--format", "json"])
    #expect(run.status == .clean)
    #expect(folder.text("Main.storyboard") == other.text("Main.storyboard"))
    #expect(folder.text("Main.storyboard")?.contains("text=\"Ada\"") == true)
    var expected = try Self.object(run.output)
    expected["document"] = folder.path("Main.storyboard")
    var changes = try #require(expected["changes"] as? Object)
    changes["path"] = folder.path("Main.storyboard")
    expected["changes"] = changes
    #expect(try canonical(answer.value) == canonical(expected))

    let old = try client.call(
      "ib_edit",
      [
        "path": "Main.storyboard", "operations": [Self.operation],
        "ifMatch": try #require(digest),
      ])
    #expect(old.isError && old.text.contains("is not the expected document"), "\(old.text)")
  }

  @Test func operationsMayBeObjects() throws {
    let folder = try Self.copy()
    let client = try ToolClient([folder.url.path], allowsEdits: true)
    let operation: Object = [
      "op": "set", "object": "pRf-na-001", "property": "text", "value": "A \"quoted\" <name>",
    ]
    let answer = try client.call(
      "ib_edit", ["path": "Main.storyboard", "operations": [operation]])
    #expect(answer.value["written"] as? Bool == true, "\(answer.text)")
    #expect(
      folder.text("Main.storyboard")?.contains("text=\"A &quot;quoted&quot; &lt;name&gt;\"") == true
    )
    let both = try client.call(
      "ib_edit", ["path": "Main.storyboard", "operations": [operation, Self.operation]])
    #expect(both.isError && both.text.contains("texts and objects"))
  }

  @Test func refusedEditsSayWhy() throws {
    let folder = try Self.copy()
    let before = folder.text("Main.storyboard")
    let client = try ToolClient([folder.url.path], allowsEdits: true)
    let answer = try client.call(
      "ib_edit",
      ["path": "Main.storyboard", "operations": ["constrain pRf-na-001.width = 1"]])
    #expect(answer.isError && answer.value["written"] as? Bool == false, "\(answer.text)")
    #expect(!(answer.value["refused"] as? [Object] ?? []).isEmpty)
    #expect(answer.text.hasPrefix("refused: "))
    #expect(folder.text("Main.storyboard") == before)
  }

  @Test func serversAreReadOnlyByDefault() throws {
    let folder = try Self.copy()
    let before = folder.text("Main.storyboard")
    let client = try ToolClient([folder.url.path])
    let arguments: Object = ["path": "Main.storyboard", "operations": [Self.operation]]
    let trial = try client.call("ib_edit", arguments)
    #expect(!trial.isError && trial.value["written"] as? Bool == false)
    #expect(trial.text.contains("+") && trial.text.contains("text=\"Ada\""))
    let refused = try client.call("ib_edit", arguments.merging(["dryRun": false]) { $1 })
    #expect(refused.isError && refused.text.contains("the server is read-only"))
    #expect(folder.text("Main.storyboard") == before && folder.files() == ["Main.storyboard"])
  }

  // MARK: Merges

  @Test func mergesAskAndAreAnswered() throws {
    let folder = try TemporaryFolder()
    func commit(_ text: String) throws {
      let label = "<subviews><label text=\"\(text)\" fixedFrame=\"YES\" id=\"lab\">"
      let end =
        "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"90\" height=\"20\"/></label></subviews>"
      try folder.write(Sample.xib(extra: "\n\(label)\n\(end)"), to: "View.xib")
      try folder.git("add", ".")
      try folder.git("commit", "-qm", text)
    }
    try folder.git("init", "-q", "-b", "main")
    try commit("A")
    try folder.git("checkout", "-qb", "other")
    try commit("B")
    try folder.git("checkout", "-q", "main")
    try commit("C")
    // It stops with a conflict.
    _ = try Program.git.run(["-C", folder.url.path, "merge", "-q", "other"])
    let before = folder.text("View.xib")

    let reader = try ToolClient([folder.url.path])
    let asked = try reader.call("ib_merge", ["path": folder.url.path])
    let document = try #require((asked.value["documents"] as? [Object])?.first)
    let question = try #require((document["questions"] as? [Object])?.first)
    #expect(question["states"] as? [String: String] == ["base": "A", "ours": "C", "theirs": "B"])
    let answers = (question["answers"] as? [Object])?.compactMap { $0["take"] as? String }
    #expect(answers == ["ours:lab/text", "theirs:lab/text"])
    #expect(asked.value["written"] as? Bool == false && folder.text("View.xib") == before)
    let command = ["merge", folder.url.path, "--format", "json", "--dry-run"]
    #expect(try canonical(asked.value) == canonical(json: ToolRun(command).output))
    let schema = try JSONSchema(
      contentsOf: Fixtures.top.appending(path: "schemas/merge.schema.json"))
    #expect(schema.violations(in: asked.value) == [])

    let writer = try ToolClient([folder.url.path], allowsEdits: true)
    let answered = try writer.call(
      "ib_merge", ["path": folder.url.path, "take": ["theirs:lab/text"]])
    #expect(answered.value["written"] as? Bool == true)
    #expect(folder.text("View.xib")?.contains("text=\"B\"") == true)
  }
}
