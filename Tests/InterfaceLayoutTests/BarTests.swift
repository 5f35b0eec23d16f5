import EditorCanvas
import Foundation
import InterfaceResolution
import InterfaceLayout
import InterfaceReading
import InterfaceSource
import InterfaceTraits
import TestSupport
import Testing

/// The bars around scenes, and the items in them.
@Suite struct BarTests {
  /// Every layout of every fixture on the canvas, in the cells and on a few devices.
  private static func layouts(
    of url: URL, _ body: (ResolvedScene, Layout) throws -> Void
  ) throws {
    let file = SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
    guard let graph = validated(file) else { return }
    let configurations = SharingTests.configurations(of: graph.settings)
    let all = InterfaceLayoutTests.layouts(of: graph, in: configurations)
    for scene in all.scenes {
      for shared in scene.layouts { try body(shared.scene, shared.layout) }
    }
  }

  /// A bar's edge equals the adjacent inset of the safe area.
  @Test(arguments: Fixtures.all(["AdaptiveExample", "layout", "results"]))
  func barsAdjoinTheSafeArea(url: URL) throws {
    try Self.layouts(of: url) { scene, layout in
      guard let root = scene.views.first, root.role == .controllerRoot else { return }
      let bars = layout.bars
      let y = layout.frames[ViewIndex(0)].y
      if let top = bars.navigationBar ?? bars.statusBar, layout.safeArea.top > 0 {
        #expect(abs(top.maxY - y - layout.safeArea.top) < 0.01, "\(url.lastPathComponent)")
      }
      if let bottom = bars.tabBar ?? bars.toolbar {
        #expect(
          abs(layout.size.height - bottom.y - layout.safeArea.bottom) < 0.01,
          "\(url.lastPathComponent)")
      }
    }
  }

  /// Items are inside their bar, one next to the other.
  @Test(arguments: Fixtures.all(["AdaptiveExample", "layout", "results"]))
  func itemsAreInsideTheirBars(url: URL) throws {
    try Self.layouts(of: url) { scene, layout in
      let bars = layout.bars
      if let bar = bars.navigationBar {
        let items = bars.navigationItems
        for item in items.left + items.right where item.titleWidth != nil {
          #expect(item.frame.y >= bar.y && item.frame.maxY <= bar.maxY + 0.01)
        }
        if let title = items.title {
          #expect(title.frame.x >= bar.x && title.frame.maxX <= bar.maxX + 0.01)
        }
      }
      let row = bars.bottomItems.items.map(\.frame)
      for (before, after) in zip(row, row.dropFirst()) { #expect(before.maxX <= after.x + 0.01) }
    }
  }

  /// A bar shows five tabs; with more, four and "More", which is selected for all others.
  @Test(arguments: [(5, [0, 1, 2, 3, 4]), (6, [0, 1, 2, 3, 4, 4])])
  func tabItemsArePositioned(count: Int, selected: [Int]) throws {
    let scenes = (0..<count).map { scene("t\($0)") }.joined()
    let segues = (0..<count).map {
      "<segue destination=\"t\($0)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"r\($0)\"/>"
    }.joined()
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        toolsVersion="22155" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none"
        useAutolayout="YES" useTraitCollections="YES"><scenes><scene sceneID="tabs"><objects>
        <tabBarController id="tabs-controller" sceneMemberID="viewController">
          <tabBar key="tabBar" contentMode="scaleToFill" id="bar">
            <rect key="frame" x="0" y="0" width="375" height="49"/>
          </tabBar>
          <connections>\(segues)</connections>
        </tabBarController></objects></scene>\(scenes)</scenes></document>
      """
    let graph = try #require(validated(SourceFile(path: "tabs", bytes: Array(text.utf8))))
    let all = InterfaceLayoutTests.layouts(
      of: graph, in: [Configuration(DocumentCanvas(graph.settings))])
    for (number, index) in selected.enumerated() {
      let shared = try #require(all.scenes[Handle(number + 1)].layouts.first)
      #expect(shared.scene.bars.tabs.count == 5)
      #expect(shared.layout.bars.bottomItems.items.count == 5)
      #expect(shared.scene.bars.tabs.map(\.isSelected) == (0..<5).map { $0 == index })
      #expect((shared.scene.bars.tabs[4].item?.systemItem == .more) == (count > 5))
    }
  }

  private static let toolbar = """
    <viewController id="c" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="v">
        <rect key="frame" x="0" y="0" width="400" height="600"/>
      </view>
      <toolbarItems>
        <barButtonItem systemItem="add" id="i1"/>
        <barButtonItem systemItem="flexibleSpace" id="i2"/>
        <barButtonItem width="50" systemItem="fixedSpace" id="i3"/>
        <barButtonItem systemItem="trash" id="i4"/>
        <barButtonItem systemItem="camera" id="i5"/>
      </toolbarItems>
      <simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>
    </viewController>
    """

  /// Symbols are 22 wide, the margin is 20 at 400 points, the gap between items is 10, without a gap next to spaces:
  /// the flexible space is 400 - 40 - 22 - 50 - 22 - 10 - 22 = 234 wide.
  @Test func toolbarSpacesAreDistributed() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        toolsVersion="22155" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none"
        useAutolayout="YES" useTraitCollections="YES"><scenes><scene sceneID="s"><objects>
      \(Self.toolbar)
      </objects></scene></scenes></document>
      """
    let graph = try #require(validated(SourceFile(path: "toolbar", bytes: Array(text.utf8))))
    let cell = try #require(Environment(cell: SizeClassGrid.cells[4]))
    let all = InterfaceLayoutTests.layouts(of: graph, in: [Configuration(cell)])
    let bars = try #require(all.scenes.first?.layouts.first?.layout.bars)
    let frames = bars.bottomItems.items.map(\.frame)
    #expect(frames.map(\.x) == [16, 38, 280, 330, 362])
    #expect(frames.map(\.width) == [22, 242, 50, 22, 22])
  }
}
