import Ninefold
import Testing

/// Images that are created by hand, and the precedence of their variants.
@Suite struct ImageAssetTests {
  private func image(_ path: String) -> ImageAsset.Image {
    ImageAsset.Image(Assets.File(path: path) { _ in nil })
  }

  @Test func registeringAndUnregistering() {
    var asset = ImageAsset(name: "Logo", renderingMode: .alwaysTemplate)
    let dark = TraitCollection(displayScale: 2, userInterfaceStyle: .dark)
    #expect(asset.image(with: dark) == nil)
    asset.register(image("light.png"), with: TraitCollection(displayScale: 2))
    asset.register(image("dark.png"), with: dark)
    #expect(asset.name == "Logo")
    #expect(asset.renderingMode == .alwaysTemplate)
    #expect(asset.image(with: dark)?.path == "dark.png")
    #expect(asset.image(with: TraitCollection())?.path == "light.png")
    // The same traits again replace the first variant.
    asset.register(image("night.png"), with: dark)
    #expect(asset.choice(with: dark).candidates.map(\.image?.path) == ["light.png", "night.png"])
    let wasStyleAlone = asset.unregister(with: TraitCollection(userInterfaceStyle: .dark))
    let wasBoth = asset.unregister(with: dark)
    #expect(!wasStyleAlone && wasBoth)
    #expect(asset.image(with: dark)?.path == "light.png")
    #expect(asset.image(with: dark)?.scale == 2)
  }

  /// Each trait alone determines the choice, and the reasons for the others.
  @Test(arguments: [
    (TraitCollection(userInterfaceIdiom: .pad), ImageAsset.Criterion.idiom),
    (TraitCollection(userInterfaceStyle: .dark), .appearance),
    (TraitCollection(accessibilityContrast: .high), .appearance),
    (TraitCollection(horizontalSizeClass: .regular), .sizeClass),
    (TraitCollection(verticalSizeClass: .compact), .sizeClass),
    (TraitCollection(layoutDirection: .rightToLeft), .layoutDirection),
    (TraitCollection(displayGamut: .p3), .displayGamut),
    (TraitCollection(preferredContentSizeCategory: .accessibilityLarge), .otherTraits),
    (TraitCollection(legibilityWeight: .bold), .otherTraits),
  ])
  func traitsChooseAnImage(traits: TraitCollection, criterion: ImageAsset.Criterion) {
    var asset = ImageAsset(name: "Logo")
    asset.register(image("plain.png"), with: TraitCollection())
    asset.register(image("special.png"), with: traits)
    let special = asset.choice(with: traits)
    #expect(special.image?.path == "special.png")
    #expect(special.candidates.map(\.verdict) == [.outranked(criterion), .chosen])
    let plain = asset.choice(with: TraitCollection(userInterfaceIdiom: .phone))
    #expect(plain.image?.path == "plain.png")
    // An image with wide color, or for the other layout direction, is used if there is no other.
    let isUsable = criterion == .displayGamut || criterion == .layoutDirection
    #expect(
      plain.candidates[1].verdict
        == (isUsable ? .outranked(criterion) : .mismatched([criterion])))
    #expect(plain.candidates.map(\.text).first == "1x")
  }

  @Test func criteriaAreInOrderOfPrecedence() {
    #expect(
      ImageAsset.Criterion.allCases == [
        .idiom, .device, .appearance, .sizeClass, .layoutDirection, .displayGamut, .memory,
        .graphics, .locale, .otherTraits, .scale,
      ])
  }

  @Test func invalidScalesAreHandled() {
    var asset = ImageAsset(name: "Logo")
    for scale in [Double.nan, .infinity, 0, -1, 1.5] {
      asset.register(image("\(scale).png"), with: TraitCollection(displayScale: scale))
    }
    let choice = asset.choice(with: TraitCollection(displayScale: 1))
    #expect(choice.candidates.count == 5)
    #expect(choice.image?.path == "1.5.png")
    #expect(choice.candidates.map(\.text).last == "1.5x")
  }

  /// A registered image takes precedence over a catalog's, and the compiler chooses as the asset
  /// does.
  @Test func compilerChoosesTheSameImage() throws {
    var asset = ImageAsset(name: "Cup")
    asset.register(image("low.png"), with: TraitCollection(verticalSizeClass: .compact))
    asset.register(image("all.png"), with: TraitCollection())
    let assets = Assets(catalogs: [Library.catalog("results/Images.xcassets")]).with(
      imageAssets: [asset])
    let cells = SizeClassGrid.cells
    var compiler = Compiler(
      options: CompilerOptions(configurations: cells.map { .cell($0) }))
    let compilation = compiler.compile(try Library.file("results/Order.storyboard"), assets: assets)
    for cell in cells {
      let scene = try #require(compilation.scenes.first { $0.id == "ord-sc-000" })
      let layout = try #require(scene.layout(in: .cell(cell)))
      let path = layout.views.compactMap { $0.image?.asset?.path }
      let traits = TraitCollection(
        horizontalSizeClass: cell.width, verticalSizeClass: cell.height, displayScale: 2)
      #expect(path == [asset.image(with: traits)?.path], "\(cell)")
      #expect(path == [cell.height == .compact ? "low.png" : "all.png"], "\(cell)")
    }
  }

  /// Acceptance example 4, with the public type: the catalog's image and its variants.
  @Test func anImageOfACatalog() throws {
    let assets = Assets(catalogs: [Library.catalog("assets/Adaptive.xcassets")])
    #expect(assets.imageAsset(named: "nothing") == nil)
    let badge = try #require(assets.imageAsset(named: "badge"))
    #expect(badge.renderingMode == .alwaysTemplate)
    for cell in SizeClassGrid.cells {
      let traits = TraitCollection(
        horizontalSizeClass: cell.width, verticalSizeClass: cell.height, displayScale: 3)
      let side: Double = cell.height == .compact ? 24 : 48
      #expect(badge.image(with: traits)?.size == LayoutSize(width: side, height: side))
    }
    let button = try #require(assets.imageAsset(named: "button")?.choice(with: TraitCollection()))
    #expect(button.image == nil)
    #expect(button.candidates.map(\.verdict) == [.mismatched([.sizeClass])])
    let image = try #require(button.candidates.first?.image)
    #expect(image.capInsets == LayoutInsets(top: 4, left: 3, bottom: 4, right: 3))
  }
}
