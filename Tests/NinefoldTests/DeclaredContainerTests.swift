import Foundation
import InterfaceSource
import InterfaceTraits
import Ninefold
import TestSupport
import Testing

/// Declarations of presentations, columns and cells in configuration files, in whole apps.
@Suite struct DeclaredContainerTests {
  private func app(_ name: String, stating statements: String? = nil) throws -> StoryboardApp {
    var compiler = Compiler()
    return StoryboardApp([
      StoryboardApp.Storyboard(
        name: "Main",
        compilation: compiler.compile(try Fixtures.file("apps/\(name)/Main.storyboard")),
        configuration: statements.map {
          ProjectConfiguration(reading: [SourceFile(path: ".ninefold.yml", bytes: Array($0.utf8))])
        })
    ])
  }

  private func request(_ name: String) throws -> ConfigurationRequest {
    .device(try #require(ConfigurationRequest.DeviceWindow(name: name)))
  }

  /// Talk 2014-228 presents a custom presentation in the right third, `floorf(width / 3)` wide.
  @Test(arguments: [false, true]) func customPresentationHasItsDeclaredFrame(dims: Bool) throws {
    let statements = """
      containers:
      - id: prs-vc-000
        frame: {x: width - floor(width / 3), y: 0, width: floor(width / 3), height: height}
        dims: \(dims)
      """
    let app = try app("CustomFrame", stating: statements)
    var presented: [String] = []
    app.compositions(in: [try request("ipad9_7:landscape")], presentations: true) { composition in
      let text = String(decoding: composition.json, as: UTF8.self)
      presented += text.split(separator: "\n").filter { $0.contains("presented") }.map(String.init)
    }
    #expect(presented.count == 1)
    #expect(presented.first?.contains(#""frame": [683, 0, 341, 768]"#) == true)
    #expect(presented.first?.contains("\"dimsPresenter\": \(dims)") == true)
  }

  /// A column-style split view on a phone with a notch: the label is 20 points below status bar and navigation bar.
  @Test func columnScenesHaveTheCreatedNavigationBar() throws {
    let file = try Fixtures.file("apps/Columns/Main.storyboard")
    for (system, y) in [(18, 112.0), (13, 68.0)] {
      var options = CompilerOptions(configurations: [.canvas, try request("retina6_1")])
      options.systemVersion = system
      var compiler = Compiler(options: options)
      let compilation = compiler.compile(file)
      for id in ["lab-el-001", "lab-el-002"] {
        let layouts = compilation.scenes.flatMap(\.layouts).filter { $0.view(id) != nil }
        for layout in layouts {
          let isCanvas = layout.configuration.name == "canvas"
          // The canvas of this version counts the notch of 48 points twice, and has no bar.
          #expect(layout.view(id)?.frameInCanvas.y == (isCanvas ? 116 : y))
        }
        #expect(layouts.count == 2)
      }
    }
  }

  @Test func columnPicturesHaveTitlesAndItems() throws {
    let picture = try #require(
      try app("Columns").pictures(in: [request("ipad9_7:landscape")]).first)
    let text = String(decoding: picture.svg, as: UTF8.self)
    for title in ["Feeds", "Article"] {
      // The title in the bar and the label below it.
      #expect(text.components(separatedBy: ">\(title)<").count == 3)
    }
    var rows: [String] = []
    try app("Columns").compositions(in: [request("ipad9_7:landscape")]) { composition in
      rows = String(decoding: composition.json, as: UTF8.self).split(separator: "\n").map(
        String.init)
    }
    #expect(
      rows.filter { $0.contains(#""isImplicit": true, "kind": "navigationController""#) }.count == 2
    )
    #expect(rows.filter { $0.contains(#""navigationBar": ["#) }.count == 2)
  }

  /// `UITableView.cellLayoutMarginsFollowReadableWidth`: about 672 points between the margins; the exact value is not
  /// known.
  @Test func cellsFollowTheReadableWidthIfDeclared() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/><scenes><scene sceneID="s"><objects>
      <tableViewController id="tvc" sceneMemberID="viewController">
      <tableView key="view" dataMode="prototypes" style="plain" rowHeight="44" id="table">
      <rect key="frame" x="0" y="0" width="393" height="852"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <prototypes><tableViewCell reuseIdentifier="C" rowHeight="44" id="cell"><rect key="frame" x="0" y="50" width="393" height="44"/>
      <autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content"><rect key="frame" x="0" y="0" width="393" height="44"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inner"><rect key="frame" x="10" y="10" width="50" height="20"/></view></subviews>
      <constraints>
      <constraint firstItem="inner" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="i1"/>
      <constraint firstItem="content" firstAttribute="trailingMargin" secondItem="inner" secondAttribute="trailing" id="i2"/>
      <constraint firstItem="inner" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="i3"/>
      <constraint firstItem="content" firstAttribute="bottomMargin" secondItem="inner" secondAttribute="bottom" id="i4"/>
      </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController></objects></scene></scenes></document>
      """
    let statements = """
      views:
      - class: UITableView
        attributes: {cellLayoutMarginsFollowReadableWidth: true}
      """
    for isStated in [false, true] {
      let configuration =
        isStated
        ? ProjectConfiguration(
          reading: [SourceFile(path: ".ninefold.yml", bytes: Array(statements.utf8))]) : nil
      var compiler = Compiler(
        options: CompilerOptions(
          configurations: [try request("ipad9_7:landscape"), try request("retina4_7")]))
      let compilation = compiler.compile(
        SourceFile(path: "A.storyboard", bytes: Array(text.utf8)), configuration: configuration)
      #expect(compilation.diagnostics.isEmpty)
      let layouts = try #require(compilation.scenes.first).layouts
      let frames = layouts.compactMap { $0.view("inner")?.frame }
      #expect(frames.map(\.x) == [isStated ? 180 : 16, 16])
      #expect(frames.map(\.width) == [isStated ? 664 : 992, 343])
    }
  }

  @Test func rowsAreListedWithTheirSegues() throws {
    let rows = try app("Rows").rows(in: [request("retina4_7"), request("ipad9_7:landscape")])
    #expect(
      String(decoding: rows, as: UTF8.self) == """
        "List" (lst-vc-000)
          row "C" (lst-ce-000), disclosureIndicator
            showDetail (s9-00-000) to "B" (bbb-vc-000)
              device:retina4_7: is forwarded to the collapsed primary and pushes in navigation controller (nav-vc-000)
              device:ipad9_7:landscape: replaces the detail of split view controller (spl-vc-000)

        """)
  }

  /// UIKit forwards `showDetail` only to split views, and `show` to navigation controllers and split views.
  ///
  /// Without either, the scene is presented.
  @Test(arguments: [
    ("nav-vc-000", "showDetail", ["everywhere"]), ("nav-vc-000", "show", []),
    // The container of the first scene may come from code or from another storyboard.
    ("lst-vc-000", "show", []),
    ("tab-vc-000", "show", ["everywhere"]),
    ("nav-vc-000 in Other", "showDetail", []),
    ("nav-vc-000 named", "showDetail", []),
    // In the split view of an unselected tab, the collapsed primary controller pushes.
    ("two-vc-000", "showDetail", []),
  ])
  func presentingDisclosureRowIsReported(first: String, kind: String, places: [String])
    throws
  {
    let rows = try Fixtures.file("apps/Rows/Main.storyboard")
    var text = String(decoding: rows.bytes, as: UTF8.self)
    // Another storyboard may embed its initial scene in a container, and code any scene that has an identifier.
    let name = first.hasSuffix("Other") ? "Other" : "Main"
    if first.hasSuffix("named") {
      text.replace(#"id="lst-vc-000""#, with: #"storyboardIdentifier="List" id="lst-vc-000""#)
    }
    let first = first.prefix(10)
    text.replace(
      #"initialViewController="spl-vc-000""#, with: #"initialViewController="\#(first)""#)
    text.replace(#"kind="showDetail""#, with: #"kind="\#(kind)""#)
    text.replace(
      "<scenes>",
      with: """
        <scenes>
        <scene sceneID="sc18-aa-000"><objects><tabBarController id="tab-vc-000" sceneMemberID="viewController"><connections>\
        <segue destination="lst-vc-000" kind="relationship" relationship="viewControllers" id="tab-s1-000"/></connections></tabBarController></objects></scene>
        <scene sceneID="sc19-aa-000"><objects><tabBarController id="two-vc-000" sceneMemberID="viewController"><connections>\
        <segue destination="bbb-vc-000" kind="relationship" relationship="viewControllers" id="two-s1-000"/>\
        <segue destination="spl-vc-000" kind="relationship" relationship="viewControllers" id="two-s2-000"/></connections></tabBarController></objects></scene>
        """)
    var compiler = Compiler()
    let file = SourceFile(path: "\(name).storyboard", bytes: Array(text.utf8))
    let found = compiler.lint(compiler.compile(file), rules: ["mismatched-accessory"]).diagnostics
    #expect(
      found.map(\.message).filter { $0.contains("presents") }
        == places.map {
          "the row \"C\" (lst-ce-000) has a disclosure indicator, but tapping it presents a scene \($0)"
        })
  }

  /// Talk 2014-216: on a tablet the row replaces the detail, so that a disclosure indicator is wrong.
  @Test func detailReplacingDisclosureRowIsReported() throws {
    var compiler = Compiler()
    let compilation = compiler.compile(try Fixtures.file("apps/Rows/Main.storyboard"))
    let found =
      compilation.diagnostics
      + compiler.lint(compilation, rules: ["mismatched-accessory"]).diagnostics
    #expect(
      found.map(\.message) == [
        "the row \"C\" (lst-ce-000) has a disclosure indicator, but tapping it replaces a column of the split view in wR-hC, wR-hR"
      ])
    // In a navigation controller the same row pushes.
    let photos = compiler.compile(try Fixtures.file("apps/Photos/Main.storyboard")).diagnostics
    #expect(!photos.contains { $0.message.contains("presents") })
  }
}
