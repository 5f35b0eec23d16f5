import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// Runtime attributes of UIKit's own classes.
@Suite struct RuntimeAttributeTests {
  /// A xib with a view that has runtime attributes.
  private func document(_ element: String, _ attributes: String, _ runtime: String) -> String {
    Sample.xib(
      extra: """

                        <subviews>
                            <\(element) \(attributes) fixedFrame="YES" id="obj">
                                <rect key="frame" x="0.0" y="0.0" width="200" height="40"/>
                                <userDefinedRuntimeAttributes>\(runtime)</userDefinedRuntimeAttributes>
                            </\(element)>
                        </subviews>
        """)
  }

  private func value(_ keyPath: String, _ type: String, _ value: String) -> String {
    "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(keyPath)\"\(value)"
  }

  private func text(_ keyPath: String, _ text: String) -> String {
    value(keyPath, "string", " value=\"\(text)\"/>")
  }

  private func color(_ keyPath: String) -> String {
    value(
      keyPath, "color",
      "><color key=\"value\" red=\"1\" green=\"0.4\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/></userDefinedRuntimeAttribute>"
    )
  }

  private func number(_ keyPath: String, _ number: String) -> String {
    value(
      keyPath, "number",
      "><real key=\"value\" value=\"\(number)\"/></userDefinedRuntimeAttribute>")
  }

  private func picture(_ text: String, cell: String = "wC-hR") throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "D.xib")
    let run = ToolRun(["preview", folder.path("D.xib"), "-o", folder.path("out"), "--cell", cell])
    #expect(run.status == .clean, "\(run.error)")
    let name = try #require(folder.files().first { $0.hasSuffix("ompact-hRegular.svg") })
    return try #require(folder.text(name))
  }

  private func lint(_ text: String) -> String {
    ToolRun(["lint", "-", "--reporter", "xcode"], input: text).output
  }

  @Test(arguments: ["label", "textField", "textView", "searchBar"])
  func texts(element: String) throws {
    let document = document(element, #"text="Old""#, text("text", "Fresh"))
    let picture = try picture(document)
    #expect(picture.contains(">Fresh<"))
    #expect(!picture.contains(">Old<"))
    #expect(!lint(document).contains("runtime-attribute"))
  }

  @Test(arguments: ["textField", "searchBar"])
  func placeholders(element: String) throws {
    #expect(
      try picture(document(element, "", text("placeholder", "Hint"))).contains(">Hint<"))
  }

  @Test(arguments: [
    ("label", #"text="Text""#, "textColor"), ("textField", #"text="Text""#, "textColor"),
    ("textView", #"text="Text""#, "textColor"), ("view", "", "backgroundColor"),
    ("switch", #"on="YES""#, "onTintColor"),
    ("progressView", #"progress="0.5""#, "progressTintColor"),
    ("tabBar", "", "barTintColor"),
  ])
  func colors(element: String, attributes: String, key: String) throws {
    #expect(try picture(document(element, attributes, color(key))).contains("#ff6600"))
  }

  /// Lines, alignment, hidden views, and a number that represents an enumeration case.
  @Test func numbersAndFlags() throws {
    let long = #"text="One two three four five six seven eight""#
    let lines = try picture(document("label", long, number("numberOfLines", "2")))
    #expect(lines.split(separator: "<text ").count == 3)
    let right = try picture(document("label", #"text="Text""#, number("textAlignment", "2")))
    #expect(right.contains("text-anchor=\"end\"") || right.contains("x=\"16"))
    let hidden = try picture(
      document("label", #"text="Gone""#, value("hidden", "boolean", " value=\"YES\"/>")))
    #expect(!hidden.contains(">Gone<"))
  }

  @Test func lastOfDuplicateAttributesWins() throws {
    let picture = try picture(
      document("label", "", text("text", "First") + text("text", "Second")))
    #expect(picture.contains(">Second<"))
  }

  /// Values in a configuration represent code, which runs later.
  @Test func configurationOverridesRuntimeAttributes() throws {
    let folder = try TemporaryFolder()
    try folder.write("views: [{id: obj, attributes: {text: Stated}}]", to: ".ninefold.yml")
    try folder.write(document("label", "", text("text", "Runtime")), to: "D.xib")
    let run = ToolRun(
      ["preview", folder.path("D.xib"), "-o", folder.path("out"), "--cell", "wC-hR"])
    #expect(run.status == .clean, "\(run.error)")
    let name = try #require(folder.files().first { $0.hasSuffix("ompact-hRegular.svg") })
    #expect(try #require(folder.text(name)).contains(">Stated<"))
  }

  /// Keys that key-value coding does not find in the class have no effect.
  @Test(arguments: [
    ("label", "title"), ("button", "text"), ("view", "text"), ("label", "isHidden"),
    ("textView", "placeholder"),
  ])
  func unknownKeyPathsAreIgnored(element: String, key: String) throws {
    let picture = try picture(document(element, "", text(key, "Nowhere")))
    #expect(!picture.contains("Nowhere"))
  }

  @Test func unappliedRuntimeAttributesAreReported() {
    for (element, attribute) in [
      ("button", number("titleLabel.numberOfLines", "2")),
      ("view", number("semanticContentAttribute", "4")), ("label", text("attributedText", "A")),
    ] {
      #expect(lint(document(element, "", attribute)).contains("[unapplied-runtime-attribute]"))
    }
    // Attributes without a visible effect, and those of the app's own classes, are ignored.
    for key in ["accessibilityIdentifier", "themeColor", "tag"] {
      #expect(lint(document("label", #"text="A""#, text(key, "A"))) == "")
    }
    // A name that UIKit declares elsewhere belongs to an extension or, on a view of an app class, to that class.
    #expect(lint(document("textView", "", text("placeholder", "A"))).contains("[unapplied-"))
    #expect(lint(document("button", "", text("title", "A"))).contains("[unapplied-"))
    let own = #"customClass="Card" customModule="App" customModuleProvider="target""#
    #expect(!lint(document("view", own, text("title", "A"))).contains("[unapplied-"))
  }

  @Test func controllerTitleIsApplied() throws {
    let scene = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc">
          <scenes><scene sceneID="s"><objects>
              <viewController title="Old" id="vc" sceneMemberID="viewController">
                  <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
                  <userDefinedRuntimeAttributes>\(text("title", "Fresh"))</userDefinedRuntimeAttributes>
              </viewController>
          </objects></scene></scenes>
      </document>
      """
    let folder = try TemporaryFolder()
    try folder.write(scene, to: "D.storyboard")
    _ = ToolRun(
      ["preview", folder.path("D.storyboard"), "-o", folder.path("out"), "--cell", "wC-hR"])
    #expect(folder.files().contains { $0.hasSuffix("Fresh.s.wCompact-hRegular.svg") })
  }
}
