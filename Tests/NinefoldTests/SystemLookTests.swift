import InterfaceSource
import InterfaceTraits
import Ninefold
import TestSupport
import Testing

/// The look of systems and devices in pictures.
///
/// Frames of iOS 26 and 27: running apps on a screen of 402 × 874 points
/// (https://github.com/mweinbach/AppleSimChatGPTPlugin, and public test fixtures).
@Suite struct SystemLookTests {
  private func pictures(
    _ file: SourceFile, on device: String, system: Int = 26, bezel: Bezel = .none
  ) throws -> [String] {
    let window = try #require(ConfigurationRequest.DeviceWindow(name: device))
    var options = CompilerOptions(configurations: [.device(window)])
    options.systemVersion = system
    var compiler = Compiler(options: options)
    var pictureOptions = PictureOptions()
    pictureOptions.bezel = bezel
    return compiler.compile(file).pictures(pictureOptions).compactMap { picture in
      guard case .configuration = picture.subject else { return nil }
      return String(decoding: picture.svg, as: UTF8.self)
    }
  }

  private func storyboard(_ view: String, item: String = "") -> SourceFile {
    SourceFile(
      path: "A.storyboard",
      bytes: Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
        useTraitCollections="YES" useSafeAreas="YES"><device id="retina6_12" \
        orientation="portrait" appearance="light"/><scenes>
        <scene sceneID="one"><objects><navigationController id="nav" sceneMemberID="viewController">
        <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
        <connections><segue destination="vc1" kind="relationship" \
        relationship="rootViewController" id="seg"/></connections></navigationController></objects>
        </scene><scene sceneID="two"><objects><viewController id="vc1" \
        sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="root">
        <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>\(view)</subviews></view>
        <navigationItem key="navigationItem" title="Title" id="item">\(item)</navigationItem>
        </viewController></objects></scene></scenes></document>
        """.utf8))
  }

  /// A button begins 4 points below the bar's top at 791 and is 54 high and 95 wide.
  @Test(arguments: [26, 27]) func `tab bar is a capsule from iOS 26 on`(system: Int) throws {
    let file = try Fixtures.file("apps/Tabs/Main.storyboard")
    let selected = #/<rect x="[0-9.]+" y="795" width="95" height="54" rx="27"/#
    let new = try pictures(file, on: "retina6_3", system: system)
    #expect(new.contains { $0.contains(selected) })
    #expect(try pictures(file, on: "retina6_3", system: 18).allSatisfy { !$0.contains(selected) })
  }

  /// The last item is at (344, 66), 38 wide and 36 high; the row of a bar is 44 high.
  @Test func `item of a navigation bar is on glass`() throws {
    let item = #"<barButtonItem key="rightBarButtonItem" systemItem="add" id="add"/>"#
    let file = storyboard("", item: item)
    let capsule = #/<rect x="340" y="62" width="46" height="44" rx="22"/#
    let bar = "fill=\"#f9f9f9\""
    let new = try #require(pictures(file, on: "retina6_3").first { $0.contains(">Title<") })
    #expect(new.contains(capsule))
    #expect(!new.contains(bar))
    let old = try #require(
      pictures(file, on: "retina6_3", system: 18).first { $0.contains(">Title<") })
    #expect(!old.contains(capsule))
    #expect(old.contains(bar))
  }

  /// A switch is 63 × 28 on iOS 26, 51 × 31 before.
  @Test func `thumb of a switch is a capsule from iOS 26 on`() throws {
    let file = storyboard(
      """
      <switch opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
      contentVerticalAlignment="center" on="YES" id="sw"><rect key="frame" x="20" y="200" \
      width="63" height="28"/></switch>
      """)
    let isRound = { (system: Int) in
      try self.pictures(file, on: "retina6_3", system: system).contains { $0.contains("<circle") }
    }
    #expect(try !isRound(26))
    #expect(try isRound(18))
  }

  /// The corners of a 6.1-inch screen with an island have a radius of 55 points, those of an iPad
  /// mini 21.5 (https://github.com/marcbouchenoire/dimmmensions).
  @Test(arguments: [("retina6_12", 393.0, 852.0, "55"), ("ipad-mini-8_3", 744, 1133, "21.5")])
  func `frame of a device is around the screen`(
    device: String, width: Double, height: Double, radius: String
  ) throws {
    let plain = try #require(pictures(storyboard(""), on: device).last)
    #expect(plain.contains("viewBox=\"0 0 \(Int(width)) \(Int(height))\""))
    let framed = try #require(pictures(storyboard(""), on: device, bezel: .simple).last)
    let frame = 14
    #expect(
      framed.contains("viewBox=\"0 0 \(Int(width) + 2 * frame) \(Int(height) + 2 * frame)\""))
    #expect(
      framed.contains(
        "<rect x=\"0\" y=\"0\" width=\"\(Int(width))\" height=\"\(Int(height))\" rx=\"\(radius)\"/>"
      ))
  }

  /// A cell of the size-class grid is no device's screen.
  @Test func `screen without a device has no frame`() throws {
    let cell = SizeClassGrid.Cell(width: .compact, height: .regular)
    var compiler = Compiler(options: CompilerOptions(configurations: [.cell(cell)]))
    let compilation = compiler.compile(storyboard(""))
    var options = PictureOptions()
    options.bezel = .simple
    #expect(compilation.pictures(options).map(\.svg) == compilation.pictures().map(\.svg))
  }

  @Test func `symbol without a drawing is a mark with its name`() throws {
    func image(_ symbol: String) -> String {
      """
      <imageView contentMode="scaleAspectFit" image="\(symbol)" catalog="system" id="\(symbol)">\
      <rect key="frame" x="20" y="200" width="40" height="40"/></imageView>
      """
    }
    let svg = try #require(
      pictures(
        storyboard(image("memories") + image("gear") + image("circle.grid.3x3")), on: "retina6_3"
      ).last)
    #expect(svg.contains("<title>memories</title>"))
    #expect(svg.contains("<title>circle.grid.3x3</title>"))
    #expect(!svg.contains("<title>gear</title>"))
  }
}
