import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// Generic RGB colors, in documents with and without color matching.
@Suite struct ColorMatchingTests {
  private static let gray = #"red="0.2" green="0.2" blue="0.2" alpha="1""#

  /// A xib with a box of a given color.
  private func box(_ color: String, more: String = "", isMatched: Bool = true) -> String {
    let text = Sample.xib(
      extra: """

                        <subviews>
                            <view contentMode="scaleToFill" fixedFrame="YES" id="box">
                                <rect key="frame" x="0.0" y="0.0" width="60" height="40"/>
                                <color key="backgroundColor" \(color)/>\(more)
                            </view>
                        </subviews>
        """)
    return isMatched ? text : text.replacing(#" colorMatched="YES""#, with: "")
  }

  /// Returns the picture of a document's canvas.
  private func picture(_ text: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "D.xib")
    let run = ToolRun(
      ["preview", folder.path("D.xib"), "-o", folder.path("out"), "--cell", "canvas"])
    #expect(run.status == .clean, "\(run.error)")
    let name = try #require(folder.files().first { $0.hasSuffix(".canvas.svg") })
    return try #require(folder.text(name))
  }

  /// Returns the layout file of a document's canvas.
  private func layout(_ text: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "D.xib")
    let run = ToolRun(
      ["compile", folder.path("D.xib"), "-o", folder.path("out"), "--cell", "canvas"])
    #expect(run.status == .clean, "\(run.error)")
    let name = try #require(folder.files().first { $0.hasSuffix(".json") })
    return try #require(folder.text(name))
  }

  @Test(arguments: [
    (#"\#(gray) colorSpace="calibratedRGB""#, "#424242"),
    (#"\#(gray) colorSpace="custom" customColorSpace="calibratedRGB""#, "#424242"),
    (
      #"red="0.2470588235" green="0.631372549" blue="0.2509803922" alpha="1" colorSpace="calibratedRGB""#,
      "#4bad51"
    ),
    // The components of colors in other color spaces do not change.
    (#"\#(gray) colorSpace="deviceRGB""#, "#333333"),
    (#"\#(gray) colorSpace="custom" customColorSpace="sRGB""#, "#333333"),
    (#"\#(gray) colorSpace="custom" customColorSpace="displayP3""#, "#333333"),
    (#"white="0.2" alpha="1" colorSpace="calibratedWhite""#, "#333333"),
    (
      #"white="0.2" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
      "#333333"
    ),
  ])
  func pictures(color: String, expected: String) throws {
    #expect(try picture(box(color)).contains("fill=\"\(expected)\""))
  }

  @Test func documentsWithoutColorMatchingKeepTheirColors() throws {
    let text = box(#"\#(Self.gray) colorSpace="calibratedRGB""#, isMatched: false)
    #expect(try picture(text).contains("fill=\"#333333\""))
    #expect(
      try layout(text).contains(
        #""backgroundColor": {"red": 0.2, "green": 0.2, "blue": 0.2, "alpha": 1, "colorSpace": "calibratedRGB"}"#
      ))
  }

  @Test func layoutFilesAndDumpsHaveMatchedColors() throws {
    let text = box(#"\#(Self.gray) colorSpace="calibratedRGB""#)
    #expect(
      try layout(text).contains(
        #""backgroundColor": {"red": 0.26052, "green": 0.26052, "blue": 0.26052, "alpha": 1, "colorSpace": "sRGB"}"#
      ))
    let resolved = ToolRun(["dump", "-", "--stage", "resolved", "--cell", "canvas"], input: text)
    #expect(resolved.output.contains("backgroundColor: rgb 0.26052 0.26052 0.26052 1 in sRGB"))
    // The findings of a document contain its colors as written in the file.
    let document = ToolRun(["dump", "-", "--stage", "document"], input: text)
    #expect(document.output.contains("backgroundColor: rgb 0.2 0.2 0.2 1 in calibratedRGB"))
  }

  @Test func componentsAboveOneAreClampedInPicturesOnly() throws {
    let text = box(
      #"red="0.4039215686" green="0.5607843137" blue="1" alpha="1" colorSpace="calibratedRGB""#)
    #expect(try layout(text).contains(#""blue": 1.001"#))
    #expect(try picture(text).contains("fill=\"#79a4ff\""))
  }

  /// Colors inside elements, texts, runtime attributes and the document.
  @Test func everyColorIsMatched() throws {
    let own = #"\#(Self.gray) colorSpace="calibratedRGB""#
    let text = box(
      #"systemColor="systemRedColor""#,
      more: """

                                <subviews>
                                    <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" buttonType="custom" id="but">
                                        <rect key="frame" x="0.0" y="0.0" width="60" height="20"/>
                                        <state key="normal" title="By state"><color key="titleColor" \(own)/></state>
                                        <userDefinedRuntimeAttributes>
                                            <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><real key="value" value="2"/></userDefinedRuntimeAttribute>
                                            <userDefinedRuntimeAttribute type="color" keyPath="layer.borderUIColor"><color key="value" \(own)/></userDefinedRuntimeAttribute>
                                        </userDefinedRuntimeAttributes>
                                    </button>
                                    <label opaque="NO" contentMode="left" fixedFrame="YES" id="lab">
                                        <rect key="frame" x="0.0" y="20" width="60" height="20"/>
                                        <attributedString key="attributedText">
                                            <fragment content="Attributed"><attributes>
                                                <color key="NSColor" \(own)/><font key="NSFont" size="12" name="Helvetica"/>
                                            </attributes></fragment>
                                        </attributedString>
                                    </label>
                                    <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" buttonType="system" id="con">
                                        <rect key="frame" x="0.0" y="0.0" width="60" height="20"/>
                                        <buttonConfiguration key="configuration" style="plain" title="Configured">
                                            <backgroundConfiguration key="background"><color key="backgroundColor" \(own)/><color key="strokeColor" \(own)/></backgroundConfiguration>
                                            <color key="baseForegroundColor" \(own)/>
                                        </buttonConfiguration>
                                    </button>
                                    <view contentMode="scaleToFill" fixedFrame="YES" id="named"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/><color key="backgroundColor" name="Brand"/></view>
                                </subviews>
        """
    ).replacing(
      "    </objects>\n",
      with: """
            </objects>
            <resources><namedColor name="Brand"><color \(own)/></namedColor></resources>
            <color key="tintColor" \(own)/>

        """)
    let picture = try picture(text)
    #expect(!picture.contains("#333333"))
    // The title, border, text, background, line, configured title and named color.
    #expect(picture.split(separator: "#424242", omittingEmptySubsequences: false).count - 1 == 7)
    let layout = try layout(text)
    #expect(!layout.contains("calibratedRGB"))
    #expect(!layout.contains(": 0.2,"))
  }

  /// The contrast of 0.475 on white is 4.6 to 1 as written, and 3.5 to 1 as compiled.
  @Test(arguments: [true, false])
  func contrast(isMatched: Bool) throws {
    let text = Sample.xib(
      extra: """

                        <subviews>
                            <label opaque="NO" contentMode="left" text="Hello" fixedFrame="YES" id="lab">
                                <rect key="frame" x="0.0" y="0.0" width="60" height="21"/>
                                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                <color key="textColor" red="0.455" green="0.455" blue="0.455" alpha="1" colorSpace="calibratedRGB"/>
                            </label>
                        </subviews>
                        <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        """)
    let folder = try TemporaryFolder()
    try folder.write("lint: {enabled: low-contrast}", to: ".ninefold.yml")
    try folder.write(
      isMatched ? text : text.replacing(#" colorMatched="YES""#, with: ""), to: "D.xib")
    let run = ToolRun(["lint", folder.path("D.xib"), "--cell", "canvas"])
    #expect(run.output.contains("[low-contrast]") == isMatched, "\(run.output)")
  }

  /// A document for which color matching is enabled changes its appearance.
  @Test func comparison() throws {
    let folder = try TemporaryFolder()
    let color = #"\#(Self.gray) colorSpace="calibratedRGB""#
    try folder.write(box(color, isMatched: false), to: "old/D.xib")
    try folder.write(box(color), to: "new/D.xib")
    let run = ToolRun(
      ["compare", folder.path("old/D.xib"), folder.path("new/D.xib"), "--cell", "canvas"])
    #expect(run.output.contains("background color"), "\(run.output)\(run.error)")
    // Colors that are compiled to the same values are equal.
    try folder.write(
      box(
        #"red="0.26052" green="0.26052" blue="0.26052" alpha="1" colorSpace="custom" customColorSpace="sRGB""#
      ),
      to: "same/D.xib")
    let same = ToolRun(
      ["compare", folder.path("same/D.xib"), folder.path("new/D.xib"), "--cell", "canvas"])
    #expect(!same.output.contains("background color"), "\(same.output)\(same.error)")
  }
}
