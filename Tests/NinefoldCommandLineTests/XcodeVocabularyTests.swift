import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// Everything that Xcode writes is known, and findings about other names are correct.
@Suite struct XcodeVocabularyTests {
  private func lint(_ text: String, _ options: [String] = []) -> ToolRun {
    ToolRun(["lint", "-", "--reporter", "xcode", "--cell", "canvas"] + options, input: text)
  }

  /// A document with each element and attribute that Xcode writes and that `schemas/vocabulary.txt` gained in 2026.
  @Test func xcodeVocabularyIsAccepted() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="24506" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="vc">
          <device id="retina6_12" orientation="portrait" appearance="light" renderMode="macOS"/>
          <dependencies>
              <deployment identifier="iOS"/>
              <capability name="collection view cell content view" minToolsVersion="11.0" message="Requires Xcode 11 or later." requiredIntegratedClassName="UICommandDiff"/>
          </dependencies>
          <scenes><scene sceneID="s"><objects>
              <viewController id="vc" sceneMemberID="viewController">
                  <view key="view" contentMode="scaleToFill" id="root">
                      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                      <subviews>
                          <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" buttonType="system" toolTip="Help" preferredBehavioralStyle="pad" translatesAutoresizingMaskIntoConstraints="NO" id="but">
                              <rect key="frame" x="0.0" y="100" width="80" height="35"/>
                              <accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" startsMediaSession="YES"/><string key="label">Two
      lines</string></accessibility>
                              <menu key="menu" title="Sub Menu" id="men">
                                  <menuOptions key="menuOptions" displayInline="YES" singleSelection="YES"/>
                                  <children><command title="Item 1" id="co1"/><menu title="More" id="me2"/></children>
                              </menu>
                              <buttonConfiguration key="configuration" style="plain" title="Title">
                                  <attributedString key="attributedSubtitle"><fragment content="Sub"><attributes><font key="NSFont" usesAppearanceFont="YES"/><real key="NSStrokeWidth" value="2"/></attributes></fragment></attributedString>
                                  <backgroundConfiguration key="background" cornerRadius="4" imageContentMode="scaleAspectFit"><color key="strokeColor" systemColor="systemRedColor"/></backgroundConfiguration>
                              </buttonConfiguration>
                          </button>
                          <textView contentMode="scaleToFill" fixedFrame="YES" layoutManager="textKit1" translatesAutoresizingMaskIntoConstraints="NO" id="tex"><rect key="frame" x="0.0" y="140" width="80" height="35"/><textInputTraits key="textInputTraits"><passwordRules key="passwordRules" passwordRulesDescriptor="minlength: 8;"/></textInputTraits></textView>
                          <textField opaque="NO" contentMode="scaleToFill" fixedFrame="YES" toolTip="Help" translatesAutoresizingMaskIntoConstraints="NO" id="fie"><rect key="frame" x="0.0" y="180" width="80" height="35"/></textField>
                          <label opaque="NO" contentMode="left" fixedFrame="YES" text="A" showsExpansionTextWhenTruncated="YES" enablesMarqueeWhenAncestorFocused="YES" sizingRule="oversize" translatesAutoresizingMaskIntoConstraints="NO" id="lab"><rect key="frame" x="0.0" y="220" width="80" height="35"/><lineBreakStrategy key="lineBreakStrategy" pushOut="YES" hangulWordPriority="YES" standard="YES"/></label>
                          <imageView contentMode="scaleToFill" fixedFrame="YES" image="star" catalog="system" translatesAutoresizingMaskIntoConstraints="NO" id="ima"><rect key="frame" x="0.0" y="260" width="80" height="35"/><preferredSymbolConfiguration key="preferredSymbolConfiguration"><hierarchicalColors key="hierarchicalColors"><color systemColor="systemRedColor"/></hierarchicalColors></preferredSymbolConfiguration></imageView>
                          <searchBar contentMode="redraw" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="sea"><rect key="frame" x="0.0" y="300" width="80" height="56"/><offsetWrapper key="searchTextPositionAdjustment" horizontal="1" vertical="0.0"/><offsetWrapper key="searchFieldBackgroundPositionAdjustment" horizontal="1" vertical="0.0"/></searchBar>
                          <pageControl opaque="NO" contentMode="scaleToFill" fixedFrame="YES" numberOfPages="3" currentPage="1" translatesAutoresizingMaskIntoConstraints="NO" id="pag"><rect key="frame" x="0.0" y="360" width="80" height="26"/></pageControl>
                          <stepper opaque="NO" contentMode="scaleToFill" fixedFrame="YES" wraps="YES" maximumValue="9" translatesAutoresizingMaskIntoConstraints="NO" id="ste"><rect key="frame" x="0.0" y="400" width="94" height="32"/></stepper>
                          <tabBar contentMode="scaleToFill" fixedFrame="YES" itemSpacing="2" translatesAutoresizingMaskIntoConstraints="NO" id="tab"><rect key="frame" x="0.0" y="500" width="300" height="49"/><items><tabBarItem title="A" badgeValue="3" id="tbi"><imageReference key="image" image="star" catalog="system"/><imageReference key="selectedImage" image="star.fill" catalog="system"/></tabBarItem></items></tabBar>
                          <wkWebView contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="web"><rect key="frame" x="0.0" y="560" width="80" height="49"/><wkWebViewConfiguration key="configuration"><audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" audio="YES" video="YES"/><wkPreferences key="preferences" javaScriptCanOpenWindowsAutomatically="YES"/></wkWebViewConfiguration></wkWebView>
                          <webView contentMode="scaleToFill" fixedFrame="YES" mediaPlaybackAllowsAirPlay="YES" mediaPlaybackRequiresUserAction="NO" translatesAutoresizingMaskIntoConstraints="NO" id="ol"><rect key="frame" x="0.0" y="620" width="80" height="49"/></webView>
                      </subviews>
                      <viewLayoutGuide key="safeArea" id="saf"/>
                  </view>
              </viewController>
              <screenEdgePanGestureRecognizer minimumNumberOfTouches="1" id="edg"><rectEdge key="edges" left="YES"/></screenEdgePanGestureRecognizer>
              <panGestureRecognizer maximumNumberOfTouches="2" id="pan"/>
              <tapGestureRecognizer delaysTouchesEnded="NO" id="tap"/>
          </objects></scene></scenes>
      </document>
      """
    let found = lint(text).output.split(separator: "\n").filter {
      $0.contains("[unknown-") || $0.contains("[unexpected-")
    }
    #expect(found == [])
  }

  /// Frames of documents without Auto Layout, as Interface Builder 8 writes them.
  @Test func framesInHundredths() {
    let text = Sample.xib().replacing(
      #"<rect key="frame" x="0.0" y="0.0" width="320" height="480"/>"#,
      with: ##"<frame key="frameInset" minX="50.00%" width="100.00%" height="35.60%"/>"##)
    #expect(lint(text).output == "")
  }

  @Test func elementsArePlainViewsOnlyInSubviews() {
    let inside = lint(
      Sample.xib(
        extra:
          "\n<subviews><glowView id=\"a\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"9\" height=\"9\"/></glowView></subviews>"
      )
    ).output
    #expect(inside.contains("it is laid out as a plain view"))
    let outside = lint(Sample.xib(extra: "\n<glow key=\"userComments\"/>")).output
    #expect(outside.contains("it is kept but has no effect on layout"))
    #expect(!outside.contains("plain view"))
  }

  @Test func variationsWithoutTraitCollectionsAreAWarning() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write(
      Sample.xib(extra: "\n<variation key=\"widthClass=compact\" alpha=\"0.5\"/>")
        .replacing(#" useTraitCollections="YES""#, with: ""), to: "D.xib")
    let run = ToolRun(["lint", folder.path("D.xib"), "--reporter", "xcode"])
    #expect(run.output.contains(": warning: the document has variations"))
    #expect(run.status == .clean)
    try folder.write("lint: {disabled: variations-without-trait-collections}", to: ".ninefold.yml")
    let off = ToolRun(["lint", folder.path("D.xib"), "--reporter", "xcode"])
    #expect(off.output == "")
    #expect(off.error == "")
  }

  /// An unknown type of Interface Builder's is not an error of the document; a missing type is.
  @Test(arguments: [
    ("com.apple.InterfaceBuilder3.RealityTouch.XIB", "warning", true),
    ("Storyboard", "error", false), ("", "error", false),
  ])
  func unknownTypesAreReported(type: String, severity: String, isClean: Bool) {
    let run = lint(
      Sample.xib().replacing("com.apple.InterfaceBuilder3.CocoaTouch.XIB", with: type))
    #expect(
      run.output.contains(
        ": \(severity): \(type.isEmpty ? "the document has no type" : "unknown document type")"))
    #expect((run.status == .clean) == isClean)
  }

  @Test func duplicateResources() {
    let color = #"<color white="0.5" alpha="1" colorSpace="calibratedWhite"/>"#
    let text = Sample.xib().replacing(
      "    </objects>\n",
      with: """
            </objects>
            <resources>
                <image name="Brand" width="1" height="1"/>
                <namedColor name="Brand">\(color)</namedColor>
                <namedColor name="Brand">\(color)</namedColor>
            </resources>

        """)
    let found = lint(text).output.split(separator: "\n").filter {
      $0.contains("[duplicate-resource]")
    }
    #expect(found.count == 1)
    #expect(found.first?.contains("two <namedColor> elements named 'Brand'") == true)
  }
}
