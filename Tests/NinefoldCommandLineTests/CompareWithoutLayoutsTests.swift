import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// `ninefold compare` of documents that are not laid out.
@Suite struct CompareWithoutLayoutsTests {
  private static let mac = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="MacOSX.Cocoa">
        <objects>
            <window title="Garden" id="w-1">
                <rect key="contentRect" x="196" y="240" width="480" height="270"/>
                <view key="contentView" id="v-1">
                    <rect key="frame" x="0.0" y="0.0" width="480" height="270"/>
                    <subviews>
                        <textField fixedFrame="YES" id="t-1">
                            <rect key="frame" x="20" y="20" width="96" height="16"/>
                            <textFieldCell key="cell" title="Hello" id="c-1"/>
                        </textField>
                        <button translatesAutoresizingMaskIntoConstraints="NO" id="b-1">
                            <rect key="frame" x="20" y="60" width="96" height="16"/>
                            <buttonCell key="cell" title="Start" id="c-2"/>
                        </button>
                    </subviews>
                </view>
                <connections><outlet property="field" destination="t-1" id="o-1"/></connections>
            </window>
        </objects>
    </document>

    """
  private static let watch = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" \
    toolsVersion="22505" targetRuntime="watchKit" initialViewController="vc-1">
        <scenes>
            <scene sceneID="s-1"><objects>
                <controller id="vc-1" sceneMemberID="viewController">
                    <items><label text="Water" id="l-1"/></items>
                </controller>
            </objects></scene>
            <scene sceneID="s-2"><objects>
                <controller id="vc-2" sceneMemberID="viewController"/>
            </objects></scene>
        </scenes>
    </document>

    """

  private func compare(
    _ document: String, replacing changes: [(String, String)], _ options: String...
  ) throws -> ToolRun {
    let folder = try TemporaryFolder()
    let new = changes.reduce(document) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    try folder.write(document, to: "old/A.xib")
    try folder.write(new, to: "new/A.xib")
    return ToolRun(["compare", folder.path("old"), folder.path("new")] + options)
  }

  @Test func changesOfTheDocumentAreReported() throws {
    let changes = [
      ("title=\"Hello\"", "title=\"Bye\""), ("x=\"20\" y=\"20\"", "x=\"24\" y=\"20\""),
      ("destination=\"t-1\"", "destination=\"b-1\""), ("width=\"480\"", "width=\"500\""),
    ]
    let run = try compare(Self.mac, replacing: changes)
    #expect(run.status == .findings)
    #expect(
      run.output == """
        A.xib
          scene 'w-1'
            text field cell "Bye" (c-1)
              title 'Hello' -> 'Bye', everywhere
            window "Garden" (w-1)
              resized 480 x 270 -> 500 x 270, everywhere
              outlet field 'text field 't-1'' -> 'button 'b-1'', everywhere
            text field (t-1)
              moved 20 20 -> 24 20, everywhere
        layouts not compared: 1 document for macOS
        1 document of 1 changed: 1 object moved and 1 resized; 1 text and the connections of 1 object changed

        """)
  }

  @Test(arguments: ["json", "markdown", "html"])
  func everyFormatListsComparisonsWithoutLayouts(_ format: String) throws {
    let changes = [("title=\"Hello\"", "title=\"Bye\"")]
    let run = try compare(Self.mac, replacing: changes, "--format", format)
    #expect(run.status == .findings)
    let words =
      format == "json"
      ? "{\"path\": \"A.xib\", \"system\": \"macOS\"}"
      : "Layouts not compared: 1 document for macOS."
    #expect(run.output.contains(words), "\(run.output)")
    #expect(run.output.contains("Bye"))
  }

  /// Positions of windows and frames of views that constraints lay out are those of the canvas.
  @Test func noiseIsNotReported() throws {
    let changes = [
      ("x=\"196\"", "x=\"100\""), ("y=\"60\"", "y=\"70\""),
      ("toolsVersion=\"22505\"", "toolsVersion=\"1\""),
    ]
    let run = try compare(Self.mac, replacing: changes)
    #expect(run.status == .clean)
    #expect(
      run.output == """
        layouts not compared: 1 document for macOS
        nothing changed in 1 document

        """)
    let same = try compare(Self.mac, replacing: [])
    #expect(same.output == "nothing changed in 1 document\n")
  }

  @Test func scenesComeAndGo() throws {
    let changes = [
      ("\"s-2\"", "\"s-3\""), ("vc-2\"", "vc-3\" customClass=\"Shed\""), ("Water", "Sow"),
    ]
    let run = try compare(Self.watch, replacing: changes)
    #expect(run.status == .findings)
    #expect(
      run.output == """
        A.xib
          scene 's-1', controller 'vc-1'
            label "Sow" (l-1)
              text 'Water' -> 'Sow', everywhere
          scene 's-3', controller 'vc-3': added
          scene 's-2', controller 'vc-2': removed
        layouts not compared: 1 document for watchOS
        1 document of 1 changed: 1 added and 1 removed; 1 text changed

        """)
  }
}
