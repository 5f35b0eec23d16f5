import InterfaceSource
import InterfaceTraits
import Ninefold
import Testing

/// The device that a document declares for its canvas.
@Suite struct CanvasDeviceTests {
  private func compile(
    _ device: String, _ sizes: [(Double, Double)], orientation: String = "portrait",
    kind: String = "Storyboard.XIB", objects: String? = nil, version: Int = 22505
  ) -> Compilation {
    let scenes = sizes.enumerated().map { number, size in
      """
      <scene sceneID="s\(number)"><objects><viewController id="c\(number)" sceneMemberID="viewController">
      <view key="view" id="v\(number)"><rect key="frame" x="0" y="0" width="\(size.0)" height="\(size.1)"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <viewLayoutGuide key="safeArea" id="g\(number)"/></view>
      </viewController></objects></scene>
      """
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" toolsVersion="\(version)" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
      <device id="\(device)" orientation="\(orientation)" appearance="light"/>
      \(objects.map { "<objects>\($0)</objects>" } ?? "<scenes>\(scenes.joined())</scenes>")
      </document>
      """
    var compiler = Compiler(options: CompilerOptions(configurations: [.canvas]))
    return compiler.compile(SourceFile(path: "A.storyboard", bytes: Array(text.utf8)))
  }

  private func canvas(_ compilation: Compilation) throws -> SceneLayout {
    try #require(compilation.scenes.first?.layout(in: "canvas"))
  }

  private func notes(_ compilation: Compilation) -> [String] {
    compilation.diagnostics.filter { $0.id == "unknown-device" }.flatMap { diagnostic in
      [diagnostic.message] + diagnostic.notes.map(\.message).prefix(1)
    }
  }

  /// Ids that differ only in case are the same device: one document contains `iPad13_0rounded`.
  @Test(arguments: [
    ("ipad13_0rounded", 1032.0, 1376.0), ("iPad13_0rounded", 1032, 1376),
    ("IPAD7_9", 768, 1024), ("ipad7_9", 768, 1024), ("Retina6_12", 393, 852),
  ])
  func idsThatDifferByCaseAreOneDevice(id: String, width: Double, height: Double) throws {
    let compilation = compile(id, [(320, 480)])
    #expect(compilation.diagnostics.isEmpty)
    let traits = try #require(compilation.configurations.first?.traits)
    #expect(traits.userInterfaceIdiom == (width > 700 ? .pad : .phone))
    #expect(traits.horizontalSizeClass == (width > 700 ? .regular : .compact))
  }

  /// From Xcode 16 on, `retina6_7` is a phone of 430 × 932 points with an inset of 59; one document
  /// of 23090 is still 428 × 926 points large.
  @Test(arguments: [
    (23090, 428.0, 926.0, 47.0), (23094, 430, 932, 59), (23727, 430, 932, 118),
    (32700, 428, 926, 47),
  ])
  func phoneOf67Inches(version: Int, width: Double, height: Double, top: Double) throws {
    let layout = try canvas(compile("retina6_7", [(width, height)], version: version))
    #expect(layout.canvasSize == LayoutSize(width: width, height: height))
    #expect(layout.safeAreaInsets.top == top)
  }

  @Test func screenMatchingTheRootViewsIsChosen() throws {
    let compilation = compile("ipad14_1", [(320, 200), (820, 1180), (820, 1180)])
    #expect(
      notes(compilation) == [
        "'ipad14_1' is not a known device",
        "the canvas of ipad10_9rounded is assumed: its screen has the size of the document's root views, 820 x 1180",
      ])
    let traits = try #require(compilation.configurations.first?.traits)
    #expect(traits.userInterfaceIdiom == .pad)
    #expect(traits.horizontalSizeClass == .regular)
    // The home indicator covers the same area as on the device.
    let layout = try #require(compilation.scenes.last?.layout(in: "canvas"))
    #expect(layout.safeAreaInsets.bottom == 20)
  }

  @Test func orientationIsConsidered() {
    let notes = notes(compile("retina7_0", [(844, 390)], orientation: "landscape"))
    #expect(notes.last?.contains("retina6_0") == true)
  }

  @Test func unknownScreenHasTheSizeOfTheRootViews() throws {
    let compilation = compile("ipad14_1", [(900, 1300)])
    #expect(
      notes(compilation).last
        == "a canvas with the size of the document's root views, 900 x 1300, and no safe area insets is assumed"
    )
    #expect(try canvas(compilation).canvasSize == LayoutSize(width: 900, height: 1300))
    let traits = try #require(compilation.configurations.first?.traits)
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.verticalSizeClass == .regular)
    #expect(traits.userInterfaceIdiom == .pad)
    // No screen is that large.
    #expect(notes(compile("ipad14_1", [(1e30, 1e30)])).last?.contains("ipad9_7") == true)
  }

  @Test(arguments: [("ipad14_1", "ipad9_7"), ("foldable", "retina4_7"), ("retina0", "retina4_7")])
  func unknownScreenWithoutRootViewsFollowsTheFamily(id: String, device: String) {
    let compilation = compile(
      id, [], kind: "XIB",
      objects: #"<view id="v"><rect key="frame" x="0" y="0" width="320" height="50"/></view>"#)
    #expect(
      notes(compilation).last?.hasPrefix("the canvas of \(device), ") == true)
  }
}
