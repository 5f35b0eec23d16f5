import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// `upgrade` changes old documents with byte-exact results, and reports what it changed and what it left.
@Suite struct UpgradeTests {
  /// A storyboard as Xcode 5 saved it: two scenes, no Auto Layout, a push segue.
  private static let ancient = """
    <?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="4514" systemVersion="13B42" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" initialViewController="vc1">
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="3747"/>
        </dependencies>
        <scenes>
            <scene sceneID="s1">
                <objects>
                    <viewController id="vc1" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="v1">
                            <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
                            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                            <subviews>
                                <view contentMode="scaleToFill" id="v2">
                                    <rect key="frame" x="20" y="40" width="280" height="100"/>
                                    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
                                </view>
                            </subviews>
                        </view>
                        <connections>
                            <segue destination="vc2" kind="push" identifier="go" id="sg1"/>
                            <segue destination="vc2" kind="replace" identifier="swap" splitViewControllerTargetIndex="0" id="sg2"/>
                        </connections>
                    </viewController>
                </objects>
            </scene>
            <scene sceneID="s2">
                <objects>
                    <viewController id="vc2" sceneMemberID="viewController"/>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  /// A storyboard as Xcode 8 saved it: layout guides.
  private static let old = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="11762" systemVersion="16D32" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" colorMatched="YES" initialViewController="vc1">
        <device id="retina4_7" orientation="portrait">
            <adaptation id="fullscreen"/>
        </device>
        <dependencies>
            <deployment identifier="iOS"/>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="11757"/>
            <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        </dependencies>
        <scenes>
            <scene sceneID="s1">
                <objects>
                    <viewController id="vc1" sceneMemberID="viewController">
                        <layoutGuides>
                            <viewControllerLayoutGuide type="top" id="tOp-gu-ide"/>
                            <viewControllerLayoutGuide type="bottom" id="bOt-gu-ide"/>
                        </layoutGuides>
                        <view key="view" contentMode="scaleToFill" id="v1">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                                    <rect key="frame" x="0.0" y="28" width="375" height="639"/>
                                </view>
                            </subviews>
                            <constraints>
                                <constraint firstItem="box" firstAttribute="top" secondItem="tOp-gu-ide" secondAttribute="bottom" constant="8" id="c1"/>
                                <constraint firstItem="bOt-gu-ide" firstAttribute="top" secondItem="box" secondAttribute="bottom" id="c2"/>
                                <constraint firstItem="box" firstAttribute="leading" secondItem="v1" secondAttribute="leading" id="c3"/>
                                <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="c4"/>
                            </constraints>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  private func upgrade(_ text: String, _ options: [String] = []) throws -> (ToolRun, String) {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "Main.storyboard")
    let run = ToolRun(["upgrade", path] + options)
    return (run, try #require(folder.text("Main.storyboard")))
  }

  @Test func anAncientDocumentGetsAutoLayoutSizeClassesAndSegues() throws {
    let (run, text) = try upgrade(Self.ancient)
    let expected = Self.ancient.replacingOccurrences(
      of: "propertyAccessControl=\"none\"",
      with:
        "propertyAccessControl=\"none\" useAutolayout=\"YES\" useTraitCollections=\"YES\" useSafeAreas=\"YES\""
    ).replacingOccurrences(
      of: "    <dependencies>",
      with: """
            <device id="retina4_0" orientation="portrait">
                <adaptation id="fullscreen"/>
            </device>
            <dependencies>
        """
    ).replacingOccurrences(
      of: "version=\"3747\"/>",
      with: """
        version="3747"/>
                <capability name="Safe area layout guides" minToolsVersion="9.0"/>
                <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        """
    ).replacingOccurrences(of: "kind=\"push\"", with: "kind=\"show\"")
    #expect(text == expected)
    #expect(run.status == .clean)
    #expect(run.output.contains("  Auto Layout: turned on; views keep their autoresizing masks\n"))
    #expect(run.output.contains("  size classes: turned on; the canvas is a retina4_0\n"))
    #expect(run.output.contains("  segues: 1 of the kind 'push' is now 'show'\n"))
    #expect(
      run.output.contains("  segues skipped: line 27: it replaces the primary view controller"),
      "\(run.output)")
    #expect(run.output.contains("\nupgraded 1 of 1 document\n"))
    let (again, same) = try upgrade(text)
    #expect(same == text)
    #expect(again.output.contains("upgraded 0 of 1 document"))
  }

  @Test func layoutGuidesBecomeSafeAreas() throws {
    let (run, text) = try upgrade(Self.old, ["--safe-areas"])
    let match = try #require(
      text.firstMatch(of: #/<viewLayoutGuide key="safeArea" id="(.{3}-.{2}-.{3})"/>/#))
    let id = String(match.1)
    let expected = Self.old.replacingOccurrences(
      of: """
                            <layoutGuides>
                                <viewControllerLayoutGuide type="top" id="tOp-gu-ide"/>
                                <viewControllerLayoutGuide type="bottom" id="bOt-gu-ide"/>
                            </layoutGuides>

        """, with: ""
    ).replacingOccurrences(
      of: "secondItem=\"tOp-gu-ide\" secondAttribute=\"bottom\"",
      with: "secondItem=\"\(id)\" secondAttribute=\"top\""
    ).replacingOccurrences(
      of: "firstItem=\"bOt-gu-ide\" firstAttribute=\"top\"",
      with: "firstItem=\"\(id)\" firstAttribute=\"bottom\""
    ).replacingOccurrences(
      of: "</constraints>\n",
      with:
        "</constraints>\n                        <viewLayoutGuide key=\"safeArea\" id=\"\(id)\"/>\n"
    ).replacingOccurrences(
      of: "useTraitCollections=\"YES\"", with: "useTraitCollections=\"YES\" useSafeAreas=\"YES\""
    ).replacingOccurrences(
      of: "        <capability name=\"documents",
      with:
        "        <capability name=\"Safe area layout guides\" minToolsVersion=\"9.0\"/>\n        <capability name=\"documents"
    )
    #expect(text == expected)
    #expect(
      run.output.contains(
        "  safe areas: turned on in 1 scene; 2 constraints moved to the safe area\n"),
      "\(run.output)")
    let lint = try TemporaryFolder()
    try lint.write(text, to: "Main.storyboard")
    let found = ToolRun(["lint", lint.url.path, "--no-config"])
    #expect(!found.output.contains("error:"), "\(found.output)")
  }

  @Test func unconvertibleLayoutGuidesAreUnchanged() throws {
    let text = Self.old.replacingOccurrences(
      of: "secondItem=\"tOp-gu-ide\" secondAttribute=\"bottom\"",
      with: "secondItem=\"tOp-gu-ide\" secondAttribute=\"centerY\"")
    let (run, after) = try upgrade(text)
    #expect(after == text)
    #expect(
      run.output.contains(
        "  safe areas skipped: line 15: a constraint uses the centerY of a layout guide\n"),
      "\(run.output)")
  }

  @Test func aDryRunPrintsADifference() throws {
    let (run, text) = try upgrade(Self.old, ["--dry-run"])
    #expect(text == Self.old)
    #expect(run.output.hasPrefix("--- /"))
    #expect(run.output.contains("\n-                    <layoutGuides>\n"), "\(run.output)")
    #expect(run.error.contains("would upgrade 1 of 1 document"))
  }

  @Test func unreadDocumentsAreCountedAsSkipped() throws {
    let folder = try TemporaryFolder()
    let mac = try folder.write(OmissionTests.mac, to: "A.xib")
    try folder.write(OmissionTests.mac, to: "B.xib")
    try folder.write(OmissionTests.pointer, to: "C.xib")
    try folder.write("<document", to: "D.xib")
    try folder.write(Self.old, to: "Main.storyboard")
    let words = "4 skipped: 2 for macOS, 1 not fetched by Git LFS, 1 not readable\n"
    let run = ToolRun(["upgrade", folder.url.path, "--dry-run"])
    #expect(run.error.hasSuffix("would upgrade 1 of 1 document; " + words), "\(run.error)")
    let made = ToolRun(["upgrade", folder.url.path])
    #expect(made.output.hasSuffix("\nupgraded 1 of 1 document; " + words), "\(made.output)")
    #expect(made.status == .findings)
    #expect(made.error.contains("D.xib"), "\(made.error)")
    #expect(!made.error.contains("A.xib"), "\(made.error)")
    let named = ToolRun(["upgrade", mac])
    #expect(named.status == .clean)
    #expect(
      named.error.contains("note: the document is for macOS and is skipped"), "\(named.error)")
    #expect(named.output == "upgraded 0 of 0 documents; 1 skipped: 1 for macOS\n")
  }

  @Test func unreadableDocumentsAreCountedAsSkipped() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.old, to: "Main.storyboard")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Gone.xib"), withDestinationPath: "nowhere")
    let run = ToolRun(["upgrade", folder.url.path])
    #expect(run.status == .failure)
    #expect(
      run.output.hasSuffix("\nupgraded 1 of 1 document; 1 skipped: 1 not readable\n"),
      "\(run.output)")
  }

  @Test func folderWithoutDocumentsIsAnError() throws {
    let folder = try TemporaryFolder()
    for options in [[], ["--dry-run"]] {
      let run = ToolRun(["upgrade", folder.url.path] + options)
      #expect(run.status == .failure)
      #expect(run.output == "")
      #expect(run.error.matches(of: #/\n/#).count == 1, "\(run.error)")
    }
    let allowed = ToolRun(["upgrade", folder.url.path, "--allow-empty"])
    #expect(allowed.status == .clean)
    #expect(allowed.output == "upgraded 0 of 0 documents\n")
  }

  @Test func otherFilesAndUsage() throws {
    #expect(ToolRun(["upgrade", "-"]).status == .failure)
    #expect(ToolRun(["upgrade"]).status == .failure)
    let (run, text) = try upgrade("<document/>")
    #expect(text == "<document/>")
    #expect(run.error.contains("1:1: error: "), "\(run.error)")
    #expect(run.output == "upgraded 0 of 0 documents; 1 skipped: 1 not readable\n")
    #expect(run.status == .findings)
  }
}
