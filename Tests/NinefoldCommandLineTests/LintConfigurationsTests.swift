import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// `devices` and `locales` of a `lint:` section.
@Suite struct LintConfigurationsTests {
  /// A project with a document in two languages, whose label is too narrow on one device and in one language.
  private func folder(_ configuration: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write(configuration, to: ".ninefold.yml")
    try folder.write(
      Sample.xib(
        extra: """

                          <subviews>
                              <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-00-001">
                                  <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                              </view>
                          </subviews>
                          <constraints>
                              <constraint firstItem="box-00-001" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="led-00-001"/>
                              <constraint firstItem="box-00-001" firstAttribute="top" secondItem="v" secondAttribute="top" id="top-00-001"/>
                              <constraint firstItem="box-00-001" firstAttribute="height" constant="10" id="hei-00-001"/>
                          </constraints>
          """), to: "Base.lproj/A.xib")
    try folder.write("\"box-00-001.text\" = \"a\";", to: "fr.lproj/A.strings")
    return folder
  }

  private func lint(_ folder: TemporaryFolder, _ options: [String] = []) -> ToolRun {
    ToolRun(["lint", folder.url.path, "--reporter", "json"] + options)
  }

  @Test func configurationFileEqualsCommandLineOptions() throws {
    let folder = try folder(
      "lint: {devices: ['iPhone 15 Pro:landscape', 'ipad9_7:landscape:split-1/2'], locales: [fr, base]}"
    )
    let options = [
      "--device", "iPhone 15 Pro:landscape", "--device", "ipad9_7:landscape:split-1/2", "--locale",
      "fr,base",
    ]
    let run = lint(folder)
    #expect(run.output.contains("ambiguous-layout") && run.error == "")
    #expect(run.output.contains("device:ipad9_7:landscape:split-1/2:fr"), "\(run.output)")
    #expect(!run.output.contains("canvas"))
    #expect(run.output == (lint(folder, ["--no-config"] + options)).output)
    // Configurations on the command line replace it.
    for option in [["--cell", "canvas"], ["--device", "iPhone SE"], ["--size", "300x300"]] {
      let own = option == ["--cell", "canvas"] ? option : option + ["--locale", "pseudo-long"]
      let wins = lint(folder, own)
      #expect(wins.output == (lint(folder, ["--no-config"] + own)).output)
      #expect(wins.output != run.output)
    }
    let language = lint(folder, ["--locale", "base"])
    #expect(language.output.contains("\"device:ipad9_7:landscape:split-1/2\""))
    #expect(!language.output.contains(":fr"))
    // `--suggest` requires the canvas, which is laid out in addition.
    #expect(lint(folder, ["--suggest"]).output.contains("suggested for the view"))
  }

  @Test func nearestFileTakesPrecedence() throws {
    let folder = try folder("lint: {devices: iPhone SE, locales: base}")
    try folder.write("lint: {devices: [ipad9_7]}", to: "fr.lproj/.ninefold.yml")
    let text = try #require(folder.text("Base.lproj/A.xib"))
    try folder.write(text, to: "fr.lproj/B.xib")
    // One worker lints both documents, each in its own configurations.
    let run = lint(folder, ["--jobs", "1"])
    let lines = run.output.split(separator: "\n").filter { $0.contains("ambiguous-layout") }
    #expect(lines.count == 2, "\(run.output)")
    for line in lines {
      #expect(line.contains("Base.lproj/A.xib") == line.contains("device:retina"), "\(line)")
      #expect(line.contains("fr.lproj/B.xib") == line.contains("device:ipad9_7\""), "\(line)")
    }
    let near = ToolRun(["lint", folder.path("fr.lproj"), "--reporter", "json"])
    #expect(near.output.contains("device:ipad9_7\""), "\(near.output)")
    #expect(!near.output.contains("retina"))
    let printed = ToolRun(["lint", "--print-config", folder.path("fr.lproj")])
    #expect(printed.output.contains("  devices:\n  - \"ipad9_7\"\n  locales:\n  - base\n"))
  }

  @Test func unknownNamesAreReported() throws {
    let folder = try folder(
      "lint: {devices: [iPhone 15 Prro, 'iPhone 8:split-1/2'], locales: [ft, x_y]}")
    let run = ToolRun(["lint", folder.url.path, "--reporter", "xcode"])
    #expect(run.status == .findings)
    #expect(run.output.contains(".ninefold.yml:1:18: error: 'iPhone 15 Prro' is not a device"))
    #expect(run.output.contains("did you mean 'iPhone 15 Pro'?"))
    #expect(run.output.contains(".ninefold.yml:1:34: error: 'iPhone 8:split-1/2' is not a device"))
    #expect(run.output.contains("only an iPad screen can be shared"))
    #expect(
      run.output.contains(".ninefold.yml:1:67: warning: no document is translated into 'ft'"))
    #expect(run.output.contains("did you mean 'fr'?"))
    #expect(run.output.contains(".ninefold.yml:1:71: error: 'x_y' is not a language"))
    // A single document does not show the languages of others; and names in an outer file are reported too.
    try folder.write("lint: {devices: [ipad9_7]}", to: "Base.lproj/.ninefold.yml")
    let one = ToolRun(["lint", folder.path("Base.lproj/A.xib"), "--reporter", "xcode"])
    #expect(one.output.contains("'iPhone 15 Prro' is not a device"))
    #expect(!one.output.contains("is translated into"))
  }
}
