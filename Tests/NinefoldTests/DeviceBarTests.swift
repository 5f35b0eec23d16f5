import InterfaceComposition
import InterfaceLayout
import InterfaceSource
import InterfaceTraits
import Ninefold
import TestSupport
import Testing

/// Bars and safe areas of whole documents on devices; the numbers are measured on devices and simulators.
@Suite struct DeviceBarTests {
  /// A scene in the given container: a navigation controller, or a tab bar controller.
  private static func storyboard(_ container: String, simulated: String = "") -> SourceFile {
    let isTabs = container == "tabBarController"
    let bar = isTabs ? "tabBar" : "navigationBar"
    let relationship = isTabs ? "viewControllers" : "rootViewController"
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
      initialViewController="n"><device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s1"><objects><\(container) id="n" sceneMemberID="viewController">
      <\(bar) key="\(bar)" id="b"/><connections><segue destination="c" kind="relationship" relationship="\(relationship)" id="r"/></connections>
      </\(container)></objects></scene>
      <scene sceneID="s2"><objects><viewController id="c" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <viewLayoutGuide key="safeArea" id="g"/></view>\(simulated)
      </viewController></objects></scene></scenes></document>
      """
    return SourceFile(path: "Main.storyboard", bytes: Array(text.utf8))
  }

  private func layout(
    _ file: SourceFile, on device: String, system: Int, hiddenOn: Set<TraitCollection.Idiom> = []
  ) throws -> SceneLayout {
    let request = try #require(ConfigurationRequest.DeviceWindow(name: device))
    var options = CompilerOptions(configurations: [.device(request)])
    options.systemVersion = system
    options.idiomsWithoutStatusBar = hiddenOn
    var compiler = Compiler(options: options)
    let scene = try #require(compiler.compile(file).scenes.last)
    return try #require(scene.layout(in: .device(request)))
  }

  /// Contents begin at 97.67 on an iPhone 14 Pro with iOS 16; at 116 = 62 + 54 on an iPhone 17 with iOS 26; Interface
  /// Builder's canvas has 103 = 59 + 44.
  @Test func contentsBelowBarsOfIslandPhones() throws {
    let file = Self.storyboard("navigationController")
    for (device, system, bar, content) in [
      ("iPhone 14 Pro", 16, 53.67, 97.67), ("iPhone 15", 18, 53.67, 97.67),
      ("iPhone 17", 26, 62, 116),
    ] {
      let layout = try layout(file, on: device, system: system)
      #expect(abs(try #require(layout.bars.navigationBar).y - bar) < 0.004)
      #expect(abs(layout.safeAreaInsets.top - content) < 0.004)
    }
    var compiler = Compiler(options: CompilerOptions(configurations: [.canvas]))
    let canvas = try #require(compiler.compile(file).scenes.last?.layout(in: .canvas))
    #expect(canvas.safeAreaInsets.top == 103)
    #expect(canvas.bars.navigationBar?.y == 59)
  }

  /// A scene without a simulated status bar, and an app that hides it.
  @Test(arguments: [
    ("iPhone 8", 15, 0.0), ("iPhone SE 3", 26, 20), ("iPad Air 2", 15, 0),
    ("iPhone 13", 15, 47),
  ])
  func hiddenStatusBars(device: String, system: Int, top: Double) throws {
    let bar = try #require(DeviceModel.all.first { $0.products.contains(device) }).idiom
    let simulated = Self.storyboard(
      "tabBarController", simulated: #"<nil key="simulatedStatusBarMetrics"/>"#)
    let plain = Self.storyboard("tabBarController")
    for layout in [
      try layout(simulated, on: device, system: system),
      try layout(plain, on: device, system: system, hiddenOn: [bar]),
    ] {
      #expect(layout.bars.statusBar == nil)
      #expect(layout.safeAreaInsets.top == top)
    }
    #expect(try layout(plain, on: device, system: system).bars.statusBar != nil)
  }

  /// The same in a composed app, whose controllers share the window's status bar.
  @Test(arguments: [(15, 44.0), (26, 74)])
  func hiddenStatusBarsInApps(system: Int, top: Double) throws {
    let file = Self.storyboard(
      "navigationController", simulated: #"<nil key="simulatedStatusBarMetrics"/>"#)
    var options = CompilerOptions()
    options.systemVersion = system
    var compiler = Compiler(options: options)
    let app = StoryboardApp(
      [StoryboardApp.Storyboard(name: "Main", compilation: compiler.compile(file))],
      options: options)
    let phone = try #require(ConfigurationRequest.DeviceWindow(name: "retina4_7"))
    let configuration = try #require(app.configurations([.device(phone)]).first)
    let tree = try #require(app.controllers(in: configuration))
    let scene = try #require(tree.scenes.values.first)
    #expect(!tree.hasStatusBar)
    #expect(scene.layout.safeArea.top == top)
  }

  /// Tab bars in landscape: 70 on an iPhone XR and XS Max and 49 on an 8 Plus, 32 above the inset of 21 on others; of
  /// tablets in all 65 with a home indicator and 50 without one on iPadOS 12 to 17, none at the bottom from 18 on.
  @Test(arguments: [
    ("iPhone XR:landscape", 13, 70.0 as Double?), ("iPhone XS Max:landscape", 13, 70),
    ("iPhone 8 Plus:landscape", 13, 49), ("iPhone X:landscape", 13, 53),
    ("iPhone 8:landscape", 13, 32), ("iPad Pro (11-inch)", 12, 65), ("iPad Pro (11-inch)", 17, 65),
    ("iPad Air 2", 12, 50), ("iPad (6th generation)", 17, 50), ("iPad Pro (11-inch)", 18, nil),
  ])
  func tabBars(device: String, system: Int, height: Double?) throws {
    let layout = try layout(Self.storyboard("tabBarController"), on: device, system: system)
    #expect(layout.bars.tabBar?.height == height)
  }

  @Test func tabBarsOfNarrowTabletWindowsStayAtTheBottom() throws {
    let layout = try layout(
      Self.storyboard("tabBarController"), on: "iPad Pro (11-inch):landscape:split-1/3", system: 18)
    #expect(layout.bars.tabBar?.maxY == 834)
  }

  /// Navigation bars in landscape: 44 on large phones, 32 on others.
  @Test(arguments: [
    ("iPhone 8 Plus:landscape", 44.0), ("iPhone 11:landscape", 44), ("iPhone XS Max:landscape", 44),
    ("iPhone X:landscape", 32), ("iPhone 8:landscape", 32),
  ])
  func navigationBarsInLandscape(device: String, height: Double) throws {
    let layout = try layout(Self.storyboard("navigationController"), on: device, system: 13)
    #expect(layout.bars.navigationBar?.height == height)
  }
}
