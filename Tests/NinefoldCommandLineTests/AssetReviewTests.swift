import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// Findings about assets and texts are reported once, and `assets` lists as shown what it should.
@Suite struct AssetReviewTests {
  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    for (name, text) in files { try folder.write(text, to: name) }
    return folder
  }

  /// Returns the findings in a folder, each as its rule.
  private func rules(_ folder: TemporaryFolder) -> [String] {
    let run = ToolRun(["lint", folder.url.path, "--reporter", "xcode"])
    return run.output.split(separator: "\n").filter {
      !$0.contains(": note: it ") && $0.contains("[")
    }
    .compactMap { $0.split(separator: "[").last.map { String($0.dropLast()) } }
  }

  @Test func unassignedFilesAreReportedOnce() throws {
    let folder = try folder([
      "I.xcassets/A.imageset/Contents.json": """
      { "images" : [ { "idiom" : "universal", "filename" : "a.png", "scale" : "2x" }, { "idiom" : "universal", "scale" : "1x" },
        { "filename" : "a.png", "scale" : "2x", "unassigned" : true } ] }
      """, "I.xcassets/A.imageset/a.png": "",
    ])
    #expect(rules(folder) == ["asset-unassigned"])
  }

  /// An unassigned file is shown nowhere.
  @Test func unassignedFilesAreNotVariants() throws {
    let folder = try folder([
      "I.xcassets/A.imageset/Contents.json": """
      { "images" : [ { "idiom" : "universal", "filename" : "a.png" }, { "idiom" : "iphone", "filename" : "b.png", "unassigned" : true } ] }
      """, "I.xcassets/A.imageset/a.png": "", "I.xcassets/A.imageset/b.png": "",
    ])
    let run = ToolRun(["assets", folder.url.path, "--device", "retina6_0"])
    #expect(run.output.contains("-> a.png"))
    #expect(!run.output.contains("-> b.png"))
    #expect(rules(folder) == ["asset-unassigned"])
  }

  private static let dark =
    #""appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ]"#
  private static let tinted =
    #""appearances" : [ { "appearance" : "luminosity", "value" : "tinted" } ]"#
  private static let large = #""idiom" : "universal", "platform" : "ios", "size" : "1024x1024""#

  private func icons(_ slots: [String]) throws -> TemporaryFolder {
    try folder(
      [
        "A.xcassets/AppIcon.appiconset/Contents.json":
          "{ \"images\" : [ \(slots.joined(separator: ", ")) ] }"
      ]
      .merging(
        ["i120", "i180", "dark", "tint", "any"].map {
          ("A.xcassets/AppIcon.appiconset/\($0).png", "")
        },
        uniquingKeysWith: { one, _ in one }))
  }

  @Test func darkIconsNextToIndividualSizes() throws {
    let folder = try icons([
      #"{ "filename" : "i120.png", "idiom" : "iphone", "scale" : "2x", "size" : "60x60" }"#,
      #"{ "filename" : "i180.png", "idiom" : "iphone", "scale" : "3x", "size" : "60x60" }"#,
      #"{ "filename" : "dark.png", \#(Self.large), \#(Self.dark) }"#,
      #"{ "filename" : "tint.png", \#(Self.large), \#(Self.tinted) }"#,
    ])
    #expect(rules(folder).filter { $0 != "asset-file-unreferenced" } == ["asset-icon-appearance"])
    let run = ToolRun(["assets", folder.url.path, "--device", "retina6_0", "--style", "dark"])
    #expect(run.output.split(separator: "\n").filter { $0.contains("-> ") }.count == 1)
    #expect(run.output.contains("-> i180.png"))
    #expect(run.output.contains("dark.png (1024x1024 ios, dark, 1x): ranks lower by idiom"))
  }

  /// With one icon without an appearance for all sizes, or dark ones for each size, the dark ones are shown.
  @Test func darkIconsThatAreShown() throws {
    let large = try icons([
      #"{ "filename" : "any.png", \#(Self.large) }"#,
      #"{ "filename" : "dark.png", \#(Self.large), \#(Self.dark) }"#,
      #"{ "filename" : "tint.png", \#(Self.large), \#(Self.tinted) }"#,
    ])
    #expect(!rules(large).contains("asset-icon-appearance"))
    let run = ToolRun(["assets", large.url.path, "--device", "retina6_0", "--style", "dark"])
    #expect(run.output.contains("-> dark.png"))
    let each = try icons([
      #"{ "filename" : "any.png", "idiom" : "universal", "platform" : "ios", "size" : "60x60", "scale" : "2x" }"#,
      #"{ "filename" : "dark.png", "idiom" : "universal", "platform" : "ios", "size" : "60x60", "scale" : "2x", \#(Self.dark) }"#,
    ])
    #expect(!rules(each).contains("asset-icon-appearance"))
  }

  private static let color =
    #"{ "colors" : [ { "idiom" : "universal", "color" : { "platform" : "ios", "reference" : "systemBlueColor" } } ] }"#

  @Test func duplicateColorInTwoCatalogsOfAFolder() throws {
    let folder = try folder([
      "App/A.xcassets/Brand.colorset/Contents.json": Self.color,
      "App/B.xcassets/Brand.colorset/Contents.json": Self.color,
      // A catalog elsewhere may belong to another target.
      "Widget/A.xcassets/Brand.colorset/Contents.json": Self.color,
      // Names are unique only within a kind.
      "App/B.xcassets/Brand.imageset/Contents.json": #"{ "images" : [ ] }"#,
    ])
    let run = ToolRun(["lint", folder.url.path, "--reporter", "xcode"])
    let found = run.output.split(separator: "\n").filter { $0.contains("[duplicate-asset-name]") }
    #expect(found.count == 1)
    #expect(found.first?.contains("App/B.xcassets/Brand.colorset/Contents.json") == true)
  }

  @Test func strayKeysOfAStringCatalog() throws {
    let document = Sample.xib(
      extra: """

                        <subviews>
                            <label text="Hello" fixedFrame="YES" id="lab">
                                <rect key="frame" x="0.0" y="0.0" width="60" height="21"/>
                                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                            </label>
                        </subviews>
        """)
    let unit =
      #""localizations" : { "fr" : { "stringUnit" : { "state" : "translated", "value" : "A" } } }"#
    let folder = try folder([
      "Base.lproj/Main.xib": document,
      "mul.lproj/Main.xcstrings": """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "lab.text" : { \(unit) },
        "gone.text" : { "extractionState" : "stale", \(unit) },
        "other.text" : { "localisations" : { }, \(unit) } } }
      """,
    ])
    let run = ToolRun(["lint", folder.url.path, "--reporter", "xcode"])
    #expect(run.output.contains("no texts for 2 of 3 keys, such as 'gone.text'"))
    #expect(run.output.contains("did you mean \"localizations\"?"))
    #expect(rules(folder).sorted() == ["strings-unknown-object", "unknown-string-catalog-key"])
    // A catalog that is correct causes no finding.
    try folder.write(
      "{ \"sourceLanguage\" : \"en\", \"version\" : \"1.0\", \"strings\" : { \"lab.text\" : { \(unit) } } }",
      to: "mul.lproj/Main.xcstrings")
    #expect(rules(folder) == [])
  }
}
