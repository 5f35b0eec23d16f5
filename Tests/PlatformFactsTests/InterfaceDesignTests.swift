import InterfaceTraits
import PlatformFacts
import Testing

@Suite struct InterfaceDesignTests {
  /// Apple: the key has an effect on apps built with SDK 26 only; those built with earlier SDKs keep
  /// their appearance without it ("apps that keep the old design").
  @Test(arguments: [
    (nil, false, InterfaceDesign.liquidGlass), (nil, true, .liquidGlass),
    (18, false, .classic), (18, true, .classic), (26, false, .liquidGlass), (26, true, .classic),
    (27, false, .liquidGlass), (27, true, .liquidGlass),
  ])
  func designFollowsTheBuild(sdk: Int?, requiresCompatibility: Bool, expected: InterfaceDesign) {
    let build = AppBuild(
      sdk: sdk.map { SystemVersion($0) }, requiresCompatibility: requiresCompatibility)
    #expect(build.design == expected)
  }

  /// The sizes that apps had before iOS 26: bars of 44 and 96 points instead of 54 and 106, switches
  /// of 51 × 31 points instead of 63 × 28, whose alignment rectangles are 2 points narrower.
  @Test(arguments: [26, 27]) func classicDesignHasTheSizesOfEarlierSystems(system: Int) {
    let system = SystemVersion(system)
    let classic = PlatformMetrics.uiKit(system, idiom: .phone, design: .classic)
    let glass = PlatformMetrics.uiKit(system, idiom: .phone, design: .liquidGlass)
    #expect(classic != glass)
    #expect(classic.design == .classic)
    #expect(glass.design == .liquidGlass)
    let bar = BarSet(hasNavigationBar: true)
    let large = BarSet(hasNavigationBar: true, hasLargeTitle: true)
    #expect(classic.bars.navigationHeight(bar, in: BarWindow()) == 44)
    #expect(classic.bars.navigationHeight(large, in: BarWindow()) == 96)
    #expect(glass.bars.navigationHeight(bar, in: BarWindow()) == 54)
    #expect(glass.bars.navigationHeight(large, in: BarWindow()) == 106)
    #expect(classic.controls.switchSize == LayoutSize(width: 49, height: 31))
    #expect(glass.controls.switchSize == LayoutSize(width: 61, height: 28))
    #expect(classic.controls.sliderHeight == 30)
    #expect(classic.bars.search == 56)
    #expect(classic.cells.automaticRowHeight == nil)
    #expect(classic.cells.verticalMargin == 11)
    #expect(classic.fields.roundedHeight == 34)
    #expect(PlatformMetrics.uiKit(system, idiom: .pad, design: .classic).bars.navigation == 50)
    #expect(PlatformMetrics.uiKit(system, idiom: .pad, design: .classic).bars.hasTabBarAtTop)
  }

  @Test func classicDesignHasTheColorsOfEarlierSystems() {
    let classic = SystemColors.Appearance(appearanceSet: AppearanceSet(.newest, .classic))
    #expect(SystemColors.color(named: "systemBlueColor", classic)?.green == 122.0 / 255)
    #expect(AppearanceSet(.newest, .classic) == AppearanceSet(SystemVersion(18)))
  }

  @Test func textsAndMarginsFollowTheSystem() {
    let classic = PlatformMetrics.uiKit(design: .classic)
    let glass = PlatformMetrics.uiKit()
    #expect(classic.texts == glass.texts)
    #expect(classic.margins == glass.margins)
    #expect(classic.presentations.televisionsHaveFormSheets)
  }

  /// No system has a design of a later one.
  @Test func designsOfEarlierSystemsAreTheirOwn() {
    let system = SystemVersion(18, minor: 4)
    #expect(InterfaceDesign.liquidGlass.metricsSystem(on: system) == system)
    #expect(InterfaceDesign.classic.metricsSystem(on: system) == system)
    #expect(InterfaceDesign.classic.metricsSystem(on: .newest) == SystemVersion(18))
    #expect(
      PlatformMetrics.uiKit(system, design: .liquidGlass)
        == PlatformMetrics.uiKit(system, design: .classic))
  }

  @Test(arguments: [
    ("iphoneos26.2", "26.2"), ("iphonesimulator18.0", "18"), ("appletvos26", "26"),
    ("iPhoneOS26.0", "26"), ("iphoneos", nil), ("macosx26.0", nil), ("iphoneos26.x", nil),
    ("", nil),
  ])
  func systemsOfSDKsByName(name: String, expected: String?) {
    #expect(SystemVersion(sdkNamed: name)?.text == expected)
  }

  /// Xcode 16 has the SDKs of iOS 18; Xcode 26 and 27 those of the systems with their numbers.
  @Test(arguments: [(2600, 26), (2640, 26), (2700, 27), (1640, nil), (0, nil), (-2600, nil)])
  func systemsOfRecordedVersions(number: Int, expected: Int?) {
    #expect(SystemVersion(recordedXcode: number)?.major == expected)
  }

  @Test func onlySDK27AndLaterIgnoreCompatibility() {
    #expect(!SystemVersion(18).ignoresDesignCompatibility)
    #expect(!SystemVersion(26).ignoresDesignCompatibility)
    #expect(SystemVersion(27).ignoresDesignCompatibility)
  }

  @Test func scenesAreRequiredFromSDK27On() {
    #expect(!SystemVersion(26).requiresScenes)
    #expect(SystemVersion(27).requiresScenes)
  }
}
