import InterfaceSource
import InterfaceTraits
import Ninefold
import TestSupport
import Testing

/// Documents on iPhone Duo.
@Suite struct FoldablePhoneTests {
  private typealias Window = ConfigurationRequest.DeviceWindow

  private func layout(_ root: String, in name: String) throws -> SceneLayout {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="inner"><rect key="frame" x="1" y="2" width="3" height="4"/></view>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="margin"><rect key="frame" x="1" y="2" width="3" height="4"/></view>
      </subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
      <constraint firstItem="inner" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/>
      <constraint firstItem="inner" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c2"/>
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="inner" secondAttribute="bottom" id="c3"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="inner" secondAttribute="trailing" id="c4"/>
      <constraint firstItem="margin" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="c5"/>
      <constraint firstItem="margin" firstAttribute="trailing" secondItem="root" secondAttribute="trailingMargin" id="c6"/>
      <constraint firstItem="margin" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c7"/>
      <constraint firstItem="margin" firstAttribute="height" constant="10" id="c8"/>
      </constraints></view>
      \(root)
      </viewController></objects></scene></scenes></document>
      """
    let window = try #require(Window(name: name))
    var compiler = Compiler(options: CompilerOptions(configurations: [.device(window)]))
    let file = SourceFile(path: "A.storyboard", bytes: Array(text.utf8))
    return try #require(compiler.compile(file).scenes.first?.layout(in: .device(window)))
  }

  /// A probe in a simulator of iOS 27.1 measured 382 × 562, 594 × 350, 867 × 553 and 669 × 783 points
  /// of content below a title; margins are 20 in Apple's templates.
  @Test(arguments: [
    ("iphone-duo-outer", LayoutRect(x: 0, y: 82, width: 382, height: 562)),
    ("iphone-duo-outer:landscape", LayoutRect(x: 84, y: 82, width: 594, height: 350)),
    ("iphone-duo-inner:landscape", LayoutRect(x: 0, y: 82, width: 867, height: 553)),
    ("iphone-duo-inner:book", LayoutRect(x: 0, y: 82, width: 867, height: 553)),
    ("iphone-duo-inner", LayoutRect(x: 0, y: 134, width: 669, height: 783)),
  ])
  func contentBelowATitle(name: String, content: LayoutRect) throws {
    let layout = try layout(
      #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#, in: name)
    #expect(layout.view("inner")?.frameInCanvas == content)
    let isReadable = content.width == 867 || content.width == 669
    if !isReadable {
      let margin = try #require(layout.view("margin")?.frameInCanvas)
      #expect(margin.x == content.x + 20 && margin.width == content.width - 40)
    }
    #expect(layout.bars.navigationBar?.width == content.width)
  }

  @Test(arguments: [
    ("iphone-duo-outer", LayoutRect(x: 0, y: 0, width: 382, height: 644)),
    ("iphone-duo-inner", LayoutRect(x: 0, y: 82, width: 669, height: 774)),
  ])
  func tabsAreVerticalExceptOnTheInnerDisplayInPortrait(name: String, content: LayoutRect) throws {
    let layout = try layout(
      #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#, in: name)
    #expect(layout.view("inner")?.frameInCanvas == content)
    #expect((layout.bars.tabBar == nil) == (name == "iphone-duo-outer"))
  }

  @Test func theNameOfTheProductDenotesBothDisplays() {
    func names(_ text: String) -> [String] {
      Window.all(named: text).map { ConfigurationRequest.device($0).name }
    }
    #expect(names("iphone duo") == ["device:iphone-duo-outer", "device:iphone-duo-inner"])
    #expect(
      names("iPhone Duo:landscape") == [
        "device:iphone-duo-outer:landscape", "device:iphone-duo-inner:landscape",
      ])
    #expect(names("iPhone Duo (outer)") == ["device:iphone-duo-outer"])
    #expect(names("iPhone Duo:book") == ["device:iphone-duo-inner:landscape:book"])
    #expect(names("iPhone Duo:landscape:book") == ["device:iphone-duo-inner:landscape:book"])
    #expect(names("iPhone Duo:tabletop") == ["device:iphone-duo-inner:tabletop"])
    for text in ["iPhone Duo:landscape:tabletop", "iPhone Duo (outer):book", "iPhone 15:book"] {
      #expect(names(text).isEmpty, "\(text)")
    }
    #expect(names("ipad9_7:landscape") == ["device:ipad9_7:landscape"])
  }

  @Test func aPartlyFoldedPhoneHasAFold() throws {
    let book = try #require(Window(name: "iphone-duo-inner:book"))
    #expect(book.isLandscape && book.posture == "book")
    #expect(book.fold == LayoutRect(x: 455.5, y: 0, width: 40, height: 669))
    let tabletop = try #require(Window(name: "iphone-duo-inner:tabletop"))
    #expect(tabletop.fold == LayoutRect(x: 0, y: 455.5, width: 669, height: 40))
    #expect(Window(name: "iphone-duo-inner")?.fold == nil)
  }

  @Test(arguments: [
    ("iPhone Du", "iPhone Duo" as String?), ("iphone duo (iner)", "iPhone Duo (inner)"),
    ("iPhone Duo:bok", "iPhone Duo:book"), ("iPhone 15:book", "iPhone Duo:book"),
    ("iPhone Duo (outer):tabletop", "iPhone Duo (inner):tabletop"),
    ("iPhone Duo:split-1/2", "iPhone Duo"),
  ])
  func mistypedNames(text: String, nearest: String?) {
    #expect(DeviceNearMiss.nearest(to: text) == nearest)
  }

  @Test(arguments: [
    ("iPhone Duo:landscape:tabletop", "in tabletop posture, the display is in portrait"),
    ("iPhone 15:book", "only the inner display of iPhone Duo folds"),
    ("iPhone Duo (outer):book", "only the inner display of iPhone Duo folds"),
    ("iPhone Duo:split-1/2", "the widths of windows side by side on iPhone Duo are unknown"),
  ])
  func impossibleWindows(text: String, reason: String) {
    #expect(DeviceNearMiss.reason(against: text) == reason)
  }

  @Test func itsTourUnfoldsIt() throws {
    let device = try #require(DeviceModel.all.first { $0.id == "iphone-duo-outer" })
    #expect(
      device.tour.map(\.device) == [
        "iphone-duo-outer", "iphone-duo-outer", "iphone-duo-outer", "iphone-duo-inner",
        "iphone-duo-inner", "iphone-duo-outer",
      ])
  }
}
