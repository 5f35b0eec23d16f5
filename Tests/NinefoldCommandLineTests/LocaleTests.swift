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

  @Test(arguments: [["--locale", "fr"], ["--locale", "fr,base"]])
  func `names of pictures are the same in all languages`(options: [String]) throws {
    let folder = try TemporaryFolder()
    let document = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" initialViewController="har-vc-001">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="har-sc-001"><objects><viewController id="har-vc-001">
      <view key="view" contentMode="scaleToFill" id="har-vi-001">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>
      <navigationItem key="navigationItem" title="Harbor" id="har-ni-001"/>
      </viewController></objects></scene></scenes></document>
      """, to: "Base.lproj/Main.storyboard")
    try folder.write("\"har-ni-001.title\" = \"Port\";", to: "fr.lproj/Main.strings")
    func names(_ options: [String], _ output: String) throws -> [String] {
      let output = folder.url.appending(path: output)
      let run = ToolRun(
        ["preview", document, "-o", output.path, "--cell", "wC-hR", "--findings", "ignore"]
          + options)
      #expect(run.status == .clean, "\(run.error)")
      let files = FileManager.default.enumerator(at: output, includingPropertiesForKeys: nil)
      return (files?.compactMap { ($0 as? URL)?.lastPathComponent } ?? []).sorted()
    }
    let own = try names([], "own")
    #expect(own.contains { $0.hasPrefix("Harbor.") })
    let localized = try names(options, "localized")
    #expect(localized.contains { $0.hasPrefix("Harbor.") })
    #expect(!localized.contains { $0.contains("Port") })
    // The language is a part of the configuration's name only.
    let plain = localized.map { $0.replacing("-fr", with: "") }
    #expect(Set(plain) == Set(own))
  }

  @Test func `views are explained in a language`() {
    let run = ToolRun([
      "why", document, "lab-00-001", "--cell", "wC-hR", "--locale", "fr",
    ])
    #expect(run.output.contains("41"), "\(run.output)")
  }
}
