import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// No output overwrites an input.
@Suite struct OverwriteTests {
  /// Runs a command line whose output is a file that must not change.
  private func expectRefusal(
    _ arguments: [String], keeping path: String, because reason: String,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let before = try Data(contentsOf: URL(filePath: path))
    let run = ToolRun(arguments)
    let note = Comment(rawValue: "\(arguments): \(run.error)")
    #expect(run.status == .failure, note, sourceLocation: location)
    #expect(
      run.error.contains("cannot overwrite '") && run.error.hasSuffix("': \(reason)\n"), note,
      sourceLocation: location)
    #expect(try Data(contentsOf: URL(filePath: path)) == before, note, sourceLocation: location)
  }

  private static let isRead = "this run reads it"
  private static let isDocument = "it is an Interface Builder document"

  /// Each way in which a command writes a file, as arguments without the document.
  private static let outputs: [(String, before: [String], after: [String])] = [
    ("codegen", ["codegen"], ["-o"]), ("flow", ["flow"], ["-o"]),
    ("page", ["preview"], ["--html"]), ("baseline", ["lint"], ["--write-baseline"]),
    ("dependencies", ["compile", "-o", "OUT", "--depfile"], []),
    ("strings", ["ibtool", "--export-strings-file"], []),
    ("property list", ["ibtool", "--output-partial-info-plist"], []),
  ]

  /// The output is the document itself, by its name, through a link, and by another name of the same file.
  @Test(arguments: Self.outputs.map(\.0)) func documentsOfTheRunAreNeverOverwritten(name: String)
    throws
  {
    let (_, before, after) = try #require(Self.outputs.first { $0.0 == name })
    let folder = try TemporaryFolder()
    // Without an extension, only its identity reveals that it is an input.
    let document = try folder.write(Sample.xib(), to: "document")
    let link = folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: document)
    let other = folder.path("other")
    try FileManager.default.linkItem(atPath: document, toPath: other)
    let spelled = folder.path("out/../document")
    try folder.write("", to: "out/x")
    for output in [document, link, other, spelled] {
      let head = before.map { $0 == "OUT" ? folder.path("out") : $0 }
      let arguments =
        after.isEmpty ? head + [output, document] : head + [document] + after + [output]
      try expectRefusal(arguments, keeping: document, because: Self.isRead)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == document)
    }
  }

  @Test func comparedDocumentsAndReportsAreNeverOverwritten() throws {
    let folder = try TemporaryFolder()
    let old = try folder.write(Sample.xib(), to: "old")
    let new = try folder.write(Sample.xib("w"), to: "new")
    for path in [old, new] {
      try expectRefusal(["compare", old, new, "-o", path], keeping: path, because: Self.isRead)
    }
    for reporter in ["json", "sarif", "html", "github", "csv", "xcode"] {
      try expectRefusal(
        ["lint", new, "--reporter", "\(reporter)=\(new)"], keeping: new, because: Self.isRead)
    }
    try expectRefusal(
      [
        "transition", new, "--from", "ipad9_7", "--to", "ipad9_7:landscape", "--format", "json",
        "-o", new,
      ], keeping: new, because: Self.isRead)
  }

  /// `codegen -o *.xib` names the first document as the output.
  @Test func documentsThatAreNotOperandsAreNeverOverwritten() throws {
    let folder = try TemporaryFolder()
    let first = try folder.write(Sample.xib("a"), to: "A.xib")
    let second = try folder.write(Sample.xib("b"), to: "B.xib")
    for path in [first, try folder.write(Sample.xib("a"), to: "C.STORYBOARD")] {
      try expectRefusal(["codegen", "-o", path, second], keeping: path, because: Self.isDocument)
      try expectRefusal(
        ["flow", second, "-o", path], keeping: path, because: Self.isDocument)
    }
    // A link is replaced by name; its destination is what matters.
    let link = folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: first)
    try expectRefusal(["flow", second, "-o", link], keeping: first, because: Self.isDocument)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == first)
  }

  @Test func otherProjectFilesAreNeverOverwritten() throws {
    let folder = try TemporaryFolder()
    let document = try folder.write(Sample.xib(), to: "A.xib")
    let cases = [
      ("Media.xcassets/Contents.json", "it belongs to an asset catalog"),
      ("Media.xcassets/Logo.imageset/logo.png", "it belongs to an asset catalog"),
      ("en.lproj/A.strings", "it contains localized strings"),
      ("Texts.xcstrings", "it contains localized strings"), ("Font.ttf", "it is a font"),
      ("Info.plist", "it is a property list"),
      ("App.xcodeproj/project.pbxproj", Self.isRead),
      (".ninefold.yml", "it is a configuration file"), ("View.swift", "it is a source file"),
    ]
    for (name, reason) in cases {
      let path = try folder.write("x", to: name)
      try expectRefusal(
        ["flow", document, "--no-config", "-o", path], keeping: path, because: reason)
    }
    // A configuration file of any name, if it is read.
    let configuration = try folder.write("lint: {}\n", to: "settings")
    try expectRefusal(
      ["lint", document, "--config", configuration, "--write-baseline", configuration],
      keeping: configuration, because: Self.isRead)
    let source = folder.path("View.swift")
    try expectRefusal(
      ["codegen", document, "--no-config", "-o", source], keeping: source,
      because: "it is a source file that 'ninefold codegen' did not write")
  }

  @Test func previousOutputsAreOverwritten() throws {
    let folder = try TemporaryFolder()
    let document = try folder.write(Sample.xib(), to: "A.xib")
    let outputs = [
      ["codegen", document, "-o", folder.path("A.swift")],
      ["flow", document, "-o", folder.path("flow")],
      ["lint", document, "--write-baseline", folder.path("baseline.json")],
      ["lint", document, "--reporter", "json=\(folder.path("report.json"))"],
      ["ibtool", "--export-strings-file", folder.path("en.lproj/A.strings"), document],
      ["ibtool", "--output-partial-info-plist", folder.path("Partial.plist"), document],
      ["compile", document, "-o", folder.path("out"), "--cache", folder.path("cache")],
      ["preview", document, "-o", folder.path("out")],
    ]
    for text in [Sample.xib(), Sample.xib("other"), Sample.faulty] {
      try folder.write(text, to: "A.xib")
      for arguments in outputs {
        let run = ToolRun(arguments)
        #expect(run.status != .failure, "\(arguments): \(run.error)")
        #expect(folder.text("A.xib") == text)
      }
    }
    // A baseline that is read may be pruned, and an empty source may become generated code.
    let baseline = folder.path("baseline.json")
    try folder.write(Sample.xib(), to: "A.xib")
    let pruned = ToolRun(["lint", document, "--baseline", baseline, "--prune-baseline"])
    #expect(pruned.status == .clean, "\(pruned.error)")
    let empty = try folder.write("", to: "Empty.swift")
    #expect(ToolRun(["codegen", document, "-o", empty]).status == .clean)
    #expect(folder.text("Empty.swift") != "")
  }

  /// Runs in one process are independent of each other.
  @Test func anInputOfAnEarlierRunMayBeReplaced() throws {
    let folder = try TemporaryFolder()
    let document = try folder.write(Sample.xib(), to: "A.xib")
    let layouts = folder.path("layouts")
    #expect(ToolRun(["compile", document, "-o", layouts]).status == .clean)
    #expect(ToolRun(["compare", layouts, layouts]).status == .clean)
    try folder.write(Sample.xib("other"), to: "A.xib")
    #expect(ToolRun(["compile", document, "-o", layouts]).status == .clean)
    #expect(folder.text("layouts/A.xib.layout.json")?.contains("other") == true)
  }

  @Test func summariesAreNeverAppendedToInputs() throws {
    let folder = try TemporaryFolder()
    let many = try (0..<30).map { try folder.write(Sample.faulty, to: "\($0).xib") }
    let summary = try folder.write("# Summary\n", to: "summary")
    for (path, isInput) in [(many[0], true), (summary, false)] {
      let run = ToolRun(
        ["lint", "--reporter", "github"] + many, environment: ["GITHUB_STEP_SUMMARY": path])
      #expect(run.error.contains("cannot overwrite") == isInput, "\(run.error)")
    }
    #expect(folder.text("0.xib") == Sample.faulty)
    // There are more findings than annotations can show.
    #expect((folder.text("summary")?.utf8.count ?? 0) > 100)
  }
}
