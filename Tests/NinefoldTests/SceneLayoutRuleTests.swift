import InterfaceSource
import InterfaceTraits
import Ninefold
import Testing

/// Layout rules report nothing that they cannot be certain of.
@Suite struct SceneLayoutRuleTests {
  /// Returns a scene with a label that is wider than the constraint 'w' allows.
  private func document(
    label: String = "", constraint: String = "", view: String = "", outlets: String = "",
    text: String = "Remember my password", width: String = "60"
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="c">
        <device id="retina4_7" orientation="portrait"/>
        <scenes>
            <scene sceneID="s">
                <objects>
                    <viewController id="c" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="root" \(view)>
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <subviews>
                                <label opaque="NO" contentMode="left" text="\(text)" lineBreakMode="tailTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="label" \(label)>
                                    <rect key="frame" x="20" y="40" width="60" height="20.5"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                </label>
                            </subviews>
                            <constraints>
                                <constraint firstItem="label" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="20" id="l"/>
                                <constraint firstItem="label" firstAttribute="top" secondItem="root" \
    secondAttribute="top" constant="40" id="t"/>
                                <constraint firstItem="label" firstAttribute="width" constant="\(width)" id="w" \(constraint)/>
                            </constraints>
                        </view>
                        <connections>\(outlets)</connections>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>
    """
  }

  /// A note names the constraint that limits the label, along the axis in which its text is truncated.
  @Test(arguments: [
    ("", "60", "", "its width is fixed at 60 points"),
    (#"relation="lessThanOrEqual""#, "60", "", "its width is at most 60 points"),
    // A constraint that yields to the width of the text is not the cause.
    (
      #"priority="100" relation="lessThanOrEqual""#, "30",
      #"<constraint firstItem="label" firstAttribute="width" constant="60" id="n"/>"#,
      "its width is fixed at 60 points"
    ),
    (
      "", "60", #"<constraint firstItem="label" firstAttribute="height" constant="40" id="h"/>"#,
      "its width is fixed at 60 points"
    ),
  ])
  func truncatingConstraintIsReported(
    constraint: String, width: String, further: String, note: String
  ) {
    let text = document(constraint: constraint, width: width).replacing(
      "</constraints>", with: further + "</constraints>")
    #expect(lint(text, "truncated-text").map { $0.notes.map(\.message) } == [[note]])
  }

  /// Two lines in a label that is one line high lack height.
  @Test func insufficientHeightIsReported() {
    let text = document(label: #"numberOfLines="2""#, width: "120").replacing(
      "</constraints>",
      with:
        #"<constraint firstItem="label" firstAttribute="height" constant="21" id="h"/></constraints>"#
    )
    #expect(
      lint(text, "truncated-text").map { $0.notes.map(\.message) } == [
        ["its height is fixed at 21 points"]
      ])
  }

  private func lint(
    _ text: String, _ rule: String, in configurations: [ConfigurationRequest] = [.canvas]
  ) -> [Diagnostic] {
    var compiler = Compiler(options: CompilerOptions(configurations: configurations))
    let compilation = compiler.compile(
      SourceFile(path: "Main.storyboard", bytes: Array(text.utf8)))
    return compiler.lint(compilation, rules: [rule]).diagnostics.filter { $0.id == rule }
  }

  @Test func findingsListTheirConfigurations() throws {
    let found = lint(document(), "truncated-text", in: ConfigurationRequest.all)
    #expect(found.count == 1)
    let finding = try #require(found.first)
    // Configurations that no device has, or that are lower than every phone, are not checked.
    #expect(finding.configurations == ["canvas", "wCompact-hRegular", "wRegular-hRegular"])
    #expect(finding.object?.text == "label")
    #expect(finding.scene == "s")
    #expect(finding.notes.first?.object?.text == "w")
  }

  @Test(arguments: [
    (#"hidden="YES""#, ""), (#"alpha="0.0""#, ""), (#"customClass="Title""#, ""),
    ("", #"<outlet property="title" destination="label" id="o"/>"#),
    ("", #"<outlet property="width" destination="w" id="o"/>"#),
  ])
  func textsThatCodeMayChangeAreNotReported(label: String, outlets: String) {
    #expect(lint(document(label: label, outlets: outlets), "truncated-text").isEmpty)
  }

  @Test func placeholderConstraintsDoNotTruncate() {
    #expect(lint(document(constraint: #"placeholder="YES""#), "truncated-text").isEmpty)
  }

  /// The text is 188.5 points wide: a difference within the error of the measurement truncates no text.
  @Test(arguments: [("170", true), ("188", false), ("200", false)])
  func textsWithinTheMeasurementErrorAreNotReported(width: String, isReported: Bool) {
    #expect(lint(document(width: width), "truncated-text").isEmpty != isReported)
  }

  /// Returns the messages about a text field, 34 points high, at a distance from the top of its
  /// screen.
  private func keyboardMessages(top: Int, on names: [String]) throws -> [String] {
    let field = RootDocument.file(
      #"<textField contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="f"/>"#,
      """
      <constraint firstItem="f" firstAttribute="top" secondItem="root" secondAttribute="top" constant="\(top)" id="y"/>
      <constraint firstItem="f" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="x"/>
      <constraint firstItem="f" firstAttribute="width" constant="100" id="w"/>
      <constraint firstItem="f" firstAttribute="height" constant="34" id="h"/>
      """, device: "retina4_7", size: LayoutSize(width: 375, height: 667))
    let requests = try names.map { name in
      ConfigurationRequest.device(try #require(ConfigurationRequest.DeviceWindow(name: name)))
    }
    return lint(String(decoding: field.bytes, as: UTF8.self), "field-behind-keyboard", in: requests)
      .flatMap { [$0.message] + $0.notes.map(\.message) }
  }

  /// The top of the keyboard is 667 − 260, 874 − 335, 402 − 208, 1210 − 340 or 834 − 428, from the
  /// heights measured on iOS 26.5.
  ///
  /// The field is 34 points high; a point of it may be covered.
  @Test(arguments: [
    ("retina4_7", 374, 375), ("retina6_3", 506, 507), ("retina6_3:landscape", 161, 162),
    ("ipad-pro-11-m4", 837, 838), ("ipad-pro-11-m4:landscape", 373, 374),
  ])
  func fieldsBehindTheKeyboardAreReported(device: String, free: Int, covered: Int) throws {
    #expect(try keyboardMessages(top: free, on: [device]).isEmpty)
    #expect(try !keyboardMessages(top: covered, on: [device]).isEmpty)
  }

  @Test func heightsOfKeyboardsAreNamed() throws {
    #expect(
      try keyboardMessages(top: 560, on: ["retina6_3"]) == [
        "the keyboard, 335 points high, will cover the text field (f), and nothing scrolls",
        "the height was measured on iOS 26.5",
      ])
    #expect(
      try keyboardMessages(top: 560, on: ["retina6_3", "retina5_5"]) == [
        "the keyboard will cover the text field (f), and nothing scrolls",
        "in device:retina6_3: the keyboard, 335 points high, will cover the text field (f), and nothing scrolls",
        "in device:retina6_3: the height was measured on iOS 26.5",
        "in device:retina5_5: the keyboard, 260 points high, will cover the text field (f), and nothing scrolls",
        "in device:retina5_5: the height was measured on iOS 26.5 on the most similar screen, of 375 × 667 points",
      ])
  }

  @Test func contrastIsCheckedInDarkStyle() throws {
    let text = document(width: "220").replacing(
      "<fontDescription",
      with:
        #"<color key="textColor" white="0.1" alpha="1" colorSpace="calibratedWhite"/><fontDescription"#
    ).replacing(
      "<constraints>",
      with: #"<color key="backgroundColor" systemColor="systemBackgroundColor"/><constraints>"#)
    let found = lint(text, "low-contrast", in: ConfigurationRequest.all)
    #expect(found.count == 1)
    let names = try #require(found.first?.configurations)
    #expect(names.allSatisfy { $0.contains("dark") }, "\(names)")
  }
}
