import InterfaceSource
import Ninefold
import Testing

/// Cases of rules about controls and assets that examples cannot show.
@Suite struct ControlRuleTests {
  /// Returns the objects of the findings of a rule in a scene's root view and controller.
  private func lint(
    _ rule: String, _ views: String, of controller: String = "", assets: Assets = Assets(),
    resources: String = "", ownClass: String = "Page", constraints: String = ""
  ) -> [String] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="a">\
      <scenes><scene sceneID="s-a"><objects><viewController id="a" customClass="\(ownClass)" \
      sceneMemberID="viewController">\
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>\
      <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view>\(controller)</viewController></objects></scene></scenes>\
      <resources>\(resources)</resources></document>
      """
    var compiler = Compiler()
    let file = SourceFile(path: "Main.storyboard", bytes: Array(text.utf8))
    return compiler.lint(compiler.compile(file, assets: assets), rules: [rule]).diagnostics
      .filter { $0.id == rule }.map { "\($0.object?.text ?? "") \($0.message)" }
  }

  private static let frame = #"<rect key="frame" x="0" y="0" width="80" height="40"/>"#

  private func button(_ attributes: String = "", _ content: String = "") -> String {
    """
    <button opaque="NO" buttonType="system" id="button" \(attributes)>\(Self.frame)\
    <state key="normal" title="Save"/>\(content)</button>
    """
  }

  // MARK: control-without-action

  /// A control that code can find, or that cannot be touched, may be right as it is.
  @Test(arguments: [
    (#"customClass="Own""#, ""), (#"tag="3""#, ""), (#"enabled="NO""#, ""), (#"hidden="YES""#, ""),
    (#"userInteractionEnabled="NO""#, ""),
    ("", #"<connections><action selector="go:" destination="a" id="x"/></connections>"#),
    ("", #"<connections><segue destination="a" kind="show" id="x"/></connections>"#),
    ("", #"<menu key="menu" id="m"><children/></menu>"#),
  ])
  func controlsThatCodeMayHandleAreNotReported(_ attributes: String, _ content: String) {
    #expect(lint("control-without-action", button()).count == 1)
    #expect(lint("control-without-action", button(), ownClass: "").isEmpty)
    #expect(lint("control-without-action", button(attributes, content)).isEmpty)
  }

  @Test func outletsLeadToControlsAndTheirStackViews() {
    let stack = """
      <stackView id="stack" opaque="NO">\(Self.frame)<subviews>\(button())</subviews></stackView>
      """
    #expect(lint("control-without-action", stack).count == 1)
    for id in ["button", "stack"] {
      let outlet = #"<connections><outlet property="x" destination="\#(id)" id="o"/></connections>"#
      #expect(lint("control-without-action", stack, of: outlet).isEmpty)
    }
  }

  /// A button that covers another one gets its touches.
  @Test func buttonsBehindOthersAreNotReported() {
    func found(width: Int) -> Int {
      let frame = #"<rect key="frame" x="0" y="0" width="\#(width)" height="40"/>"#
      return lint(
        "control-without-action",
        button() + #"<button opaque="NO" id="front" tag="1">\#(frame)</button>"#
      ).count
    }
    #expect(found(width: 80) == 0)
    #expect(found(width: 79) == 1)
  }

  @Test func scenesInWhichNothingActsAreDrafts() {
    let other = #"<switch id="switch" opaque="NO">\#(Self.frame)</switch>"#
    #expect(lint("control-without-action", button() + other).isEmpty)
    let outlet = #"<connections><outlet property="x" destination="third" id="o"/></connections>"#
    let third = #"<slider id="third" opaque="NO">\#(Self.frame)</slider>"#
    #expect(lint("control-without-action", button() + other + third, of: outlet).count == 2)
  }

  /// The table selects the row if its button only shows a picture.
  @Test func buttonsInRowsNeedATitle() {
    func row(_ title: String) -> String {
      """
      <tableView id="table" dataMode="prototypes">\(Self.frame)<prototypes>\
      <tableViewCell reuseIdentifier="c" id="cell">\(Self.frame)\
      <tableViewCellContentView key="contentView" id="content">\(Self.frame)<subviews>\
      <button opaque="NO" id="button">\(Self.frame)<state key="normal" \(title) image="more"/></button>\
      </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    }
    #expect(lint("control-without-action", row("")).isEmpty)
    #expect(lint("control-without-action", row(#"title="More""#)).count == 1)
  }

  @Test func barButtonItemsAreReportedUnlessTheyAreSpacesOrGoBack() {
    func found(_ item: String) -> [String] {
      lint(
        "control-without-action", "",
        of: #"<navigationItem key="navigationItem" id="n">\#(item)</navigationItem>"#)
    }
    #expect(
      found(#"<barButtonItem key="rightBarButtonItem" title="Done" id="b"/>"#)
        == ["b the bar button item has no action, segue or menu, and no outlet leads to it"])
    #expect(found(#"<barButtonItem key="backBarButtonItem" title="Back" id="b"/>"#).isEmpty)
    #expect(
      found(#"<barButtonItem key="rightBarButtonItem" systemItem="flexibleSpace" id="b"/>"#).isEmpty
    )
    func toolbar(_ attributes: String) -> String {
      """
      <toolbar opaque="NO" id="bar" \(attributes)>\(Self.frame)<items>\
      <barButtonItem title="Done" id="b"/></items></toolbar>
      """
    }
    #expect(lint("control-without-action", toolbar("")).count == 1)
    #expect(lint("control-without-action", toolbar(#"customClass="Own""#)).isEmpty)
  }

  // MARK: unbounded-text

  /// A text that no code changes is reported if the view beside it is near, or a control that it
  /// names.
  @Test func fixedTextsWithRoomAreNotReported() {
    func found(_ other: String, at x: Int, of controller: String = "") -> Int {
      lint(
        "unbounded-text",
        """
        <label text="Speed" translatesAutoresizingMaskIntoConstraints="NO" id="label">\
        <rect key="frame" x="20" y="0" width="50" height="20"/></label>\
        <\(other) id="other"><rect key="frame" x="\(x)" y="0" width="60" height="20"/></\(other)>
        """, of: controller,
        constraints: """
          <constraint firstItem="label" firstAttribute="leading" secondItem="root" \
          secondAttribute="leading" constant="20" id="c"/>\
          <constraint firstItem="label" firstAttribute="top" secondItem="root" \
          secondAttribute="top" id="d"/>
          """
      ).count
    }
    #expect(found("imageView", at: 90) == 1)
    #expect(found("imageView", at: 100) == 0)
    #expect(found("switch", at: 300) == 1)
    let outlet = #"<connections><outlet property="x" destination="label" id="o"/></connections>"#
    #expect(found("imageView", at: 100, of: outlet) == 1)
  }

  // MARK: missing-image, missing-color

  /// Names that the document's resources do not list were changed outside Interface Builder.
  @Test func assetsThatResourcesDoNotListAreChecked() {
    func file(_ path: String, _ text: String) -> Assets.File {
      Assets.File(path: path) { Array(Array(text.utf8).prefix($0)) }
    }
    let entry =
      #"{"images": [{"idiom": "universal", "filename": "a.png"}], "info": {"version": 1}}"#
    let assets = Assets(
      catalogs: [
        Assets.Catalog(
          path: "Assets.xcassets",
          files: [
            file("Logo.imageset/Contents.json", entry), file("Logo.imageset/a.png", ""),
            file("Brand.colorset/Contents.json", #"{"colors": []}"#),
          ])
      ])
    let view = """
      <imageView image="Loog" id="i">\(Self.frame)<color key="tintColor" name="Brnad"/>\
      <accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" image="YES"/>\
      </accessibility></imageView>
      """
    #expect(
      lint("missing-image", view, assets: assets)
        == ["i no asset catalog or file of the project has the image 'Loog'"])
    #expect(
      lint("missing-color", view, assets: assets)
        == ["i no asset catalog of the project has the color 'Brnad'"])
    let embedded = #"<imageView image="view:image" id="i">\#(Self.frame)</imageView>"#
    #expect(
      lint(
        "missing-image", embedded, assets: assets,
        resources: """
          <image name="view:image" width="1" height="1">\
          <mutableData key="keyedArchiveRepresentation">YnBs</mutableData></image>
          """
      ).isEmpty)
    let symbol = #"<imageView image="star" catalog="system" id="i">\#(Self.frame)</imageView>"#
    #expect(lint("missing-image", symbol, assets: assets).isEmpty)
    let listed = #"<imageView image="Loog" id="i">\#(Self.frame)</imageView>"#
    #expect(
      lint(
        "missing-image", listed, assets: assets,
        resources: #"<image name="Loog" width="10" height="10"/>"#
      ).count == 1)
  }
}
