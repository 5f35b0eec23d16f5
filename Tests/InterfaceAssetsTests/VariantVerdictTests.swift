import InterfaceAssets
import InterfaceTraits
import Testing

/// The reasons why variants of an image are not chosen.
struct VariantVerdictTests {
  private func verdicts(
    _ traits: TraitCollection, _ slots: [(name: String?, conditions: String)]
  ) throws -> [VariantVerdict] {
    let json = slots.map { name, conditions in
      let file = name.map { #""filename":"\#($0).png""# }
      return "{"
        + [file, conditions].compactMap(\.self).filter { !$0.isEmpty }
        .joined(separator: ",") + "}"
    }
    let set = try #require(FixtureCatalog.imageSet(json.joined(separator: ",")))
    let verdicts = set.variants.verdicts(for: AssetTraits(traits))
    // The explanation agrees with the compiler's choice.
    let best = set.bestMatch(for: AssetTraits(traits))?.slot.fileName
    let chosen = verdicts.firstIndex(of: .chosen).flatMap { set.slots[$0].fileName }
    #expect(best == chosen)
    return verdicts
  }

  @Test func `each rejected variant has its reason`() throws {
    let phone = TraitCollection(
      horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceIdiom: .phone,
      displayScale: 2, userInterfaceStyle: .dark)
    let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#
    #expect(
      try verdicts(
        phone,
        [
          ("all", #""scale":"2x""#), ("pad", #""idiom":"ipad","scale":"2x""#),
          ("phone", #""idiom":"iphone","scale":"2x",\#(dark)"#),
          ("large", #""idiom":"iphone","scale":"3x",\#(dark)"#),
          ("light", #""idiom":"iphone","scale":"2x""#),
          ("low", #""idiom":"ipad","height-class":"compact""#), (nil, #""scale":"1x""#),
          ("again", #""idiom":"iphone","scale":"2x",\#(dark)"#), ("odd", #""idiom":"toaster""#),
        ]) == [
          .outranked(.idiom), .mismatched([.idiom]), .chosen, .outranked(.scale),
          .outranked(.appearance), .mismatched([.idiom, .sizeClass]), .empty, .repeated,
          .unknownCondition,
        ])
  }

  /// For every request, the explanation has the same choice as compiling.
  @Test(arguments: SizeClassGrid.cells)
  func `explanation and choice agree`(cell: SizeClassGrid.Cell) throws {
    let appearances = ["", "dark", "light"].map {
      $0.isEmpty ? "" : #","appearances":[{"appearance":"luminosity","value":"\#($0)"}]"#
    }
    var slots: [(String?, String)] = []
    for idiom in ["universal", "iphone", "ipad"] {
      for scale in ["1x", "3x"] {
        for (index, appearance) in appearances.enumerated() {
          for height in ["compact", "any"] where (slots.count + index) % 3 != 1 {
            slots.append(
              (
                "s\(slots.count)",
                #""idiom":"\#(idiom)","scale":"\#(scale)","height-class":"\#(height)""# + appearance
              ))
          }
        }
      }
    }
    for idiom in [nil, .phone, .pad, .tv, .mac] as [TraitCollection.Idiom?] {
      for style in TraitCollection.Style.allCases {
        let found = try verdicts(
          TraitCollection(
            horizontalSizeClass: cell.width, verticalSizeClass: cell.height,
            userInterfaceIdiom: idiom, displayScale: 2, userInterfaceStyle: style), slots)
        #expect(found.count { $0 == .chosen } == 1)
      }
    }
  }

  @Test func `existing files always win over missing ones`() throws {
    let contents =
      #"{"images":[{"filename":"a.png","scale":"2x"},{"filename":"b.png","scale":"1x"}]}"#
    let catalog = Catalog(
      reading: AssetCatalogSource(
        path: "A.xcassets",
        files: [
          AssetFile(path: "a.imageset/Contents.json", bytes: Array(contents.utf8)),
          AssetFile(path: "a.imageset/b.png", bytes: []),
        ]))
    let set = try #require(catalog.imageSet(named: "a"))
    let traits = AssetTraits(TraitCollection(displayScale: 2))
    #expect(set.variants.verdicts(for: traits) == [.missing, .chosen])
    #expect(set.bestMatch(for: traits)?.slot.fileName == "b.png")
  }

  @Test func `up to a hundred languages are thinned`() {
    func thinning(_ count: Int) -> AssetThinning {
      let slots = (0..<count).map { #"{"filename":"\#($0).png","locale":"l\#($0)"}"# }
      let names = (0..<count).map { AssetFile(path: "a.imageset/\($0).png", bytes: []) }
      let json = #"{"images":[{"filename":"x.png","idiom":"tv"},\#(slots.joined(separator: ","))]}"#
      let files =
        names + [
          AssetFile(path: "a.imageset/x.png", bytes: []),
          AssetFile(path: "a.imageset/Contents.json", bytes: Array(json.utf8)),
        ]
      let catalog = Catalog(reading: AssetCatalogSource(path: "A.xcassets", files: files))
      let phone = AssetTraits(TraitCollection(userInterfaceIdiom: .phone, displayScale: 2))
      return AssetThinning(of: catalog, for: [phone])
    }
    #expect(thinning(40).files.filter { $0.reason != nil }.map(\.reason) == [.mismatched([.idiom])])
    #expect(thinning(5000).files.allSatisfy { $0.reason == nil })
  }
}
