import InterfaceSource
import Ninefold
import Testing

/// Rules about segues, anchors and presentations: cases that examples cannot show.
@Suite struct SegueRuleTests {
  /// Returns the findings of a rule, as `severity object message`.
  private func lint(
    _ rule: String, _ scenes: [String], named name: String = "Main", initial: String = "a"
  ) -> [String] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
      initialViewController="\(initial)"><scenes>
      \(scenes.joined(separator: "\n"))
      </scenes></document>
      """
    var options = CompilerOptions()
    options.limits.objects = 100_000
    var compiler = Compiler(options: options)
    let file = SourceFile(path: "\(name).storyboard", bytes: Array(text.utf8))
    return compiler.lint(compiler.compile(file), rules: [rule]).diagnostics.filter { $0.id == rule }
      .map { "\($0.severity) \($0.object?.text ?? "") \($0.message)" }
  }

  private func scene(
    _ id: String, _ segues: String = "", kind: String = "viewController", _ attributes: String = "",
    view: String = "", objects: String = ""
  ) -> String {
    """
    <scene sceneID="s-\(id)"><objects><\(kind) id="\(id)" \(attributes) sceneMemberID="viewController">\
    <view key="view" id="v-\(id)"><rect key="frame" x="0" y="0" width="393" height="852"/>\(view)</view>\
    <connections>\(segues)</connections></\(kind)>\(objects)</objects></scene>
    """
  }

  private func segue(_ id: String, to end: String, _ kind: String, _ more: String = "") -> String {
    #"<segue destination="\#(end)" kind="\#(kind)" id="\#(id)" \#(more)/>"#
  }

  /// Returns a root view's contents: a button with connections, which a variation uninstalls.
  private func button(_ connections: String, id: String = "button", off keys: [String] = [])
    -> String
  {
    let variations = keys.map {
      #"<variation key="\#($0)"><mask key="subviews"><exclude reference="\#(id)"/></mask></variation>"#
    }
    return """
      <subviews><button opaque="NO" contentMode="scaleToFill" buttonType="system" id="\(id)">\
      <rect key="frame" x="20" y="20" width="80" height="40"/><connections>\(connections)</connections>\
      </button></subviews>\(variations.joined())
      """
  }

  // MARK: uninstalled-anchor

  private func anchored(_ keys: [String], _ presentation: String = "") -> [String] {
    lint(
      "uninstalled-anchor",
      [
        scene(
          "a",
          segue(
            "s", to: "b", "popoverPresentation", #"identifier="i" popoverAnchorView="button""#),
          view: button("", off: keys)), scene("b"),
      ])
  }

  /// If the width or the height is compact, a popover adapts and has no anchor.
  @Test func anchorIsRequiredOnlyForPopovers() {
    #expect(anchored(["widthClass=compact"]).isEmpty)
    #expect(anchored(["heightClass=compact"]).isEmpty)
    #expect(
      anchored(["widthClass=regular"]) == [
        "error s the popover is anchored to a view that is uninstalled in wR-hR"
      ])
    #expect(anchored(["heightClass=regular"]).count == 1)
  }

  /// The contents of a form sheet have a compact width: a popover from there adapts on tablets too.
  @Test func popoversFromFormSheetsAdapt() {
    let popover = segue(
      "s", to: "b", "popoverPresentation", #"identifier="i" popoverAnchorView="button""#)
    let inner = scene("c", popover, view: button("", off: ["widthClass=regular"]))
    func found(_ style: String) -> [String] {
      lint(
        "uninstalled-anchor",
        [
          scene(
            "a",
            segue(
              "p", to: "c", "presentation", #"identifier="p" modalPresentationStyle="\#(style)""#)
          ), inner, scene("b"),
        ])
    }
    #expect(found("formSheet").isEmpty)
    #expect(found("fullScreen").count == 1)
  }

  // MARK: segue-from-uninstalled-view

  private func segueFindings(
    off keys: [String], _ more: String = "", source: String = "", end: String = "",
    others: [String] = []
  ) -> [String] {
    lint(
      "segue-from-uninstalled-view",
      [
        scene("a", source, more, view: button(segue("s", to: "b", "show"), off: keys)),
        scene("b", end),
      ] + others)
  }

  @Test func onlySegueFromAnUninstalledViewIsReported() {
    #expect(
      segueFindings(off: ["widthClass=regular"]) == [
        "warning s the segue starts at a view that is uninstalled in wR-hC, wR-hR, and nothing else leads to the scene there"
      ])
    // A phone in landscape can be rotated.
    #expect(segueFindings(off: ["heightClass=compact"]).first?.hasPrefix("note s") == true)
    #expect(
      segueFindings(
        off: ["widthClass=regular"], source: segue("t", to: "b", "show", #"identifier="t""#)
      )
      .isEmpty)
    // The segue in the opposite direction is uninstalled too, in one of the cells.
    let other = scene(
      "c", view: button(segue("u", to: "b", "show"), id: "other", off: ["heightClass=compact"]))
    #expect(
      segueFindings(off: ["widthClass=regular"], others: [other]).map {
        $0.contains("uninstalled in wR-hC, and")
      }
        == [true, true])
  }

  @Test func identifiedScenesAreReachableByCode() {
    let scenes = [
      scene("a", view: button(segue("s", to: "b", "show"), off: ["widthClass=regular"])),
      scene("b", #""#, #"storyboardIdentifier="B""#),
    ]
    #expect(lint("segue-from-uninstalled-view", scenes).isEmpty)
  }

  /// A gesture is available if one of the views that recognize it is installed.
  @Test func gesturesAreAvailableWhereTheirViewsAreInstalled() {
    let gesture =
      #"<tapGestureRecognizer id="tap"><connections>\#(segue("s", to: "b", "show"))</connections></tapGestureRecognizer>"#
    func found(_ recognizer: String) -> [String] {
      lint(
        "segue-from-uninstalled-view",
        [
          scene(
            "a", view: button(recognizer, off: ["widthClass=regular"]), objects: gesture),
          scene("b"),
        ])
    }
    let collection =
      #"<outletCollection property="gestureRecognizers" destination="tap" id="o"/>"#
    #expect(found(collection).count == 1)
    #expect(found("").isEmpty)
  }

  // MARK: undismissible-presentation

  private func presented(
    _ style: String, from attributes: String = "", kind: String = "presentation",
    _ scenes: [String]
  ) -> [String] {
    let way = segue("s", to: "b", kind, #"modalPresentationStyle="\#(style)""#)
    return lint(
      "undismissible-presentation", [scene("a", "", attributes, view: button(way))] + scenes)
  }

  @Test func fullScreenSceneOfUIKitClassesIsUndismissible() {
    #expect(
      presented("fullScreen", [scene("b")]) == [
        "warning s the presented scene covers the screen everywhere, and nothing in it can dismiss it"
      ])
    #expect(presented("overFullScreen", [scene("b")]).count == 1)
    #expect(
      presented("automatic", [scene("b")]) == [
        "note s the presented scene covers the screen in wC-hC, wR-hC, and nothing in it can dismiss it"
      ])
    let container =
      #"<scene sceneID="s-b"><objects><navigationController id="b" sceneMemberID="viewController"><connections>"#
      + #"<segue destination="c" kind="relationship" relationship="rootViewController" id="r"/>"#
      + "</connections></navigationController></objects></scene>"
    #expect(presented("fullScreen", [container, scene("c")]).count == 1)
    #expect(presented("fullScreen", [container, scene("c", "", #"customClass="C""#)]).isEmpty)
  }

  @Test func scenesThatMayDismissThemselvesAreNotReported() {
    let action = #"<action selector="done:" destination="b" eventType="touchUpInside" id="x"/>"#
    #expect(presented("fullScreen", [scene("b", view: button(action, id: "done"))]).isEmpty)
    #expect(presented("fullScreen", [scene("b", "", #"customClass="B""#)]).isEmpty)
    #expect(
      presented(
        "fullScreen", [scene("b", #"<outlet property="label" destination="v-b" id="x"/>"#)]
      ).isEmpty)
    #expect(
      presented(
        "fullScreen",
        [
          scene("b", view: button(segue("t", to: "c", "show"), id: "more")),
          scene("c", "", #"customClass="C""#),
        ]
      ).isEmpty)
    let reference =
      #"<scene sceneID="s-b"><objects><viewControllerPlaceholder storyboardName="Other" id="b" sceneMemberID="viewController"/></objects></scene>"#
    #expect(presented("fullScreen", [reference]).isEmpty)
  }

  /// Code that performs a segue may also dismiss the presented scene.
  @Test func scenesPresentedByCodeAreNotReported() {
    func found(_ attributes: String) -> [String] {
      lint(
        "undismissible-presentation",
        [
          scene(
            "a",
            segue(
              "s", to: "b", "presentation",
              #"identifier="wait" modalPresentationStyle="fullScreen""#),
            attributes), scene("b"),
        ])
    }
    #expect(found(#"customClass="A""#).isEmpty)
    #expect(found("").count == 1)
  }

  /// Scenes that present each other do not trap the user, and the analysis finishes.
  @Test func presentationCyclesTerminate() {
    let back = segue("t", to: "a", "presentation", #"modalPresentationStyle="fullScreen""#)
    #expect(presented("fullScreen", [scene("b", view: button(back, id: "back"))]).isEmpty)
    let own = segue("t", to: "b", "presentation", #"modalPresentationStyle="fullScreen""#)
    #expect(presented("fullScreen", [scene("b", view: button(own, id: "own"))]).count == 1)
  }

  // MARK: segue-without-container

  @Test func onlyTheMainStoryboardStartsWithoutAContainer() {
    let scenes = [scene("a", segue("s", to: "b", "show", #"identifier="s""#)), scene("b")]
    #expect(lint("segue-without-container", scenes).count == 1)
    #expect(lint("segue-without-container", scenes, named: "Main_iPhone").count == 1)
    // A reference in another storyboard may push it.
    #expect(lint("segue-without-container", scenes, named: "Details").isEmpty)
  }

  @Test func tabBarControllersDoNotPush() {
    func found(_ kind: String, _ role: String) -> [String] {
      lint(
        "segue-without-container",
        [
          #"<scene sceneID="s-a"><objects><\#(kind) id="a" sceneMemberID="viewController"><connections>"#
            + #"<segue destination="b" kind="relationship" relationship="\#(role)" id="r"/>"#
            + "</connections></\(kind)></objects></scene>",
          scene(
            "b",
            segue("s", to: "c", "show", #"identifier="s""#)
              + segue("t", to: "c", "showDetail", #"identifier="t""#)
              + segue("u", to: "c", "push", #"identifier="u""#)), scene("c"),
        ])
    }
    #expect(found("navigationController", "rootViewController").isEmpty)
    let told = found("tabBarController", "viewControllers")
    #expect(told.count == 3)
    #expect(told.count { $0.contains("is presented over it") } == 1)
    #expect(told.count { $0.contains("push segue fails") } == 1)
  }

  /// A class of the app may be the container, and a custom segue may push.
  @Test func scenesThatCodeMayContainAreNotReported() {
    let shows = segue("s", to: "c", "show", #"identifier="s""#)
    let custom = segue("k", to: "b", "custom", #"identifier="k" customClass="Push""#)
    #expect(
      lint("segue-without-container", [scene("a", custom), scene("b", shows), scene("c")]).isEmpty)
    let own = segue(
      "k", to: "b", "presentation", #"identifier="k" customClass="PresentInNavigation""#)
    #expect(
      lint("segue-without-container", [scene("a", own), scene("b", shows), scene("c")]).isEmpty)
    let embed = segue("e", to: "b", "embed")
    #expect(
      lint(
        "segue-without-container",
        [
          scene("a", "", #"customClass="A""#, view: embedding(embed)), scene("b", shows),
          scene("c"),
        ]
      ).isEmpty)
    #expect(
      lint(
        "segue-without-container",
        [scene("a", view: embedding(embed)), scene("b", shows), scene("c")]
      ).count == 1)
  }

  private func embedding(_ segue: String) -> String {
    """
    <subviews><containerView opaque="NO" contentMode="scaleToFill" id="box">\
    <rect key="frame" x="0" y="0" width="100" height="100"/><connections>\(segue)</connections>\
    </containerView></subviews>
    """
  }

  // MARK: accessories

  /// A control in a row, or an object that is the table's delegate, may perform the action that the accessory
  /// indicates.
  @Test func rowsWithOutletsOrDelegatesAreNotReported() {
    func found(_ table: String, _ row: String) -> [String] {
      lint(
        "accessory-without-action",
        [
          """
          <scene sceneID="s-a"><objects><tableViewController id="a" sceneMemberID="viewController">\
          <tableView key="view" dataMode="static" style="grouped" id="table">\
          <rect key="frame" x="0" y="0" width="393" height="852"/><sections><tableViewSection id="x"><cells>\
          <tableViewCell accessoryType="disclosureIndicator" id="row">\
          <rect key="frame" x="0" y="50" width="393" height="44"/>\
          <tableViewCellContentView key="contentView" id="content">\
          <rect key="frame" x="0" y="0" width="393" height="44"/>\(row)</tableViewCellContentView>\
          </tableViewCell></cells></tableViewSection></sections><connections>\(table)</connections>\
          </tableView></tableViewController><customObject id="other" customClass="Other"/></objects></scene>
          """, scene("b"),
        ])
    }
    #expect(found(#"<outlet property="delegate" destination="a" id="d"/>"#, "").count == 1)
    #expect(found(#"<outlet property="delegate" destination="other" id="d"/>"#, "").isEmpty)
    #expect(found("", button(segue("s", to: "b", "show"))).isEmpty)
  }

  // MARK: action-sheet-without-anchor

  /// Only an app for tablets shows the sheet as a popover.
  @Test(arguments: [
    ("App.xcodeproj/project.pbxproj", "TARGETED_DEVICE_FAMILY = \"1,2\";", true),
    ("App.xcodeproj/project.pbxproj", "TARGETED_DEVICE_FAMILY = 2;", true),
    ("App.xcodeproj/project.pbxproj", "TARGETED_DEVICE_FAMILY = 1;", false),
    // One of two targets.
    (
      "App.xcodeproj/project.pbxproj",
      "TARGETED_DEVICE_FAMILY = 1;\nTARGETED_DEVICE_FAMILY = \"1,2\";", false
    ),
    ("App.xcodeproj/project.pbxproj", "TARGETED_DEVICE_FAMILY = \"$(FAMILIES)\";", false),
    ("App.xcodeproj/project.pbxproj", "TARGETED_DEVICE_FAMILY", false),
    (
      "Info.plist",
      "<plist><dict><key>LSRequiresIPhoneOS</key><true/><key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array></dict></plist>",
      true
    ),
    (
      "Info.plist",
      "<plist><dict><key>LSRequiresIPhoneOS</key><true/><key>UIDeviceFamily</key><array><integer>1</integer></array></dict></plist>",
      false
    ),
    ("Info.plist", "<plist><dict><key>LSRequiresIPhoneOS</key><true/></dict></plist>", false),
  ])
  func actionSheetsAreReportedInPadAppsOnly(path: String, text: String, isReported: Bool) {
    let source = """
      func ask() {
        present(UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet), animated: true)
      }
      """
    func found(_ more: [DiagnosticExample.File]) -> Int {
      ExampleRunner.run(
        source, in: .project(path: "Page.swift", others: [.init(path, text)] + more),
        checking: "action-sheet-without-anchor"
      ).flatMap(\.diagnostics).count
    }
    #expect(found([]) == (isReported ? 1 : 0))
    // Code that presents for the whole app may set the anchor of every popover.
    let base = """
      class Base: UIViewController {
        override func present(_ other: UIViewController, animated flag: Bool, completion: Block?) {}
      }
      """
    #expect(found([.init("Base.swift", base)]) == 0)
  }

  // MARK: Outcomes

  /// A popover stays one only if width and height are regular, and layout files contain this.
  @Test func layoutFilesContainTheAdaptedPresentationStyle() throws {
    let popover = segue(
      "s", to: "b", "popoverPresentation", #"identifier="i" popoverAnchorView="v-a""#)
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES" initialViewController="a"><scenes>\(scene("a", popover))\(scene("b"))</scenes></document>
      """
    var compiler = Compiler(options: CompilerOptions())
    let compilation = compiler.compile(
      SourceFile(path: "Main.storyboard", bytes: Array(text.utf8)))
    let found = try #require(compilation.scenes.first?.segues.first).outcomes
    let styles = found.reduce(into: [String: String]()) { styles, outcome in
      guard case .present(let style, _) = outcome.action else { return }
      for name in outcome.configurations { styles[name] = style }
    }
    #expect(styles["wRegular-hRegular"] == "popover")
    #expect(styles["wCompact-hRegular"] == "formSheet")
    #expect(styles["wCompact-hCompact"] == "fullScreen")
  }

  // MARK: Many scenes

  /// A chain with a cycle, in which all scenes present and push: each is visited a constant number of times.
  @Test(arguments: [
    "undismissible-presentation", "segue-without-container", "segue-from-uninstalled-view",
    "uninstalled-anchor", "unreachable-scene",
  ])
  func thousandsOfScenesTakeLinearTime(rule: String) {
    func duration(_ count: Int) -> Duration {
      let scenes = (0..<count).map { number in
        let next = number == count - 1 ? 0 : number + 1
        return scene(
          number == 0 ? "a" : "n\(number)",
          segue("s\(number)", to: next == 0 ? "a" : "n\(next)", "show", #"identifier="s""#),
          view: button(
            segue(
              "p\(number)", to: next == 0 ? "a" : "n\(next)", "presentation",
              #"modalPresentationStyle="fullScreen""#), id: "b\(number)",
            off: ["widthClass=regular"]))
      }
      let clock = ContinuousClock()
      return clock.measure { _ = lint(rule, scenes) }
    }
    let small = duration(250)
    let large = duration(2_000)
    // Eight times as many; quadratic time would take 64 times as long.
    #expect(large < small * 30, "\(small), \(large)")
  }

  /// A segue without a destination is reported by other rules, and the analysis continues.
  @Test func danglingSeguesAreIgnored() {
    let scenes = [
      scene(
        "a", segue("t", to: "gone", "show", #"identifier="t""#),
        view: button(
          segue("s", to: "gone", "presentation", #"modalPresentationStyle="fullScreen""#),
          off: ["widthClass=regular"]))
    ]
    for rule in ["undismissible-presentation", "segue-from-uninstalled-view"] {
      #expect(lint(rule, scenes).isEmpty)
    }
  }
}
