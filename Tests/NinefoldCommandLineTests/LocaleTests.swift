import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

@Suite struct LocaleTests {
  private let document = Fixtures.url("localization/App/Base.lproj/Greeting.xib").path

  private struct LayoutFile: Decodable {
    struct Configuration: Decodable {
      var name: String
      var language: String?
    }
    var configurations: [Configuration]
  }

  private func configurations(_ arguments: [String]) throws -> [LayoutFile.Configuration] {
    let run = ToolRun(["compile"] + arguments)
    #expect(run.status == .clean, "\(run.error)")
    return try JSONDecoder().decode(LayoutFile.self, from: Data(run.output.utf8)).configurations
  }

  @Test func `translations next to a document are found`() throws {
    let found = try configurations([
      document, "--cell", "wC-hR", "--locale", "all,pseudo-rtl", "--locale", "base",
    ])
    #expect(
      found.map(\.name) == [
        "wCompact-hRegular:ar", "wCompact-hRegular:de", "wCompact-hRegular:es",
        "wCompact-hRegular:fr", "wCompact-hRegular:pt", "wCompact-hRegular:pseudo-rtl",
        "wCompact-hRegular",
      ])
    #expect(found.map(\.language) == ["ar", "de", "es", "fr", "pt", "pseudo-rtl", nil])
  }

  @Test(arguments: [
    (
      ["compile"], "ft",
      "no document is translated into 'ft': there are ar, de, es, fr, pt; did you mean 'fr'?"
    ),
    (["compile"], "pt-PT,xx", "no document is translated into 'xx': there are ar, de, es, fr, pt"),
    (
      ["compile"], "pseudo-lng",
      "invalid value 'pseudo-lng' for --locale: expected languages such as"
    ),
    (["compile"], "fr,", "invalid value 'fr,' for --locale: expected languages such as"),
    (["why"], "fr", "--locale has no effect on the canvas: specify a cell, device or size"),
  ])
  func `unknown languages are rejected`(
    command: [String], locale: String, message: String
  ) {
    let run = ToolRun(
      command + [document] + (command == ["why"] ? ["lab-00-001"] : ["--cell", "wC-hR"])
        + ["--locale", locale])
    #expect(run.status == .failure)
    #expect(run.error.hasPrefix("ninefold: error: \(message)"), "\(run.error)")
  }

  @Test func `documents outside language folders have no translations`() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"v.text\" = \"a\";", to: "fr.lproj/View.strings")
    let path = try folder.write(Sample.xib(), to: "View.xib")
    let run = ToolRun(["compile", path, "--locale", "fr"])
    #expect(run.status == .failure)
    #expect(run.error.contains("'fr': no translations were found"), "\(run.error)")
  }

  @Test func `without translations all languages use the document's texts`() throws {
    let folder = try TemporaryFolder()
    for path in ["Base.lproj/View.xib", "View.xib"] {
      let path = try folder.write(Sample.xib(), to: path)
      let all = try configurations([path, "--cell", "wC-hR", "--locale", "all"])
      #expect(all.map(\.name) == ["wCompact-hRegular"])
    }
  }

  @Test func `malformed string catalogs are reported instead of missing languages`()
    throws
  {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.xib(), to: "Base.lproj/View.xib")
    let catalog = try folder.write("{\"strings\": ", to: "mul.lproj/View.xcstrings")
    let run = ToolRun([
      "lint", path, "--locale", "fr", "--cell", "wC-hR", "--reporter", "xcode",
    ])
    #expect(run.status == .findings)
    #expect(
      (run.error + run.output).contains("\(catalog):1:13: error:"), "\(run.error)\(run.output)")
  }

  @Test func `strings file errors have positions and affect the status`() throws {
    let folder = try TemporaryFolder()
    let strings = try folder.write("\"v.title\" = \"a\"", to: "fr.lproj/View.strings")
    let path = try folder.write(Sample.xib(), to: "Base.lproj/View.xib")
    for command in [
      ["compile", path], ["lint", path, "--reporter", "xcode"],
      ["lint", folder.url.path, "--reporter", "xcode"],
    ] {
      let run = ToolRun(command + ["--locale", "fr", "--cell", "wC-hR"])
      #expect(run.status == .findings)
      let line = "\(strings):1:16: error: expected \";\" [strings-syntax]"
      #expect((run.error + run.output).contains(line), "\(run.error)")
    }
  }

  @Test func `views are explained in a language`() {
    let run = ToolRun([
      "why", document, "lab-00-001", "--cell", "wC-hR", "--locale", "fr",
    ])
    #expect(run.output.contains("41"), "\(run.output)")
  }
}
