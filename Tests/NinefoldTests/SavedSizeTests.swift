import InterfaceSource
import Ninefold
import Testing

/// Conflicts and ambiguities that rest on a size that only Interface Builder gave a view, or on a text
/// that code sets, are no warnings.
@Suite struct SavedSizeTests {
  private func findings(_ id: String, in document: String) -> [Diagnostic] {
    var compiler = Compiler(options: CompilerOptions(configurations: ConfigurationRequest.all))
    let file = SourceFile(path: "Card.xib", bytes: Array(document.utf8))
    return compiler.compile(file).diagnostics.filter { $0.id == id }
  }

  private func xib(_ objects: String, owner: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Owner">
    <connections>\(owner)</connections></placeholder>
    \(objects)
    </objects>
    </document>
    """
  }

  /// Returns a view of 393 × 852 points, as large as the canvas, around a view 200 points wide.
  private func card(size: String = #"width="393" height="852""#) -> String {
    """
    <view contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" \(size)/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
    <rect key="frame" x="0.0" y="0.0" width="200" height="40"/>
    <constraints><constraint firstAttribute="width" constant="200" id="w"/>
    <constraint firstAttribute="height" constant="40" id="h"/></constraints></view></subviews>
    <constraints>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
    <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="t"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="y"/>
    </constraints>
    </view>
    """
  }

  @Test func theWidthOfAXibsViewIsAsWideAsTheAppMakesIt() throws {
    let finding = try #require(findings("conflicting-constraints", in: xib(card())).first)
    #expect(finding.severity == .note)
    #expect(
      finding.notes.map(\.message).contains(
        "Interface Builder saved the width of the view (root), 393, but the app may give it another one"
      ))
  }

  @Test func aControllersViewIsAsWideAsTheScreen() throws {
    let outlet = #"<outlet property="view" destination="root" id="o"/>"#
    let finding = try #require(
      findings("conflicting-constraints", in: xib(card(), owner: outlet)).first)
    #expect(finding.severity == .warning)
    #expect(
      finding.message
        == "the constraint on the width of the view (box) conflicts with 3 others, off by 193 points"
    )
  }

  /// Returns a view with a label that is required to be 40 points high and to hug its text.
  private func caption(_ text: String) -> String {
    """
    <view contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <subviews><label opaque="NO" verticalHuggingPriority="1000" text="\(text)" lineBreakMode="tailTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="caption">
    <rect key="frame" x="20" y="20" width="100" height="40"/>
    <constraints><constraint firstAttribute="height" constant="40" id="h"/></constraints>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
    <constraints>
    <constraint firstItem="caption" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
    <constraint firstItem="caption" firstAttribute="top" secondItem="root" secondAttribute="top" id="y"/>
    </constraints>
    </view>
    """
  }

  @Test func theHeightOfAnEmptyTextIsUnknownIfCodeSetsIt() throws {
    let outlet = #"<outlet property="caption" destination="caption" id="o"/>"#
    let id = "conflicting-constraints"
    let filled = try #require(findings(id, in: xib(caption(""), owner: outlet)).first)
    #expect(filled.severity == .note)
    #expect(
      filled.notes.map(\.message).contains(
        "code may set the text of the label (caption): an outlet is connected to it"))
    #expect(findings(id, in: xib(caption(""))).map(\.severity) == [.warning])
    #expect(findings(id, in: xib(caption("Title"), owner: outlet)).map(\.severity) == [.warning])
  }

  /// Returns a cell of a xib, whose height is that of its row, with a label.
  private func cell(_ constraints: String) -> String {
    """
    <tableViewCell contentMode="scaleToFill" id="cell">
    <rect key="frame" x="0.0" y="0.0" width="393" height="60"/>
    <autoresizingMask key="autoresizingMask"/>
    <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="content">
    <rect key="frame" x="0.0" y="0.0" width="393" height="60"/>
    <autoresizingMask key="autoresizingMask"/>
    <subviews><label opaque="NO" text="Title" lineBreakMode="tailTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="title">
    <rect key="frame" x="20" y="20" width="353" height="20.5"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
    <constraints>
    <constraint firstItem="title" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="20" id="l"/>
    <constraint firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="20" id="t"/>
    \(constraints)
    </constraints>
    </tableViewCellContentView></tableViewCell>
    """
  }

  @Test func aPositionThatNothingDeterminesIsAmbiguousInARowOfAnyHeight() {
    let found = findings("ambiguous-layout", in: xib(cell("")))
    #expect(
      found.map(\.message) == [
        "the constraints leave the vertical position of the label \"Title\" (title) ambiguous"
      ])
    let top =
      #"<constraint firstItem="title" firstAttribute="top" secondItem="content" secondAttribute="top" id="y"/>"#
    #expect(findings("ambiguous-layout", in: xib(cell(top))).isEmpty)
  }
}
