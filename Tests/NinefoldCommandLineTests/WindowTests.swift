import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// `--window`: windows of any size on a kind of device.
@Suite struct WindowTests {
  /// A document whose only subview fills the safe area.
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22154" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES">
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view contentMode="scaleToFill" id="roo-ta-001">
          <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="chi-ld-002">
              <rect key="frame" x="0.0" y="48" width="414" height="814"/>
            </view>
          </subviews>
          <viewLayoutGuide key="safeArea" id="saf-ea-003"/>
          <constraints>
            <constraint firstItem="chi-ld-002" firstAttribute="top" secondItem="saf-ea-003" secondAttribute="top" id="con-to-004"/>
            <constraint firstItem="chi-ld-002" firstAttribute="leading" secondItem="saf-ea-003" secondAttribute="leading" id="con-le-005"/>
            <constraint firstItem="saf-ea-003" firstAttribute="bottom" secondItem="chi-ld-002" secondAttribute="bottom" id="con-bo-006"/>
            <constraint firstItem="saf-ea-003" firstAttribute="trailing" secondItem="chi-ld-002" secondAttribute="trailing" id="con-tr-007"/>
          </constraints>
        </view>
      </objects>
    </document>
    """

  private func layout(_ options: String...) throws -> [String: Any] {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.document, to: "Page.xib")
    let run = ToolRun(["compile", path] + options)
    #expect(run.error.isEmpty, "\(run.error)")
    return try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  /// The insets of tablets with a home indicator are 24 and 20 points up to iPadOS 17, 24 and 25 on
  /// iPadOS 18, and 32 and 25 from iPadOS 26 on (facts/2026/devices-2026.json).
  @Test(arguments: [("17", 24.0, 20.0), ("18", 24, 25), ("26", 32, 25), ("27", 32, 25)])
  func tabletWindowsHaveTheInsetsOfTheSystem(system: String, top: Double, bottom: Double) throws {
    let root = try layout("--window", "ipad:700x900", "--os", system)
    let frames = LayoutFrames(root)
    #expect(frames["chi-ld-002"] == [0, top, 700, 900 - top - bottom])
  }

  /// The narrowest known window of regular width has 678 points, the widest of compact width 647.
  @Test(arguments: [
    ("ipad:678x400", "regular", "regular", "pad"), ("ipad:647x400", "compact", "regular", "pad"),
    ("iphone:400x479", "compact", "compact", "phone"), ("mac:500x400", "regular", "regular", "mac"),
  ])
  func traits(of window: String, width: String, height: String, idiom: String) throws {
    let root = try layout("--window", window)
    let configuration = try #require((root["configurations"] as? [[String: Any]])?.first)
    #expect(configuration["name"] as? String == "window:\(window)")
    let traits = try #require(configuration["traits"] as? [String: Any])
    #expect(traits["horizontalSizeClass"] as? String == width)
    #expect(traits["verticalSizeClass"] as? String == height)
    #expect(traits["userInterfaceIdiom"] as? String == idiom)
  }

  @Test(arguments: [
    ("vision:1280x720", "are not known"),
    ("tv:1920x1080", "an app on Apple TV has the whole screen; use '--device appleTV'"),
    ("pad:700x900", "did you mean 'ipad:700x900'?"), ("ipad:0x900", "such as ipad:700x900"),
    ("700x900", "such as ipad:700x900"),
  ])
  func impossibleWindowsAreRejected(window: String, message: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.document, to: "Page.xib")
    let run = ToolRun(["compile", path, "--window", window])
    #expect(run.status == .failure)
    #expect(run.error.contains(message), "\(run.error)")
    #expect(run.error.contains("for --window"))
  }

  @Test func windowsThatTheAppNeverHasAreRejected() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.document, to: "Page.xib")
    let list = Fixtures.url("localization/PropertyLists/Info.plist").path
    let run = ToolRun(["compile", path, "--info-plist", list, "--window", "ipad:700x900"])
    #expect(run.status == .failure)
    #expect(
      run.error.contains("'ipad:700x900' for --window: the app requires the full screen"),
      "\(run.error)")
  }

  @Test func productsWithEqualScreensNeedOneSystem() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.document, to: "Page.xib")
    // An iPhone XR runs up to iOS 18, an iPhone 11 runs iOS 27, and both have the same screen.
    let products = ["--device", "iPhone XR", "--device", "iPhone 11"]
    let run = ToolRun(["compile", path] + products)
    #expect(run.status == .failure)
    #expect(
      run.error.contains(
        "'iPhone XR' and 'iPhone 11' have equal screens, but run systems up to iOS 18 and 27: "
          + "specify --os"), "\(run.error)")
    #expect(ToolRun(["compile", path] + products + ["--os", "18"]).status == .clean)
    // Transitions refuse systems as other commands do.
    let tour = ToolRun(["transition", path, "--tour", "iPhone 17", "--os", "18"])
    #expect(tour.error.contains("for --tour: iPhone 17 runs iOS 26 and later"), "\(tour.error)")
  }

  /// The layout of a product that never ran the newest system is that of its last one.
  @Test func devicesRunTheirNewestSystem() throws {
    let root = try layout("--device", "iPhone 8")
    let configuration = try #require((root["configurations"] as? [[String: Any]])?.first)
    #expect(configuration["name"] as? String == "device:retina4_7")
    #expect(configuration["system"] as? Int == 16)
  }

  @Test func devicesOfAnotherPlatformAreReported() throws {
    let television = Fixtures.url("layout/environment/television-has-one-cell.storyboard").path
    let run = ToolRun(["compile", television, "--device", "iPhone 8", "--os", "16"])
    #expect(run.status == .clean)
    #expect(
      run.error.contains(
        "warning: the document is for tvOS, but 'device:retina4_7' is not Apple TV "
          + "[platform-mismatch]"), "\(run.error)")
    let both = ToolRun(["compile", television, "--device", "iPhone 8", "--device", "appleTV"])
    #expect(!both.error.contains("platform-mismatch"))
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.document, to: "Page.xib")
    let phone = ToolRun(["compile", path, "--device", "appleTV"])
    #expect(
      phone.error.contains("the document is for iOS, but 'device:appleTV' is Apple TV"),
      "\(phone.error)")
  }

  @Test func slidersKnowTheKindOfDevice() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.document, to: "Page.xib")
    let page = folder.path("page.html")
    let run = ToolRun([
      "preview", path, "--html", page, "--resize", "ipad:320x320..1366x1024", "--os", "26",
    ])
    #expect(run.status == .clean, "\(run.error)")
    let text = try String(contentsOfFile: page, encoding: .utf8)
    #expect(text.contains(#""window":"iPad""#))
    let refused = ToolRun(["preview", path, "--html", page, "--resize", "tv:1x1..2x2"])
    #expect(refused.error.contains("an app on Apple TV has the whole screen"))
  }
}

/// The frames of the first scene in the first configuration of a layout file, by view id.
private struct LayoutFrames {
  private var frames: [String: [Double]] = [:]

  init(_ root: [String: Any]) {
    for scene in root["scenes"] as? [[String: Any]] ?? [] {
      for layout in scene["layouts"] as? [[String: Any]] ?? [] {
        for view in layout["views"] as? [[String: Any]] ?? [] {
          guard let id = view["id"] as? String, let frame = view["frame"] as? [Double] else {
            continue
          }
          frames[id] = frames[id] ?? frame
        }
      }
    }
  }

  subscript(id: String) -> [Double]? { frames[id] }
}
