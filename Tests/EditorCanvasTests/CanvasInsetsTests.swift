import EditorCanvas
import InterfaceTraits
import PlatformFacts
import Testing

/// The insets of layout roots on Interface Builder's canvas.
///
/// The numbers are those of public documents: the safe area of their stored frames.
@Suite struct CanvasInsetsTests {
  private func canvas(
    _ id: String, _ version: Int, _ orientation: Orientation = .portrait
  ) throws -> DocumentCanvas {
    let device = try #require(Device.named(id))
    return DocumentCanvas(
      behavior: CanvasBehavior(version), name: nil, device: device, orientation: orientation,
      scale: device.scale, size: device.size(orientation), traits: device.traits(orientation))
  }

  private func root(_ width: Double, _ height: Double, xib: Bool = false) -> CanvasRoot {
    CanvasRoot(
      frame: LayoutRect(x: 0, y: 0, width: width, height: height),
      owner: xib ? .xibView : .viewController)
  }

  /// A landscape canvas of Xcode 26: the insets of both orientations, a bar of 54 points, and 86
  /// points below the content with a tab bar.
  @Test func landscapeOfXcode26() throws {
    var root = root(844, 390)
    let canvas = try canvas("retina6_0", 24412, .landscape)
    #expect(
      canvas.insets.insets(of: root) == LayoutInsets(top: 47, left: 47, bottom: 55, right: 47))
    root.bars = BarSet(hasNavigationBar: true, hasTabBar: true)
    #expect(
      canvas.insets.insets(of: root) == LayoutInsets(top: 101, left: 47, bottom: 86, right: 47))
    root.bars = BarSet(hasNavigationBar: true)
    let earlier = try self.canvas("retina6_0", 23504, .landscape).insets.insets(of: root)
    #expect(earlier == LayoutInsets(top: 32, left: 47, bottom: 21, right: 47))
  }

  @Test(arguments: [
    ("retina4_0", 23504, 49.0), ("retina4_0", 24765, 83), ("retina6_12", 24765, 117),
  ])
  func tabBars(id: String, version: Int, bottom: Double) throws {
    let canvas = try canvas(id, version)
    var root = root(canvas.size.width, canvas.size.height)
    root.bars = BarSet(hasTabBar: true)
    #expect(canvas.insets.insets(of: root).bottom == bottom)
  }

  @Test(arguments: [(21507, 0.0), (21600, 20), (24765, 20)])
  func partsOfScreensWithHomeButton(version: Int, top: Double) throws {
    let insets = try canvas("retina4_7", version).insets
    let expected = LayoutInsets(top: top, left: 0, bottom: 0, right: 0)
    var freeform = root(375, 200)
    freeform.isFreeform = true
    freeform.simulatesOwnSize = true
    #expect(insets.insets(of: freeform) == expected)
    var embedded = root(375, 300)
    embedded.isEmbedded = true
    #expect(insets.insets(of: embedded) == expected)
    #expect(insets.cellInsets == expected)
    #expect(try canvas("retina6_12", version).insets.cellInsets == .zero)
  }

  /// A root of 414 × 838 points with a freeform size, on a canvas of 402 × 874.
  @Test func leftoverFreeformSizes() throws {
    let insets = try canvas("retina6_3", 24765).insets
    var root = root(414, 838)
    root.isFreeform = true
    root.freeformHeight = 838
    #expect(insets.insets(of: root) == LayoutInsets(top: 124, left: 0, bottom: 68, right: 0))
    root.simulatesOwnSize = true
    #expect(insets.insets(of: root) == LayoutInsets(top: 62, left: 0, bottom: 0, right: 0))
  }

  @Test(arguments: [
    ("retina6_12", 24765, 1641.0, 1700.0, 59.0), ("retina6_1", 32700, 768, 778, 0),
    ("retina6_12", 24765, 1700, 1700, 118),
  ])
  func cardsOfFreeformSize(
    id: String, version: Int, height: Double, freeform: Double, top: Double
  ) throws {
    var root = root(414, height)
    root.isFreeform = true
    root.freeformHeight = freeform
    root.simulatesOwnSize = true
    #expect(try canvas(id, version).insets.insets(of: root).top == top)
  }

  /// Roots with simulated page and form sheets are cards, whose top inset is 0.
  @Test(arguments: [
    ("retina6_12", 23504, 393.0, 842.0), ("retina6_1", 16097, 414, 842),
    ("retina6_0", 19529, 390, 790), ("retina6_0", 20037, 390, 790),
  ])
  func simulatedSheets(id: String, version: Int, width: Double, height: Double) throws {
    var root = root(width, height)
    root.isFreeform = true
    root.simulatesOwnSize = true
    #expect(try canvas(id, version).insets.insets(of: root).top == 0)
  }

  /// The roots of a page sheet and of a form sheet, without the tablet's status bar.
  @Test func sheetsOnTablets() throws {
    var page = root(704, 995.5)
    page.bars = BarSet(hasNavigationBar: true)
    #expect(try canvas("ipad12_9rounded", 20037).insets.insets(of: page).top == 56)
    let form = root(540, 600)
    #expect(try canvas("ipad9_7", 24118).insets.insets(of: form) == .zero)
    #expect(try canvas("ipad9_7", 14799).insets.insets(of: form).top == 20)
  }

  @Test(arguments: [
    ("retina6_0", 21225, 237.0, 304.0, 0.0), ("retina6_1", 21225, 414, 150, 0),
    ("retina6_1", 21701, 300, 190, 34), ("retina6_1", 23504, 414, 68, 34),
  ])
  func bottomsOfFreeformXibViews(
    id: String, version: Int, width: Double, height: Double, bottom: Double
  ) throws {
    var root = root(width, height, xib: true)
    root.isFreeform = true
    #expect(try canvas(id, version).insets.insets(of: root).bottom == bottom)
  }
}
