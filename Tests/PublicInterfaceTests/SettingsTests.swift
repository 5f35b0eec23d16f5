import Ninefold
import Testing

/// User and app settings change what they should, and nothing else.
@Suite struct SettingsTests {
  /// A label of style body above one with a custom font, and an image view with a color.
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"
      useTraitCollections="YES" useSafeAreas="YES"><device id="retina4_7"/><scenes><scene sceneID="s"><objects>
    <viewController id="c" sceneMemberID="viewController"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="grows">
          <rect key="frame" x="0" y="20" width="40" height="21"/>
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="fixed">
          <rect key="frame" x="0" y="41" width="40" height="21"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="caption">
          <rect key="frame" x="0" y="62" width="40" height="15"/>
          <fontDescription key="fontDescription" style="UICTFontTextStyleCaption1"/></label>
      </subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
        <constraint firstItem="grows" firstAttribute="top" secondItem="safe" secondAttribute="top" id="k1"/>
        <constraint firstItem="grows" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="k2"/>
        <constraint firstItem="fixed" firstAttribute="top" secondItem="grows" secondAttribute="bottom" id="k3"/>
        <constraint firstItem="fixed" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="k4"/>
        <constraint firstItem="caption" firstAttribute="top" secondItem="fixed" secondAttribute="bottom" id="k5"/>
        <constraint firstItem="caption" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="k6"/>
      </constraints></view></viewController></objects></scene></scenes></document>
    """

  private static let phone = SizeClassGrid.Cell(width: .compact, height: .regular)

  private func layout(
    _ requests: [ConfigurationRequest] = [.cell(phone)], system: Int = 27,
    overrides: TraitCollection = TraitCollection()
  ) throws -> SceneLayout {
    var options = CompilerOptions(configurations: requests)
    options.systemVersion = system
    options.traitOverrides = overrides
    var compiler = Compiler(options: options)
    let file = SourceFile(path: "a.storyboard", bytes: Array(Self.document.utf8))
    let compilation = compiler.compile(file)
    return try #require(compilation.scenes.first?.layouts.first)
  }

  /// Each configuration is found under its request and under its name, with all combinations of options.
  @Test(arguments: [
    TraitCollection(), TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge),
    TraitCollection(userInterfaceStyle: .dark, layoutDirection: .rightToLeft),
    TraitCollection(traitsFrom: [
      TraitCollection(accessibilityContrast: .high), TraitCollection(legibilityWeight: .bold),
    ]),
    TraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .compact),
  ])
  func requestedConfigurationsAreFound(overrides: TraitCollection) throws {
    let half = try #require(ConfigurationRequest.DeviceWindow(name: "ipad9_7:landscape:split-1/2"))
    let phone = try #require(ConfigurationRequest.DeviceWindow(name: "iPhone 8"))
    let traits = TraitCollection(
      horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceStyle: .dark)
    let requests =
      ConfigurationRequest.all + [
        .device(half), .device(phone), .window(size: LayoutSize(width: 694, height: 768)),
        .window(size: LayoutSize(width: 400, height: 600), traits: traits, name: "my window"),
      ]
    let long = LanguageRequest.language(.pseudo(.long))
    for system in [7, 11, 26, 27, 99] {
      for languages in [[LanguageRequest.base], [.base, long], [long]] {
        for textSizes in CompilerOptions.TextSizes.allCases {
          var options = CompilerOptions(configurations: requests, textSizes: textSizes)
          options.systemVersion = system
          options.traitOverrides = overrides
          options.languages = languages
          options.emitsClosedForms = system == 11
          var compiler = Compiler(options: options)
          let file = SourceFile(path: "a.storyboard", bytes: Array(Self.document.utf8))
          let compilation = compiler.compile(file)
          let scene = try #require(compilation.scenes.first)
          for request in requests {
            let layout = try #require(scene.layout(in: request), "\(request.name) \(system)")
            #expect(scene.layout(in: request.name)?.views.map(\.frame) == layout.views.map(\.frame))
          }
          // Each is also found by its own name, which is unique.
          let names = compilation.configurations.map(\.name)
          #expect(Set(names).count == names.count)
          for name in names { #expect(scene.layout(in: name) != nil) }
          #expect(
            Set(compilation.configurations.map(\.configurationName)) == Set(requests.map(\.name)))
        }
      }
    }
  }

  /// A configuration that was not requested is not found under the name of one that was.
  @Test func otherConfigurationsAreNotFound() throws {
    var options = CompilerOptions(configurations: [.cell(Self.phone)])
    options.traitOverrides = TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    var compiler = Compiler(options: options)
    let file = SourceFile(path: "a.storyboard", bytes: Array(Self.document.utf8))
    let scene = try #require(compiler.compile(file).scenes.first)
    #expect(scene.layout(in: .canvas) == nil)
    #expect(scene.layout(in: "wRegular-hRegular") == nil)
    #expect(scene.layout(in: "wCompact-hRegular:AX3") != nil)
    #expect(scene.layout(in: "wCompact-hRegular:AX2") == nil)
  }

  /// Windows are identified by their traits and sizes, not by their names: a test must not pass with the layout of
  /// another one.
  @Test func windowNamesDoNotIdentifyConfigurations() throws {
    func window(_ width: Double, _ name: String) -> ConfigurationRequest {
      .window(
        ConfigurationRequest.Window(
          size: LayoutSize(width: width, height: 700), traits: TraitCollection(), name: name))
    }
    let name = ConfigurationRequest.cell(Self.phone).name
    var compiler = Compiler(
      options: CompilerOptions(configurations: [window(400, "x"), window(500, name)]))
    let file = SourceFile(path: "a.storyboard", bytes: Array(Self.document.utf8))
    let scene = try #require(compiler.compile(file).scenes.first)
    #expect(scene.layout(in: window(400, "x")) != nil)
    #expect(scene.layout(in: window(1000, "x")) == nil)
    #expect(scene.layout(in: window(500, name)) != nil)
    #expect(scene.layout(in: .cell(Self.phone)) == nil)
  }

  private func height(_ id: String, in layout: SceneLayout) throws -> Double {
    try #require(layout.views.first { $0.id?.text == id }).frame.height
  }

  /// Body is 17 points by default and 40 at AX3 (Apple's Human Interface Guidelines): a line is 1.19336 em high.
  @Test func aTextStyleGrowsAndPushesItsNeighbours() throws {
    let plain = try layout()
    let large = try layout(
      overrides: TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))
    #expect(try height("grows", in: plain) == 20.5)
    #expect(try height("grows", in: large) == 48)
    #expect(try height("fixed", in: large) == 20.5)
    let fixed = try #require(large.views.first { $0.id?.text == "fixed" })
    #expect(fixed.frame.y == 68)
  }

  /// Up to iOS 10 only body had the accessibility sizes: caption 1 stays at 18 points, and is 32 at AX3 since.
  @Test func onlyBodyGrewBeforeIOS11() throws {
    let size = TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    #expect(try height("caption", in: layout(system: 10, overrides: size)) == 21.5)
    #expect(try height("caption", in: layout(system: 11, overrides: size)) > 30)
    #expect(try height("grows", in: layout(system: 10, overrides: size)) == 48)
  }

  @Test func theCanvasHasNoSettings() throws {
    let canvas = try layout(
      [.canvas], system: 8,
      overrides: TraitCollection(
        userInterfaceStyle: .dark, preferredContentSizeCategory: .accessibilityExtraLarge))
    #expect(canvas.configuration.name == "canvas")
    #expect(canvas.configuration.traits.userInterfaceStyle == nil)
    #expect(try height("grows", in: canvas) == 20.5)
  }

  /// Apps built with SDK 26 may require compatibility; those built with an earlier one have it.
  @Test(arguments: [
    (nil, true, ""), (26, false, ""), (26, true, ":design-18"), (18, false, ":design-18"),
    (27, true, ""), (Int.max, true, ""), (Int.min, false, ":design-18"),
  ])
  func designFollowsTheSDK(sdk: Int?, requiresCompatibility: Bool, suffix: String) throws {
    var options = CompilerOptions(configurations: [.cell(Self.phone)])
    options.sdkVersion = sdk
    options.requiresDesignCompatibility = requiresCompatibility
    var compiler = Compiler(options: options)
    let file = SourceFile(path: "a.storyboard", bytes: Array(Self.document.utf8))
    let layout = try #require(compiler.compile(file).scenes.first?.layouts.first)
    #expect(layout.configuration.name == "wCompact-hRegular" + suffix)
  }

  @Test(arguments: [(Int.min, "os-7"), (6, "os-7"), (8, "os-8"), (12, "os-12")])
  func unknownVersionsBecomeTheNearestKnownOne(version: Int, name: String) throws {
    #expect(try layout(system: version).configuration.name == "wCompact-hRegular:\(name)")
    #expect(try layout(system: Int.max).configuration.name == "wCompact-hRegular")
  }

  @Test(arguments: [
    (694.0, 768.0, SizeClass.regular, SizeClass.regular), (320, 568, .compact, .regular),
    (667, 375, .compact, .compact), (678, 480, .regular, .regular),
  ])
  func windowSizeDeterminesItsSizeClasses(
    width: Double, height: Double, horizontal: SizeClass, vertical: SizeClass
  ) throws {
    let layout = try layout([.window(size: LayoutSize(width: width, height: height))])
    #expect(layout.configuration.traits.horizontalSizeClass == horizontal)
    #expect(layout.configuration.traits.verticalSizeClass == vertical)
    #expect(layout.configuration.name == "size:\(Int(width))x\(Int(height))")
  }

  /// Dark styles were introduced in iOS 13; the setting remains in the name.
  @Test func noDarkStyleBeforeIOS13() throws {
    let dark = TraitCollection(userInterfaceStyle: .dark)
    let old = try layout(system: 12, overrides: dark)
    #expect(old.configuration.traits.userInterfaceStyle == .light)
    #expect(old.configuration.name == "wCompact-hRegular:os-12:dark")
    #expect(
      try layout(system: 13, overrides: dark).configuration.traits.userInterfaceStyle == .dark)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0, 0.5, 1e300])
  func invalidSizesAndScalesGiveALayout(number: Double) throws {
    let layout = try layout(
      [.window(size: LayoutSize(width: number, height: number))],
      overrides: TraitCollection(displayScale: number))
    #expect(layout.configuration.name.hasPrefix("size:"))
    #expect(layout.views.allSatisfy { $0.frame.width.isFinite && $0.frame.y.isFinite })
  }

  /// Traits that a document does not depend on cause no separate layout.
  @Test func environmentsDifferingInUnusedTraitsShareALayout() throws {
    let traits = [
      TraitCollection(), TraitCollection(userInterfaceStyle: .light),
      TraitCollection(userInterfaceStyle: .dark), TraitCollection(accessibilityContrast: .high),
      TraitCollection(displayGamut: .p3), TraitCollection(displayGamut: .sRGB),
      TraitCollection(legibilityWeight: .bold), TraitCollection(activeAppearance: .inactive),
      TraitCollection(forceTouchCapability: .available),
      TraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .regular),
      TraitCollection(layoutDirection: .leftToRight),
    ]
    let requests = traits.enumerated().map {
      ConfigurationRequest.window(
        size: LayoutSize(width: 375, height: 667), traits: $1, name: "window \($0)")
    }
    let file = try Library.file("layout/settings/text-styles-in-every-text-size.storyboard")
    var compiler = Compiler(options: CompilerOptions(configurations: requests))
    let scene = try #require(compiler.compile(file).scenes.first)
    #expect(scene.layouts.count == 1)
    // A trait that the document depends on has a separate layout.
    let large = ConfigurationRequest.window(
      size: LayoutSize(width: 375, height: 667),
      traits: TraitCollection(preferredContentSizeCategory: .accessibilityLarge), name: "large")
    compiler = Compiler(options: CompilerOptions(configurations: requests + [large]))
    #expect(compiler.compile(file).scenes.first?.layouts.count == 2)
  }
}
