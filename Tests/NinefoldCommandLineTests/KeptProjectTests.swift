import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// Lint of single documents in a project whose other documents and sources were read by earlier runs:
/// the same output as without a cache, whatever changed.
@Suite struct KeptProjectTests {
  /// A xib with an object of a class, a reference to nothing and a font.
  private static func xib(_ className: String, outlet: String? = nil, action: String = "save:")
    -> String
  {
    let outlet = outlet.map { "<outlet property=\"\($0)\" destination=\"l\" id=\"o\"/>" } ?? ""
    return Sample.xib(
      extra: """

        <subviews>
            <view contentMode="scaleToFill" id="c" customClass="\(className)">
                <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                <connections>\(outlet)</connections>
            </view>
            <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" id="l">
                <rect key="frame" x="0.0" y="20" width="100" height="44"/>
                <state key="normal" title="Save"/>
                <connections><action selector="\(action)" destination="c" eventType="touchUpInside" id="a"/></connections>
            </button>
        </subviews>
        """)
  }

  private static func storyboard(_ reference: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="s">
                <objects>
                    <viewControllerPlaceholder storyboardName="\(reference)" id="p" sceneMemberID="viewController"/>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
                </objects>
            </scene>
        </scenes>
    </document>

    """
  }

  private static let outlet =
    "import UIKit\nclass Card: UIView { @IBOutlet var title: UILabel!; @IBAction func save(_ s: Any) { title.text = nil } }\n"

  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App/.git/HEAD")
    try folder.write(outlet, to: "App/Card.swift")
    try folder.write("class Row: Card {}\n", to: "App/Row.swift")
    try folder.write(xib("Card"), to: "App/A.xib")
    try folder.write(xib("Card", outlet: "title"), to: "App/Sub/B.xib")
    try folder.write(storyboard("Main"), to: "App/C.storyboard")
    return folder
  }

  private static func lint(
    _ folder: TemporaryFolder, _ names: [String], cached: Bool = true
  ) -> ToolRun {
    ToolRun(
      ["lint", "--reporter", "xcode"] + names.map { folder.path("App/" + $0) }
        + (cached ? [] : ["--no-cache"]),
      environment: ["XDG_CACHE_HOME": folder.path("User")])
  }

  /// Checks that cached runs print what others do, and returns the output.
  @discardableResult private static func check(
    _ folder: TemporaryFolder, _ names: [String], _ change: String = ""
  ) -> String {
    let plain = lint(folder, names, cached: false)
    for _ in 0..<2 {
      let run = lint(folder, names)
      #expect(run.status == plain.status, "\(names) \(change)")
      #expect(run.output == plain.output && run.error == plain.error, "\(names) \(change)")
    }
    return plain.output
  }

  @Test func otherDocumentsDecideOnOutlets() throws {
    let folder = try Self.project()
    // The object in the other document has the outlet.
    #expect(!Self.check(folder, ["A.xib"]).contains("disconnected-outlet"))
    try folder.write(Self.xib("UIView"), to: "App/Sub/B.xib")
    #expect(Self.check(folder, ["A.xib"]).contains("disconnected-outlet"))
    try folder.write(Self.xib("Row"), to: "App/New.xib")
    #expect(!Self.check(folder, ["A.xib"]).contains("disconnected-outlet"))
    try FileManager.default.removeItem(atPath: folder.path("App/New.xib"))
    #expect(Self.check(folder, ["A.xib"]).contains("disconnected-outlet"))
    try folder.write("class Card: UIView { @IBOutlet var title: UILabel? }", to: "App/Card.swift")
    #expect(!Self.check(folder, ["A.xib"]).contains("disconnected-outlet"))
  }

  @Test func otherDocumentsDecideOnReferences() throws {
    let folder = try Self.project()
    #expect(Self.check(folder, ["C.storyboard"]).contains("missing-referenced-scene"))
    let target = Self.storyboard("None").replacingOccurrences(
      of: "version=\"3.0\"", with: "version=\"3.0\" initialViewController=\"p\"")
    try folder.write(target, to: "App/Sub/Main.storyboard")
    #expect(!Self.check(folder, ["C.storyboard"]).contains("missing-referenced-scene"))
    try folder.write(target, to: "App/Sub/None.storyboard")
    #expect(!Self.check(folder, ["C.storyboard", "A.xib"]).contains("missing-referenced-scene"))
  }

  /// Edits in a fixed sequence between runs on one document, on several and on folders.
  @Test func manyEdits() throws {
    let folder = try Self.project()
    var state: UInt64 = 7
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let files = FileManager.default
    let documents = ["A.xib", "Sub/B.xib", "D.xib", "Sub/E.xib"]
    let sources = ["Card.swift", "Row.swift", "Sub/More.swift", "Old.m"]
    for number in 0..<60 {
      let change: String
      switch next(6) {
      case 0, 1:
        let name = documents[next(4)]
        change = "write \(name)"
        try folder.write(
          Self.xib(
            ["Card", "Row", "UIView", "Gone"][next(4)], outlet: [nil, "title", "titel"][next(3)],
            action: ["save:", "sav:"][next(2)]), to: "App/" + name)
      case 2, 3:
        let name = sources[next(4)]
        change = "write \(name)"
        let text = [
          Self.outlet, "class Row: Card {}\n", "", "class Card: UIView {}\n",
          "class Gone: UIView { @IBAction func saved(_ s: Any) {} }\n",
          "extension Card { func f() { self.title = nil } }\n",
          String(repeating: "class A { ", count: 200),
        ][next(7)]
        try folder.write(text, to: "App/" + name)
      case 4:
        let name = (documents + sources)[next(8)]
        change = "remove \(name)"
        try? files.removeItem(atPath: folder.path("App/" + name))
        if name == "A.xib" { try folder.write(Self.xib("Card"), to: "App/A.xib") }
      default:
        let (one, other) = (documents[1 + next(3)], documents[1 + next(3)])
        change = "rename \(one) \(other)"
        rename(folder.path("App/" + one), folder.path("App/" + other))
      }
      // Some stamps are too new to be believed, others are not.
      if next(4) == 0 { usleep(120_000) }
      Self.check(folder, ["A.xib"], "\(number): \(change)")
      if next(3) == 0 { Self.check(folder, ["Sub"], "\(number): \(change)") }
      if next(5) == 0 { Self.check(folder, [""], "\(number): \(change)") }
    }
  }
}
