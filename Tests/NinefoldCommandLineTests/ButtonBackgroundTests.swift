import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// Backgrounds of buttons with a configuration.
@Suite struct ButtonBackgroundTests {
  private func document(_ configuration: String, _ background: String) -> String {
    Sample.xib(
      extra: """

                        <subviews>
                            <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" buttonType="system" id="but">
                                <rect key="frame" x="0.0" y="0.0" width="150" height="36"/>
                                <buttonConfiguration key="configuration" style="plain" title="Stop" \(configuration)>
                                    <backgroundConfiguration key="background" \(background)</backgroundConfiguration>
                                </buttonConfiguration>
                            </button>
                        </subviews>
        """)
  }

  private static let yellow = #"<color key="backgroundColor" systemColor="systemYellowColor"/>"#
  private static let red = #"<color key="strokeColor" systemColor="systemRedColor"/>"#

  /// Returns the picture of the canvas; the document has no findings.
  private func picture(_ text: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "D.xib")
    let path = folder.path("D.xib")
    #expect(ToolRun(["lint", path, "--reporter", "xcode"]).output == "")
    _ = ToolRun(["preview", path, "-o", folder.path("out"), "--cell", "canvas"])
    let name = try #require(folder.files().first { $0.hasSuffix(".canvas.svg") })
    return try #require(folder.text(name))
  }

  @Test func radiusAndStroke() throws {
    let picture = try picture(
      document(#"cornerStyle="fixed""#, #"cornerRadius="4">\#(Self.yellow)\#(Self.red)"#))
    #expect(picture.contains(##"width="150" height="36" rx="4" fill="#ffcc00""##))
    #expect(
      picture.contains(
        ##"<rect x="0.5" y="0.5" width="149" height="35" rx="3.5" fill="none" stroke="#ff3b30"/>"##)
    )
  }

  @Test func widthAndOutsetOfTheStroke() throws {
    let picture = try picture(
      document(
        #"cornerStyle="fixed""#, #"cornerRadius="10" strokeWidth="4" strokeOutset="3">\#(Self.red)"#
      ))
    // The middle of the line is 3 - 2 points outside.
    #expect(
      picture.contains(
        ##"<rect x="-1" y="-1" width="152" height="38" rx="11" fill="none" stroke="#ff3b30" stroke-width="4"/>"##
      ))
    let none = try self.picture(document("", #"strokeWidth="0">\#(Self.red)"#))
    #expect(!none.contains("#ff3b30"))
  }

  /// Styles with their own corner radius keep it.
  @Test func otherCornerStyles() throws {
    for (style, radius) in [("capsule", "18"), ("small", "4"), ("large", "9")] {
      let picture = try picture(
        document("cornerStyle=\"\(style)\"", #"cornerRadius="2">\#(Self.yellow)"#))
      #expect(picture.contains(##"rx="\##(radius)" fill="#ffcc00""##), "\(style)")
    }
  }

  @Test func imageAndEffect() throws {
    let picture = try picture(
      document(
        #"cornerStyle="fixed""#,
        #"cornerRadius="5" image="square" catalog="system" imageContentMode="scaleAspectFit"><blurEffect key="visualEffect" style="dark"/>"#
      ))
    #expect(picture.contains(##"rx="5" fill="#1c1c1c" fill-opacity="0.75""##))
  }
}
