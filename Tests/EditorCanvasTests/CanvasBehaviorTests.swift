import EditorCanvas
import InterfaceTraits
import PlatformFacts
import Testing

/// The drawing of Interface Builder's canvas, version by version.
@Suite struct CanvasBehaviorTests {
  @Test(arguments: [
    ("retina4_7", 14799, 20.0, 0.0), ("retina4_7", 14800, 0, 0), ("retina4_7", 21600, 20, 0),
    ("retina4_7", 32700, 20, 0), ("retina5_9", 20999, 44, 34), ("retina5_9", 21000, 47, 34),
    ("retina5_9", 21507, 47, 34), ("retina5_9", 21701, 50, 34), ("retina6_0", 21179, 44, 34),
    ("retina6_0", 21225, 47, 34), ("retina6_1", 20000, 44, 34), ("retina6_1", 21000, 48, 34),
    ("retina6_1", 24000, 96, 68), ("retina6_1", 32700, 48, 34), ("retina6_12", 24000, 118, 68),
    ("retina6_0", 24000, 94, 68), ("ipad9_7", 15000, 0, 0), ("ipad9_7", 19500, 20, 0),
    ("ipad12_9rounded", 15000, 0, 20), ("ipad12_9rounded", 20000, 24, 20),
  ])
  func insetsFollowTheVersion(id: String, version: Int, top: Double, bottom: Double) throws {
    let device = try #require(Device.named(id))
    let insets = CanvasBehavior(version).safeArea(of: device, .portrait)
    #expect(insets == LayoutInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  @Test func padXibsHideTheStatusBarInMoreVersions() throws {
    let pad = try #require(Device.named("ipad9_7"))
    let era = CanvasBehavior(20000)
    #expect(era.safeArea(of: pad, .portrait).top == 20)
    #expect(era.safeArea(of: pad, .portrait, owner: .xibView).top == 0)
  }

  @Test func canvasesWithoutDevice() {
    func size(_ version: Int, classes: Bool, type: String? = nil) -> LayoutSize {
      CanvasBehavior(version).canvasWithoutDevice(
        usesTraitCollections: classes, isPad: false, simulatedSize: nil, simulatedType: type
      ).size
    }
    #expect(size(7000, classes: true) == LayoutSize(width: 600, height: 600))
    #expect(size(12000, classes: true) == LayoutSize(width: 375, height: 667))
    #expect(size(5000, classes: false, type: "retina4") == LayoutSize(width: 320, height: 568))
    #expect(size(5000, classes: false) == LayoutSize(width: 320, height: 480))
  }

  @Test(arguments: [
    (7000, SystemFontEra.helveticaNeue, TextStyleSizes.medium, 1.0),
    (10000, .staticSanFrancisco, .medium, 1),
    (12000, .staticSanFrancisco, .largeWithSmallTitles, 2),
    (16000, .staticSanFrancisco, .byCategory, 2), (18500, .variableSanFrancisco, .extraSmall, 2),
    (20101, .variableSanFrancisco, .byCategory, 2), (0, .variableSanFrancisco, .byCategory, 2),
  ])
  func fontsFollowTheVersion(
    number: Int, font: SystemFontEra, styles: TextStyleSizes, scale: Double
  ) {
    let era = CanvasBehavior(number)
    let texts = era.metrics(idiom: .phone).texts
    #expect(texts.font == font)
    #expect(texts.styles == styles)
    #expect(era.scale(ofDevice: 2) == scale)
  }

  @Test func textStylesOfTheCanvas() {
    func metrics(_ style: TextStyle, _ version: Int) -> TextStyleMetrics {
      CanvasBehavior(version).metrics(idiom: .phone).texts.metrics(style)
    }
    #expect(metrics(.body, 18500) == TextStyleMetrics(size: 14, leading: 19))
    #expect(metrics(.body, 9000).size == 16)
    #expect(metrics(.title1, 12000).size == 26)
    #expect(metrics(.title2, 12000).size == 20)
  }

  @Test func barsFollowTheVersion() {
    func bars(_ version: Int, _ idiom: TraitCollection.Idiom = .phone) -> BarMetrics {
      CanvasBehavior(version).metrics(idiom: idiom).bars
    }
    let bar = BarSet(hasNavigationBar: true, hasPrompt: true, hasLargeTitle: true)
    #expect(bars(22000).navigationHeight(bar, in: BarWindow()) == 74)
    #expect(bars(24100).navigationHeight(bar, in: BarWindow()) == 84)
    #expect(bars(0).navigation == 44)
    #expect(bars(14200, .pad).navigation == 50)
    #expect(bars(14799).toolbarWithHomeButton == 44)
    #expect(bars(14800).toolbarWithHomeButton == 49)
    #expect(bars(21000).search == 56)
  }

  @Test func rootMarginsFollowTheVersion() {
    func margins(_ version: Int) -> MarginMetrics {
      CanvasBehavior(version).metrics(idiom: nil).margins
    }
    #expect(margins(9000).root(width: 375).left == 16)
    #expect(margins(9000).root(width: 414).left == 20)
    #expect(margins(7000).root(width: 600).left == 16)
    #expect(!margins(12000).xibViewsAreRoots)
    #expect(margins(13000).xibViewsAreRoots)
  }

  @Test func cellMarginsFollowTheVersion() {
    func margins(_ version: Int, _ cell: TableCellMetrics.Context) -> LayoutInsets {
      CanvasBehavior(version).metrics(idiom: .phone).cells.contentMargins(cell)
    }
    var cell = TableCellMetrics.Context(tableWidth: 375, screenWidth: 375)
    cell.heightOutsideContent = 0.5
    #expect(
      margins(14000, cell) == LayoutInsets(top: 11, left: 16, bottom: 10.5, right: 16))
    cell.tableWidth = 414
    #expect(margins(14000, cell).left == 20)
    #expect(margins(20000, cell).left == 20)
    cell.isTableRoot = false
    #expect(margins(20000, cell).left == 16)
    cell.isTableRoot = true
    cell.screenWidth = 414
    cell.hasAccessory = true
    #expect(margins(20000, cell) == LayoutInsets(top: 11, left: 20, bottom: 11, right: 8))
    #expect(margins(24200, cell).top == 15)
    #expect(margins(12000, cell) == LayoutInsets(top: 8, left: 8, bottom: 8, right: 8))
    cell.isXibCell = true
    #expect(margins(15000, cell).left == 15)
    cell.hasHomeIndicator = true
    #expect(margins(15000, cell).left == 20)
    cell.hasHomeIndicator = false
    #expect(margins(17000, cell).left == 16)
    var inner = TableCellMetrics.Context(tableWidth: 375, screenWidth: 375)
    inner.isTableRoot = false
    #expect(margins(14000, inner).left == 15)
    #expect(margins(17000, inner).left == 16)
  }

  @Test func accessoriesFollowTheVersion() {
    func width(
      _ version: Int, _ margin: Double,
      _ accessory: TableCellAccessory = .disclosureIndicator
    ) -> Double? {
      CanvasBehavior(version).metrics(idiom: nil).cells.accessoryWidth(accessory, margin: margin)
    }
    #expect(width(12000, 16) == 33)
    #expect(width(14000, 16) == 34)
    #expect(width(15000, 20) == 31)
    #expect(width(22000, 16) == 26.5)
    #expect(width(22000, 16, .none) == nil)
  }

  @Test func controlsFollowTheVersion() {
    func controls(_ version: Int) -> ControlMetrics {
      CanvasBehavior(version).metrics(idiom: nil).controls
    }
    #expect(controls(22000).switchSize == LayoutSize(width: 49, height: 31))
    #expect(controls(24100).switchSize == LayoutSize(width: 61, height: 28))
    #expect(controls(0).switchSize == LayoutSize(width: 49, height: 31))
    #expect(controls(14800).stepperSize.height == 32)
    func pages(_ version: Int, _ number: Int = 3, scale: Double = 2) -> LayoutSize {
      controls(version).pageControls.size(pages: number, scale: scale)
    }
    #expect(pages(14000) == LayoutSize(width: 39, height: 37))
    #expect(pages(17132) == LayoutSize(width: 115, height: 27.5))
    #expect(pages(22000) == LayoutSize(width: 115, height: 26))
    // Stored by Xcode 16.2 and 26.
    #expect(pages(24128) == LayoutSize(width: 74, height: 26))
    #expect(pages(24128, 4) == LayoutSize(width: 92, height: 26))
    #expect(abs(pages(23504, scale: 3).width - 73) < 1e-9)
    #expect(controls(9532).pickerSize.height == 162)
    #expect(controls(12000).pickerSize.height == 216)
  }

  /// Measures are distinguished by their ids; equal ids mean equal measures.
  @Test func metricsAreEqualIfTheirIDsAre() {
    let era = CanvasBehavior(22000)
    #expect(era.metrics(idiom: .phone) == era.metrics(idiom: nil))
    #expect(era.metrics(idiom: .phone) != era.metrics(idiom: .pad))
    #expect(era.metrics(idiom: .phone) != CanvasBehavior(22001).metrics(idiom: .phone))
    #expect(era.metrics(idiom: .phone) != .uiKit())
    let lean = CanvasBehavior(22000, excludedRules: EditorRule.weakIDs)
    #expect(era.metrics(idiom: .phone) != lean.metrics(idiom: .phone))
  }
}
