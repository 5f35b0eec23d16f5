import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// `compile --cache`: the same results without the work, and no result of other inputs.
@Suite struct CacheTests {
  /// A project with an image and a color, French texts and a document with a finding.
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
          <objects>
              <view contentMode="scaleToFill" id="iN0-l3-epB">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                  <subviews>
                      <imageView opaque="NO" image="Logo" translatesAutoresizingMaskIntoConstraints="NO" id="im0-00-001">
                          <rect key="frame" x="10" y="20" width="20" height="20"/>
                      </imageView>
                      <label opaque="NO" text="Good morning" translatesAutoresizingMaskIntoConstraints="NO" id="la0-00-001">
                          <rect key="frame" x="10" y="60" width="100" height="20"/>
                          <fontDescription key="fontDescription" type="system" pointSize="17"/>
                      </label>
                  </subviews>
                  <constraints>
                      <constraint firstItem="im0-00-001" firstAttribute="leading" secondItem="iN0-l3-epB" secondAttribute="leading" constant="10" id="c00-00-001"/>
                      <constraint firstItem="im0-00-001" firstAttribute="top" secondItem="iN0-l3-epB" secondAttribute="top" constant="20" id="c00-00-002"/>
                      <constraint firstItem="la0-00-001" firstAttribute="leading" secondItem="iN0-l3-epB" secondAttribute="leading" constant="10" id="c00-00-003"/>
                  </constraints>
              </view>
          </objects>
          <resources><image name="Logo" width="20" height="20"/></resources>
      </document>
      """#, to: "App/Base.lproj/A.xib")
    try folder.write(#""la0-00-001.text" = "Bonjour";"#, to: "App/fr.lproj/A.strings")
    try folder.write(contents, to: "App/Assets.xcassets/Logo.imageset/Contents.json")
    try folder.write(svg(20), to: "App/Assets.xcassets/Logo.imageset/logo.svg")
    try folder.write("", to: "App/.git/HEAD")
    return folder
  }

  private static let contents =
    #"{"images": [{"idiom": "universal", "filename": "logo.svg"}], "info": {"version": 1, "author": "xcode"}}"#

  private static func svg(_ width: Int) -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="20"/>"#
  }

  private static func compile(
    _ folder: TemporaryFolder, _ options: [String] = [], out: String = "Out", cached: Bool = true
  ) -> ToolRun {
    ToolRun(
      ["compile", folder.path("App"), "-o", folder.path(out)] + options
        + (cached ? ["--cache", folder.path("Cache")] : []))
  }

  /// The results in the cache, without the contents of layouts and the tool's digest.
  private static func results(_ folder: TemporaryFolder) -> [String] {
    folder.files().filter { $0.hasPrefix("Cache/") && $0.hasSuffix(".result") }
  }

  @Test func cachedRunHasTheSameOutput() throws {
    let folder = try Self.project()
    let plain = Self.compile(folder, out: "Plain", cached: false)
    let first = Self.compile(folder)
    let second = Self.compile(folder, out: "Again")
    #expect(plain.error.contains("la0-00-001") || plain.error.contains("A.xib:"))
    for run in [first, second] {
      #expect(run.status == plain.status)
      #expect(run.error == plain.error)
    }
    let layout = folder.text("Plain/Base.lproj/A.xib.layout.json")
    #expect(layout != nil)
    #expect(folder.text("Out/Base.lproj/A.xib.layout.json") == layout)
    #expect(folder.text("Again/Base.lproj/A.xib.layout.json") == layout)
    #expect(Self.results(folder).count == 1)
  }

  @Test func cacheSurvivesMovingTheProject() throws {
    let folder = try Self.project()
    _ = Self.compile(folder)
    try FileManager.default.copyItem(
      atPath: folder.path("App"), toPath: folder.path("Elsewhere/App".replacing("/App", with: "")))
    let there = ToolRun([
      "compile", folder.path("Elsewhere"), "-o", folder.path("There"), "--cache",
      folder.path("Cache"),
    ])
    #expect(there.error.contains("/Elsewhere/Base.lproj/A.xib:"))
    #expect(Self.results(folder).count == 1)
  }

  @Test func changedInputsAreRecompiled() throws {
    let folder = try Self.project()
    let french = ["--cell", "wC-hR", "--locale", "base,fr"]
    func layout() -> String? {
      let run = Self.compile(folder, french)
      let cached = folder.text("Out/Base.lproj/A.xib.layout.json")
      let plain = Self.compile(folder, french, out: "Plain", cached: false)
      #expect(run.error == plain.error)
      #expect(cached == folder.text("Plain/Base.lproj/A.xib.layout.json"))
      return cached
    }
    var known: Set<String?> = [layout()]
    // The image is wider, another one is named, the set is removed, and it is in a closer catalog.
    try folder.write(Self.svg(30), to: "App/Assets.xcassets/Logo.imageset/logo.svg")
    #expect(known.insert(layout()).inserted)
    try folder.write(Self.svg(44), to: "App/Assets.xcassets/Logo.imageset/wide.svg")
    try folder.write(
      Self.contents.replacing("logo.svg", with: "wide.svg"),
      to: "App/Assets.xcassets/Logo.imageset/Contents.json")
    #expect(known.insert(layout()).inserted)
    try FileManager.default.removeItem(atPath: folder.path("App/Assets.xcassets/Logo.imageset"))
    #expect(known.insert(layout()).inserted)
    try folder.write(Self.contents, to: "App/Base.lproj/B.xcassets/Logo.imageset/Contents.json")
    try folder.write(Self.svg(50), to: "App/Base.lproj/B.xcassets/Logo.imageset/logo.svg")
    #expect(known.insert(layout()).inserted)
    // A translation, a declaration of the configuration, and the document.
    try folder.write(#""la0-00-001.text" = "Salut";"#, to: "App/fr.lproj/A.strings")
    #expect(known.insert(layout()).inserted)
    try folder.write(
      "views:\n- id: la0-00-001\n  intrinsicSize: {width: 77, height: 44}\n",
      to: "App/.ninefold.yml")
    #expect(known.insert(layout()).inserted)
    let path = "App/Base.lproj/A.xib"
    try folder.write(
      (folder.text(path) ?? "").replacing("Good morning", with: "Good evening"), to: path)
    #expect(known.insert(layout()).inserted)
    // An image that no document uses changes nothing.
    let count = Self.results(folder).count
    try folder.write(Self.contents, to: "App/Assets.xcassets/Other.imageset/Contents.json")
    #expect(!known.insert(layout()).inserted)
    #expect(Self.results(folder).count == count)
  }

  @Test func unmatchedStatementsAreReportedAgain() throws {
    let folder = try Self.project()
    try folder.write("views:\n- id: nobody\n  hidden: true\n", to: "App/.ninefold.yml")
    let first = Self.compile(folder)
    let second = Self.compile(folder)
    #expect(first.error.contains("nobody"))
    #expect(second.error == first.error)
  }

  /// Options that change results, each of which must have its own result.
  private static let options: [[String]] = [
    [], ["--cell", "wC-hR"], ["--cell", "canvas"], ["--device", "retina4_7"],
    ["--device", "retina4_7:landscape"], ["--size", "400x500"], ["--size", "401x500"],
    ["--os", "12"], ["--content-size", "AX3"], ["--style", "dark"], ["--contrast", "high"],
    ["--direction", "rtl"], ["--traits", "displayGamut=P3"], ["--locale", "fr"],
    ["--locale", "pseudo-long"], ["--cell", "canvas", "--text", "stored"],
    ["--limit", "elements=2000"], ["--limit", "findings=7"], ["--closed-form"],
    ["--without-weak-rules"],
  ]

  @Test func everyLayoutOptionIsPartOfTheKey() throws {
    let folder = try Self.project()
    for (number, options) in Self.options.enumerated() {
      let run = Self.compile(folder, options)
      #expect(run.status != .failure, "\(run.error)")
      #expect(Self.results(folder).count == number + 1, "\(options)")
    }
    for options in Self.options { _ = Self.compile(folder, options) }
    #expect(Self.results(folder).count == Self.options.count)
  }

  @Test func outputOptionsAreNotPartOfTheKey() throws {
    let folder = try Self.project()
    for options in [
      [], ["--jobs", "1"], ["--findings", "ignore"], ["--cache-size", "16"],
      ["--depfile", folder.path("d")],
    ] {
      _ = Self.compile(folder, options)
    }
    #expect(Self.results(folder).count == 1)
  }

  @Test(arguments: ["cut", "changed", "empty", "gone", "another"])
  func damagedResultsAreReplaced(_ damage: String) throws {
    let folder = try Self.project()
    let first = Self.compile(folder)
    let layout = folder.text("Out/Base.lproj/A.xib.layout.json")
    let kept = folder.files().filter { $0.hasPrefix("Cache/") && !$0.hasSuffix(".tool") }
    #expect(kept.count == 2)
    for victim in kept {
      let whole = try Data(contentsOf: URL(filePath: folder.path(victim)))
      try FileManager.default.removeItem(atPath: folder.path("Out"))
      switch damage {
      case "cut": try whole.dropLast(3).write(to: URL(filePath: folder.path(victim)))
      case "changed":
        var bytes = whole
        bytes[bytes.count - 2] ^= 1
        try bytes.write(to: URL(filePath: folder.path(victim)))
      case "empty": try Data().write(to: URL(filePath: folder.path(victim)))
      case "gone": try FileManager.default.removeItem(atPath: folder.path(victim))
      default:
        // A complete file for another input, under this name.
        let other = kept.first { $0 != victim } ?? victim
        try Data(contentsOf: URL(filePath: folder.path(other))).write(
          to: URL(filePath: folder.path(victim)))
      }
      let run = Self.compile(folder)
      #expect(run.error == first.error)
      #expect(folder.text("Out/Base.lproj/A.xib.layout.json") == layout)
      #expect(try Data(contentsOf: URL(filePath: folder.path(victim))) == whole)
    }
  }

  @Test func cacheSizeIsLimited() throws {
    let folder = try Self.project()
    // Each part of a cache of 16 MB may use one megabyte; old results are removed, and no other files.
    for digit in "0123456789abcdef" {
      for number in 0..<3 {
        let name = "\(digit)\(String(repeating: "0", count: 30))\(number).layout"
        try folder.write(String(repeating: "x", count: 600_000), to: "Cache/\(digit)/\(name)")
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: Double(1_000_000 + number))],
          ofItemAtPath: folder.path("Cache/\(digit)/\(name)"))
      }
      try folder.write("mine", to: "Cache/\(digit)/notes.txt")
    }
    let before = folder.files().filter { $0.hasPrefix("Cache/") }
    _ = Self.compile(folder, ["--cache-size", "16"])
    let after = folder.files().filter { $0.hasPrefix("Cache/") }
    let gone = before.filter { !after.contains($0) }
    #expect(!gone.isEmpty)
    #expect(gone.allSatisfy { $0.hasSuffix("0.layout") || $0.hasSuffix("1.layout") })
    #expect(after.filter { $0.hasSuffix("notes.txt") }.count == 16)
    #expect(Self.results(folder).count == 1)
    let second = Self.compile(folder, ["--cache-size", "16"], out: "Again")
    #expect(second.status != .failure)
  }

  @Test func invalidCacheFolderIsAWarning() throws {
    let folder = try Self.project()
    try folder.write("a file", to: "Cache")
    let plain = Self.compile(folder, cached: false)
    let run = Self.compile(folder)
    #expect(run.status == plain.status)
    #expect(
      run.error.contains(
        "ninefold: warning: results are not cached: '\(folder.path("Cache"))' is not a folder"))
    #expect(folder.text("Cache") == "a file")
  }

  @Test func resultsForStandardOutputAreCached() throws {
    let folder = try Self.project()
    let runs = (0..<2).map { _ in
      ToolRun([
        "compile", folder.path("App/Base.lproj/A.xib"), "--cache", folder.path("Cache"),
      ])
    }
    #expect(runs[0].output.hasPrefix("{"))
    #expect(runs[1].output == runs[0].output)
    #expect(runs[1].error == runs[0].error)
  }
}
