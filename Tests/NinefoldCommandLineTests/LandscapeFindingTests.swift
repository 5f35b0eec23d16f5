import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// Findings of compact height alone: phones have it only in landscape, which many apps do not support.
@Suite struct LandscapeFindingTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="a">
    <scenes><scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController">
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
    <rect key="frame" x="0" y="0" width="100" height="100"/></view></subviews>
    <constraints>
    <constraint firstItem="box" firstAttribute="height" constant="100" id="c-high"/>
    <constraint firstItem="box" firstAttribute="height" constant="50" id="c-low"/>
    <constraint firstItem="box" firstAttribute="width" constant="100" id="c-wide"/>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" id="c-x"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" \
    id="c-y"/>
    </constraints>
    <variation key="default"><mask key="constraints"><exclude reference="c-low"/></mask></variation>
    <variation key="heightClass=compact"><mask key="constraints"><include reference="c-low"/></mask>\
    </variation>
    </view></viewController></objects></scene></scenes></document>
    """

  private static func list(_ orientations: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>LSRequiresIPhoneOS</key><true/>
    <key>UISupportedInterfaceOrientations</key><array>\(orientations)</array></dict></plist>
    """
  }

  @Test(
    arguments: [
      (nil, "note: "),
      ("<string>UIInterfaceOrientationLandscapeLeft</string>", "warning: "),
      ("<string>UIInterfaceOrientationPortrait</string>", nil),
    ] as [(String?, String?)])
  func conflictsInLandscapeDependOnTheApp(_ orientations: String?, _ severity: String?) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write(Self.storyboard, to: "Main.storyboard")
    if let orientations { try folder.write(Self.list(orientations), to: "App/Info.plist") }
    let run = ToolRun(["lint", "--reporter", "xcode", folder.url.path])
    let found = run.output.split(separator: "\n").filter {
      $0.contains("[conflicting-constraints]")
    }
    #expect(found.count == (severity == nil ? 0 : 1), "\(run.output)")
    if let severity { #expect(found.first?.contains(severity) == true, "\(run.output)") }
  }

  /// Who names a place knows that the app has it.
  @Test func configurationsOnTheCommandLineAreKept() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write(Self.storyboard, to: "Main.storyboard")
    let run = ToolRun(
      ["lint", "--reporter", "xcode", folder.url.path, "--cell", "wCompact-hCompact"])
    #expect(run.output.contains("warning: "), "\(run.output)")
  }
}
