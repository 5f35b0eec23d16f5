import Foundation
import NinefoldCommandLine
import NinefoldProject
import TestSupport
import Testing

/// `ninefold ibtool`, which takes the command line of Apple's tool.
@Suite struct InterfaceBuilderToolTests {
  private static let sample = Fixtures.url("ibtool/Sample.storyboard").path
  private static let sections = [
    "classes", "connections", "errors", "hierarchy", "localizable-all", "notices", "objects",
    "version-history", "warnings",
  ]
  /// Lines that Apple's build system recognizes as findings, with and without an object or line.
  private nonisolated(unsafe) static let finding =
    #/([^:]*):([^:]*): (warning|error|note): (.*)|([^:]*): (warning|error|note): (.*)/#

  private func run(_ arguments: [String]) -> ToolRun { ToolRun(["ibtool"] + arguments) }

  private func list(_ output: String) throws -> [String: Any] {
    let read = try PropertyListSerialization.propertyList(from: Data(output.utf8), format: nil)
    return try #require(read as? [String: Any])
  }

  // MARK: Output

  @Test(arguments: ["xml1", "human-readable-text"])
  func allSectionsMatchTheGoldenFiles(format: String) throws {
    let run = run(["--all", "--output-format", format, Self.sample])
    #expect(run.status == .findings)
    #expect(run.error.isEmpty)
    // The path of the package is private.
    let output = run.output.replacing(Fixtures.top.path + "/", with: "")
    try expectGolden(Array(output.utf8), at: "ibtool/all.\(format)")
  }

  @Test func localizableSectionsMatchTheGoldenFile() throws {
    let names = ["strings", "stringarrays", "geometry", "other", "to-many-relationships", "all"]
    let run = run(names.map { "--localizable-" + $0 } + [Self.sample])
    #expect(run.status == .clean)
    try expectGolden(Array(run.output.utf8), at: "ibtool/localizable.xml1")
  }

  @Test func allHasTheSectionsOfApplesTool() throws {
    let keys = try list(run(["--all", Self.sample]).output).keys.sorted()
    #expect(keys == Self.sections.map { "com.apple.ibtool.document." + $0 })
    let text = run(["--all", Self.sample]).output
    let places = keys.compactMap { text.firstRange(of: "\t<key>\($0)</key>")?.lowerBound }
    #expect(places.count == keys.count)
    #expect(places == places.sorted())
  }

  @Test func emptySectionsAreDictionaries() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.xib(), to: "A.xib")
    let found = try list(run(["--errors", "--warnings", "--notices", path]).output)
    for name in ["errors", "warnings", "notices"] {
      let section = try #require(found["com.apple.ibtool.document." + name] as? [String: Any])
      #expect(section.isEmpty)
    }
    #expect(
      run(["--errors", "--output-format", "human-readable-text", path]).output.isEmpty)
  }

  @Test func findingsAreParsableByBuildSystems() throws {
    let run = run([
      "--errors", "--warnings", "--notices", "--output-format=human-readable-text", Self.sample,
    ])
    #expect(run.status == .findings)
    let lines = run.output.split(separator: "\n").map { String($0) }
    #expect(lines.count > 3)
    var objects: Set<String> = []
    for line in lines where !line.hasPrefix("/* com.apple.ibtool.") {
      let match = try #require(line.wholeMatch(of: Self.finding), "\(line)")
      #expect(match.1.map { String($0) } == Self.sample)
      if let object = match.2 { objects.insert(String(object)) }
    }
    #expect(objects.contains("one-se-002"))
    #expect(lines.contains("/* com.apple.ibtool.document.errors */"))
    #expect(lines.contains("/* com.apple.ibtool.document.warnings */"))
  }

  @Test func ambiguousIDsAreReplacedByLineNumbers() throws {
    let folder = try TemporaryFolder()
    for id in ["12", "a:b", ""] {
      let twice = Sample.faulty.replacing("id=\"a\"", with: "id=\"\(id)\"")
      let path = try folder.write(twice, to: "A.xib")
      let run = run(["--errors", "--output-format", "human-readable-text", path])
      for line in run.output.split(separator: "\n").dropFirst() {
        let match = try #require(line.wholeMatch(of: Self.finding), "\(line)")
        #expect(match.2.flatMap { Int($0) } ?? 0 > 1, "\(line)")
      }
      #expect(run.status == .findings)
    }
  }

  @Test func versionIsUnderTheProgramName() throws {
    let found = try list(run(["--version", "--output-format", "xml1"]).output)
    let version = try #require(found["com.apple.ibtool.version"] as? [String: String])
    #expect(version["bundle-version"]?.isEmpty == false)
    #expect(version.keys.sorted() == ["bundle-version", "short-bundle-version"])
    let text = run(["--version", "--output-format", "human-readable-text"]).output
    #expect(text.contains("\nshort-bundle-version: "))
  }

  // MARK: Commands of builds

  private static let check = [
    "--errors", "--warnings", "--notices", "--module", "App", "--auto-activate-custom-fonts",
    "--target-device", "iphone", "--target-device", "ipad", "--minimum-deployment-target", "17.0",
    "--output-format", "human-readable-text",
  ]

  @Test func compilingChecksAndFailsWithoutANib() throws {
    let folder = try TemporaryFolder()
    let xib = try folder.write(Sample.xib(), to: "foo.xib")
    let strings = try folder.write("", to: "en.lproj/foo.strings")
    let run = run(
      Self.check + [
        "--companion-strings-file", "en:\(strings)", "--output-partial-info-plist",
        folder.path("foo-PartialInfo.plist"), "--cocoatouch-compiler-mode", "toolchain",
        "--compile", folder.path("foo.nib"), xib,
      ])
    #expect(run.status == .findings)
    #expect(run.error.isEmpty)
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "/* com.apple.ibtool.errors */")
    #expect(lines.count == 2)
    #expect(lines.last?.hasPrefix("\(xib): error: ") == true)
    #expect(lines.last?.contains("does not write nibs") == true)
    #expect(
      folder.files().sorted() == ["en.lproj/foo.strings", "foo-PartialInfo.plist", "foo.xib"])
    let partial = try #require(folder.text("foo-PartialInfo.plist"))
    #expect(try list(partial).isEmpty)
  }

  @Test func findingsOfACompiledStoryboardAreStillPrinted() throws {
    let folder = try TemporaryFolder()
    let run = run(Self.check + [Self.sample, "--compilation-directory", folder.path("App.build")])
    #expect(run.status == .findings)
    #expect(run.output.contains("/* com.apple.ibtool.document.warnings */\n\(Self.sample):"))
    #expect(run.output.contains("\n/* com.apple.ibtool.errors */\n\(Self.sample): error: "))
    #expect(folder.files().isEmpty)
  }

  @Test(arguments: [
    ["--link", "Resources", "a.storyboardc", "b.storyboardc"],
    ["IN", "--strip", "OUT"], ["IN", "--write", "OUT"], ["--upgrade", "IN", "--write", "OUT"],
    ["--import-strings-file", "th.strings", "IN", "--write", "OUT"],
    ["--export-xliff", "a.xlf", "--source-language", "en", "IN"],
  ])
  func commandsThatWriteNibsFail(words: [String]) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.xib(), to: "A.xib")
    let given = words.map { $0 == "IN" ? path : $0 == "OUT" ? folder.path("B.xib") : $0 }
    let run = run(given)
    #expect(run.status == .findings)
    let errors = try list(run.output)["com.apple.ibtool.errors"] as? [[String: String]]
    #expect(errors?.count == 1)
    #expect(errors?.first?["description"]?.contains("does not write nibs") == true)
    #expect(folder.files() == ["A.xib"])
  }

  @Test(arguments: ["--export-strings-file", "--generate-strings-file", "--generate-strings"])
  func textsAreWrittenInUTF16(flag: String) throws {
    let folder = try TemporaryFolder()
    let run = run([flag, folder.path("Sample.strings"), Self.sample])
    #expect(run.status == .clean)
    #expect(try list(run.output).isEmpty)
    let bytes = try Data(contentsOf: folder.url.appending(path: "Sample.strings"))
    #expect(bytes.starts(with: [0xFF, 0xFE]))
    let text = try #require(String(data: bytes, encoding: .utf16))
    try expectGolden(Array(text.utf8), at: "ibtool/Sample.strings.utf8")
    let table = try PropertyListSerialization.propertyList(from: bytes, format: nil)
    let texts = try #require(table as? [String: String])
    #expect(texts["one-la-001.text"] == "Café & \"tea\" <3")
    #expect(texts["one-sg-001.segmentTitles[1]"] == "Right")
    #expect(texts.count == 4)
  }

  // MARK: Errors of a command line or a document

  @Test func withoutArgumentsTheStatusIs64() {
    let run = run([])
    #expect(run.status.rawValue == 64)
    #expect(run.output.isEmpty)
    #expect(run.error.hasPrefix("Usage: ibtool"))
  }

  @Test func unknownFlagsAreSkippedWithTheirValues() throws {
    let run = run(["--frobnicate", "3", "-x", "--brand-new=4", "--classes", Self.sample])
    #expect(run.status == .clean)
    let found = try list(run.output)
    #expect(found["com.apple.ibtool.document.classes"] != nil)
    let warnings = found["com.apple.ibtool.warnings"] as? [[String: String]]
    #expect(warnings?.compactMap { $0["description"] }.count == 4)
    #expect(warnings?.first?["description"]?.contains("--frobnicate") == true)
  }

  @Test func unknownFlagsDoNotConsumeTheDocument() throws {
    let run = run(["--classes", "--frobnicate", Self.sample])
    #expect(run.status == .clean)
    #expect(try list(run.output)["com.apple.ibtool.document.classes"] != nil)
  }

  @Test func unreadableDocumentsAreIbtoolErrors() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Empty.xib")
    try folder.write("<document><a></document>", to: "Broken.storyboard")
    try folder.write("x", to: "Folder.xib/x")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Loop.xib"), withDestinationPath: folder.path("Loop.xib"))
    for name in ["Empty.xib", "Broken.storyboard", "Folder.xib", "Loop.xib", "Gone.xib"] {
      let run = run(["--all", folder.path(name)])
      #expect(run.status == .findings, "\(name)")
      #expect(run.error.isEmpty, "\(name): \(run.error)")
      let errors = try list(run.output)["com.apple.ibtool.errors"] as? [[String: String]]
      #expect(errors?.count == 1, "\(name)")
      let text = self.run([
        "--all", "--output-format", "human-readable-text", folder.path(name),
      ]).output.split(separator: "\n")
      #expect(text.first == "/* com.apple.ibtool.errors */", "\(name)")
      #expect(text.last?.wholeMatch(of: Self.finding) != nil, "\(name)")
    }
  }

  @Test(arguments: [
    ["--output-format", "json", "A.xib"], ["--compile"], ["--all"], ["--all", "A.xib", "B.xib"],
    ["--all", "A.nib"], Array(repeating: "--frobnicate", count: 300),
    Array(repeating: "--errors", count: 300),
  ])
  func wrongCommandLinesFail(words: [String]) throws {
    let run = run(words)
    #expect(run.status == .findings)
    #expect(try list(run.output)["com.apple.ibtool.errors"] != nil)
  }

  @Test func helpFitsATerminal() throws {
    let run = run(["--help"])
    #expect(run.status == .clean)
    try expectGolden(Array(run.output.utf8), at: "help/ibtool.txt")
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
